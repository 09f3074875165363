import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import type { Light } from '@/rules/togo/index';
import { NamedChoice } from '@/ui/named-choice';

import { NumberField, type Range } from './fields';

interface LightFieldsProps {
  light: Light;
  range: number;
  label: string;
  /** Of the range by day; at night there are two. */
  limits: Range;
  onLight: (light: Light) => void;
  onRange: (range: number) => unknown;
  testID: string;
}

/** Day or night, and how far one sees. */
export function LightFields({ light, range, label, limits, onLight, onRange, testID }: LightFieldsProps) {
  const t = useT();
  return (
    <>
      <NamedChoice
        label={t('common.light')}
        value={light}
        onChange={onLight}
        options={[
          { value: 'day', label: t('scenarios.light.day'), icon: 'sun' },
          { value: 'night', label: t('scenarios.light.night'), icon: 'moon' },
        ]}
        testID={`${testID}-light`}
      />
      {light === 'night' ? (
        <NamedChoice
          label={label}
          value={String(range)}
          onChange={(to) => onRange(Number(to))}
          options={['2', '4'].map((inches) => ({ value: inches, label: inchWords(Number(inches)) }))}
          testID={`${testID}-night-range`}
        />
      ) : (
        <NumberField
          label={label}
          value={range}
          onChange={onRange}
          range={limits}
          format={inchWords}
          testID={`${testID}-range`}
        />
      )}
    </>
  );
}

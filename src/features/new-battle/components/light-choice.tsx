import { useT } from '@/messages/messages';
import { SegmentedChoice } from '@/ui/segmented-choice';

import type { LightChoice as Light } from '../plan';

interface LightChoiceProps {
  light: Light;
  dayRange: number;
  onChange: (light: Light) => void;
}

/** Day with its range, or one of the book's two nights (TOGO-20, TOGO-21). */
export function LightChoice({ light, dayRange, onChange }: LightChoiceProps) {
  const t = useT();
  return (
    <SegmentedChoice<Light>
      label={t('common.light')}
      options={[
        { value: 'day', label: t('newBattle.over.dayRange', { range: dayRange }), icon: 'sun' },
        { value: 'night4', label: t('newBattle.over.night4'), icon: 'moon' },
        { value: 'night2', label: t('newBattle.over.night2'), icon: 'moon' },
      ]}
      value={light}
      onChange={onChange}
      testID="light"
    />
  );
}

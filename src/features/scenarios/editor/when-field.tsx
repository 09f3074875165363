import { useState } from 'react';

import { useT } from '@/messages/messages';
import type { When } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { NamedChoice } from '@/ui/named-choice';
import { Sheet } from '@/ui/sheet';
import { ToggleRow } from '@/ui/toggle-row';

import { whenWords } from '../words/when-words';
import { NumberField } from './fields';
import type { Edit } from './use-edit';

interface WhenFieldProps {
  edit: Edit;
  when: When | undefined;
  onChange: (when: When | undefined) => void;
  testID: string;
}

const START = 'start';

/** When an effect holds: turns from and to, counted from the start or from something that happens, until something does. */
export function WhenField({ edit: { draft }, when = {}, onChange, testID }: WhenFieldProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const triggers = [
    ...new Set(
      draft.specialRules.flatMap(({ effects }) =>
        effects.flatMap((effect) => (effect.type === 'trigger' && effect.trigger !== '' ? [effect.trigger] : [])),
      ),
    ),
  ];
  const set = (key: keyof When, value: number | string | undefined) => {
    const { [key]: _, ...rest } = when;
    const to = value === undefined ? rest : { ...rest, [key]: value };
    onChange(Object.keys(to).length === 0 ? undefined : to);
  };
  const least = when.since === undefined ? 1 : 0;
  const turn = (key: 'from' | 'to', toggle: string, label: string, first: number) => (
    <>
      <Card padded={false}>
        <ToggleRow
          title={toggle}
          on={when[key] !== undefined}
          onChange={(on) => set(key, on ? first : undefined)}
          testID={`${testID}-${key}-on`}
        />
      </Card>
      {when[key] !== undefined && (
        <NumberField
          label={label}
          value={when[key]}
          onChange={(value) => set(key, value)}
          range={[least, draft.turnLimit]}
          testID={`${testID}-${key}`}
        />
      )}
    </>
  );
  return (
    <Card padded={false}>
      <ListRow
        title={t('scenarios.edit.when')}
        subtitle={whenWords(when, t) ?? t('scenarios.when.always')}
        onPress={() => setOpen(true)}
        testID={`${testID}-when`}
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('scenarios.edit.when')}
        closeLabel={t('common.done')}
        testID={`${testID}-when-sheet`}
      >
        {turn('from', t('scenarios.edit.fromTurn'), t('scenarios.edit.from'), least)}
        {turn('to', t('scenarios.edit.toTurn'), t('scenarios.edit.to'), draft.turnLimit)}
        {triggers.length > 0 && (
          <>
            <NamedChoice
              label={t('scenarios.edit.after')}
              value={when.since ?? START}
              onChange={(since) => set('since', since === START ? undefined : since)}
              options={[
                { value: START, label: t('scenarios.edit.afterStart') },
                ...triggers.map((trigger) => ({ value: trigger, label: trigger })),
              ]}
              testID={`${testID}-since`}
            />
            <NamedChoice
              label={t('scenarios.edit.until')}
              value={when.until ?? START}
              onChange={(until) => set('until', until === START ? undefined : until)}
              options={[
                { value: START, label: t('scenarios.edit.untilEnd') },
                ...triggers.map((trigger) => ({ value: trigger, label: trigger })),
              ]}
              testID={`${testID}-until`}
            />
          </>
        )}
      </Sheet>
    </Card>
  );
}

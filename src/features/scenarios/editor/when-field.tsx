import { useState } from 'react';

import { useT } from '@/messages/messages';
import type { When } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';

import { whenWords } from '../words/when-words';
import { Fields, patched } from './fields';
import type { Edit } from './use-edit';

interface WhenFieldProps {
  edit: Edit;
  when: When | undefined;
  onChange: (when: When | undefined) => unknown;
  testID: string;
}

const START = 'start';
const chosen = (trigger: string | undefined) => (trigger === START ? undefined : trigger);

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
  const set = (to: Partial<When>) => {
    const after = patched(when, to);
    return onChange(Object.keys(after).length === 0 ? undefined : after);
  };
  const least = when.since === undefined ? 1 : 0;
  const range = [least, draft.turnLimit] as const;
  const happens = triggers.map((trigger) => ({ value: trigger, label: trigger }));
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
        <Fields
          of={when}
          onChange={set}
          rows={[
            { toggle: 'from', label: t('scenarios.edit.fromTurn'), on: least },
            when.from !== undefined && { number: 'from', label: t('scenarios.edit.from'), range },
            { toggle: 'to', label: t('scenarios.edit.toTurn'), on: draft.turnLimit },
            when.to !== undefined && { number: 'to', label: t('scenarios.edit.to'), range },
          ]}
          testID={testID}
        />
        {triggers.length > 0 && (
          <Fields
            of={{ since: when.since ?? START, until: when.until ?? START }}
            onChange={({ since, until }) => set(since ? { since: chosen(since) } : { until: chosen(until) })}
            rows={[
              {
                choice: 'since',
                label: t('scenarios.edit.after'),
                options: [{ value: START, label: t('scenarios.edit.afterStart') }, ...happens],
              },
              {
                choice: 'until',
                label: t('scenarios.edit.until'),
                options: [{ value: START, label: t('scenarios.edit.untilEnd') }, ...happens],
              },
            ]}
            testID={testID}
          />
        )}
      </Sheet>
    </Card>
  );
}

import { LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import { type ScenarioDraft, SCENARIO_LIMITS, withLight } from '@/rules/togo/index';
import { Section } from '@/ui/section';

import { type DateParts, dateWords, daysIn, isoDate, monthWords, partsOf } from '../words/dates';
import { Fields } from './fields';
import { LightFields } from './light-fields';
import type { Edit } from './use-edit';

const LONGEST_DAY_RANGE = 48;

export function BasicsPart({ edit: { draft, change } }: { edit: Edit }) {
  const t = useT();
  const set = (to: Partial<ScenarioDraft>) => change((now) => ({ ...now, ...to }));
  const setSize = (to: Partial<ScenarioDraft['size']>) => change((now) => ({ ...now, size: { ...now.size, ...to } }));
  return (
    <>
      <Fields
        of={draft}
        onChange={set}
        rows={[{ text: 'name', label: t('common.name'), kind: 'name', most: LONGEST_NAME }]}
      />
      <LightFields
        light={draft.light}
        range={draft.sightingRange}
        label={t('scenarios.edit.sighting')}
        limits={[1, LONGEST_DAY_RANGE]}
        onLight={(light) => change((now) => withLight(now, light))}
        onRange={(sightingRange) => set({ sightingRange })}
        testID="field"
      />
      <Fields
        of={draft}
        onChange={set}
        rows={[{ number: 'turnLimit', id: 'turns', label: t('common.turns'), range: [1, SCENARIO_LIMITS.turns] }]}
      />
      <Fields
        of={draft.size}
        onChange={setSize}
        rows={[{ number: 'minutes', label: t('scenarios.number.minutes'), range: [5, 720, 5] }]}
      />
      <DateFields draft={draft} change={change} />
    </>
  );
}

function DateFields({ draft, change }: Pick<Edit, 'draft' | 'change'>) {
  const t = useT();
  const parts = partsOf(draft.date);
  const time = timeOf(draft);
  const setTime = (to: Partial<typeof time>) =>
    change((now) => {
      const { hour, minute } = { ...timeOf(now), ...to };
      return { ...now, startTime: `${two(hour)}:${two(minute)}` };
    });
  return (
    <Section title={t('scenarios.page.date')}>
      <Fields
        of={parts}
        onChange={(to) => change((now) => withDate(now, { ...partsOf(now.date), ...to }))}
        rows={[
          { number: 'day', label: t('scenarios.number.day'), range: [1, daysIn(parts)] },
          { number: 'month', label: t('scenarios.number.month'), range: [1, 12], format: monthWords },
          { number: 'year', label: t('common.year'), range: [1890, 1914] },
        ]}
      />
      <Fields
        of={draft}
        onChange={(to) => change((now) => ({ ...now, ...to }))}
        rows={[{ text: 'dateText', id: 'date-text', label: t('scenarios.edit.dateText'), most: SCENARIO_LIMITS.name }]}
      />
      <Fields
        of={time}
        onChange={setTime}
        rows={[
          { number: 'hour', label: t('scenarios.number.hour'), range: [0, 23], format: two },
          { number: 'minute', label: t('scenarios.number.minute'), range: [0, 55, 5], format: two },
        ]}
      />
    </Section>
  );
}

function timeOf({ startTime }: ScenarioDraft): { readonly hour: number; readonly minute: number } {
  const [hour = 12, minute = 0] = startTime.split(':').map(Number);
  return { hour, minute };
}

const two = (number: number) => String(number).padStart(2, '0');

/** The words follow the date, unless the owner wrote others ("night of 8-9 February"). */
function withDate(draft: ScenarioDraft, parts: DateParts): ScenarioDraft {
  const date = isoDate(parts);
  const follows = draft.dateText === '' || draft.dateText === dateWords(draft.date);
  return { ...draft, date, dateText: follows ? dateWords(date) : draft.dateText };
}

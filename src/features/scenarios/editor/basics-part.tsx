import { inchWords } from '@/kit/words/inches';
import { LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import { type ScenarioDraft, SCENARIO_LIMITS, withLight } from '@/rules/togo/index';
import { NamedChoice } from '@/ui/named-choice';
import { Section } from '@/ui/section';
import { TextField } from '@/ui/text-field';

import { type DateParts, dateWords, daysIn, isoDate, monthWords, partsOf } from '../words/dates';
import { NumberField, NumberFields } from './fields';
import type { Edit } from './use-edit';

const LONGEST_DAY_RANGE = 48;

export function BasicsPart({ edit: { draft, change } }: { edit: Edit }) {
  const t = useT();
  const { name, light, sightingRange, turnLimit, size } = draft;
  return (
    <>
      <TextField
        label={t('common.name')}
        value={name}
        onChange={(to) => change((now) => ({ ...now, name: to }))}
        kind="name"
        maxLength={LONGEST_NAME}
        testID="field-name"
      />
      <NamedChoice
        label={t('common.light')}
        value={light}
        onChange={(to) => change((now) => withLight(now, to))}
        options={[
          { value: 'day', label: t('scenarios.light.day'), icon: 'sun' },
          { value: 'night', label: t('scenarios.light.night'), icon: 'moon' },
        ]}
        testID="field-light"
      />
      {light === 'night' ? (
        <NamedChoice
          label={t('scenarios.edit.sighting')}
          value={String(sightingRange)}
          onChange={(to) => change((now) => ({ ...now, sightingRange: Number(to) }))}
          options={['2', '4'].map((range) => ({ value: range, label: inchWords(Number(range)) }))}
          testID="field-night-range"
        />
      ) : (
        <NumberField
          label={t('scenarios.edit.sighting')}
          value={sightingRange}
          onChange={(to) => change((now) => ({ ...now, sightingRange: to }))}
          range={[1, LONGEST_DAY_RANGE]}
          format={inchWords}
          testID="field-range"
        />
      )}
      <NumberField
        label={t('common.turns')}
        value={turnLimit}
        onChange={(to) => change((now) => ({ ...now, turnLimit: to }))}
        range={[1, SCENARIO_LIMITS.turns]}
        testID="field-turns"
      />
      <NumberField
        label={t('scenarios.number.minutes')}
        value={size.minutes}
        onChange={(minutes) => change((now) => ({ ...now, size: { ...now.size, minutes } }))}
        range={[5, 720, 5]}
        testID="field-minutes"
      />
      <DateFields draft={draft} change={change} />
    </>
  );
}

function DateFields({ draft, change }: Pick<Edit, 'draft' | 'change'>) {
  const t = useT();
  const parts = partsOf(draft.date);
  const [hour = 12, minute = 0] = draft.startTime.split(':').map(Number);
  const two = (number: number) => String(number).padStart(2, '0');
  const setTime = (h: number, m: number) => change((now) => ({ ...now, startTime: `${two(h)}:${two(m)}` }));
  const setDate = (to: Partial<DateParts>) => change((now) => withDate(now, { ...partsOf(now.date), ...to }));
  return (
    <Section title={t('scenarios.page.date')}>
      <NumberFields
        rows={[
          ['day', parts.day, [1, daysIn(parts)], (day) => setDate({ day })],
          ['month', parts.month, [1, 12], (month) => setDate({ month }), monthWords],
          ['year', parts.year, [1890, 1914], (year) => setDate({ year })],
        ]}
      />
      <TextField
        label={t('scenarios.edit.dateText')}
        value={draft.dateText}
        onChange={(dateText) => change((now) => ({ ...now, dateText }))}
        maxLength={SCENARIO_LIMITS.name}
        testID="field-date-text"
      />
      <NumberFields
        rows={[
          ['hour', hour, [0, 23], (to) => setTime(to, minute), two],
          ['minute', minute, [0, 55, 5], (to) => setTime(hour, to), two],
        ]}
      />
    </Section>
  );
}

/** The words follow the date, unless the owner wrote others ("night of 8-9 February"). */
function withDate(draft: ScenarioDraft, parts: DateParts): ScenarioDraft {
  const date = isoDate(parts);
  const follows = draft.dateText === '' || draft.dateText === dateWords(draft.date);
  return { ...draft, date, dateText: follows ? dateWords(date) : draft.dateText };
}

import { ValuesChoice } from '@/features/play/values-choice';
import { useT } from '@/messages/messages';
import type { TableSource } from '@/rules/common/owner-table';
import { type Season, SEASONS } from '@/rules/red-sun/index';
import type { Json } from '@/rules/rulebook';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';

import { AUTO, HOUSE, LATER, useForcesLists } from './own-forces';
import { sourceOf, useOwnTable } from './own-table';

/** What is asked before a campaign begins. */
export interface CampaignChoices {
  /** A list by its id, or one of the ways without one. */
  readonly values: string;
  readonly season: Season;
  readonly turnLimit: number | null;
  /** Null: as the table stands on the shelf. */
  readonly manoeuvre: TableSource | null;
}

export const FIRST_CHOICES = {
  ...{ values: AUTO, season: 'winter', turnLimit: null, manoeuvre: null },
} as const satisfies CampaignChoices;

const MOST_TURNS = 40;

interface FieldsProps {
  choices: Json;
  onChange: (choices: Json) => void;
}

/** Whose numbers, which season, which table, and how long the game lasts. */
export function CampaignFields({ choices, onChange }: FieldsProps) {
  const t = useT();
  const now = choices as unknown as CampaignChoices;
  const lists = useForcesLists();
  const source = sourceOf(useOwnTable());
  const chosen = now.values === AUTO ? (lists[0]?.id ?? HOUSE) : now.values;
  const set = (change: Partial<CampaignChoices>) => onChange({ ...now, ...change } as unknown as Json);
  const ways = [
    ...lists.map(({ id, name }) => ({
      id,
      words: t('red-sun.shelf.start.own', { name }),
      detail: t('red-sun.shelf.start.ownText'),
    })),
    { id: HOUSE, words: t('red-sun.shelf.start.house'), detail: t('red-sun.shelf.start.houseText') },
    { id: LATER, words: t('red-sun.shelf.start.later'), detail: t('red-sun.shelf.start.laterText') },
  ];
  return (
    <>
      <ValuesChoice
        title={t('red-sun.shelf.start.values')}
        ways={ways}
        chosen={chosen}
        onChoose={(id) => set({ values: id })}
      />
      <Section title={t('red-sun.shelf.start.season')} aside="RSR-14">
        <SegmentedChoice
          label={t('red-sun.shelf.start.season')}
          options={SEASONS.map((value) => ({ value, label: t(`red-sun.seasonName.${value}`) }))}
          value={now.season}
          onChange={(season) => set({ season })}
          testID="first-season"
        />
      </Section>
      <Section title={t('red-sun.shelf.start.table')} aside="AMB-11">
        <Text as="text2" color="ink2">
          {t('red-sun.shelf.start.tableText')}
        </Text>
        <SegmentedChoice
          label={t('red-sun.shelf.start.table')}
          options={[
            ...(source === 'yours' ? [{ value: 'yours' as const, label: t('red-sun.shelf.start.yours') }] : []),
            {
              value: 'house',
              label: t('red-sun.shelf.start.houseTable'),
              shortLabel: t('red-sun.shelf.start.houseShort'),
            },
            { value: 'none', label: t('red-sun.shelf.start.enter') },
          ]}
          value={now.manoeuvre ?? source}
          onChange={(manoeuvre) => set({ manoeuvre })}
          testID="manoeuvre"
        />
      </Section>
      <StepRow
        label={t('red-sun.shelf.start.turnLimit')}
        hint={t('red-sun.shelf.start.turnLimitHint')}
        decreaseLabel={t('red-sun.shelf.start.fewer')}
        increaseLabel={t('red-sun.shelf.start.more')}
        value={now.turnLimit ?? 0}
        min={0}
        max={MOST_TURNS}
        format={(turn) => (turn === 0 ? t('red-sun.shelf.start.noLimit') : String(turn))}
        onChange={(turn) => set({ turnLimit: turn === 0 ? null : turn })}
        testID="turn-limit"
      />
    </>
  );
}

import { ValuesChoice } from '@/features/play/values-choice';
import { useT } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';

import { AUTO, HOUSE, LATER, useCounterLists } from './own-counters';

/** What is asked before a campaign begins. */
export interface CampaignChoices {
  /** A list by its id, or one of the ways without one. */
  readonly values: string;
  readonly turnLimit: number | null;
}

export const FIRST_CHOICES = { values: AUTO, turnLimit: null } as const satisfies CampaignChoices;

const MOST_TURNS = 40;

interface FieldsProps {
  choices: Json;
  onChange: (choices: Json) => void;
}

/** Whose values the ships have, and how long the game lasts. */
export function CampaignFields({ choices, onChange }: FieldsProps) {
  const t = useT();
  const { values, turnLimit } = choices as unknown as CampaignChoices;
  const lists = useCounterLists();
  const chosen = values === AUTO ? (lists[0]?.id ?? HOUSE) : values;
  const set = (change: Partial<CampaignChoices>) => onChange({ values, turnLimit, ...change });
  const ways = [
    ...lists.map(({ id, name }) => ({
      id,
      words: t('tide.shelf.start.own', { name }),
      detail: t('tide.shelf.start.ownText'),
    })),
    { id: HOUSE, words: t('tide.shelf.start.house'), detail: t('tide.shelf.start.houseText') },
    { id: LATER, words: t('tide.shelf.start.later'), detail: t('tide.shelf.start.laterText') },
  ];
  return (
    <>
      <ValuesChoice
        title={t('tide.shelf.start.values')}
        ways={ways}
        chosen={chosen}
        onChoose={(id) => set({ values: id })}
      />
      <StepRow
        label={t('tide.shelf.start.turnLimit')}
        decreaseLabel={t('tide.shelf.start.fewer')}
        increaseLabel={t('tide.shelf.start.more')}
        value={turnLimit ?? 0}
        min={0}
        max={MOST_TURNS}
        format={(turn) => (turn === 0 ? t('tide.shelf.start.noLimit') : String(turn))}
        onChange={(turn) => set({ turnLimit: turn === 0 ? null : turn })}
        testID="turn-limit"
      />
      <Text as="text2" color="ink2">
        {t('tide.shelf.start.turnLimitHint')}
      </Text>
    </>
  );
}

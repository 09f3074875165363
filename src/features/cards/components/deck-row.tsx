import { useRouter } from 'expo-router';

import { SideMark } from '@/kit/side-mark';
import { ensignOf, sideName } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type DeckDesign, deckDifferences, deckProblems } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { ListRow } from '@/ui/list-row';
import { Tag } from '@/ui/tag';

import { useCardFinder } from '../catalogue';

/** A deck with its numbers, and a word where it is not as printed or cannot be dealt. */
export function DeckRow({ deck }: { deck: DeckDesign }) {
  const t = useT();
  const router = useRouter();
  const find = useCardFinder();
  const marks = useSettings((settings) => settings.marks);
  const { dummies, hand, draws } = deck;
  const isBroken = deckProblems(deck, find).length > 0;
  const isChanged = deckDifferences(deck).length > 0;
  return (
    <ListRow
      leading={<SideMark side={ensignOf(deck.side)} marks={marks} width={30} label={sideName(deck.side)} />}
      title={deck.name}
      subtitle={t('cards.deck.line', { events: deck.events.length, dummies, hand, draws })}
      trailing={
        isBroken ? (
          <Tag tone="danger" icon="warning" text={t('cards.deck.broken')} />
        ) : isChanged ? (
          <Tag text={t('cards.deck.changed')} />
        ) : undefined
      }
      onPress={() => router.push(`/cards/deck/${deck.id}`)}
      testID={`deck-${deck.id}`}
    />
  );
}

import { effectSentence } from '@/kit/words/card-words';
import { useT } from '@/messages/messages';
import { DECK_LIMITS, type DeckDesign, type DeckProblem, deckProblems } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { useCardFinder, useCardsOf } from '../catalogue';
import { PhaseCorner } from './card-row';

interface DeckEventsProps {
  deck: DeckDesign;
  edit: (change: (deck: DeckDesign) => DeckDesign) => void;
}

/** Which events are in the deck; what keeps it from being dealt stands first, with the way to take it out. */
export function DeckEvents({ deck, edit }: DeckEventsProps) {
  const t = useT();
  const { house, own } = useCardsOf(deck.side);
  const problems = deckProblems(deck, useCardFinder());
  const isFull = deck.events.length >= DECK_LIMITS.events;
  const put = (id: string, on: boolean) =>
    edit((now) => ({ ...now, events: on ? withCard(now.events, id) : now.events.filter((one) => one !== id) }));
  return (
    <Section
      title={t('cards.deck.events')}
      aside={t('cards.deck.chosen', { chosen: deck.events.length, most: DECK_LIMITS.events })}
      testID="deck-events"
    >
      {problems.length > 0 && (
        <Card padded={false}>
          {problems.map((problem, index) => (
            <Problem key={`${problem.card}-${index}`} problem={problem} onTakeOut={() => edit(without(problem))} />
          ))}
        </Card>
      )}
      {isFull && <Text color="ink2">{t('cards.deck.full', { most: DECK_LIMITS.events })}</Text>}
      <Card padded={false}>
        {[...own, ...house].map((card) => {
          const isIn = deck.events.includes(card.id);
          return (
            <ToggleRow
              key={card.id}
              kind="checkbox"
              leading={<PhaseCorner time={card.time} />}
              title={card.name}
              subtitle={effectSentence(card.effect)}
              on={isIn}
              disabled={isFull && !isIn}
              onChange={(on) => put(card.id, on)}
              testID={`event-${card.id}`}
            />
          );
        })}
      </Card>
    </Section>
  );
}

function Problem({ problem: { code, card }, onTakeOut }: { problem: DeckProblem; onTakeOut: () => void }) {
  const t = useT();
  const find = useCardFinder();
  const words = {
    UNKNOWN_CARD: t('cards.deck.goneText'),
    OTHER_SIDES_CARD: t('cards.deck.wrongSide'),
    CARD_TWICE: t('cards.deck.twice'),
  };
  return (
    <ListRow
      leading={<Icon name="warning" size={24} />}
      title={find(card)?.title ?? t('cards.deck.gone')}
      subtitle={words[code]}
      variant="plain"
      trailing={<Button label={t('cards.deck.takeOut')} onPress={onTakeOut} testID={`take-out-${card}`} />}
    />
  );
}

const withCard = (events: readonly string[], id: string): readonly string[] =>
  events.includes(id) || events.length >= DECK_LIMITS.events ? events : [...events, id];

/** A card that is there twice stays there once. */
const without =
  ({ code, card }: DeckProblem) =>
  (deck: DeckDesign): DeckDesign => {
    const rest = deck.events.filter((one) => one !== card);
    return { ...deck, events: code === 'CARD_TWICE' ? [...rest, card] : rest };
  };

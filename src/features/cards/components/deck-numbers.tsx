import { percentShort } from '@/kit/odds-charts/odds-words';
import { useT } from '@/messages/messages';
import { cardOdds, DECK_LIMITS, type DeckDesign, DECKS } from '@/rules/togo/index';
import { Section } from '@/ui/section';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';

interface DeckNumbersProps {
  deck: DeckDesign;
  edit: (change: (deck: DeckDesign) => DeckDesign) => void;
}

const NUMBERS = ['dummies', 'hand', 'draws'] as const;

/** Blanks, first hand and draws, with what they come to. */
export function DeckNumbers({ deck, edit }: DeckNumbersProps) {
  const t = useT();
  const total = deck.events.length + deck.dummies;
  const seen = Math.min(deck.hand, total);
  const odds = cardOdds({ deck: total, events: deck.events.length, seen });
  const turns = deck.draws === 0 ? 0 : Math.ceil((total - seen) / deck.draws);
  return (
    <Section title={t('cards.deck.numbers')} aside={t('cards.deck.total', { count: total })} testID="deck-numbers">
      {NUMBERS.map((number) => (
        <StepRow
          key={number}
          label={t(`cards.deck.count.${number}`)}
          hint={t('cards.deck.printed', { count: DECKS[deck.side][number] })}
          decreaseLabel={t(`cards.deck.less.${number}`)}
          increaseLabel={t(`cards.deck.more.${number}`)}
          value={deck[number]}
          min={0}
          max={DECK_LIMITS[number]}
          onChange={(_, way) => edit((now) => ({ ...now, [number]: stepped(now[number], way, DECK_LIMITS[number]) }))}
          testID={`deck-${number}`}
        />
      ))}
      <Text color="ink2" testID="deck-odds">
        {t('cards.deck.firstHand', { percent: percentShort(odds.ok ? odds.value.pAtLeastOne : 0) })}
      </Text>
      <Text color="ink2" testID="deck-turns">
        {deck.draws === 0 ? t('cards.deck.neverDrawn') : t('cards.deck.lasts', { count: turns })}
      </Text>
    </Section>
  );
}

/** From the kept value: a tap that comes before the last one is on screen must not step past the limits. */
const stepped = (value: number, way: 1 | -1, most: number): number => Math.min(most, Math.max(0, value + way));

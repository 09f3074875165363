import { PickRow } from '@/kit/pick-sheet';
import { sideName } from '@/kit/sides';
import { deckWords } from '@/messages/house-card-words';
import { useT } from '@/messages/messages';
import { canDeal, decksOf, type OwnDecks, type Side, SIDES } from '@/rules/togo/index';
import { Text } from '@/ui/text';

import type { FightForm } from './fight-form';

type Decks = FightForm['decks'];

const NO_CARDS = 'none';

const isDealt = (side: Side, decks: Decks, own: OwnDecks): boolean =>
  decks[side] === null || canDeal(side, decks[side], own, deckWords());

export const canDealAll = (decks: Decks, own: OwnDecks): boolean => SIDES.every((side) => isDealt(side, decks, own));

interface Props {
  own: OwnDecks;
  decks: Decks;
  onChange: (decks: Decks) => void;
}

/** Which cards each side draws: the house deck, one of the owner's, or none (TOGO-71). */
export function DeckRows({ own, decks, onChange }: Props) {
  const t = useT();
  return SIDES.map((side) => [
    <PickRow
      key={side}
      label={side === 'ijn' ? t('newBattle.cards.deckIjn') : t('newBattle.cards.deckIrn')}
      options={[
        ...decksOf(side, own, deckWords()).map(({ id, name }) => ({ value: id, label: name })),
        { value: NO_CARDS, label: t('newBattle.cards.none') },
      ]}
      value={decks[side] ?? NO_CARDS}
      onChange={(id) => onChange({ ...decks, [side]: id === NO_CARDS ? null : id })}
      testID={`deck-${side}`}
    />,
    !isDealt(side, decks, own) && (
      <Text key={`${side}-problem`} color="danger" role="alert" testID={`deck-problem-${side}`}>
        {t('newBattle.problem.deck', { side: sideName(side) })}
      </Text>
    ),
  ]);
}

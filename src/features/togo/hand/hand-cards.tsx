import { View } from 'react-native';

import { effectSentence, timeWord } from '@/kit/words/card-words';
import { useT } from '@/messages/messages';
import type { Card, Side } from '@/rules/togo/index';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { cardTitle } from './card-title';
import { useGame } from '../game';

interface Props {
  side: Side;
  /** What was in hand when the curtain opened: the rest has just been drawn. */
  before: ReadonlySet<string>;
  onOpen: (card: string) => void;
}

/** The hand: events one by one, those that can be played now first; blanks counted. */
export function HandCards({ side, before, onOpen }: Props) {
  const t = useT();
  const { view } = useGame();
  const { hand, handSize, pile, hasCards, discard } = view.sides[side];
  const events = (hand ?? []).filter(({ kind }) => kind === 'event');
  const blanks = (hand ?? []).filter(({ kind }) => kind === 'dummy');
  const isNow = ({ time }: Card) => time === 'any' || time === view.phase;
  const ordered = [...events].sort((a, b) => Number(isNow(b)) - Number(isNow(a)));
  const [blank] = blanks;
  return (
    <View testID="hand">
      <View style={{ paddingHorizontal: space.edge, paddingTop: space.edge }}>
        <SectionHeader
          title={t('hand.cards', { count: handSize })}
          aside={hasCards ? t('hand.pile', { count: pile }) : undefined}
        />
      </View>
      {!hasCards && <Line words={t('hand.noDeck')} />}
      {hasCards && handSize === 0 && <Line words={t('hand.empty')} />}
      {ordered.map((card) => (
        <ListRow
          key={card.id}
          title={cardTitle(card)}
          subtitle={lineOf(t, card)}
          variant={isNow(card) ? 'next' : 'card'}
          said={!before.has(card.id) ? t('hand.new') : isNow(card) ? t('hand.now') : undefined}
          trailing={
            before.has(card.id) ? (
              isNow(card) ? (
                <Tag text={t('hand.now')} tone="now" />
              ) : undefined
            ) : (
              <Tag text={t('hand.new')} />
            )
          }
          onPress={() => onOpen(card.id)}
          testID={`card-${card.id}`}
        />
      ))}
      {blank && (
        <ListRow
          title={t('hand.blanks', { count: blanks.length })}
          subtitle={t('hand.blankText')}
          said={blanks.some(({ id }) => !before.has(id)) ? t('hand.new') : undefined}
          trailing={blanks.some(({ id }) => !before.has(id)) ? <Tag text={t('hand.new')} /> : undefined}
          onPress={() => onOpen(blank.id)}
          testID="blank-cards"
        />
      )}
      {hasCards && pile === 0 && <Line words={t('hand.pileEmpty')} />}
      {discard !== null && discard.length > 0 && (
        <Line words={t('hand.discarded', { cards: discard.map(cardTitle).join(', ') })} />
      )}
    </View>
  );
}

function Line({ words }: { words: string }) {
  return (
    <Text as="text2" color="ink2" style={{ paddingHorizontal: space.edge, paddingVertical: space.sm }}>
      {words}
    </Text>
  );
}

/** When, and what it does; cards of older battles say nothing. */
function lineOf(t: ReturnType<typeof useT>, { time, effect, text }: Card): string {
  const what = effect ? effectSentence(effect) : text;
  return what === '' ? timeWord(time) : t('hand.whenWhat', { when: timeWord(time), what });
}

import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { effectSentence, lastsWord } from '@/kit/words/card-words';
import { useT } from '@/messages/messages';
import { SIDES } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { space } from '@/ui/tokens';

import { cardTitle } from './card-title';
import { DeskButtons } from './desk-buttons';
import { useGame } from '../game';

/** Played cards everybody should remember: those that still change a number, and this turn's that the players carry out. */
export function CardsInForce() {
  const t = useT();
  const { view, nameOf } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const played = SIDES.flatMap((side) =>
    view.sides[side].played.flatMap((one) => {
      const { card, turn, inForce } = one;
      const told = card !== null && card.effect === undefined && turn === view.turn;
      return card !== null && (inForce || told) ? [{ ...one, card, side }] : [];
    }),
  );
  return (
    <View testID="cards-in-force">
      {played.length > 0 && (
        <View style={{ paddingHorizontal: space.edge, paddingTop: space.edge }}>
          <SectionHeader title={t('hand.inForce')} />
        </View>
      )}
      {played.map(({ card, side, target }) => (
        <ListRow
          key={`${side} ${card.id}`}
          variant="plain"
          leading={<SideMark side={ensignOf(side)} marks={marks} width={30} label={t(`common.side.${side}`)} />}
          title={
            target === null ? cardTitle(card) : t('hand.playedOn', { title: cardTitle(card), target: nameOf(target) })
          }
          subtitle={
            card.effect
              ? t('hand.changes', { effect: effectSentence(card.effect), lasts: lastsWord(card.effect.lasts) })
              : card.text
          }
          testID={`in-force-${card.id}`}
        />
      ))}
      <View style={{ padding: space.edge, gap: space.sm }}>
        <SectionHeader title={t('hand.section')} />
        <DeskButtons />
      </View>
    </View>
  );
}

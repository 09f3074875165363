import { inchWords } from '@/kit/words/inches';
import { View } from 'react-native';

import { effectSentence } from '@/kit/words/card-words';
import { useT } from '@/messages/messages';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import type { ShipView } from '../plan-state';
import { stateWords } from '../words/fate-words';
import { FigureRow } from './figure-row';
import { NamedRule } from '../named-rule';

/** Speed, armour, size, torpedoes: what is left, and what took the rest. */
export function ShipFigures({ ship }: { ship: ShipView }) {
  const t = useT();
  const { card, speed, speedParts } = ship;
  const reduced = speed < card.speed ? speedParts.filter(({ value }) => value < 0) : [];
  return (
    <View style={{ gap: space.sm }}>
      <FigureRow ship={ship} />
      {(ship.unitsAtFirst > 1 || ship.fate !== 'afloat' || ship.status !== 'afloat') && (
        <Text as="name" style={{ textAlign: 'center' }} testID="ship-state">
          {stateWords(ship)}
        </Text>
      )}
      {ship.cards.map(({ card, effect, by }, place) => (
        <Text key={place} color="ink2">
          {t('hand.onHer', { title: card, effect: effectSentence({ type: effect, by }) })}
        </Text>
      ))}
      {reduced.length > 0 && (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm, flexWrap: 'wrap' }}>
          <Text as="text2" color="ink2">
            {t('battle.ship.slowed', { was: inchWords(card.speed), now: inchWords(speed) })}
          </Text>
          {reduced.map(({ rule }, place) => (
            <NamedRule key={place} rule={rule} testID={`slowed-${place}`} />
          ))}
        </View>
      )}
    </View>
  );
}

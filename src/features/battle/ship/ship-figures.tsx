import { View } from 'react-native';

import { inchWords } from '@/kit/dial/dial-words';
import { RuleLink } from '@/kit/rule-link';
import { effectSentence } from '@/kit/words/card-words';
import { useT } from '@/messages/messages';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import type { ShipView } from '../plan-state';
import { stateWords } from '../words/fate-words';

/** Speed, armour, size, torpedoes: what is left, and what took the rest. */
export function ShipFigures({ ship }: { ship: ShipView }) {
  const t = useT();
  const { card, speed, speedParts, torpedoFactors } = ship;
  const reduced = speed < card.speed ? speedParts.filter(({ value }) => value < 0) : [];
  const figures = [
    { value: inchWords(t, speed), unit: t('battle.fleet.speed') },
    { value: String(card.armour), unit: t('battle.ship.armour') },
    { value: t('battle.ship.sizes', { gun: card.size.gun, torpedo: card.size.torpedo }), unit: t('battle.ship.size') },
    { value: String(torpedoFactors), unit: t('battle.ship.torpedoes') },
  ];
  return (
    <View style={{ gap: space.sm }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-around', gap: space.md }}>
        {figures.map(({ value, unit }) => (
          <View key={unit} accessible style={{ alignItems: 'center' }}>
            <Text as="pad">{value}</Text>
            <Text as="text2" color="ink2">
              {unit}
            </Text>
          </View>
        ))}
      </View>
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
            {t('battle.ship.slowed', { was: inchWords(t, card.speed), now: inchWords(t, speed) })}
          </Text>
          {reduced.map(({ rule }, place) => (
            <RuleLink key={place} rule={rule} />
          ))}
        </View>
      )}
    </View>
  );
}

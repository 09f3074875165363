import { useState } from 'react';
import { View } from 'react-native';

import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import { ARCS, type Arc } from '@/rules/togo/index';
import { Pressable } from '@/ui/pressable';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

import type { ShipView } from '../plan-state';
import { type AskedGun, GunWhy } from './gun-why';

/** Dice by arc: what was printed struck through beside what damage has left. A tap on a number says why. */
export function GunTable({ ship }: { ship: ShipView }) {
  const t = useT();
  const { color } = useTheme();
  const [asked, setAsked] = useState<AskedGun | null>(null);
  const heads: Readonly<Record<Arc, string>> = {
    bow: t('battle.ship.bow'),
    side: t('battle.ship.side'),
    stern: t('battle.ship.stern'),
  };
  if (ship.card.batteries.length === 0) return null;
  return (
    <View>
      <SectionHeader
        title={ship.units > 1 ? t('damage.gun.eachBoat') : t('battle.ship.guns')}
        aside={t('battle.ship.arcs', { bow: heads.bow, side: heads.side, stern: heads.stern })}
      />
      {ship.card.batteries.map((printed, place) => {
        const left = ship.batteries[place]?.dice ?? printed.dice;
        return (
          <View
            key={place}
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              paddingVertical: space.xs,
              borderBottomWidth: stroke.hairline,
              borderColor: color.rule,
            }}
          >
            <View style={{ flex: 2, flexDirection: 'row', gap: space.xs, alignItems: 'baseline' }}>
              <Text as="name">{gunWords(printed.weapon)}</Text>
              {printed.main && (
                <Text as="text2" color="ink2">
                  {t('battle.ship.main')}
                </Text>
              )}
            </View>
            {ARCS.map((arc) => (
              <Pressable
                key={arc}
                label={t('damage.gun.ask', {
                  said: t('battle.ship.diceSaid', { arc: heads[arc], left: left[arc], of: printed.dice[arc] }),
                })}
                onPress={() => setAsked({ battery: place, arc, name: heads[arc] })}
                style={CELL}
                testID={`gun-${place}-${arc}`}
              >
                {left[arc] !== printed.dice[arc] && (
                  <Text as="control" color="ink2" style={{ textDecorationLine: 'line-through' }}>
                    {printed.dice[arc]}
                  </Text>
                )}
                <Text as="value">{left[arc]}</Text>
              </Pressable>
            ))}
          </View>
        );
      })}
      {asked && <GunWhy ship={ship} asked={asked} onClose={() => setAsked(null)} />}
    </View>
  );
}

const CELL = {
  flex: 1,
  flexDirection: 'row',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 4,
  minHeight: touch.min,
} as const;

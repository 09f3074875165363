import { View } from 'react-native';

import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import { ARCS, type Arc } from '@/rules/togo/index';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import type { ShipView } from '../plan-state';

/** Dice by arc: what was printed struck through beside what damage has left. */
export function GunTable({ ship }: { ship: ShipView }) {
  const t = useT();
  const { color } = useTheme();
  const heads: Readonly<Record<Arc, string>> = {
    bow: t('battle.ship.bow'),
    side: t('battle.ship.side'),
    stern: t('battle.ship.stern'),
  };
  if (ship.card.batteries.length === 0) return null;
  return (
    <View>
      <SectionHeader
        title={t('battle.ship.guns')}
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
              paddingVertical: space.sm,
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
              <View
                key={arc}
                accessible
                aria-label={t('battle.ship.diceSaid', { arc: heads[arc], left: left[arc], of: printed.dice[arc] })}
                style={{ flex: 1, flexDirection: 'row', justifyContent: 'center', alignItems: 'baseline', gap: 4 }}
              >
                {left[arc] !== printed.dice[arc] && (
                  <Text as="control" color="ink2" style={{ textDecorationLine: 'line-through' }}>
                    {printed.dice[arc]}
                  </Text>
                )}
                <Text as="value">{left[arc]}</Text>
              </View>
            ))}
          </View>
        );
      })}
    </View>
  );
}

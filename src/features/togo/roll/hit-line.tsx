import { inchWords } from '@/kit/words/inches';
import { View } from 'react-native';

import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import type { HitInHand } from '@/rules/togo/index';
import type { Face } from '@/ui/dice-input';
import { DieFace } from '@/ui/die-face';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { dieSize, radius, space, stroke } from '@/ui/tokens';

import type { ShipView } from '../plan-state';
import { resultLetters } from './hit-words';
import { useGame } from '../game';

interface LineProps {
  ship: ShipView;
  hit: HitInHand;
  place: number;
  count: number;
}

/** Which of her hits this is, who fired it, how the table is read, and what the die said. */
export function HitLine({ ship, hit: { hit: id, reading }, place, count }: LineProps) {
  const t = useT();
  const { color } = useTheme();
  const { nameOf } = useGame();
  const hit = ship.waiting.find((each) => each.id === id);
  if (!hit) return null;
  const { weapon, range, from, source, beyond8, restricted } = hit;
  const firer = from === null ? t('battle.someCounter') : nameOf(from);
  const origin =
    source === 'fire'
      ? t('damage.fromFire')
      : source === 'umpire'
        ? t('damage.fromUmpire')
        : weapon === null || range === null
          ? t('battle.hits.fromAny', { firer })
          : t('battle.hits.from', { gun: gunWords(weapon), firer, range: inchWords(range) });
  const column = ship.card.type;
  const table = restricted
    ? t(beyond8 ? 'damage.table.restrictedShifted' : 'damage.table.restricted')
    : t(beyond8 ? 'damage.table.shifted' : 'damage.table.full', { column });
  const letters = reading && resultLetters(reading.letters);
  const said = reading ? t('damage.rolled', { face: reading.die, result: letters ?? '' }) : t('damage.wanted');
  return (
    <View
      testID={`hit-line-${place}`}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space.md,
        paddingVertical: space.sm,
        borderTopWidth: stroke.hairline,
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
      }}
    >
      <Tag text={t('damage.place', { number: place + 1, count })} />
      <View style={{ flex: 1, flexBasis: 150 }}>
        <Text as="name">{origin}</Text>
        <Text as="text2" color="ink2">
          {table}
        </Text>
      </View>
      <View accessible role="img" aria-label={said} style={{ flexDirection: 'row', gap: space.sm }}>
        <DieFace
          face={(reading?.die ?? undefined) as Face | undefined}
          state={reading ? 'success' : 'waiting'}
          size={dieSize.key}
          label={null}
        />
        {letters !== null && (
          <View
            style={{
              minWidth: dieSize.key,
              minHeight: dieSize.key,
              paddingHorizontal: space.xs,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: radius.chip,
              backgroundColor: color.ink,
            }}
          >
            <Text as="name" color="paper">
              {letters}
            </Text>
          </View>
        )}
      </View>
    </View>
  );
}

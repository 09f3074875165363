import { View } from 'react-native';

import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import { Marker } from '@/ui/marker';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

import type { Pairs, Salvo } from './salvo-of';
import { useGame } from '../game';

/** How many hits it came to, readable across the table, and what each of them will be worth in the damage phase. */
export function SalvoResult({ salvo }: { salvo: Salvo }) {
  const { count, targets, expected, rows, byFirer = [] } = salvo;
  const t = useT();
  const { color } = useTheme();
  const { nameOf } = useGame();
  const [one] = targets;
  const hit = new Set(rows.map(({ target }) => target));
  const worth: Readonly<Record<(typeof rows)[number]['kind'], string>> = {
    full: t('damage.salvo.full'),
    shifted: t('damage.salvo.shifted'),
    restricted: t('damage.salvo.restricted'),
    boats: t('damage.salvo.boats'),
  };
  const promised = expected === null ? null : expected.toFixed(2);
  const target = one === undefined ? null : nameOf(one);
  const on =
    targets.length > 1
      ? t('damage.salvo.onSeveral', { count: hit.size || targets.length })
      : target === null
        ? promised !== null && t('damage.salvo.expected', { expected: promised })
        : promised === null
          ? t('damage.salvo.onAny', { target })
          : t('damage.salvo.on', { target, expected: promised });
  return (
    <View testID="salvo-result">
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: space.edge,
          paddingBottom: space.md,
        }}
      >
        <Text as="hero" testID="salvo-hits">
          {count}
        </Text>
        <View style={{ flex: 1, flexBasis: 150 }}>
          <Text as="pad">{t('damage.salvo.effective', { count })}</Text>
          <Text color="ink2">{on}</Text>
        </View>
      </View>
      {byFirer.length > 0 ? (
        <ByFirer pairs={byFirer} />
      ) : (
        rows.map(({ weapon, target: struck, count: hits, kind }, place) => {
          const gun =
            targets.length > 1
              ? t('damage.salvo.rowOn', { gun: gunWords(weapon), target: nameOf(struck) })
              : gunWords(weapon);
          const what = worth[kind];
          return (
            <View
              key={place}
              accessible
              role="group"
              aria-label={t('damage.salvo.row', { count: hits, gun, what })}
              style={{
                flexDirection: 'row',
                flexWrap: 'wrap',
                alignItems: 'center',
                alignContent: 'center',
                columnGap: space.md,
                minHeight: touch.min,
                borderTopWidth: stroke.hairline,
                borderColor: color.rule,
              }}
            >
              <Marker kind="pending" count={hits} label={t('battle.ship.pending', { count: hits })} />
              <Text as="name">{gun}</Text>
              <Text as="text2" color="ink2">
                {what}
              </Text>
            </View>
          );
        })
      )}
    </View>
  );
}

/** Who hit whom; those who hit nobody in one line. */
function ByFirer({ pairs }: { pairs: Pairs }) {
  const t = useT();
  const { color } = useTheme();
  const { nameOf } = useGame();
  const hits = pairs.filter(({ count }) => count > 0);
  const without = [...new Set(pairs.map(({ firer }) => firer))].filter(
    (firer) => !hits.some((pair) => pair.firer === firer),
  );
  return (
    <View testID="hits-by-firer">
      {hits.map(({ firer, target, count }) => (
        <View
          key={`${firer} ${target}`}
          accessible
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.md,
            minHeight: 40,
            borderTopWidth: stroke.hairline,
            borderColor: color.rule,
          }}
        >
          <Marker kind="pending" count={count} label={t('battle.ship.pending', { count })} />
          <Text as="name" style={{ flexShrink: 1 }}>
            {t('volley.hit', { firer: nameOf(firer), target: nameOf(target) })}
          </Text>
        </View>
      ))}
      {without.length > 0 && (
        <Text as="text2" color="ink2" style={{ paddingTop: space.sm }}>
          {t('volley.missed', { names: without.map(nameOf).join(', ') })}
        </Text>
      )}
    </View>
  );
}

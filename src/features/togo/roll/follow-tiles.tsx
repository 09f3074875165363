import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { type HitInHand, PRINTED_TABLES } from '@/rules/togo/index';
import type { Face } from '@/ui/dice-input';
import { DieFace } from '@/ui/die-face';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import type { ColorRole } from '@/ui/themes';
import { radius, space, stroke } from '@/ui/tokens';
import { useGame } from '../game';

type FollowLetter = NonNullable<HitInHand['wants']>;
type Effect = HitInHand['follow'][number]['effect'];

const RULES: Readonly<Record<FollowLetter, string>> = { M: 'TOGO-58', S: 'TOGO-59', T: 'TOGO-60' };
const TILE_DIE = 30;

/** The die that follows a letter: which faces do what. Once it is thrown, its face is filled and its tile framed. */
export function FollowTiles({ letter, hit }: { letter: FollowLetter; hit: HitInHand }) {
  const t = useT();
  const { color } = useTheme();
  const { view } = useGame();
  const effects: readonly Effect[] = (view.tables ?? PRINTED_TABLES).followUps[letter];
  const thrown = hit.wants === null ? (hit.follow.findLast((each) => each.letter === letter)?.die ?? null) : null;
  const tiles = (['sunk', 'fire', null] as const)
    .map((effect) => ({ effect, faces: facesOf(effects, effect) }))
    .filter(({ faces }) => faces.length > 0);
  const titles: Readonly<Record<FollowLetter, string>> = {
    M: t('damage.follow.M'),
    S: t('damage.follow.S'),
    T: t('damage.follow.T'),
  };
  return (
    <View style={{ gap: space.sm }} testID="follow-tiles">
      <Text as="label">{titles[letter]}</Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm }}>
        {tiles.map(({ effect, faces }) => {
          const tone: ColorRole = effect === 'sunk' ? 'danger' : effect === 'fire' ? 'fire' : 'ink';
          const result =
            effect === 'sunk'
              ? t('damage.follow.sunk')
              : effect === 'fire'
                ? t('damage.follow.fire')
                : t(`damage.follow.none.${letter}`);
          const came = thrown !== null && faces.includes(thrown);
          return (
            <View
              key={result}
              accessible
              role="group"
              aria-label={
                came
                  ? t('damage.follow.came', { result, face: thrown })
                  : t('damage.follow.said', { result, count: faces.length })
              }
              style={{
                flexGrow: faces.length,
                alignItems: 'center',
                gap: space.xs,
                padding: space.sm,
                borderRadius: radius.card,
                borderWidth: came ? stroke.active : stroke.frame,
                borderColor: came ? color.now : effect === null ? color.rule : color[tone],
                backgroundColor: came ? color.nowWash : color.card,
              }}
            >
              <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
                {faces.map((face) => (
                  <DieFace
                    key={face}
                    face={face as Face}
                    state={face === thrown ? 'success' : 'plain'}
                    size={TILE_DIE}
                    label={null}
                  />
                ))}
              </View>
              <Text as="action" color={tone}>
                {result}
              </Text>
              <Text as="control" color={tone}>
                {t('damage.follow.odds', { count: faces.length })}
              </Text>
            </View>
          );
        })}
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }}>
        {thrown === null && effects.includes('fire') && (
          <Text as="text2" color="ink2">
            {t('damage.fireHere', { count: hit.after.fires + 1 })}
          </Text>
        )}
        <RuleLink rule={RULES[letter]} />
      </View>
    </View>
  );
}

const facesOf = (effects: readonly Effect[], wanted: Effect): readonly number[] =>
  effects.flatMap((effect, place) => (effect === wanted ? [place + 1] : []));

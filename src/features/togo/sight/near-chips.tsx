import { inchWords } from '@/kit/words/inches';
import { View } from 'react-native';

import { sideText } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke } from '@/ui/tokens';

import { type Band, inchesOf, type Pair } from './sight-facts';
import { useGame } from '../game';

interface Props {
  /** The formation the others are near to, or not. */
  of: string;
  pairs: readonly Pair[];
  bands: readonly Band[];
  answerOf: (pair: Pair) => Band;
  onTap: (pair: Pair) => void;
}

/** One formation and all that might be near it: filled means near, with the distance; open means out of sight. */
export function NearChips({ of, pairs, bands, answerOf, onTap }: Props) {
  const t = useT();
  const { color } = useTheme();
  const { nameOf, view } = useGame();
  return (
    <View style={{ gap: space.sm }} testID={`near-${of}`}>
      <Text as="name" color={sideText(view.formations[of]?.side ?? 'ijn')}>
        {nameOf(of)}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm }}>
        {pairs.map((pair) => {
          const other = pair.a === of ? pair.b : pair.a;
          // A blank counter goes by what is written on it: there may be fourteen of them.
          const name = view.formations[other]?.known ? nameOf(other) : other;
          const answer = answerOf(pair);
          const near = answer !== null;
          const range = inchWords(inchesOf(bands, answer, pair.last));
          const said = { a: nameOf(pair.a), b: nameOf(pair.b) };
          return (
            <Pressable
              key={pair.id}
              role="checkbox"
              aria-checked={near}
              label={near ? t('sight.toldSaid', { ...said, range }) : t('sight.fartherSaid', said)}
              onPress={() => onTap(pair)}
              testID={`pair-${pair.id}`}
              style={{
                justifyContent: 'center',
                paddingHorizontal: space.md,
                paddingVertical: space.xs,
                borderWidth: stroke.frame,
                borderRadius: radius.card,
                borderColor: color.ruleStrong,
                backgroundColor: near ? color.ink : color.card,
              }}
            >
              <Text as="control" color={near ? 'paper' : 'ink'}>
                {near ? t('sight.told', { name, range }) : name}
              </Text>
            </Pressable>
          );
        })}
      </View>
    </View>
  );
}

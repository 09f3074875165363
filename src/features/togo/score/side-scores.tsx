import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type Losses, SIDES } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import { sideWords } from '../words/side-words';
import { useGame } from '../game';

/** Both sides beside each other: points where the scenario counts them, and what each has lost. */
export function SideScores() {
  const t = useT();
  const { color } = useTheme();
  const { view, state } = useGame();
  const marks = useSettings((settings) => settings.marks);
  // A scenario may decide by what has happened alone.
  const scored = (state.scenario?.victory.scores.length ?? 0) > 0;
  const points = scored ? ((view.result ?? view.standing?.standing)?.points ?? null) : null;
  return (
    <View style={{ flexDirection: 'row' }} testID="side-scores">
      {SIDES.map((side, place) => (
        <View
          key={side}
          accessible
          style={{
            flex: 1,
            gap: space.xs,
            alignItems: 'center',
            paddingHorizontal: space.sm,
            borderLeftWidth: place === 0 ? 0 : stroke.hairline,
            borderColor: color.rule,
          }}
        >
          <SideMark side={ensignOf(side)} marks={marks} width={66} />
          <Text as="name">{sideWords(side)}</Text>
          {points !== null && (
            <>
              <Text as="keyLarge" testID={`points-${side}`}>
                {points[side]}
              </Text>
              <Text as="label" color="ink2">
                {t('standing.points')}
              </Text>
            </>
          )}
          <Text as="text2" color="ink2" style={{ textAlign: 'center' }}>
            {t('standing.lost', { losses: lossWords(t, view.losses[side]) })}
          </Text>
        </View>
      ))}
    </View>
  );
}

function lossWords(t: ReturnType<typeof useT>, { ships, boats, transports }: Losses): string {
  const parts = [
    ...(ships > 0 ? [t('standing.ships', { count: ships })] : []),
    ...(boats > 0 ? [t('standing.boats', { count: boats })] : []),
    ...(transports > 0 ? [t('standing.transports', { count: transports })] : []),
  ];
  return parts.length === 0 ? t('standing.noLosses') : parts.join(', ');
}

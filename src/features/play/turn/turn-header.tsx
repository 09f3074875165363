import { View } from 'react-native';

import { BothMarks, SideMark } from '@/kit/side-mark';
import { bandOf, JOINT_BAND } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { IconButton } from '@/ui/icon-button';
import { BandFoot } from '@/ui/stack-header';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { skeleton, space } from '@/ui/tokens';
import { useFittedLine } from '@/ui/use-fitted-line';
import { useInsets } from '@/ui/use-insets';
import { useIsNarrow, useWindowShape } from '@/ui/window-shape';

import { FlipButton } from '../flip-button';
import { useCompanion } from '../companion';
import { useGame } from '../open-game';
import { PhaseScale } from './phase-scale';

interface Props {
  /** On a phone the way home and to everything else; a tablet has them in its rail, and its band lies across the whole screen. */
  buttons?: { readonly onMore: () => void; readonly onBack: () => void };
}

/** Whose turn, what to do, where we are: readable at arm's length. */
export function TurnHeader({ buttons }: Props) {
  const t = useT();
  const { color, isLargeText } = useTheme();
  const sideways = useWindowShape() === 'sideways';
  const isSmall = useIsNarrow() || sideways;
  const insets = useInsets();
  const marks = useSettings((settings) => settings.marks);
  const { turn, ensignOf } = useCompanion();
  const { side, headline: words, isOneLine = false, title, asks, scale: phases } = turn.head(useGame());
  const ensign = side === null ? null : ensignOf(side);
  const band = ensign === null ? JOINT_BAND : bandOf(ensign);
  const { on } = band;
  const mark =
    ensign === null ? (
      <BothMarks marks={marks} width={!buttons ? 44 : isLargeText || isSmall ? 34 : 44} across={sideways} />
    ) : (
      <View style={{ borderWidth: 2.5, borderColor: color.flag }}>
        <SideMark side={ensign} marks={marks} width={!buttons ? 88 : isLargeText || isSmall ? 44 : 66} />
      </View>
    );
  // A phone on its side, and a small one, has the height for one line, which is still the largest on it.
  const line = useFittedLine(isSmall || isOneLine ? { words, as: 'headline' } : null);
  const headline = (
    <Heading {...line} as="headline" level={1} color={on} style={{ textTransform: 'uppercase' }} testID="headline">
      {words}
    </Heading>
  );
  const scale = <PhaseScale {...phases} on={on} />;
  const phase = (
    <Text as="headerSub" color={on} testID="phase">
      {asks}
    </Text>
  );
  return (
    <View testID="turn-header" style={{ backgroundColor: color[band.fill], paddingTop: insets.top }}>
      {buttons ? (
        <View style={{ paddingHorizontal: space.edge, paddingBottom: space.sm, gap: space.xs }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', marginHorizontal: -space.md }}>
            <IconButton
              icon="home"
              label={t('play.toHarbour')}
              onPress={buttons.onBack}
              color={on}
              testID="battle-home"
            />
            <Text as="barLabel" color={on} style={{ flex: 1, minWidth: 0 }}>
              {title}
            </Text>
            <FlipButton color={on} />
            <IconButton icon="more" label={t('play.more')} onPress={buttons.onMore} color={on} testID="battle-more" />
          </View>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.md }}>
            {mark}
            <View style={{ flex: 1 }}>
              {headline}
              {!sideways && phase}
            </View>
          </View>
          {sideways && phase}
          {scale}
        </View>
      ) : (
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.edge,
            minHeight: 112 - skeleton.bandFoot,
            paddingHorizontal: space.lg,
            paddingVertical: space.sm,
          }}
        >
          {mark}
          <View style={{ flex: 1 }}>
            {headline}
            <Text as="headerSub" color={on}>
              {title}
            </Text>
          </View>
          <View style={{ flex: 1.2, gap: space.xs }}>
            {scale}
            {phase}
          </View>
        </View>
      )}
      <BandFoot band={band} />
    </View>
  );
}

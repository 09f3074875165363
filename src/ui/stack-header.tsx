import type { ReactNode } from 'react';
import { View } from 'react-native';

import { IconButton } from './icon-button';
import { Row, Stack } from './layout';
import { Heading, Text } from './text';
import { useTheme } from './theme';
import type { ColorRole } from './themes';
import { skeleton, space, stroke } from './tokens';
import { useInsets } from './use-insets';
import { useUiWords } from './words';

/**
 * Whose screen this is: a filled band by day, a foot rule on black at night, where two lines tell the second side apart.
 * The joint band, where both act or nobody does, is paper over a rule that is half the one's, half the other's.
 */
export interface HeaderBand {
  readonly fill: ColorRole;
  readonly on: ColorRole;
  readonly edge: ColorRole;
  readonly foot: 'single' | 'double' | 'joint';
}

export interface StackHeaderProps {
  title: string;
  subtitle?: string;
  /** What the back button does; with a label where it says more than "Back". */
  back?: (() => void) | { label: string; onPress: () => void };
  /** Before the title: whose flag it is about. */
  mark?: ReactNode;
  /** At the far side: a mark, a 48 point button. */
  right?: ReactNode;
  band?: HeaderBand;
  /** The band as a broad rule at the foot only: over a tab, which is nobody's own. */
  rule?: HeaderBand;
}

/** The top of every screen that is not a tab: back, title, where we are. Title and subtitle stop growing at 1.25. */
export function StackHeader({ title, subtitle, back, mark, right, band, rule }: StackHeaderProps) {
  const { color, theme } = useTheme();
  const insets = useInsets();
  const words = useUiWords();
  const footed = (band ?? rule) !== undefined && (theme === 'night' || band?.foot === 'joint');
  const ink = band?.on ?? 'ink';
  return (
    <View
      testID="header"
      style={{
        paddingTop: insets.top,
        backgroundColor: color[band?.fill ?? 'paper'],
      }}
    >
      <Row
        align="center"
        style={{
          minHeight: skeleton.header - (footed ? skeleton.bandFoot : stroke.frame),
          paddingLeft: insets.left + (back ? space.xs : space.edge),
          paddingRight: insets.right + space.xs,
        }}
      >
        {back && (
          <IconButton
            icon="back"
            {...(typeof back === 'function' ? { label: words.back, onPress: back } : back)}
            color={ink}
            testID="back"
          />
        )}
        {mark !== undefined && <View style={{ paddingRight: space.md }}>{mark}</View>}
        <View style={{ flex: 1, paddingVertical: space.xs }}>
          <Heading as="header" level={1} color={ink}>
            {title}
          </Heading>
          {subtitle !== undefined && (
            <Text as="headerSub" color={ink}>
              {subtitle}
            </Text>
          )}
        </View>
        {right}
      </Row>
      <BandFoot band={band ?? rule} height={rule && stroke.foot} />
    </View>
  );
}

/** What divides a header from the page: a rule, or at night, where all bands are black, what tells the sides apart. */
export function BandFoot({ band, height = stroke.frame }: { band: HeaderBand | undefined; height?: number }) {
  const { color, theme } = useTheme();
  if (band?.foot === 'joint') return <JointFoot />;
  const backgroundColor = color[band?.edge ?? 'ruleStrong'];
  if (!band || theme !== 'night') return <View style={{ height, backgroundColor }} testID="foot" />;
  const double = band.foot === 'double';
  const line = { backgroundColor, height: double ? skeleton.bandFoot / 3 : skeleton.bandFoot };
  return (
    <Stack testID={double ? 'foot-double' : 'foot-single'} style={{ gap: skeleton.bandFoot / 3 }}>
      <View style={line} />
      {double && <View style={line} />}
    </Stack>
  );
}

/** Half the one side's, half the other's: at night solid, and two lines. */
function JointFoot() {
  const { color, theme } = useTheme();
  const isNight = theme === 'night';
  const line = { height: stroke.frame, backgroundColor: color.ruEdge };
  return (
    <Row testID="foot-joint" style={{ height: stroke.foot }}>
      <View testID="foot-joint-first" style={{ flex: 1, backgroundColor: color.jpEdge }} />
      <Stack flex={1} justify="space-between" style={{ backgroundColor: isNight ? undefined : color.ruEdge }}>
        {isNight && <View testID="foot-joint-line" style={line} />}
        {isNight && <View testID="foot-joint-line" style={line} />}
      </Stack>
    </Row>
  );
}

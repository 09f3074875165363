import { useState } from 'react';
import { Animated, ScrollView, useWindowDimensions, View, type ViewStyle } from 'react-native';

import { useT } from '@/messages/messages';
import { Confirm } from '@/ui/confirm';
import { IconButton } from '@/ui/icon-button';
import { Row, Stack } from '@/ui/layout';
import { BandFoot } from '@/ui/stack-header';
import { Heading, Text } from '@/ui/text';
import { type Hand, useTheme } from '@/ui/theme';
import { skeleton, space } from '@/ui/tokens';
import { useArrival } from '@/ui/use-arrival';
import { useInsets } from '@/ui/use-insets';
import { useSideColumn, useWindowShape } from '@/ui/window-shape';

import { type MarkStyle, SideMark } from '../side-mark';
import { bandOf, ensignOf, type Sided } from '../sides';
import { HoldRing } from './hold-ring';
import { Slats } from './slats';

/** The curtain closes in this time; what was behind it is gone at once. */
const FALLS_MS = 120;

/** On a screen less high than this the ensign makes room for the words. */
const SHORT = 640;

export interface ClosedCurtainProps {
  side: Sided;
  marks: MarkStyle;
  where: string;
  behind: string;
  closesAfter: number;
  /** True where it has just fallen, rather than been there from the beginning. */
  falls: boolean;
  onOpen: () => void;
  onLeave: () => void;
  testID: string;
}

/** Whose eyes only, what lies behind, who looks away, and the ring to hold: below the words, or beside them in a low window. */
export function ClosedCurtain(props: ClosedCurtainProps) {
  const { side, marks, where, behind, closesAfter, falls, onOpen, onLeave, testID } = props;
  const t = useT();
  const { color, hand, theme } = useTheme();
  const insets = useInsets();
  const sideways = useWindowShape() === 'sideways';
  const sideColumn = useSideColumn();
  const isShort = useWindowDimensions().height < SHORT;
  const band = bandOf(side);
  const { fill, on } = band;
  const [asking, setAsking] = useState(false);
  const fall = useArrival(falls ? 'fallen' : undefined, FALLS_MS);
  return (
    <Animated.View
      testID={`${testID}-closed`}
      style={{ flex: 1, backgroundColor: color[fill], opacity: fall, paddingTop: insets.top }}
    >
      {theme !== 'night' && <Slats color={color[on]} />}
      <Row
        role="banner"
        align="center"
        style={{ paddingLeft: insets.left + space.edge, paddingRight: insets.right + space.edge }}
      >
        <Text as="control" color={on} style={{ flex: 1 }}>
          {where}
        </Text>
        <IconButton icon="close" label={t('curtain.leave')} onPress={onLeave} color={on} testID={`${testID}-leave`} />
      </Row>
      {theme === 'night' && <BandFoot band={band} />}
      <View style={[{ flex: 1 }, sideways && BESIDE[hand]]}>
        <ScrollView
          role="main"
          style={{ flex: 1 }}
          // Nothing in it takes the focus, and the arrow keys should still move it.
          tabIndex={0}
          contentContainerStyle={{
            flexGrow: 1,
            alignItems: 'center',
            justifyContent: 'center',
            padding: space.edge,
          }}
        >
          <Stack align="center" gap="md" style={{ maxWidth: skeleton.maxWidth }}>
            <View style={{ borderWidth: 4, borderColor: color.flag, backgroundColor: color.flag }}>
              <SideMark side={ensignOf(side)} marks={marks} width={isShort ? 96 : 186} />
            </View>
            <Heading as="key" level={1} color={on} style={{ textTransform: 'uppercase', textAlign: 'center' }}>
              {ensignOf(side) === 'japan' ? t('curtain.title.ijn') : t('curtain.title.irn')}
            </Heading>
            <View>
              <Text color={on} style={{ textAlign: 'center' }}>
                {behind}
              </Text>
              <Text color={on} style={{ textAlign: 'center' }}>
                {ensignOf(side) === 'japan' ? t('curtain.away.ijn') : t('curtain.away.irn')}
              </Text>
            </View>
          </Stack>
        </ScrollView>
        {/* Outside of what scrolls: however large the words, the ring is where the thumb looks for it. */}
        <Stack
          align="center"
          justify="center"
          gap={isShort ? 'sm' : 'lg'}
          style={{
            width: sideways ? sideColumn : undefined,
            marginLeft: insets.left,
            marginRight: insets.right,
            paddingHorizontal: space.edge,
            paddingBottom: insets.bottom + (isShort ? space.sm : space.xl),
          }}
        >
          <HoldRing side={side} onHeld={onOpen} onTapped={() => setAsking(true)} testID={`${testID}-hold`} />
          <Text as="text2" color={on} style={{ textAlign: 'center' }}>
            {t('curtain.closes', { count: closesAfter })}
          </Text>
        </Stack>
      </View>
      <Confirm
        open={asking}
        question={ensignOf(side) === 'japan' ? t('curtain.sure.ijn') : t('curtain.sure.irn')}
        consequence={behind}
        confirmLabel={t('curtain.yes')}
        cancelLabel={t('curtain.no')}
        onConfirm={onOpen}
        onCancel={() => setAsking(false)}
        testID={`${testID}-sure`}
      />
    </Animated.View>
  );
}

const BESIDE: Readonly<Record<Hand, ViewStyle>> = {
  left: { flexDirection: 'row-reverse' },
  right: { flexDirection: 'row' },
};

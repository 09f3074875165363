import { useEffect, useEffectEvent, useState } from 'react';
import { View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';

import { useT } from '@/messages/messages';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';

import { bandOf, ensignOf, type Sided } from '../sides';

/** How long the thumb stays down. */
export const HOLD_MS = 700;

const RING = 164;
const WIDTH = 10;
const DISC = 124;
const RADIUS = (RING - WIDTH) / 2;
const ROUND = 2 * Math.PI * RADIUS;

interface Props {
  side: Sided;
  onHeld: () => void;
  /** A press that was too short: by a screen reader, a key, or a thumb that did not know. */
  onTapped: () => void;
  testID: string;
}

/** Hold it and it opens; the ring shows how long to go on. */
export function HoldRing({ side, onHeld, onTapped, testID }: Props) {
  const t = useT();
  const { color, theme } = useTheme();
  const { fill, on } = bandOf(side);
  const { done, ...hold } = useHold(HOLD_MS, onHeld);
  // No large lit area at night: a frame instead of the disc.
  const lit = theme !== 'night';
  const words = lit ? fill : on;
  return (
    <Pressable
      label={ensignOf(side) === 'japan' ? t('curtain.open.ijn') : t('curtain.open.irn')}
      onPress={onTapped}
      {...hold}
      testID={testID}
      style={{ width: RING, height: RING, alignItems: 'center', justifyContent: 'center', opacity: 1 }}
    >
      <View style={{ position: 'absolute', top: 0, left: 0 }}>
        <Svg width={RING} height={RING} aria-hidden>
          <Circle {...AT} stroke={color[on]} strokeOpacity={0.4} />
          {done > 0 && (
            <Circle
              {...AT}
              stroke={color.now}
              strokeDasharray={`${ROUND * done} ${ROUND}`}
              transform={`rotate(-90 ${RING / 2} ${RING / 2})`}
            />
          )}
        </Svg>
      </View>
      <View
        style={{
          width: DISC,
          height: DISC,
          borderRadius: DISC / 2,
          alignItems: 'center',
          justifyContent: 'center',
          borderWidth: stroke.frame,
          borderColor: color[on],
          backgroundColor: lit ? color[on] : undefined,
        }}
      >
        <Text as="action" color={words} style={UNMARKED}>
          {t('curtain.hold')}
        </Text>
        <Text as="barLabel" color={words} style={UNMARKED}>
          {t('curtain.toOpen')}
        </Text>
      </View>
    </Pressable>
  );
}

const AT = { cx: RING / 2, cy: RING / 2, r: RADIUS, strokeWidth: WIDTH, fill: 'none' } as const;

// A browser would mark the words under a thumb that stays down.
const UNMARKED = { userSelect: 'none' } as const;

interface Hold {
  /** How much of the hold is done, from 0 to 1: what the ring shows. */
  readonly done: number;
  onPressIn(): void;
  onPressOut(): void;
}

/** A press that counts only once it lasted so long; lifting the thumb, or sliding off, starts it again. */
function useHold(forMs: number, onHeld: () => void): Hold {
  const { reducedMotion } = useTheme();
  const [down, setDown] = useState(false);
  const [done, setDone] = useState(0);
  const held = useEffectEvent(onHeld);

  useEffect(() => {
    if (!down) return;
    const end = setTimeout(() => held(), forMs);
    let frame = 0;
    let began: number | null = null;
    const grow = (now: number) => {
      began ??= now;
      setDone(Math.min(1, (now - began) / forMs));
      frame = requestAnimationFrame(grow);
    };
    if (!reducedMotion) frame = requestAnimationFrame(grow);
    return () => {
      clearTimeout(end);
      cancelAnimationFrame(frame);
      setDone(0);
    };
  }, [down, forMs, reducedMotion]);

  return {
    done: down && reducedMotion ? 1 : done,
    onPressIn: () => setDown(true),
    onPressOut: () => setDown(false),
  };
}

import { useState, type ReactNode } from 'react';
import { Animated, View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';

import type { Face } from './dice-input';
import { useTheme } from './theme';
import type { ColorRole } from './themes';
import { dieSize, motion, stroke } from './tokens';
import { useArrival } from './use-arrival';

/** `next` and `waiting` are places for dice to come; the others are dice. */
export type DieState = 'success' | 'failed' | 'plain' | 'next' | 'waiting';

export interface DieFaceProps {
  face?: Face;
  state?: DieState;
  /** The amber corner: somebody changed this face by hand. */
  corrected?: boolean;
  /** Lands when it appears, not only when its face changes. */
  arrives?: boolean;
  size?: number;
  /** Null when the control around the die already says it. */
  label: string | null;
  testID?: string;
}

interface Look {
  readonly fill?: ColorRole;
  readonly edge: ColorRole;
  readonly pip: ColorRole;
  readonly dashed?: true;
}

// Solid or hollow, whole or dashed: the result is read from shape and value, never from hue.
const looks: Readonly<Record<DieState, Look>> = {
  success: { fill: 'dieHit', edge: 'dieHit', pip: 'dieHitPip' },
  failed: { fill: 'dieMiss', edge: 'dieMissPip', pip: 'dieMissPip' },
  plain: { fill: 'card', edge: 'ink', pip: 'ink' },
  next: { edge: 'ink', pip: 'ink' },
  waiting: { edge: 'ink2', pip: 'ink2', dashed: true },
};

/** A die as it lies on the table. */
export function DieFace(props: DieFaceProps) {
  const { face, state = 'plain', corrected = false, arrives = false, size = dieSize.slot, label, testID } = props;
  const { color } = useTheme();
  const throws = useThrows(face, arrives);
  const look = looks[state];
  const line = size >= 36 ? 2 : stroke.frame;
  const drawing = (
    <Svg width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
      <Rect
        x={line / 2}
        y={line / 2}
        width={size - line}
        height={size - line}
        rx={size * 0.18}
        fill={look.fill ? color[look.fill] : 'none'}
        stroke={color[look.edge]}
        strokeWidth={line}
        strokeDasharray={look.dashed && [size * 0.14, size * 0.1]}
      />
      {face !== undefined &&
        pipsOf(face).map(({ x, y }) => (
          <Circle
            key={`${x} ${y}`}
            cx={size / 2 + x * size * 0.26}
            cy={size / 2 + y * size * 0.26}
            r={size * 0.1}
            fill={color[look.pip]}
          />
        ))}
    </Svg>
  );
  return (
    <View
      testID={testID}
      style={{ width: size, height: size }}
      {...(label === null ? { 'aria-hidden': true } : { accessible: true, role: 'img', 'aria-label': label })}
    >
      {throws === undefined ? drawing : <Landing throws={throws}>{drawing}</Landing>}
      {corrected && <CorrectedCorner size={size} />}
    </View>
  );
}

/** A thrown die comes down; dice that were there before (a whole page of log) pay nothing for it. */
function Landing({ throws, children }: { throws: number; children: ReactNode }) {
  const landing = useArrival(throws, motion.dieLands);
  const scale = landing.interpolate({ inputRange: [0, 1], outputRange: [1.15, 1] });
  return (
    <Animated.View testID="landing" style={{ transform: [{ scale }] }}>
      {children}
    </Animated.View>
  );
}

/** Stands a little outside the die, so that it is seen on a solid face too. */
function CorrectedCorner({ size }: { size: number }) {
  const { color } = useTheme();
  const side = Math.max(8, size * 0.3);
  return (
    <View style={{ position: 'absolute', top: -2, right: -2 }} testID="corrected-corner">
      <Svg width={side} height={side} viewBox="0 0 12 12">
        <Path d="M1 .75h10.250V11z" fill={color.now} stroke={color.ink} strokeWidth={1.1} strokeLinejoin="round" />
      </Svg>
    </View>
  );
}

interface Throws {
  readonly face: Face | undefined;
  readonly count: number | undefined;
}

/** Counts faces that came before the eyes of the reader; undefined while there was none. */
function useThrows(face: Face | undefined, arrives: boolean): number | undefined {
  const [seen, setSeen] = useState<Throws>({ face, count: arrives && face !== undefined ? 1 : undefined });
  if (seen.face !== face) setSeen({ face, count: face === undefined ? undefined : (seen.count ?? 0) + 1 });
  return seen.count;
}

/** Three rows of three, as the pips lie. */
const pips: Readonly<Record<Face, string>> = {
  1: '... .o. ...',
  2: 'o.. ... ..o',
  3: 'o.. .o. ..o',
  4: 'o.o ... o.o',
  5: 'o.o .o. o.o',
  6: 'o.o o.o o.o',
};

/** Places of the pips in steps from the centre. */
const pipsOf = (face: Face) =>
  Array.from(pips[face]).flatMap((sign, i) => (sign === 'o' ? [{ x: (i % 4) - 1, y: Math.floor(i / 4) - 1 }] : []));

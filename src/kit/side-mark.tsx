import { View } from 'react-native';
import Svg, { Circle, ClipPath, Defs, G, Path, Rect } from 'react-native-svg';

import { useTheme } from '@/ui/theme';

export type Side = 'japan' | 'russia';
export type MarkStyle = 'ensigns' | 'plain';

interface SideMarkProps {
  side: Side;
  marks: MarkStyle;
  width: number;
  /** What a screen reader says; leave out where the side's name stands beside it. */
  label?: string;
}

/** Which side, by shape as well as colour: rising sun or disc, saltire in a frame or bare. 3:2 like an ensign. */
export function SideMark({ side, marks, width, label }: SideMarkProps) {
  const height = (width * 2) / 3;
  const accessibility = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    // A long name beside it wraps sooner than the mark shrinks.
    <Svg width={width} height={height} viewBox="0 0 60 40" style={{ flexShrink: 0 }} {...accessibility}>
      {marks === 'ensigns' ? <Ensign side={side} /> : <PlainMark side={side} />}
    </Svg>
  );
}

/** Both sides, one under the other as in the turn's header, or beside each other over a page. */
export function BothMarks({
  marks,
  width,
  across = false,
}: Pick<SideMarkProps, 'marks' | 'width'> & { across?: boolean }) {
  return (
    <View aria-hidden testID="both-marks" style={{ flexDirection: across ? 'row' : 'column', gap: 4 }}>
      <SideMark side="japan" marks={marks} width={width} />
      <SideMark side="russia" marks={marks} width={width} />
    </View>
  );
}

function Ensign({ side }: { side: Side }) {
  const { color } = useTheme();
  const ink = side === 'japan' ? color.flagJp : color.flagRu;
  return (
    <>
      <Rect width={60} height={40} fill={color.flag} />
      {side === 'japan' ? (
        <G clipPath="url(#field)">
          <Defs>
            <ClipPath id="field">
              <Rect width={60} height={40} />
            </ClipPath>
          </Defs>
          <Path d={RAYS} fill={ink} />
          <Circle cx={SUN.x} cy={SUN.y} r={12} fill={ink} stroke={color.flag} strokeWidth={2} />
        </G>
      ) : (
        <Path d="M0 0 60 40M0 40 60 0" stroke={ink} strokeWidth={8.8} />
      )}
      <Rect x={1} y={1} width={58} height={38} fill="none" stroke={ink} strokeWidth={2} />
    </>
  );
}

function PlainMark({ side }: { side: Side }) {
  const { color } = useTheme();
  return side === 'japan' ? (
    <Circle cx={30} cy={20} r={16} fill={color.jpEdge} />
  ) : (
    <Path d="M8 3 52 37M8 37 52 3" stroke={color.ruEdge} strokeWidth={9} />
  );
}

// The disc stands a little towards the hoist; eight rays of 22.5 degrees, the first dead ahead.
const SUN = { x: 26.4, y: 20 } as const;
const REACH = 72;
const RAYS = Array.from({ length: 8 }, (_, ray) => {
  const [from, to] = [ray * 45 - 11.25, ray * 45 + 11.25].map((degrees) => (degrees * Math.PI) / 180);
  const at = (angle = 0) => `${SUN.x + REACH * Math.cos(angle)} ${SUN.y + REACH * Math.sin(angle)}`;
  return `M${SUN.x} ${SUN.y}L${at(from)}L${at(to)}Z`;
}).join('');

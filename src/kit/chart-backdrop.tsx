import { useMemo } from 'react';
import { View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { useTheme } from '@/ui/theme';

interface ChartBackdropProps {
  width: number;
  height: number;
}

/**
 * The corner of a sea chart: depth lines and a compass rose, behind the title of the Harbour. As SVG: the first screen
 * must not wait for Skia, which is larger than the rest of the app.
 */
export function ChartBackdrop({ width, height }: ChartBackdropProps) {
  const { color } = useTheme();
  const chart = useMemo(() => (width > 0 && height > 0 ? drawChart(width, height) : null), [width, height]);
  if (chart === null) return null;
  const { rose, depths, ticks, points, shadedPoints } = chart;
  const line = { fill: 'none', stroke: color.seaLine, strokeWidth: 1.2 } as const;
  return (
    <View aria-hidden style={{ pointerEvents: 'none', backgroundColor: color.sea }}>
      <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <Path d={depths.join('')} {...line} />
        <Circle cx={rose.x} cy={rose.y} r={rose.radius} {...line} />
        <Circle cx={rose.x} cy={rose.y} r={rose.radius * 0.8} {...line} />
        <Path d={ticks} {...line} />
        <Path d={points} {...line} />
        <Path d={points} fill={color.seaLine} opacity={0.45} />
        <Path d={shadedPoints} fill={color.seaLine} testID="shaded-points" />
      </Svg>
    </View>
  );
}

/** All paths for one size, as SVG writes them. */
export function drawChart(width: number, height: number) {
  const rose = { x: width - 70, y: Math.min(height * 0.42, 116), radius: 82 };
  return { rose, depths: depthLines(width, height), ticks: compassTicks(rose), ...starPoints(rose) };
}

interface Rose {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const onRose = ({ x, y }: Rose, degrees: number, distance: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return spot(x + distance * Math.cos(angle), y + distance * Math.sin(angle));
};

const spot = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function compassTicks(rose: Rose): string {
  let path = '';
  for (let degrees = 0; degrees < 360; degrees += 7.5) {
    const length = degrees % 90 === 0 ? 0.13 : degrees % 30 === 0 ? 0.1 : 0.06;
    path += `M${onRose(rose, degrees, rose.radius)}L${onRose(rose, degrees, rose.radius * (1 - length))}`;
  }
  return path;
}

/** Eight points; each has a light and a shaded half, as on an engraved rose. */
function starPoints(rose: Rose) {
  let points = '';
  let shadedPoints = '';
  for (let point = 0; point < 8; point++) {
    const degrees = point * 45;
    const tip = onRose(rose, degrees, rose.radius * (point % 2 === 0 ? 0.74 : 0.42));
    points += `M${spot(rose.x, rose.y)}L${onRose(rose, degrees - 22.5, rose.radius * 0.13)}L${tip}Z`;
    shadedPoints += `M${spot(rose.x, rose.y)}L${onRose(rose, degrees + 22.5, rose.radius * 0.13)}L${tip}Z`;
  }
  return { points, shadedPoints };
}

/** Depth lines wander from edge to edge; the numbers are where a pencil felt right. */
const depthLines = (width: number, height: number): readonly string[] =>
  [
    [0.49, -0.05, 0.42, 0.3, 0.32, 0.42, 0.16, 0.5],
    [0.16, 0.5, 0.06, 0.56, 0.02, 0.7, -0.02, 0.76],
    [-0.02, 1.02, 0.16, 0.62, 0.62, 0.44, 1.02, 0.52],
    [0.28, 1.05, 0.5, 0.8, 0.8, 0.7, 1.02, 0.74],
  ].map((points) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = points;
    const at = (x: number, y: number) => spot(x * width, y * height);
    return `M${at(x0, y0)}C${at(x1, y1)} ${at(x2, y2)} ${at(x3, y3)}`;
  });

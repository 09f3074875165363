import { useCallback, useRef, useState } from 'react';
import { type GestureResponderEvent, Platform, View } from 'react-native';

import { inksOf } from '@/kit/drawing/inks';
import { useLettering } from '@/kit/drawing/lettering';
import { paintShapes } from '@/kit/drawing/paint-shapes';
import { PictureCanvas } from '@/kit/picture-canvas';
import { SideMark } from '@/kit/side-mark';
import type { SkCanvas } from '@/kit/skia';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { hapticTick } from '@/ui/haptics';
import { useTheme } from '@/ui/theme';
import { radius, stroke } from '@/ui/tokens';
import { useTurned, wayIn } from '@/ui/turned';
import { useWidth } from '@/ui/use-width';

import { HANDLE, HEIGHT, rangeAt, trackLayout, trackShapes } from './track-shapes';

interface RangeTrackProps {
  range: number;
  /** Null where none was typed: nothing is out of sight then. */
  sighting: number | null;
  /** Null where the range is only to be read. */
  onChange: ((range: number) => void) | null;
}

/** The two lines and the range between them: the Russians stay, the Japanese are dragged along the scale (RSR-13). */
export function RangeTrack({ range, sighting, onChange }: RangeTrackProps) {
  const t = useT();
  const { color, haptics } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const turned = useTurned();
  const [outer, onLayout] = useWidth();
  // Inside the frame.
  const width = Math.max(0, outer - 2 * stroke.frame);
  const [held, setHeld] = useState<number | null>(null);
  const grip = useRef({ page: 0, x: 0 });
  const layout = trackLayout(width, { range, sighting });
  const shown = held === null ? range : rangeAt(layout, held);
  const { most } = layout;

  const take = ({ nativeEvent }: GestureResponderEvent) => {
    grip.current = { page: nativeEvent.pageX, x: layout.xOf(range) };
    setHeld(layout.xOf(range));
  };
  const drag = ({ nativeEvent }: GestureResponderEvent) => {
    const x = grip.current.x + wayIn(turned, nativeEvent.pageX - grip.current.page);
    if (rangeAt(layout, x) !== shown) hapticTick(haptics);
    setHeld(Math.max(layout.xOf(most), Math.min(layout.xOf(0), x)));
  };
  const drop = () => {
    setHeld(null);
    if (shown !== range) onChange?.(shown);
  };
  const touch = onChange && {
    onStartShouldSetResponder: () => true,
    onMoveShouldSetResponder: () => true,
    onResponderTerminationRequest: () => false,
    onResponderGrant: take,
    onResponderMove: drag,
    onResponderRelease: drop,
    onResponderTerminate: () => setHeld(null),
  };
  const x = held ?? layout.xOf(range);
  const said =
    sighting === null
      ? t('red-sun.hour.trackSaid', { range: shown })
      : t('red-sun.hour.trackSightSaid', { range: shown, sighting });
  return (
    <View
      {...touch}
      accessible
      role="img"
      aria-label={said}
      testID="range-track"
      onLayout={onLayout}
      style={[
        {
          height: HEIGHT + 2 * stroke.frame,
          overflow: 'hidden',
          borderWidth: stroke.frame,
          borderColor: color.ruleStrong,
          borderRadius: radius.card,
          backgroundColor: color.sea,
        },
        onChange !== null && dragging,
      ]}
    >
      <Scale width={width} most={most} shown={shown} sighting={sighting} />
      <View
        testID="range-handle"
        style={{
          ...{ position: 'absolute', left: x - HANDLE / 2, top: 10, width: HANDLE, height: HANDLE },
          ...{ alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
          borderWidth: held === null ? stroke.frame : stroke.frame + 1,
          borderColor: color.ink,
          borderRadius: HANDLE / 2,
          backgroundColor: color.card,
        }}
      >
        <SideMark side="japan" marks={marks} width={28} />
      </View>
      <View
        style={{
          ...{ position: 'absolute', left: layout.russians, top: 28, width: 54, height: 36 },
          ...{ alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
          borderWidth: stroke.frame,
          borderColor: color.ruEdge,
          backgroundColor: color.card,
        }}
      >
        <SideMark side="russia" marks={marks} width={28} />
      </View>
    </View>
  );
}

interface ScaleProps {
  width: number;
  most: number;
  shown: number;
  sighting: number | null;
}

/** What does not move with the finger: painted again only as it comes to another range. */
function Scale({ width, most, shown, sighting }: ScaleProps) {
  const t = useT();
  const { color, fontSize } = useTheme();
  const lettering = useLettering();
  const size = Math.min(fontSize('control'), 20);
  const beyond = t('red-sun.hour.outOfSight');
  const paint = useCallback(
    (canvas: SkCanvas) => {
      const layout = trackLayout(width, { range: most, sighting });
      const palettes = { inks: inksOf(color), lettering: lettering ?? null };
      paintShapes(canvas, trackShapes(layout, { shown, sighting, size, beyond }), palettes);
    },
    [width, most, shown, sighting, size, beyond, color, lettering],
  );
  return lettering === undefined ? null : <PictureCanvas width={width} height={HEIGHT} paint={paint} />;
}

// Up and down the page still scrolls; sideways is the handle's.
const dragging: object | undefined = Platform.OS === 'web' ? { touchAction: 'pan-y', userSelect: 'none' } : undefined;

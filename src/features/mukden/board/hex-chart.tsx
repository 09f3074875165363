import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { View } from 'react-native';

import { ChartLoading, dragStyle } from '@/kit/chart/chart-loading';
import { type Hold, useChartTouch } from '@/kit/chart/use-chart-touch';
import { useWheel } from '@/kit/chart/use-wheel';
import type { Dot } from '@/kit/drawing/shapes';
import { useLettering } from '@/kit/drawing/lettering';
import { PictureSurface, type Surface } from '@/kit/picture-surface';
import { type Camera, toTable, type WindowSize } from '@/measure/camera';
import type { ScreenPoint } from '@/measure/point';
import { t as words, useT } from '@/messages/messages';
import type { Hex } from '@/rules/mukden/index';
import { useSettings } from '@/store/settings';
import { hapticTick } from '@/ui/haptics';
import { useTheme } from '@/ui/theme';

import { limited, zoomed } from './board-camera';
import { type BoardFrame, boardPainter, type Drag } from './board-painter';
import type { BoardWords } from './board-scene';
import { centreOf, hexUnder } from './hex-geometry';

/** What is written on the board itself. */
const boardWords = (): BoardWords => ({
  mukden: words('mukden.place.mukden'),
  liaoyang: words('mukden.place.liaoyang'),
  line: { ijn: words('mukden.board.line.ijn'), irn: words('mukden.board.line.irn') },
  noLine: words('mukden.forces.state.noLine'),
});

/** What a finger draws along on the map, in its points. */
export interface MapHold {
  drag(at: Dot): void;
  drop(): void;
  cancel(): void;
}

interface HexChartProps extends Omit<BoardFrame, 'camera' | 'drag'> {
  camera: Camera | null;
  onCamera: (camera: Camera) => void;
  onSize: (window: WindowSize) => void;
  /** What a screen reader says of the drawing; the list has everything. */
  label: string;
  onTap: (at: Dot) => void;
  /** What a finger takes hold of where there is no counter to carry; null is the map itself. */
  holdAt?: (at: Dot) => MapHold | null;
  /** Counters that may be carried away. */
  carries?: (token: string) => boolean;
  /** A counter hangs over a hex; null when it is let go of. */
  onHover?: (over: { readonly id: string; readonly hex: Hex } | null) => void;
  /** Let go of over another hex; settles when the board shows it, or says no. */
  onDrop?: (token: string, hex: Hex) => Promise<unknown>;
}

/** The hexes with everything on them: one canvas that draws when something moves, and one view over it that is touched. */
export function HexChart(props: HexChartProps) {
  const { camera, onCamera, onSize, label, onTap, holdAt, carries, onHover, onDrop, ...shown } = props;
  const { ground, tokens } = shown;
  const { map } = ground;
  const t = useT();
  const { color, haptics } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const lettering = useLettering();
  const surface = useRef<Surface>(null);
  const touched = useRef<View>(null);
  const drag = useRef<Drag | null>(null);
  const painter = useMemo(
    () => (lettering === undefined ? null : boardPainter(color, { lettering, marks, words: boardWords() })),
    [color, lettering, marks],
  );
  useEffect(() => () => painter?.dispose(), [painter]);

  const isSeen = camera !== null && camera.window.width >= 1 && camera.window.height >= 1;
  const show = () => {
    if (painter && isSeen) surface.current?.show(painter.frame({ ...shown, camera, drag: drag.current }));
  };
  // A finger that has taken hold keeps what it was handed then; it draws with what is known now.
  const latest = useRef(show);
  useLayoutEffect(() => {
    latest.current = show;
    show();
  });

  const carry = (token: HexChartProps['tokens'][number], grip: Dot): MapHold => {
    const centre = centreOf(map, token.hex);
    const release = () => {
      drag.current = null;
      onHover?.(null);
      latest.current();
    };
    return {
      drag(at) {
        const [x, y] = [centre.x + at.x - grip.x, centre.y + at.y - grip.y];
        const hex = hexUnder(map, { x, y });
        const before = drag.current?.hex;
        drag.current = { id: token.id, x, y, hex };
        if (hex !== null && hex !== before) {
          onHover?.({ id: token.id, hex });
          if (before !== undefined) hapticTick(haptics);
        }
        latest.current();
      },
      drop() {
        const hex = drag.current?.hex ?? token.hex;
        if (hex === token.hex || !onDrop) release();
        else void onDrop(token.id, hex).finally(release);
      },
      cancel: release,
    };
  };

  const onMap = (at: ScreenPoint): Dot => (camera ? toTable(at, camera) : { x: 0, y: 0 });
  const inPoints = (hold: MapHold | null): Hold | null =>
    hold && { drag: (at) => hold.drag(onMap(at)), drop: hold.drop, cancel: hold.cancel };
  const touch = useChartTouch({
    camera,
    onCamera: (next) => onCamera(limited(next, map)),
    onTap: (at) => onTap(onMap(at)),
    holdAt: (at) => {
      const grip = onMap(at);
      const hex = hexUnder(map, grip);
      const token = tokens.find((each) => each.hex === hex);
      return inPoints(token && carries?.(token.id) ? carry(token, grip) : (holdAt?.(grip) ?? null));
    },
  });
  useWheel(touched, isSeen, (at, factor) => camera && onCamera(zoomed(camera, at, factor, map)));
  return (
    <View
      testID="board-chart"
      style={{ flex: 1, overflow: 'hidden', backgroundColor: color.card }}
      onLayout={({ nativeEvent: { layout } }) =>
        onSize({ width: Math.floor(layout.width), height: Math.floor(layout.height) })
      }
    >
      {painter === null && <ChartLoading words={t('mukden.board.loading')} />}
      {isSeen && (
        <>
          <PictureSurface ref={surface} {...camera.window} style={{ position: 'absolute', left: 0, top: 0 }} />
          <View
            ref={touched}
            {...touch}
            accessible
            role="img"
            aria-label={label}
            testID="board-control"
            style={[{ position: 'absolute', left: 0, top: 0, ...camera.window }, dragStyle]}
          />
        </>
      )}
    </View>
  );
}

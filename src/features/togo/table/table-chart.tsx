import { inchWords } from '@/kit/words/inches';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { Platform, View, type ViewProps } from 'react-native';

import { useChartTouch } from '@/kit/chart/use-chart-touch';
import { useWheel } from '@/kit/chart/use-wheel';
import { PictureSurface, type Surface } from '@/kit/picture-surface';
import type { MarkStyle } from '@/kit/side-mark';
import type { ScreenPoint } from '@/measure/point';
import { useT } from '@/messages/messages';
import { hasKeyboard } from '@/ui/keys';
import { useTheme } from '@/ui/theme';

import { forMoving, limited, seeing, zoomed } from './camera-limits';
import type { TableActions } from './actions';
import { noticesBox, railBox } from './fitting';
import { useLettering } from '@/kit/drawing/lettering';
import type { TableModel } from './model';
import { tablePainter } from './paint/table-painter';
import type { Frame, Setting } from './scene/scene';
import { changeUi, resizeTable, useTableUi } from './table-store';
import { useGestures } from './use-gestures';
import type { Selection } from './use-selection';
import { useTableKeys } from './use-table-keys';

interface TableChartProps {
  model: TableModel;
  shown: Selection;
  marks: MarkStyle;
  actions: TableActions;
}

/** The table at true scale: things drawn on one canvas, things touched on one view over it. */
export function TableChart({ model, shown, marks, actions }: TableChartProps) {
  const t = useT();
  const { color, magnification: growth, hand } = useTheme();
  const lettering = useLettering();
  const { camera, moved, tools, enlarged, ghost: making } = useTableUi();
  const covers = useTableUi((ui) => ui.covers);
  const [wide, tall] = [camera?.window.width ?? 0, camera?.window.height ?? 0];
  const surface = useRef<Surface>(null);
  const touched = useRef<View>(null);
  const painter = useMemo(
    () => (lettering === undefined ? null : tablePainter(color, marks, lettering)),
    [color, marks, lettering],
  );
  useEffect(() => () => painter?.dispose(), [painter]);
  const setting = useMemo<Setting>(
    () => ({
      model,
      enlarged,
      growth,
      inch: (inches) => inchWords(inches),
      north: t('table.north'),
      sightWords: [
        t('table.sightRing', { range: inchWords(model.rules.sight) }),
        t('table.fireRing', { range: inchWords(model.rules.sightOfFire ?? 0) }),
      ],
      corner: hand === 'left' ? 'right' : 'left',
      covers: [railBox, noticesBox].map((boxOf) => boxOf(covers, { width: wide, height: tall }, hand)),
    }),
    [model, enlarged, growth, t, covers, wide, tall, hand],
  );
  const { chosen, target, origin, reading, tape, ghost, mover } = shown;
  const frame = useMemo(
    (): Frame | null =>
      camera && {
        ...{
          camera,
          chosen: chosen?.id ?? null,
          target: target?.id ?? null,
          origin,
          reading,
          moved,
          tape,
          ghost,
          tools,
        },
        handle: making === null && chosen ? { allowance: mover?.allowance ?? null } : null,
      },
    [camera, chosen, target, origin, reading, moved, tape, ghost, tools, making, mover],
  );
  const isSeen = camera !== null && camera.window.width >= 1 && camera.window.height >= 1;
  useLayoutEffect(() => {
    if (painter && frame && isSeen) surface.current?.show(painter.frame(setting, frame));
  }, [painter, setting, frame, isSeen]);

  // Whoever was chosen or aimed at by a key or in the list is brought into sight, and so is who begins to move, above the keys for it.
  const [chosenId, targetId] = [chosen?.id, target?.id];
  const isMoving = making !== null;
  const bringIntoSight = useEffectEvent(() => {
    const place = ghost?.facts.poses[0] ?? chosen?.pose;
    if (!place || !camera || !isSeen) return;
    const near = isMoving ? forMoving(camera, place.at) : seeing(camera, place.at, ...(target ? [target.pose.at] : []));
    if (near !== camera) changeUi({ camera: limited(near, model.size) });
  });
  useEffect(() => bringIntoSight(), [chosenId, targetId, isSeen, isMoving, tall]);

  const onCamera = (next: Frame['camera']) => changeUi({ camera: limited(next, model.size) });
  const holds = useGestures({ model, selection: shown, actions: actions });
  const touch = useChartTouch({ camera, onCamera, ...holds });
  useWheel(
    touched,
    isSeen,
    (at: ScreenPoint, factor) => camera && changeUi({ camera: zoomed(camera, at, factor, model.size) }),
  );
  const onKeyDown = useTableKeys({ model, shown, actions, onCamera });
  const count = model.pieces.length;
  return (
    <View
      testID="table-chart"
      style={{ flex: 1, overflow: 'hidden', backgroundColor: color.paper }}
      onLayout={({ nativeEvent: { layout } }) =>
        resizeTable(model, { width: Math.floor(layout.width), height: Math.floor(layout.height) }, hand)
      }
    >
      {isSeen && (
        <>
          <PictureSurface ref={surface} {...camera.window} style={{ position: 'absolute', left: 0, top: 0 }} />
          <View
            ref={touched}
            {...touch}
            {...(hasKeyboard() ? { onKeyDown } : undefined)}
            {...spoken}
            accessible
            tabIndex={0}
            aria-label={hasKeyboard() ? t('table.control', { count }) : t('table.controlPhone', { count })}
            testID="table-control"
            style={[{ position: 'absolute', left: 0, top: 0, ...camera.window }, dragged]}
          />
        </>
      )}
    </View>
  );
}

// A browser must neither scroll nor mark words with the finger that drags.
const dragged: object | undefined =
  Platform.OS === 'web' ? { touchAction: 'none', userSelect: 'none', outlineOffset: '-3px' } : undefined;

// With keys of its own it is an application to the web's screen readers; on a phone it is a picture beside its list.
const spoken: ViewProps = Platform.OS === 'web' ? { role: 'application' } : { role: 'img' };

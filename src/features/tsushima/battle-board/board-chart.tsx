import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { View } from 'react-native';

import { ChartLoading, dragStyle } from '@/kit/chart/chart-loading';
import { useLettering } from '@/kit/drawing/lettering';
import { PictureSurface, type Surface } from '@/kit/picture-surface';
import { useT } from '@/messages/messages';
import { hapticTick } from '@/ui/haptics';
import { useTheme } from '@/ui/theme';

import { boardLayout, columnAt, columnsInReach, GUTTER, leadHeight, tokenAt } from './board-layout';
import type { BoardModel, BoardPair, BoardToken } from './board-model';
import { boardPainter, type Drag } from './board-painter';
import type { BoardWords } from './board-scene';
import { type Hold, type Point, useBoardTouch } from './use-board-touch';

interface BoardChartProps {
  model: BoardModel;
  /** Who fires at whom, with what hangs over another lane. */
  pairs: readonly BoardPair[];
  words: BoardWords;
  chosen: string | null;
  /** What a screen reader says of the drawing; the list has everything. */
  label: string;
  onTap: (token: string | null) => void;
  /** A token hangs over a column; null when it is let go of. */
  onHover: (at: { readonly id: string; readonly column: number } | null) => void;
  /** Let go of over another column; settles when the board shows it, or says no. */
  onDrop: (id: string, column: number) => Promise<unknown>;
}

/** Near the edge of the window the board comes along with the finger. */
const EDGE = 40;
const TOP = 4;

/** The lanes with everything on them: one canvas that draws when something moves, and one view over it that is touched. */
export function BoardChart({ model, pairs, words, chosen, label, onTap, onHover, onDrop }: BoardChartProps) {
  const t = useT();
  const { color, haptics } = useTheme();
  const lettering = useLettering();
  const surface = useRef<Surface>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [dragged, setDragged] = useState<BoardToken | null>(null);
  const painter = useMemo(
    () => (lettering === undefined ? null : boardPainter(color, lettering, words)),
    [color, lettering, words],
  );
  useEffect(() => () => painter?.dispose(), [painter]);
  const layout = useMemo(
    () => boardLayout(model, { ...size, also: dragged ? columnsInReach(dragged) : [] }),
    [model, size, dragged],
  );
  const scroll = useRef<Point | null>(null);
  const drag = useRef<(Drag & { readonly column: number }) | null>(null);
  /** What was let go of, and how far below the top of the window: it stays there while lanes fold and open around it. */
  const dropped = useRef<{ readonly id: string; readonly y: number } | null>(null);

  const limited = ({ x, y }: Point, within = layout): Point => ({
    x: Math.max(0, Math.min(within.width - within.inner, x)),
    y: Math.max(-TOP, Math.min(within.height - size.height + TOP, y)),
  });
  // The lead divisions are at the right; a low window shows where they are.
  const scrolled = (): Point =>
    (scroll.current ??= limited({ x: Infinity, y: leadHeight(model, layout) - size.height / 2 }));
  const show = () => {
    if (!painter || size.width < 1 || size.height < 1) return;
    const kept = dragged === null && dropped.current ? layout.boxes.get(dropped.current.id) : undefined;
    if (kept && dropped.current) scroll.current = { x: scrolled().x, y: kept.y - dropped.current.y };
    if (dragged === null) dropped.current = null;
    const { x, y } = dragged ? scrolled() : limited(scrolled());
    surface.current?.show(
      painter.frame({ model, pairs, layout, chosen, x, y, height: size.height, drag: drag.current }),
    );
  };
  // A finger that has taken hold keeps what it was handed then; it draws with what is known now.
  const latest = useRef(show);
  useLayoutEffect(() => {
    latest.current = show;
    show();
  });

  const onLanes = ({ x, y }: Point): Point => ({ x: x + scrolled().x - GUTTER, y: y + scrolled().y });
  const pan = (): Hold => {
    const from = limited(scrolled());
    const to = (way: Point) => {
      scroll.current = limited({ x: from.x - way.x, y: from.y - way.y });
      latest.current();
    };
    return { drag: to, drop: () => undefined, cancel: () => to({ x: 0, y: 0 }) };
  };

  const release = () => {
    const held = drag.current;
    dropped.current = held && { id: held.id, y: held.y - scrolled().y };
    drag.current = null;
    onHover(null);
    setDragged(null);
  };
  const carry = (token: BoardToken, grip: Point): Hold => {
    const box = layout.boxes.get(token.id)!;
    const from = scrolled();
    // The lanes it may reach open, and its own stays under the finger.
    const open = boardLayout(model, { ...size, also: columnsInReach(token) });
    const now = open.boxes.get(token.id)!;
    scroll.current = { x: from.x, y: from.y + now.y - box.y };
    setDragged(token);
    const put = (at: Point) => {
      const y = at.y + scroll.current!.y - (grip.y - box.y);
      const column = columnAt(open, y + box.height / 2);
      const before = drag.current?.column;
      drag.current = { id: token.id, x: at.x + scroll.current!.x - GUTTER - (grip.x - box.x), y, column };
      if (before !== column) {
        onHover({ id: token.id, column });
        if (before !== undefined) hapticTick(haptics);
      }
      latest.current();
    };
    return {
      drag(_, at) {
        const push = at.y < EDGE ? at.y - EDGE : Math.max(0, at.y - size.height + EDGE);
        const next = limited({ x: scroll.current!.x, y: scroll.current!.y + push / 3 }, open);
        if (push !== 0) scroll.current = next;
        put(at);
      },
      drop() {
        const column = drag.current?.column ?? token.column;
        if (column === token.column) release();
        else void onDrop(token.id, column).finally(release);
      },
      cancel: release,
    };
  };

  const touch = useBoardTouch({
    ...size,
    onTap: (at) => onTap(tokenAt(layout, onLanes(at))),
    onHold: (at) => {
      const grip = onLanes(at);
      const token = model.tokens.find(({ id }) => id === tokenAt(layout, grip));
      return token && token.kind !== 'coast' ? carry(token, grip) : pan();
    },
  });
  return (
    <View
      testID="board-chart"
      style={{ flex: 1, overflow: 'hidden', backgroundColor: color.paper }}
      onLayout={({ nativeEvent }) => {
        const [width, height] = [Math.floor(nativeEvent.layout.width), Math.floor(nativeEvent.layout.height)];
        // A turned phone begins anew.
        if (width !== size.width) scroll.current = null;
        setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
      }}
    >
      {painter === null && <ChartLoading words={t('tsushima.battleBoard.loading')} />}
      {size.width > 0 && size.height > 0 && (
        <>
          <PictureSurface ref={surface} {...size} style={{ position: 'absolute', left: 0, top: 0 }} />
          <View
            {...touch}
            accessible
            role="img"
            aria-label={label}
            testID="board-control"
            style={[{ position: 'absolute', left: 0, top: 0, ...size }, dragStyle]}
          />
        </>
      )}
    </View>
  );
}

import type { Palette } from '@/ui/themes';

import { recordPicture } from '../record-picture';
import type { SkCanvas, SkPicture } from '../skia';
import { type DialState, dialState } from './dial-aim';
import type { DialLayout } from './dial-layout';
import type { DialPosition, DialProps, DialShip } from './dial-props';
import { aimShapes, chartShapes, edgeShapes, groundShapes, litShapes } from './dial-scene';
import { paintShapes } from './paint-dial';

type Aiming = Pick<DialProps, 'arcs' | 'bands' | 'nearWithin' | 'aims' | 'tubes'>;

export interface DialFrame {
  readonly active: DialPosition | undefined;
  readonly others: readonly DialPosition[];
  readonly ship: DialShip;
}

export interface DialPainter {
  /** The dial with its targets where they are now: the same picture as long as nothing moved, else the last is freed. */
  frame(shown: DialFrame): SkPicture;
  dispose(): void;
}

/** The ship is as long as the innermost of four rings is wide, and a little more. */
const SHIP_LENGTH = 0.85;

/**
 * A dial of one size, theme and rule book. What stands still is recorded once; the lit arcs once for each state they are
 * in; the ship once for each look of hers. A frame while dragging is those pictures and two or three lines.
 */
export function dialPainter(layout: DialLayout, aiming: Aiming, color: Palette): DialPainter {
  const { width, height } = layout;
  // Layers are drawn round their middle, so the cut-off rectangle has to hold both them and the whole dial.
  const bounds = { x: -width, y: -height, width: 3 * width, height: 3 * height };
  const record = (draw: (canvas: SkCanvas) => void) => recordPicture(bounds, draw);
  const length = SHIP_LENGTH * layout.radius;
  const ground = keptOne(() => record((canvas) => paintShapes(canvas, groundShapes(layout), color)));
  const chart = keptOne(() => record((canvas) => paintShapes(canvas, chartShapes(layout, aiming), color)));
  const field = keptOne((state: DialState) =>
    record((canvas) => {
      canvas.drawPicture(ground.get('', undefined));
      paintShapes(canvas, litShapes(layout, aiming, state), color);
      canvas.drawPicture(chart.get('', undefined));
      paintShapes(canvas, edgeShapes(layout, aiming, state), color);
    }),
  );
  const hull = keptOne((ship: DialShip) => record((canvas) => ship.paint(canvas, { length, color })));
  const whole = keptOne(({ active, others, ship }: DialFrame) => {
    const state = dialState(aiming, active);
    const [lit, plan] = [field.get(stateKey(state), state), hull.get(ship.key, ship)];
    return record((canvas) => {
      canvas.translate(layout.centre.x, layout.centre.y);
      canvas.drawPicture(lit);
      canvas.drawPicture(plan);
      paintShapes(canvas, aimShapes(layout, active, others), color);
    });
  });
  return {
    frame: (shown) => whole.get(frameKey(shown), shown),
    dispose: () => [whole, hull, field, chart, ground].forEach((layer) => layer.dispose()),
  };
}

const frameKey = ({ active, others, ship }: DialFrame): string =>
  JSON.stringify([[active, ...others].map((at) => [at?.range, at?.bearing]), ship.key]);

export const stateKey = ({ held, band, near }: DialState): string =>
  JSON.stringify([held.map(({ plate }) => plate), band, near]);

/** Keeps the last picture made, and makes it anew after it was disposed of; on the web nothing else would free it. */
function keptOne<From>(make: (from: From) => SkPicture) {
  let kept: { readonly key: string; readonly picture: SkPicture } | undefined;
  const dispose = () => {
    kept?.picture.dispose();
    kept = undefined;
  };
  return {
    get(key: string, from: From): SkPicture {
      if (kept?.key === key) return kept.picture;
      const picture = make(from);
      dispose();
      kept = { key, picture };
      return picture;
    },
    dispose,
  };
}

/** Colours by what they are on the plan; the painter is given real ones. */
export type Tint = 'hull' | 'ink' | 'card' | 'rule' | 'fire' | 'onFire' | 'now';

interface Look {
  /** What it is a drawing of: `turret`, `marker-M`. */
  readonly part: string;
  readonly fill?: Tint;
  readonly stroke?: Tint;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: readonly [on: number, off: number];
}

/** One thing to draw, in points: bow up, amidships at (0, 0). Plain data, so that a test can read a drawing. */
export type Shape = Look &
  (
    | { readonly kind: 'path'; readonly d: string }
    | { readonly kind: 'oval'; readonly x: number; readonly y: number; readonly rx: number; readonly ry: number }
    /** Outlines that stay upright however the ship lies: the letters and flames of markers. */
    | {
        readonly kind: 'sign';
        readonly x: number;
        readonly y: number;
        readonly text?: string;
        readonly outlines: readonly { readonly d: string; readonly dx: number; readonly dy: number }[];
        /** Points for one unit of the outlines. */
        readonly scale: number;
      }
  );

export const disc = (look: Look, x: number, y: number, radius: number): Shape => ({
  ...look,
  kind: 'oval',
  x,
  y,
  rx: radius,
  ry: radius,
});

export const path = (look: Look, d: string): Shape => ({ ...look, kind: 'path', d });

export const line = (look: Look, from: readonly [number, number], to: readonly [number, number]): Shape =>
  path(look, `M${point(...from)}L${point(...to)}`);

/** Hundredths of a point are finer than any screen, and keep the draw list short. */
export const point = (x: number, y: number): string => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;

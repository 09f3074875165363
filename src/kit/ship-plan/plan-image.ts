import { ImageFormat, Skia } from '../skia';
import { paintPlan, type PlanColours } from './paint-plan';
import { halfBeam, type PlanFacts } from './plan-facts';
import { detailAt, type PlanDrawing } from './plan-frame';
import { markerRadius, pendingSpot } from './plan-markers';
import { planShapes } from './plan-shapes';

/** Which way her bow points. */
export type Orientation = 'right' | 'left' | 'up';

const HEADING: Readonly<Record<Orientation, number>> = { right: 90, left: -90, up: 0 };

export interface PlanPicture extends PlanDrawing {
  readonly orientation: Orientation;
  readonly box: PlanBox;
  readonly colours: PlanColours;
  readonly pixelRatio: number;
}

/** The room a plan takes, along and across the ship. */
export interface PlanBox {
  readonly along: number;
  readonly across: number;
}

/** All plans in a list stand in boxes of one size, so that the names beside them line up. */
export const LIST_BOX: PlanBox = { along: 92, across: 36 };

/** Room for every marker she may ever carry: nothing beside the plan jumps when she is hit. */
export function cardBox(facts: PlanFacts, length: number, magnification = 1): PlanBox {
  const half = halfBeam(facts, length);
  const radius = markerRadius({ detail: detailAt(length) }, magnification);
  const across = Math.max(1.75 * half, half + radius * 1.4, pendingSpot(length, half, radius)[0] + radius) + 3;
  return { along: Math.ceil(length + 20), across: Math.ceil(2 * across) };
}

/**
 * The plan as a picture in a data address. Drawn off screen on the processor: a browser allows some sixteen live
 * drawing surfaces, and a fleet has fifty-nine ships. Lossless WebP, because it is packed three to eight times as fast
 * as PNG.
 */
export const planImage = (picture: PlanPicture): string => keep(JSON.stringify(picture), () => draw(picture));

/** Whether it has been drawn before, and costs nothing now. */
export const isDrawn = (picture: PlanPicture): boolean => keep.has(JSON.stringify(picture));

/** Two fleets in three sizes, and the states they have just been in. */
const keep = makeKeeper<string>(400);

function draw(picture: PlanPicture): string {
  const { box, orientation, colours, pixelRatio } = picture;
  const { along, across } = box;
  const [width, height] = orientation === 'up' ? [across, along] : [along, across];
  // Skia in a browser would draw on nothing, and break.
  if (width <= 0 || height <= 0) return '';
  const surface = Skia.Surface.Make(Math.ceil(width * pixelRatio), Math.ceil(height * pixelRatio));
  if (surface === null) return '';
  const canvas = surface.getCanvas();
  canvas.scale(pixelRatio, pixelRatio);
  paintPlan(canvas, planShapes(picture), colours, { x: width / 2, y: height / 2, heading: HEADING[orientation] });
  const image = surface.makeImageSnapshot();
  const packed = image.encodeToBase64(ImageFormat.WEBP, LOSSLESS);
  image.dispose();
  surface.dispose();
  return `data:image/webp;base64,${packed}`;
}

const LOSSLESS = 100;

/** Keeps what was made for a key, up to a number; beyond it the one unused for longest goes. */
export function makeKeeper<T>(most: number) {
  // A Map keeps its order: what is taken out and put back is the newest.
  const kept = new Map<string, T>();
  const keep = (key: string, make: () => T): T => {
    const value = kept.has(key) ? (kept.get(key) as T) : make();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
  return Object.assign(keep, { has: (key: string): boolean => kept.has(key) });
}

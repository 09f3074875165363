import type { Hexside } from '@/rules/mukden/index';

import type { Place } from './attack-plan';

/** Hexes with a flat top, drawn smaller than they are so that their sides have room. */
const RADIUS = 47;
const DRAWN = 40;
const HEIGHT_OF_HEX = RADIUS * Math.sqrt(3);

export const ROSETTE = { width: 224, height: 244 } as const;
/** What a hex takes of the screen, and what a thumb hits of a hexside. */
export const HEX_BOX = { width: 2 * DRAWN, height: DRAWN * Math.sqrt(3) } as const;
export const SIDE_BOX = 48;

interface Dot {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Dot = { x: ROSETTE.width / 2, y: ROSETTE.height / 2 };

/** Clockwise from the north. */
const angleOf = (place: Place): number => (place * Math.PI) / 3;
const from = (distance: number, place: Place): Dot => ({
  x: MIDDLE.x + distance * Math.sin(angleOf(place)),
  y: MIDDLE.y - distance * Math.cos(angleOf(place)),
});

/** The middle of a hex; null: of the target. */
export const hexCentre = (place: Place | null): Dot => (place === null ? MIDDLE : from(HEIGHT_OF_HEX, place));
/** The middle of the hexside between the target and a hex. */
export const sideCentre = (place: Place): Dot => from(HEIGHT_OF_HEX / 2, place);

const written = (value: number): string => value.toFixed(1);

/** The outline of a hex. */
export function hexPath({ x, y }: Dot): string {
  const half = HEX_BOX.height / 2;
  const dots: readonly Dot[] = [
    { x: x - DRAWN, y },
    { x: x - DRAWN / 2, y: y - half },
    { x: x + DRAWN / 2, y: y - half },
    { x: x + DRAWN, y },
    { x: x + DRAWN / 2, y: y + half },
    { x: x - DRAWN / 2, y: y + half },
  ];
  return `M${dots.map((dot) => `${written(dot.x)} ${written(dot.y)}`).join('L')}Z`;
}

const WAVE = 'M-20 0c3.300-5 6.700-5 10 0s6.700 5 10 0 6.700-5 10 0 6.700 5 10 0';
const TEETH = 'M-20 3h40M-16 3v-6M-8 3v-6M0 3v-6M8 3v-6M16 3v-6';

/** What crosses the way: a thin wave, a thick one, teeth; both where there are both. */
export function sideStrokes(hexside: Hexside): readonly { readonly d: string; readonly width: number }[] {
  const strokes: { d: string; width: number }[] = [];
  if (hexside.startsWith('minor')) strokes.push({ d: WAVE, width: 2.2 });
  if (hexside.startsWith('major')) strokes.push({ d: WAVE, width: 5 });
  if (hexside.endsWith('trench')) strokes.push({ d: TEETH, width: 2.2 });
  return strokes;
}

/** Laid along its hexside. */
export function sideTransform(place: Place): string {
  const { x, y } = sideCentre(place);
  return `translate(${written(x)} ${written(y)}) rotate(${place * 60})`;
}

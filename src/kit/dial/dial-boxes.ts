import { screenPolar } from '@/measure/point';
import { degrees } from '@/measure/units';

import type { Plate } from './dial-aim';
import { BEZEL, type DialLayout, pointOn } from './dial-layout';
import type { DialPosition } from './dial-props';

/** Room that is taken, in points from the top left corner of the dial. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const PLATE = { cap: 1.35, wide: { width: 51, height: 25 }, tall: { width: 44, height: 45 } } as const;
const PLATE_BEARING: Readonly<Record<Plate, number>> = { bow: 0, starboard: 90, stern: 180, port: 270 };

/** Plates grow with the reader's text as far as the dial has room for them. */
export const plateGrowth = (magnification: number): number => Math.max(1, Math.min(PLATE.cap, magnification));
export const plateWidth = (magnification: number): number => PLATE.tall.width * plateGrowth(magnification);

/**
 * On the bezel at bow and stern, beside it at the sides: there the dial has no room to lose. At bow and stern it steps
 * `aside` for the handle of a target near the rim.
 */
export function plateBox(plate: Plate, { centre, radius }: DialLayout, growth: number, aside = 0): Box {
  const ends = isEnd(plate);
  const size = ends ? PLATE.wide : PLATE.tall;
  const [width, height] = [size.width * growth, size.height * growth];
  const out = radius + BEZEL + (ends ? -4 : width / 2 - 1);
  const { x, y } = screenPolar(centre, degrees(PLATE_BEARING[plate]), out);
  return { left: x - width / 2 + (ends ? aside : 0), top: y - height / 2, width, height };
}

const isEnd = (plate: Plate): boolean => plate === 'bow' || plate === 'stern';

/** Half of the drawn handle, and a gap. */
const HANDLE_REACH = 27;

/** The largest square inside its circle: the corners around that are free for words. */
export const INNER_REACH = 18;

/** What the handle of a target covers. */
export function handleBox(layout: DialLayout, target: DialPosition, reach: number = HANDLE_REACH): Box {
  const { x, y } = pointOn(layout, target);
  return { left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach };
}

/** How far a plate steps aside for the target. */
export function plateAside(plate: Plate, layout: DialLayout, growth: number, target: DialPosition | undefined): number {
  const box = plateBox(plate, layout, growth);
  const handle = target && handleBox(layout, target);
  if (!handle || !isEnd(plate) || !overlap(box, handle)) return 0;
  const toPort = handle.left + HANDLE_REACH >= layout.centre.x;
  return toPort ? handle.left - (box.left + box.width) - 1 : handle.left + handle.width - box.left + 1;
}

export const KEY = { width: 78, height: 52, inch: { width: 52, height: 48 }, gap: 8, foot: 4 } as const;
/** The large numbers in the upper corners; "11¾″" is the widest. */
const READOUT = { width: 96, height: 62 } as const;

/** How wide the key for whole inches is: in a narrow window the dial comes close to the corner. */
export const inchKeyWidth = ({ stacked, width }: DialLayout): number =>
  stacked && width >= 340 ? KEY.width : KEY.inch.width;

/** What stands in the corners beside the round. */
export function cornerBoxes(layout: DialLayout): readonly Box[] {
  const { width, height, stacked } = layout;
  const inch = { width: inchKeyWidth(layout), height: KEY.inch.height };
  const foot = height - KEY.foot;
  const quarterTop = foot - KEY.height;
  const inchTop = stacked ? foot - inch.height : quarterTop - KEY.gap - inch.height;
  const keys = [
    { ...inch, top: inchTop },
    ...(stacked ? [] : [{ width: KEY.width, height: KEY.height, top: quarterTop }]),
  ];
  const boxes = stacked ? keys : [...keys, { ...READOUT, top: 0 }];
  return boxes.flatMap((box) => [
    { ...box, left: 0 },
    { ...box, left: width - box.width },
  ]);
}

const BEARING = { out: 24, nearest: 8, farthest: 60, step: 4 } as const;

/**
 * Where the bearing is written: beside the arrowhead, on the side towards the beam, as near to it as plates, keys and
 * numbers leave room.
 */
export function bearingBox(
  layout: DialLayout,
  bearing: number,
  size: { readonly width: number; readonly height: number },
  taken: readonly Box[],
  /** What it had better not stand on, if there is room elsewhere. */
  spared: readonly Box[] = [],
): Box {
  const way = bearing < 180 ? 1 : -1;
  for (const kept of [[...taken, ...spared], taken]) {
    for (let aside: number = BEARING.nearest; aside <= BEARING.farthest; aside += BEARING.step) {
      for (const side of [way, -way]) {
        const box = beside(layout, bearing + side * aside, size);
        if (!kept.some((other) => overlap(box, other))) return box;
      }
    }
  }
  return beside(layout, bearing + way * BEARING.nearest, size);
}

function beside(layout: DialLayout, bearing: number, size: { readonly width: number; readonly height: number }): Box {
  const { x, y } = screenPolar(layout.centre, degrees(bearing), layout.radius + BEZEL + BEARING.out);
  return {
    ...size,
    left: keep(x - size.width / 2, layout.width - size.width),
    top: keep(y - size.height / 2, layout.height - size.height),
  };
}

const keep = (value: number, most: number): number => Math.max(0, Math.min(most, value));

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

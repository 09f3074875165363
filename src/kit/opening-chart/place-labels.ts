import { type Box, crosses, type Dot, gap, nearestIn, overlap, within } from './boxes';

export interface Wanted {
  readonly id: string;
  /** The words in one block: as wide as may be first, then narrower ones that break into more lines. */
  readonly blocks: readonly Block[];
  /** What it names: a label stands as near as it can to any of these. */
  readonly anchors: readonly Dot[];
  /** Left out without a word when there is no room; the others come first. */
  readonly optional?: boolean;
}

export interface Block {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

export interface PlacedLabel extends Box {
  readonly id: string;
  readonly lines: readonly string[];
  /** From the label to what it names, where it does not stand right beside it. */
  readonly leader: { readonly from: Dot; readonly to: Dot } | null;
}

/**
 * Names beside their lines, none on another, on a ship or on a leader. Simple and greedy: the most crowded is placed
 * first, each at the nearest free spot, and one that found none goes first the next time. What still finds none is left
 * out; the words below the chart name everybody.
 */
export function placeLabels(wanted: readonly Wanted[], taken: readonly Box[], sheet: Box): readonly PlacedLabel[] {
  let order = [...wanted].sort(byNeed(wanted));
  let best: readonly PlacedLabel[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const placed: PlacedLabel[] = [];
    const failed = new Set<Wanted>();
    for (const label of order) {
      const spot = firstFree(label, placed, taken, sheet);
      if (spot) placed.push(spot);
      else if (!label.optional) failed.add(label);
    }
    if (failed.size === 0) return placed;
    if (placed.length > best.length) best = placed;
    order = [...failed, ...order.filter((label) => !failed.has(label))];
  }
  return best;
}

const ROUNDS = 5;
const CROWD = 60;
const byNeed =
  (all: readonly Wanted[]) =>
  (a: Wanted, b: Wanted): number =>
    Number(a.optional ?? false) - Number(b.optional ?? false) || neighbours(b, all) - neighbours(a, all);

const neighbours = (one: Wanted, all: readonly Wanted[]): number =>
  all.filter((other) => one.anchors.some((a) => other.anchors.some((b) => gap(a, b) < CROWD))).length;

/** Points between a label and what it names, nearest first; beyond `BESIDE` a leader joins them. */
const DISTANCES = [3, 6, 10, 15, 21, 28, 37, 48, 62] as const;
const BESIDE = 11;
const APART = 2;
const DIRECTIONS: readonly Dot[] = [-1, -0.5, 0, 0.5, 1].flatMap((y) =>
  [1, -1, 0.5, -0.5, 0].filter((x) => Math.max(Math.abs(x), Math.abs(y)) === 1).map((x) => ({ x, y })),
);

interface Spot {
  readonly block: Block;
  readonly anchor: Dot;
  readonly box: Box;
  readonly distance: number;
}

function firstFree(
  label: Wanted,
  placed: readonly PlacedLabel[],
  taken: readonly Box[],
  sheet: Box,
): PlacedLabel | null {
  // In the last resort a leader may run under another name; a name never stands on anything.
  for (const { spotsOf, passes } of [
    { spotsOf: around, passes: false },
    { spotsOf: anywhere, passes: false },
    { spotsOf: anywhere, passes: true },
  ]) {
    for (const { block, anchor, box, distance } of spotsOf(label, sheet)) {
      if (!within(box, sheet) || taken.some((other) => overlap(box, other, 1))) continue;
      const leader = distance > BESIDE ? { from: nearestIn(box, anchor), to: anchor } : null;
      if (placed.some((other) => collide(box, passes ? null : leader, other))) continue;
      if (leader && !passes && taken.some((other) => runsOver(leader, other))) continue;
      return { id: label.id, lines: block.lines, ...box, leader };
    }
  }
  return null;
}

function* around({ blocks, anchors }: Wanted): Generator<Spot> {
  for (const distance of DISTANCES) {
    for (const block of blocks) {
      for (const anchor of anchors) {
        for (const { x, y } of DIRECTIONS) {
          const { width, height } = block;
          const box = {
            x: anchor.x + x * (width / 2 + distance) - width / 2,
            y: anchor.y + y * (height / 2 + distance) - height / 2,
            width,
            height,
          };
          yield { block, anchor, box, distance };
        }
      }
    }
  }
}

const STEP = 8;

/** The rest of the sheet, nearest first: far from everything is better than no name. */
function anywhere({ blocks, anchors, optional }: Wanted, sheet: Box): readonly Spot[] {
  const block = blocks.at(-1);
  const [anchor] = anchors;
  if (optional || block === undefined || anchor === undefined) return [];
  const { width, height } = block;
  const spots: Spot[] = [];
  for (let x = sheet.x; x + width <= sheet.x + sheet.width; x += STEP) {
    for (let y = sheet.y; y + height <= sheet.y + sheet.height; y += STEP) {
      const box = { x, y, width, height };
      spots.push({ block, anchor, box, distance: gap(anchor, nearestIn(box, anchor)) });
    }
  }
  return spots.sort((a, b) => a.distance - b.distance);
}

/** A leader ends in what it names, and keeps off everybody else. */
const runsOver = ({ from, to }: { readonly from: Dot; readonly to: Dot }, other: Box): boolean =>
  gap(nearestIn(other, to), to) > APART && crosses(from, to, other);

const collide = (box: Box, leader: PlacedLabel['leader'], other: PlacedLabel): boolean =>
  overlap(box, other, APART) ||
  (leader !== null && crosses(leader.from, leader.to, other)) ||
  (other.leader !== null && crosses(other.leader.from, other.leader.to, box));

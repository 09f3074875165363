import type { PlanFacts, PlanDice, Quarter } from './plan-facts';

/** A line in shares of the plan: x of the half beam, y of the length; bow up, amidships 0, starboard positive. */
export interface Barrel {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** Guns on one pivot. `radius` is a share of the half beam. */
export interface Mount {
  /** Its place in the batteries of the facts. */
  readonly battery: number;
  readonly form: 'turret' | 'wing' | 'single' | 'casemate' | 'dot';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly barrels: readonly Barrel[];
  readonly bears: readonly Quarter[];
}

/**
 * Where the guns stand, worked out from how many dice bear on bow, side and stern: the ratings know arcs, not places.
 * A gun on the centre line counts in its end and on both sides, one in a wing mount in bow, stern and its own side.
 */
export function mountsOf({ batteries }: PlanFacts): readonly Mount[] {
  const main = batteries.findIndex((battery) => battery.main);
  const mainMounts = main < 0 ? [] : mainBattery(main, batteries[main]?.weapon ?? '', diceOf(batteries, main));
  const sternIsFree = !mainMounts.some(({ x, y }) => x === 0 && y > 0);
  const others = batteries.map((_, index) => index).filter((index) => index !== main && isDrawn(batteries, index));
  const after = others.find((index) => sternIsFree && isAfterTurret(batteries, index));
  const [second, third] = others.filter((index) => index !== after);
  return [
    ...(second === undefined ? [] : casemates(second, diceOf(batteries, second))),
    ...(third === undefined ? [] : deckGuns(third, diceOf(batteries, third))),
    ...(after === undefined ? [] : [turret(after, 'aft', Math.min(2, diceOf(batteries, after).stern), 0.4)]),
    ...mainMounts,
  ];
}

/** Light pieces are not drawn: there were dozens, everywhere. */
const isDrawn = (batteries: PlanFacts['batteries'], index: number) => batteries[index]?.weapon !== 'misc';

/** Guns of these calibres stand in turrets; lighter ones behind shields. */
export const HEAVY = ['12.5in', '12in', '10in', '8in'];

/** As in Kasuga, whose two 8-inch stand aft where her sisters carry the other big gun. */
function isAfterTurret(batteries: PlanFacts['batteries'], index: number): boolean {
  const { bow, side, stern } = diceOf(batteries, index);
  return HEAVY.includes(batteries[index]?.weapon ?? '') && bow === 0 && side > 0 && side === stern;
}

const diceOf = (batteries: PlanFacts['batteries'], index: number): PlanDice =>
  batteries[index]?.dice ?? { bow: 0, side: 0, stern: 0 };

/** By calibre: a liner's 6-inch behind a shield must not look like a battleship's turret. */
const TURRET_RADIUS: Readonly<Record<string, number>> = {
  '12.5in': 0.48,
  '12in': 0.48,
  '10in': 0.48,
  '8in': 0.44,
  '6in': 0.32,
};

const TURRET_Y = { fore: -0.265, aft: 0.285 } as const;
const CHASER_Y = { fore: -0.34, aft: 0.37 } as const;
const CORNER_Y = { fore: -0.26, aft: 0.28 } as const;
const SIDES = [
  { sign: -1, quarter: 'port' },
  { sign: 1, quarter: 'starboard' },
] as const;

function mainBattery(battery: number, weapon: string, { bow, side, stern }: PlanDice): readonly Mount[] {
  const wings = (bow + stern - side) / 3;
  const fore = bow - 2 * wings;
  const aft = stern - 2 * wings;
  const radius = TURRET_RADIUS[weapon] ?? 0.28;
  const onCentreLine = Number.isInteger(wings) && wings >= 0 && [fore, aft].every((guns) => guns >= 0 && guns <= 2);
  return onCentreLine
    ? [
        ...(fore > 0 ? [turret(battery, 'fore', fore, radius)] : []),
        ...(aft > 0 ? [turret(battery, 'aft', aft, radius)] : []),
        ...(wings > 0 ? SIDES.map((on) => wing(battery, on, wings)) : []),
      ]
    : scattered(battery, { bow, side, stern });
}

/** Guns in single mounts: pairs at the corners, odd ones on the centre line at the ends, the rest along the sides. */
function scattered(battery: number, { bow, side, stern }: PlanDice): readonly Mount[] {
  const fore = Math.floor(bow / 2);
  const aft = Math.floor(stern / 2);
  const chasers = (bow % 2) + (stern % 2);
  const along = Math.max(0, side - fore - aft - chasers);
  return [
    ...SIDES.flatMap((on) => [
      ...spread(fore, CORNER_Y.fore, 0.07).map((y) => single(battery, on, y, 'fore')),
      ...spread(aft, CORNER_Y.aft, 0.07).map((y) => single(battery, on, y, 'aft')),
      ...spread(along, 0, Math.min(0.1, 0.36 / Math.max(1, along))).map((y) => single(battery, on, y, 'beam')),
    ]),
    ...(bow % 2 === 1 ? [chaser(battery, 'fore')] : []),
    ...(stern % 2 === 1 ? [chaser(battery, 'aft')] : []),
  ];
}

type End = 'fore' | 'aft';
type OnSide = (typeof SIDES)[number];

const spread = (count: number, middle: number, step: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => middle + (index - (count - 1) / 2) * step);

const endQuarters = (end: End): readonly Quarter[] => [end === 'fore' ? 'bow' : 'stern', 'port', 'starboard'];

function centreLine(battery: number, y: number, end: End, guns: number, radius: number): Mount {
  const ahead = end === 'fore' ? -1 : 1;
  // A bigger gun reaches further; .48 of the half beam stands .075 of the length clear of its turret.
  const muzzle = y + ahead * (radius * (0.156 + RADIUS_AS_LENGTH));
  const barrels = spread(guns, 0, radius * 0.8).map((x): Barrel => ({ from: [x, y], to: [x, muzzle] }));
  return { battery, form: 'turret', x: 0, y, radius, barrels, bears: endQuarters(end) };
}
/** Half beam over length of a middling ship: near enough for the length of a barrel. */
const RADIUS_AS_LENGTH = 0.08;

const turret = (battery: number, end: End, guns: number, radius: number): Mount =>
  centreLine(battery, TURRET_Y[end], end, guns, radius);

const chaser = (battery: number, end: End): Mount => centreLine(battery, CHASER_Y[end], end, 1, 0.26);

function wing(battery: number, { sign, quarter }: OnSide, guns: number): Mount {
  const barrels = spread(guns, 0, 0.026).map((y): Barrel => ({ from: [sign * 0.75, y], to: [sign * 1.7, y] }));
  const bears: readonly Quarter[] = ['bow', quarter, 'stern'];
  return { battery, form: 'wing', x: sign * 0.75, y: 0, radius: 0.36, barrels, bears };
}

function single(battery: number, { sign, quarter }: OnSide, y: number, place: End | 'beam'): Mount {
  const slant = place === 'fore' ? -0.04 : place === 'aft' ? 0.04 : 0;
  const bears: readonly Quarter[] = place === 'beam' ? [quarter] : [place === 'fore' ? 'bow' : 'stern', quarter];
  const barrels: readonly Barrel[] = [{ from: [sign * 0.7, y], to: [sign * 1.5, y + slant] }];
  return { battery, form: 'single', x: sign * 0.7, y, radius: 0.26, barrels, bears };
}

function casemates(battery: number, { bow, side, stern }: PlanDice): readonly Mount[] {
  const [ahead, astern] = [Math.ceil(bow / 2), Math.ceil(stern / 2)];
  return SIDES.flatMap(({ sign, quarter }) =>
    spread(side, 0, side > 1 ? 0.4 / (side - 1) : 0).map((y, index): Mount => {
      const ends: readonly Quarter[] = [
        ...(index < ahead ? (['bow'] as const) : []),
        ...(index >= side - astern ? (['stern'] as const) : []),
      ];
      const barrels: readonly Barrel[] = [{ from: [sign * 0.98, y], to: [sign * 1.42, y] }];
      return { battery, form: 'casemate', x: sign * 0.86, y, radius: 0.13, barrels, bears: [quarter, ...ends] };
    }),
  );
}

const deckGuns = (battery: number, { side }: PlanDice): readonly Mount[] =>
  SIDES.flatMap(({ sign, quarter }) =>
    spread(side, 0.01, side > 1 ? 0.5 / (side - 1) : 0).map((y): Mount => ({
      battery,
      form: 'dot',
      x: sign * 0.62,
      y,
      radius: 0.06,
      barrels: [],
      bears: [quarter],
    })),
  );

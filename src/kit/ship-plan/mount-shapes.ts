import type { PlanArc, PlanBearing, PlanFacts, PlanState } from './plan-facts';
import type { Barrel, Mount } from './plan-mounts';
import type { Frame } from './plan-frame';
import { disc, line, path, point, type Shape, type Tint } from './shapes';

export type BatteryState = 'whole' | 'halved' | 'lost';

const ARCS: readonly PlanArc[] = ['bow', 'side', 'stern'];

/** What damage has made of each battery. */
export const batteryStates = ({ batteries }: PlanFacts, { left }: PlanState): readonly BatteryState[] =>
  batteries.map(({ dice }, index) => {
    const now = left?.[index]?.dice ?? dice;
    if (ARCS.every((arc) => now[arc] >= dice[arc])) return 'whole';
    return ARCS.every((arc) => now[arc] <= 0) ? 'lost' : 'halved';
  });

interface Style {
  readonly fill: Tint;
  readonly opacity?: number;
  /** Without a target a large plan shows its turrets as a draughtsman would: open, with the ring they turn on. */
  readonly ringed: boolean;
}

/** A mount with its barrels: solid when it bears, open when it does not; halved or lost when her guns are. */
export function mountShapes(mount: Mount, frame: Frame, state: BatteryState, bearing?: PlanBearing): readonly Shape[] {
  if (mount.form === 'dot') return frame.detail < 2 ? [] : deckGun(mount, frame, state, bearing);
  if (mount.form === 'casemate') return frame.detail < 1 ? [] : casemate(mount, frame, state, bearing);
  return pivot(mount, frame, state, styleOf(mount, frame, bearing));
}

const bearsOn = ({ bears, battery }: Mount, { quarter, outOfReach = [] }: PlanBearing): boolean =>
  bears.includes(quarter) && !outOfReach.includes(battery);

function styleOf(mount: Mount, { detail }: Frame, bearing?: PlanBearing): Style {
  if (bearing === undefined) return detail < 2 ? { fill: 'ink', ringed: false } : { fill: 'card', ringed: true };
  return bearsOn(mount, bearing) ? { fill: 'ink', ringed: false } : { fill: 'card', opacity: 0.55, ringed: false };
}

function pivot(mount: Mount, frame: Frame, state: BatteryState, style: Style): readonly Shape[] {
  const { half: h, length: l } = frame;
  const [x, y, r] = [mount.x * h, mount.y * l, mount.radius * h];
  const { opacity } = style;
  const edge = { stroke: 'ink', width: frame.line * 0.8, opacity } as const;
  const part = mount.form;
  if (state === 'lost') {
    const cross = slash(x, y, r * 1.3) + slash(x, y, r * 1.3, -1);
    return [
      disc({ part: `${part}-lost`, fill: 'card', ...edge }, x, y, r),
      path({ part: `${part}-lost`, ...edge, width: strikeWidth(r) }, cross),
    ];
  }
  const barrels = frame.detail === 0 ? [] : gunsLeft(mount.barrels, state);
  const shots = barrels.map((barrel) =>
    line({ part: 'barrel', stroke: 'ink', width: barrelWidth(mount, frame), opacity }, ...ends(barrel, frame)),
  );
  if (state === 'halved') {
    return [
      ...shots,
      disc({ part: `${part}-halved`, fill: 'card', ...edge }, x, y, r),
      path({ part: `${part}-halved`, fill: style.ringed ? 'hull' : style.fill, ...edge }, halfDisc(x, y, r)),
      ...(frame.detail < 2
        ? []
        : [path({ part: `${part}-halved`, ...edge, width: strikeWidth(r) }, slash(x, y, r * 1.3))]),
    ];
  }
  return [
    ...shots,
    disc({ part, fill: style.fill, ...edge }, x, y, r),
    ...(style.ringed
      ? [disc({ part: 'ring', fill: 'hull', stroke: 'ink', width: frame.line * 0.6 }, x, y, r * 0.68)]
      : []),
  ];
}

/** Half of two barrels is one; a single gun stays, and only its half disc tells. */
const gunsLeft = (barrels: readonly Barrel[], state: BatteryState): readonly Barrel[] =>
  state === 'halved' ? barrels.slice(0, Math.ceil(barrels.length / 2)) : barrels;

/** One stroke through half a battery, two through all of it. */
const slash = (x: number, y: number, reach: number, lean: 1 | -1 = 1) =>
  `M${point(x - lean * reach, y - reach)}L${point(x + lean * reach, y + reach)}`;

const strikeWidth = (radius: number) => Math.max(1, radius * 0.21);

const halfDisc = (x: number, y: number, r: number) => `M${point(x, y - r)}A${point(r, r)} 0 0 0 ${point(x, y + r)}Z`;

const ends = (
  { from, to }: Barrel,
  { half, length }: Frame,
): [readonly [number, number], readonly [number, number]] => [
  [from[0] * half, from[1] * length],
  [to[0] * half, to[1] * length],
];

const barrelWidth = ({ form, radius }: Mount, { half, detail }: Frame): number =>
  Math.max(detail < 2 ? 1 : 1.2, half * (form === 'turret' ? radius * 0.26 : form === 'wing' ? 0.12 : 0.16));

/** Every second gun of a halved row is gone, so that what is left is still seen along the whole side. */
const isGone = ({ y }: Mount, state: BatteryState, row: readonly Mount[]): boolean =>
  state === 'lost' || (state === 'halved' && row.findIndex((other) => other.y === y) % 2 === 1);

const rowOf = ({ battery, x }: Mount, { mounts }: Frame): readonly Mount[] =>
  mounts.filter((other) => other.battery === battery && other.x === x);

function casemate(mount: Mount, frame: Frame, state: BatteryState, bearing?: PlanBearing): readonly Shape[] {
  const { half: h, length: l, line: width, detail } = frame;
  const gone = isGone(mount, state, rowOf(mount, frame));
  const bears = bearing === undefined || bearsOn(mount, bearing);
  const opacity = bears ? undefined : 0.55;
  const gun = mount.barrels.map((barrel) =>
    line({ part: 'casemate-gun', stroke: 'ink', width: width * (bears ? 1.15 : 0.6), opacity }, ...ends(barrel, frame)),
  );
  if (detail < 2) return gone ? [] : gun;
  const [x, y, r] = [mount.x * h, mount.y * l, mount.radius * h];
  const box = `M${point(x - r, y - r)}L${point(x + r, y - r)}L${point(x + r, y + r)}L${point(x - r, y + r)}Z`;
  const fill = bearing !== undefined && bears && !gone ? 'ink' : 'card';
  const look = { stroke: 'ink', width: width * 0.6, opacity } as const;
  return gone
    ? [
        path({ part: 'casemate-lost', fill, ...look }, box),
        path({ part: 'casemate-lost', ...look, width }, slash(x, y, 1.6 * r)),
      ]
    : [...gun, path({ part: 'casemate', fill, ...look }, box)];
}

function deckGun(mount: Mount, frame: Frame, state: BatteryState, bearing?: PlanBearing): readonly Shape[] {
  const gone = isGone(mount, state, rowOf(mount, frame));
  const opacity = bearing === undefined || bearsOn(mount, bearing) ? undefined : 0.55;
  const look = gone
    ? ({ part: 'dot-lost', stroke: 'ink', width: 0.7 } as const)
    : ({ part: 'dot', fill: 'ink' } as const);
  return [disc({ ...look, opacity }, mount.x * frame.half, mount.y * frame.length, mount.radius * frame.half)];
}

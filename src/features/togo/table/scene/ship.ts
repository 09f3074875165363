import type { Box } from '@/kit/opening-chart/boxes';
import { inSector, type Sector, sectorsOf } from '@/measure/arc';
import type { Pose } from '@/measure/point';
import { normalised } from '@/measure/units';

import type { Piece, TableRules } from '../model';
import type { Reading } from '../readings';
import { isFree, type Taken, taking } from './free';
import type { Dot, Shape } from './shapes';
import { fromShip, type View } from './view';

export interface Aimed {
  readonly pose: Pose;
  readonly rules: TableRules;
  /** Where the target lies; null when none is chosen. */
  readonly reading: Reading | null;
}

/** Her arcs and range rings: all of them, or only the arc that holds the target, with its band lit. */
export function arcShapes(aimed: Aimed, view: View): readonly Shape[] {
  const { pose, rules, reading } = aimed;
  const { x, y } = view.at(pose.at);
  const reach = rules.bands.at(-1) ?? 0;
  const sectors = sectorsIn(rules);
  const held = heldBy(aimed);
  const at = (sector: Sector) => ({ x, y, start: startOf(pose, sector, view), sweep: sector.sweep });
  const outer = reach * view.scale;
  const band = reading === null ? null : bandOf(reading.band, rules);
  return [
    ...held.map((lit): Shape => ({
      ...{ part: 'lit-arc', kind: 'sector', fill: 'card', opacity: 0.62, inner: 0, outer },
      ...at(lit),
    })),
    ...held.flatMap((lit): readonly Shape[] =>
      band === null
        ? []
        : [
            {
              ...{ part: 'lit-band', kind: 'sector', fill: 'nowWash', opacity: 0.9 },
              ...{ inner: band[0] * view.scale, outer: band[1] * view.scale },
              ...at(lit),
            },
          ],
    ),
    ...(held.length > 0 ? held : [ALL_ROUND]).flatMap((lit) =>
      rules.bands.map((edge): Shape => ({
        ...{ part: 'ring', kind: 'sector', inner: 0, outer: edge * view.scale, ...at(lit) },
        ...(held.length > 0 ? { stroke: 'ink', width: 1.4 } : { stroke: 'ink2', width: 1, dash: [4, 4] }),
      })),
    ),
    ...(held.length > 0 ? held : sectors).flatMap((sector) =>
      [sector.start, sector.start + sector.sweep].map((edge): Shape => ({
        ...{ part: 'arc-edge', kind: 'line', stroke: held.length > 0 ? 'ink' : 'ink2' },
        ...{ width: held.length > 0 ? 1.6 : 1, dots: [{ x, y }, fromShip(pose, edge, outer, view)] },
      })),
    ),
  ];
}

const startOf = ({ heading }: Pose, { start }: Pick<Sector, 'start'>, { rotation }: View) =>
  normalised(heading + start + rotation);

const sectorsIn = ({ arcs }: TableRules): readonly Sector[] => Object.values(arcs).flatMap(sectorsOf);
const heldBy = ({ rules, reading }: Aimed): readonly Sector[] =>
  reading === null ? [] : sectorsIn(rules).filter((sector) => inSector(sector, normalised(reading.bearing)));

const ALL_ROUND: Sector = { start: 0, sweep: 360 };

const bandOf = (band: number, { bands }: TableRules): readonly [number, number] | null => {
  const outer = bands[band];
  return outer === undefined ? null : [bands[band - 1] ?? 0, outer];
};

interface RingWords {
  readonly inch: (inches: number) => string;
  readonly textSize: number;
}

/** Names of the rings, in a row at the bearing that has room for most of them; one with no room anywhere is left out. */
export function ringNames(aimed: Aimed, view: View, words: RingWords, taken: Taken): readonly Shape[] {
  const rows = bearingsFor(aimed).map((bearing) => namesAt(aimed, bearing, view, words, taken));
  return rows.reduce((most, row) => (row.length > most.length ? row : most), []);
}

function namesAt(
  { pose, rules }: Aimed,
  bearing: number,
  view: View,
  { inch, textSize }: RingWords,
  taken: Taken,
): readonly Shape[] {
  let last = 0;
  return rules.bands.flatMap((edge): readonly Shape[] => {
    const radius = edge * view.scale;
    const { box, shapes } = framedName(inch(edge), fromShip(pose, bearing, radius, view), textSize);
    if (radius - last < box.height * 1.5 || !isFree(box, taken)) return [];
    last = radius;
    return shapes;
  });
}

/** A little inside the arc that holds the target, the edge towards her stern first; without a target all round. */
function bearingsFor(aimed: Aimed): readonly number[] {
  const [held] = heldBy(aimed);
  if (held === undefined) return [150, -150, 90, -90, 30, -30];
  const { start, sweep } = held;
  const inside = Math.min(8, sweep / 3);
  const bearings = [start + inside, start + sweep - inside, start + sweep / 3, start + (2 * sweep) / 3];
  const astern = (bearing: number): number => Math.abs(180 - normalised(bearing));
  return bearings.sort((a, b) => astern(a) - astern(b));
}

/** Where her tubes can send torpedoes. */
export function tubeShapes({ tubes }: Piece, pose: Pose, view: View): readonly Shape[] {
  if (tubes === null) return [];
  const { x, y } = view.at(pose.at);
  return sectorsOf(tubes).map(({ start, sweep }) => ({
    ...{
      part: 'tube-arc',
      kind: 'sector',
      fill: 'fireFill',
      opacity: 0.16,
      stroke: 'fireFill',
      width: 1.5,
      dash: [3, 3],
    },
    ...{ x, y, inner: 0, outer: tubes.reach * view.scale, start: startOf(pose, { start }, view), sweep },
  }));
}

/** How far she sees and is seen, and in the dark how far a ship on fire is. */
export function sightShapes(pose: Pose, rules: SightRules, view: View): readonly Shape[] {
  const { x, y } = view.at(pose.at);
  return sightsIn(rules).map((reach): Shape => ({
    ...{ part: 'sight', kind: 'disc', x, y, radius: reach * view.scale },
    ...{ stroke: 'ink', width: 1.6, dash: [9, 6] },
  }));
}

type SightRules = Pick<TableRules, 'sight' | 'sightOfFire'>;
const sightsIn = ({ sight, sightOfFire }: SightRules): readonly number[] =>
  [sight, sightOfFire ?? 0].filter((reach) => reach > 0);

/** What the sighting circles are, written on each where there is room. */
export function sightNames(
  pose: Pose,
  {
    model: { rules },
    sightWords,
  }: { readonly model: { readonly rules: SightRules }; readonly sightWords: readonly string[] },
  view: View,
  textSize: number,
  taken: Taken,
): readonly Shape[] {
  let left = taken;
  return sightsIn(rules).flatMap((reach, number) => {
    for (let bearing = 0; bearing < 360; bearing += 30) {
      const at = fromShip(pose, bearing - pose.heading, reach * view.scale, view);
      const { box, shapes } = framedName(sightWords[number] ?? '', at, textSize);
      if (!isFree(box, left)) continue;
      left = taking(left, box);
      return shapes;
    }
    return [];
  });
}

/** Words in a frame on a ring. */
function framedName(text: string, { x, y }: Dot, textSize: number): { box: Box; shapes: readonly Shape[] } {
  const [height, breadth] = [textSize * 1.35, text.length * textSize * 0.5 + textSize * 0.8];
  const [left, top] = [x - breadth / 2, y - height / 2];
  return {
    box: { x: left, y: top, width: breadth, height },
    shapes: [
      {
        ...{ part: 'ring-frame', kind: 'box', fill: 'card', stroke: 'ink', width: 1.2, round: 3 },
        ...{ x: left, y: top, breadth, height },
      },
      { part: 'ring-name', kind: 'words', fill: 'ink', text, x, y, size: textSize, align: 'middle' },
    ],
  };
}

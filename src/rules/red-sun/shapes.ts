import { badValue } from '../common/refusal';
import { bool, int, list, nullable, object, type Of, oneOf, type Shape } from '../common/shape';
import { id, only, words } from '../common/tagged';
import type { ManoeuvreReading } from './data/manoeuvre';
import { CHANGES, SEASONS, SIDES, TERRAINS, WEATHERS } from './types';

export const side = oneOf(SIDES);
export const season = oneOf(SEASONS);
export const weather = oneOf(WEATHERS);
export const terrain = oneOf(TERRAINS);

/** A number that is printed in the owner's copy only; null until it is typed. */
export const typed = (most: number) => nullable(int(0, most));

/** Sighting ranges by weather (RSR-10). */
export const SIGHTING = object({ clear: typed(30), fog: typed(30), storm: typed(30) });

/** A ship's values as they are printed. */
const SHIP_FIELDS = {
  strength: typed(99),
  /** Null: no torpedoes. */
  torpedo: typed(99),
  /** Defence points; damage up to them sinks her. */
  defence: typed(99),
} as const;
export const SHIP_VALUES = object(SHIP_FIELDS);
export const SHIP = object({ id, name: words, ...SHIP_FIELDS });

export const FLEET = object({
  id,
  name: words,
  side,
  isMerchant: bool,
  admiral: nullable(object({ name: words, rating: typed(12) })),
  /** Her loss asks for the admiral's die. */
  flagship: nullable(id),
  morale: int(0, 30),
  moraleCap: typed(30),
  ships: list(SHIP, 0, 40),
});

/** Strength by steps lost, whole first: as many as the unit has steps. */
export const STRENGTHS = list(int(0, 99), 1, 8);
export const UNIT = object({ id, name: words, activation: typed(12), strengths: STRENGTHS });
export const HEADQUARTERS = object({
  id,
  name: words,
  side,
  isSupreme: bool,
  rating: typed(12),
  /** What an active supreme headquarters lends. */
  commandValue: typed(12),
  units: list(UNIT, 0, 60),
});

/** Everything of the game that our text lacks, as its owner types it. */
const LISTED = object({
  sighting: SIGHTING,
  /** Turns of a season; null: the players say when it changes. */
  turnsPerSeason: nullable(int(1, 52)),
  fleets: list(FLEET, 0, 60),
  headquarters: list(HEADQUARTERS, 0, 60),
});

export type Forces = Of<typeof LISTED>;

/** Everything in the forces that has an id. */
const idsOf = ({ fleets, headquarters }: Pick<Forces, 'fleets' | 'headquarters'>): readonly string[] => [
  ...fleets.flatMap((fleet) => [fleet.id, ...fleet.ships.map((ship) => ship.id)]),
  ...headquarters.flatMap((hq) => [hq.id, ...hq.units.map((unit) => unit.id)]),
];

/** The same, each with an id of its own. */
export const FORCES: Shape<Forces> = {
  problem(value) {
    const problem = LISTED.problem(value);
    if (problem !== null) return problem;
    const ids = idsOf(value as Forces);
    const twice = ids.find((each, place) => ids.indexOf(each) !== place);
    return twice === undefined ? null : badValue(twice, 'an id of its own');
  },
};

/** The manoeuvre table by the face. */
export const READING = only<ManoeuvreReading>(
  'six range changes',
  (value) => list(oneOf(CHANGES), 6, 6).problem(value) === null,
);

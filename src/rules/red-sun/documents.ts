import { type OwnerTable, ownerTableParser } from '../common/owner-table';
import { object, type Of, parserOf } from '../common/shape';
import { id, words } from '../common/tagged';
import type { DocumentRules } from '../rulebook';
import { TABLE_FORMS } from './data/manoeuvre';
import { FORCES, type Forces } from './shapes';

const FORCES_DOCUMENT = object({ id, name: words, forces: FORCES });

/** The owner's own fleets, headquarters and numbers. */
export type ForcesDocument = Of<typeof FORCES_DOCUMENT>;

declare module '../rulebook' {
  interface Documents {
    readonly 'red-sun-table': OwnerTable;
    readonly 'red-sun-forces': ForcesDocument;
  }
}

/** The one door from stored or imported forces. */
export const parseForces = parserOf(FORCES_DOCUMENT);

/** The same names without a number that only the owner's copy has. */
export const blankForces = ({ fleets, headquarters }: Forces): Forces => ({
  sighting: { clear: null, fog: null, storm: null },
  turnsPerSeason: null,
  fleets: fleets.map((fleet) => ({
    ...fleet,
    ...{ morale: 0, moraleCap: null, admiral: fleet.admiral && { ...fleet.admiral, rating: null } },
    ships: fleet.ships.map(({ id, name }) => ({ id, name, strength: null, torpedo: null, defence: null })),
  })),
  headquarters: headquarters.map((hq) => ({
    ...{ ...hq, rating: null, commandValue: null },
    // A step of strength 0 until somebody has counted.
    units: hq.units.map(({ id, name }) => ({ id, name, activation: null, strengths: [0] })),
  })),
});

export const DOCUMENTS: {
  readonly 'red-sun-table': DocumentRules<OwnerTable>;
  readonly 'red-sun-forces': DocumentRules<ForcesDocument>;
} = {
  'red-sun-table': { parse: ownerTableParser(TABLE_FORMS) },
  'red-sun-forces': { parse: parseForces },
};

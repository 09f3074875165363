import type { Side } from '../types';
import type { Doubts, GunGroup, ShipFacts, ShipKind, Squadron, TubeFact } from './ship-facts';

/** Calibre in mm, number, and how many bear: bow, side, stern. */
type GunCell = readonly [calibreMm: number, guns: number, bow: number, side: number, stern: number];

/** A ship as a row of the data files: who she is, her figures, her story. */
export type ShipRow = readonly [
  id: string,
  name: string,
  oldSpellings: readonly string[],
  kind: ShipKind,
  shipClass: string,
  squadrons: readonly Squadron[],
  launched: number,
  displacementT: number,
  lengthM: number,
  speedKn: number,
  beltMm: number,
  deckMm: number,
  turretMm: number,
  mainGuns: readonly GunCell[],
  secondaryGuns: readonly GunCell[],
  tertiaryGuns: readonly GunCell[],
  torpedoTubes: number,
  tubesMount: TubeFact,
  fate: string,
  notes: string,
  doubts: Doubts,
];

export function shipOfRow(side: Side, row: ShipRow): ShipFacts {
  const [id, name, oldSpellings, kind, shipClass, squadrons, ...figures] = row;
  const [launched, displacementT, lengthM, speedKn, beltMm, deckMm, turretMm, ...arms] = figures;
  const [main, secondary, tertiary, torpedoTubes, tubesMount, fate, notes, doubts] = arms;
  return {
    ...{ id, name, oldSpellings, side, kind, shipClass, squadrons },
    ...{ launched, displacementT, lengthM, speedKn, beltMm, deckMm, turretMm },
    ...{ mainGuns: main.map(gunsOfCell), secondaryGuns: secondary.map(gunsOfCell) },
    ...{ tertiaryGuns: tertiary.map(gunsOfCell), torpedoTubes, tubesMount },
    ...{ fate, notes, doubts },
  };
}

const gunsOfCell = ([calibreMm, guns, bow, side, stern]: GunCell): GunGroup => ({ calibreMm, guns, bow, side, stern });

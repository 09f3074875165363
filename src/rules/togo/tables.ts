import { err, ok, type Result } from '@/lib/result';
import { type BadInput, badValue } from '../common/refusal';
import { check, int, list, nullable, object, oneOf, real, type Shape, text } from '../common/shape';
import {
  type Cell,
  FOLLOW_UP_EFFECTS,
  FOLLOW_UPS,
  type FollowUpEffect,
  type FollowUpLetter,
  GUN_HITS,
  type GunHitRow,
  type SixRows,
  TORPEDO_HITS,
  type TorpedoHitRow,
} from './data/hit-tables';
import { type ByBand, START_NUMBERS, WEAPON_TABLE, type WeaponRow } from './data/range-tables';
import {
  type DeckRow,
  DECKS,
  PHASE_IDS,
  PHASE_ORDERS,
  type PhaseRow,
  PHASES,
  SIGHTING,
  type SightingTable,
  UNPLANNED_MOVEMENT,
  UNPLANNED_RESULTS,
  type UnplannedResult,
} from './data/turn-tables';
import { LETTERS, type Side, type Weapon, WEAPONS } from './types';

/** The tables a procedure reads. They are handed in, so an owner's errata replace a printed table without any code knowing. */
export type TogoTables = {
  readonly start: ByBand<number>;
  readonly weapons: { readonly [W in Weapon]: WeaponRow };
  readonly gunHits: SixRows<GunHitRow>;
  readonly torpedoHits: SixRows<TorpedoHitRow>;
  readonly followUps: { readonly [L in FollowUpLetter]: SixRows<FollowUpEffect> };
  readonly unplanned: readonly UnplannedResult[];
  readonly phases: readonly PhaseRow[];
  readonly decks: { readonly [S in Side]: DeckRow };
  readonly sighting: SightingTable;
};

export const PRINTED_TABLES: TogoTables = {
  start: START_NUMBERS,
  weapons: WEAPON_TABLE,
  gunHits: GUN_HITS,
  torpedoHits: TORPEDO_HITS,
  followUps: FOLLOW_UPS,
  unplanned: UNPLANNED_MOVEMENT,
  phases: PHASES,
  decks: DECKS,
  sighting: SIGHTING,
};

/** An owner's errata over the printed tables: a table that is given replaces the printed one whole. */
export function parseTables(errata: unknown): Result<TogoTables, BadInput> {
  const given = check(object({}), errata, 'tables');
  if (!given.ok) return given;
  for (const [name, table] of Object.entries(given.value)) {
    if (!isTable(name)) return err(badValue(`tables.${name}`, TABLE_NAMES.join('|')));
    const checked = check<unknown>(SHAPES[name], table, `tables.${name}`);
    if (!checked.ok) return checked;
  }
  return ok({ ...PRINTED_TABLES, ...given.value });
}

const die = int(1, 6);
const cards = int(0, 60);

const byBand = <T>(shape: Shape<T>): Shape<ByBand<T>> => list(shape, 4, 4) as Shape<ByBand<T>>;
const sixRows = <T>(shape: Shape<T>): Shape<SixRows<T>> => list(shape, 6, 6) as Shape<SixRows<T>>;

const cell: Shape<Cell> = list(oneOf(LETTERS), 0, 3);
const weapon: Shape<WeaponRow> = object({ hit: byBand(nullable(die)), power: int(0, 12) });
const followUp = sixRows(oneOf(FOLLOW_UP_EFFECTS));
const deck: Shape<DeckRow> = object({ events: cards, dummies: cards, hand: cards, draws: cards });

const ninePhases = list(object({ id: oneOf(PHASE_IDS), name: text, order: oneOf(PHASE_ORDERS) }), 9, 9);
const phases: Shape<readonly PhaseRow[]> = {
  problem(value) {
    const problem = ninePhases.problem(value);
    if (problem !== null) return problem;
    const ids = new Set((value as readonly PhaseRow[]).map((row) => row.id));
    return ids.size === PHASE_IDS.length ? null : badValue('', 'each phase once');
  },
};

const SHAPES: { readonly [N in keyof TogoTables]: Shape<TogoTables[N]> } = {
  start: byBand(die),
  weapons: object(Object.fromEntries(WEAPONS.map((name) => [name, weapon]))) as Shape<TogoTables['weapons']>,
  gunHits: sixRows(object({ 'B/CA': cell, 'C2/C3': cell })),
  torpedoHits: sixRows(object({ B: cell, CA: cell, 'C2/C3': cell })),
  followUps: object({ M: followUp, S: followUp, T: followUp }),
  unplanned: list(oneOf(UNPLANNED_RESULTS), 11, 11),
  phases,
  decks: object({ ijn: deck, irn: deck }),
  sighting: object({
    day: real(0, 90),
    night: list(real(0, 24), 1, 4),
    burning: real(0, 24),
    need: object({ ijn: die, irn: die }),
  }),
};

const TABLE_NAMES = Object.keys(SHAPES);
const isTable = (name: string): name is keyof TogoTables => Object.hasOwn(SHAPES, name);

import { type DiceCall, faceOf, SIDES_OF_A_DIE, sumOf } from '../common/dice';
import type { Procedure } from '../common/procedure';
import { become, type Num, num } from '../common/trace';
import {
  FLIGHT,
  GROUNDING_DAMAGE,
  GROUNDING_NEED,
  ITALIAN_OWNER,
  ITALIAN_ZONES,
  MINE_DAMAGE,
  MINE_NEED,
  REPAIR,
  REPAIR_ALL,
  REPAIR_NEED,
  SCUTTLING,
  SPOTTING,
  SWEEPING,
  TOWN_RAID,
  ZONE_SPOTTING,
} from './data/dice-tables';
import { hitsAfter } from './damage';
import { ROLLED_LOADS } from './data/land-plans';
import { BLOCK_SHIPS, PORT_ATTACK } from './data/ports';
import { isBoat, type Purpose, type ShipType, type Side, SUNK, type TsushimaRule } from './types';

interface Wanted {
  readonly key: string;
  readonly purpose: Purpose;
  readonly rule: TsushimaRule;
  readonly need: Num | null;
  readonly at?: 'most' | 'least';
  readonly dice?: number;
  readonly of?: 'each' | 'sum';
  readonly countable?: boolean;
}

const call = ({
  key,
  purpose,
  rule,
  need,
  at = 'least',
  dice = 1,
  of = 'each',
  countable = false,
}: Wanted): DiceCall => ({
  ...{ key, purpose, rule, need, at, of, countable },
  dice: num(dice, rule),
});

/** A ship that rolls by herself. */
interface Roller {
  readonly id: string;
  readonly type: ShipType;
}

export interface Grounding {
  readonly die: number;
  readonly rolls: readonly { readonly ship: string; readonly die: number }[];
  /** The ship that ran aground, her damage die and hits; boats roll none (TSU-10). */
  readonly aground: { readonly ship: string; readonly die: number | null; readonly hits: number } | null;
}

/** One die for all; on a 6 one for each ship in the owner's order, until one shows a 6 (TSU-9, TSU-10). */
export function* runAground(ships: readonly Roller[]): Procedure<Grounding> {
  const need = num(GROUNDING_NEED, 'TSU-9');
  const die = faceOf(yield call({ key: 'grounding', purpose: 'grounding', rule: 'TSU-9', need }));
  const rolls: { ship: string; die: number }[] = [];
  if (die < need.value) return { die, rolls, aground: null };
  for (const { id, type } of ships) {
    const face = faceOf(yield call({ key: `${id}.aground`, purpose: 'aground', rule: 'TSU-9', need }));
    rolls.push({ ship: id, die: face });
    if (face < need.value) continue;
    if (isBoat(type)) return { die, rolls, aground: { ship: id, die: null, hits: 1 } };
    const damage = faceOf(
      yield call({ key: `${id}.grounding-damage`, purpose: 'grounding-damage', rule: 'TSU-10', need: null }),
    );
    return { die, rolls, aground: { ship: id, die: damage, hits: GROUNDING_DAMAGE[damage - 1] ?? 0 } };
  }
  return { die, rolls, aground: null };
}

/** What is added to the searcher's die (TSU-19). Numbers are counts. */
export interface SpottingFacts {
  readonly destroyers: number;
  readonly twoHits: number;
  readonly lowMorale: number;
  readonly alreadyThere: boolean;
  readonly partialSea: boolean;
  readonly evades: boolean;
}

/** The sum of Table 2. */
export function spottingModifier(facts: SpottingFacts): Num {
  const { destroyers, twoHits, lowMorale, alreadyThere, partialSea, evades } = facts;
  const values = [
    destroyers * SPOTTING.destroyer,
    twoHits * SPOTTING.twoHits,
    lowMorale * SPOTTING.lowMorale,
    alreadyThere ? SPOTTING.alreadyThere : 0,
    partialSea ? SPOTTING.partialSea : 0,
    evades ? SPOTTING.evades : 0,
  ];
  const parts = values.filter((value) => value !== 0).map((value) => ({ rule: 'TSU-19' as const, value }));
  return { value: parts.reduce((sum, { value }) => sum + value, 0), parts };
}

/** The lowest natural face that spots; above 6 none does, below 2 all do (TSU-18). */
export function spottingNeed(facts: SpottingFacts): Num {
  const { value, parts } = spottingModifier(facts);
  const need = num(SPOTTING.need, 'TSU-18');
  return {
    value: need.value - value,
    parts: [...need.parts, ...parts.map((part) => ({ ...part, value: -part.value }))],
  };
}

export interface Search {
  readonly die: number | null;
  readonly spotted: boolean;
}

/** One die to find what is in the hex. A roll that cannot fail or succeed is not made, unless its need is a secret. */
export function* spot(facts: SpottingFacts, { secret }: { readonly secret: boolean }): Procedure<Search> {
  const need = spottingNeed(facts);
  if (!secret && need.value <= 1) return { die: null, spotted: true };
  if (!secret && need.value > SIDES_OF_A_DIE) return { die: null, spotted: false };
  const die = faceOf(yield call({ key: 'spotting', purpose: 'spotting', rule: 'TSU-18', need }));
  return { die, spotted: die >= need.value };
}

/** Two dice of each player in a zone; either may find the other (TSU-21). */
export function* spotInZone(): Procedure<{ readonly sums: Readonly<Record<Side, number>>; readonly spotted: boolean }> {
  const need = num(ZONE_SPOTTING, 'TSU-21');
  const sums = { ijn: 0, irn: 0 };
  for (const side of ['ijn', 'irn'] as const) {
    const wanted = {
      key: `${side}.zone-spotting`,
      purpose: 'zone-spotting',
      rule: 'TSU-21',
      dice: 2,
      of: 'sum',
    } as const;
    sums[side] = sumOf(yield call({ ...wanted, need }));
  }
  return { sums, spotted: Object.values(sums).some((sum) => sum >= need.value) };
}

/** One die of a side that flees, or of a unit that flees by itself: may they move three columns? (TSU-33) */
export function* rollFlight(who: string): Procedure<{ readonly die: number; readonly success: boolean }> {
  const need = num(FLIGHT.need, 'TSU-33');
  const die = faceOf(yield call({ key: `${who}.flight`, purpose: 'flight', rule: 'TSU-33', need, at: 'most' }));
  return { die, success: die <= need.value };
}

/** The face that lets the enemy attack ships under the protection of their port (TSU-54, TSU-58). */
export function portAttackNeed(surprise: boolean): Num {
  const need = num(PORT_ATTACK.need, 'TSU-54');
  return surprise ? become(need, PORT_ATTACK.surprise, 'TSU-58') : need;
}

export function* attackPort(surprise: boolean): Procedure<{ readonly die: number; readonly success: boolean }> {
  const need = portAttackNeed(surprise);
  const die = faceOf(yield call({ key: 'port-attack', purpose: 'port-attack', rule: 'TSU-54', need }));
  return { die, success: die >= need.value };
}

/** One die for a shelled town (TSU-46). */
export function* raidTown(): Procedure<{ readonly die: number; readonly success: boolean }> {
  const need = num(TOWN_RAID, 'TSU-46');
  const die = faceOf(yield call({ key: 'town-raid', purpose: 'town-raid', rule: 'TSU-46', need }));
  return { die, success: die >= need.value };
}

export interface MineRoll {
  readonly ship: string;
  readonly die: number;
  /** Null where the first die was no 6. */
  readonly damage: number | null;
  readonly hits: number;
}

/** Each ship that enters: a die, and on a 6 another (TSU-51). */
export function* enterMines(ships: readonly Roller[]): Procedure<readonly MineRoll[]> {
  const rolls: MineRoll[] = [];
  for (const { id } of ships) {
    const die = faceOf(
      yield call({ key: `${id}.mine`, purpose: 'mine', rule: 'TSU-51', need: num(MINE_NEED, 'TSU-51') }),
    );
    if (die < MINE_NEED) {
      rolls.push({ ship: id, die, damage: null, hits: 0 });
      continue;
    }
    const damage = faceOf(yield call({ key: `${id}.mine-damage`, purpose: 'mine-damage', rule: 'TSU-51', need: null }));
    rolls.push({ ship: id, die, damage, hits: MINE_DAMAGE[damage - 1] ?? 0 });
  }
  return rolls;
}

/** Every ship risks the mine, then tries to remove it; or one die for all (TSU-52, AMB-4). */
export function* sweepMine(
  ships: readonly (Roller & { readonly hits: number })[],
  { oneDie }: { readonly oneDie: boolean },
): Procedure<{ readonly rolls: readonly MineRoll[]; readonly dice: readonly number[]; readonly removed: boolean }> {
  const rolls = yield* enterMines(ships);
  const afloat = ships.filter(({ type, hits }, place) => hitsAfter(type, hits, rolls[place]?.hits ?? 0) < SUNK).length;
  const count = oneDie ? Math.min(1, afloat) : afloat;
  if (count === 0) return { rolls, dice: [], removed: false };
  const wanted = { key: 'sweeping', purpose: 'sweeping', rule: 'TSU-52', countable: true } as const;
  const { faces, successes } = yield call({ ...wanted, need: num(SWEEPING.need, 'TSU-52'), dice: count });
  return { rolls, dice: faces ?? [], removed: successes > 0 };
}

export interface RepairRoll {
  readonly ship: string;
  readonly die: number;
  readonly result: 'none' | 'one' | 'all';
}

/** One die for each attempt; a captured ship needs a 6 (TSU-47, TSU-61). */
export function* repairShips(
  ships: readonly { readonly id: string; readonly captured: boolean }[],
): Procedure<readonly RepairRoll[]> {
  const rolls: RepairRoll[] = [];
  for (const { id, captured } of ships) {
    const rule = captured ? ('TSU-61' as const) : ('TSU-47' as const);
    const need = num(captured ? REPAIR_ALL : REPAIR_NEED, rule);
    const die = faceOf(yield call({ key: `${id}.repair`, purpose: 'repair', rule, need }));
    const result = captured && die < REPAIR_ALL ? 'none' : (REPAIR[die - 1] ?? 'none');
    rolls.push({ ship: id, die, result });
  }
  return rolls;
}

/** A die for each merchant sent to block the channel (TSU-56). Only how many lodge matters. */
export function* sendBlockShips(count: number): Procedure<number> {
  const wanted = { key: 'block-ships', purpose: 'block-ships', rule: 'TSU-56', countable: true } as const;
  const { successes } = yield call({ ...wanted, need: num(BLOCK_SHIPS.lodgesAt, 'TSU-56'), dice: count });
  return successes;
}

/** A die in the terminal phase to open the channel; one for each lodged ship by the other ruling (TSU-56, AMB-25). */
export function* clearChannel(dice: number): Procedure<number> {
  const wanted = { key: 'clearing', purpose: 'clearing', rule: 'TSU-56', countable: true } as const;
  const { successes } = yield call({ ...wanted, need: num(BLOCK_SHIPS.clearsAt, 'TSU-56'), dice });
  return successes;
}

/** Whose the Italian cruisers are, and how many zones they may go: none is interned (TSU-57). */
export function* rollItalianCruisers(): Procedure<{
  readonly owner: Side;
  readonly zones: number;
  readonly dice: readonly [number, number];
}> {
  const first = faceOf(yield call({ key: 'italian-owner', purpose: 'italian-owner', rule: 'TSU-57', need: null }));
  const second = faceOf(yield call({ key: 'italian-zones', purpose: 'italian-zones', rule: 'TSU-57', need: null }));
  return { owner: ITALIAN_OWNER[first - 1] ?? 'ijn', zones: ITALIAN_ZONES[second - 1] ?? 0, dice: [first, second] };
}

/** Loads plan C wants next turn (TSU-59). */
export function* rollLoads(): Procedure<{ readonly die: number; readonly loads: number }> {
  const die = faceOf(yield call({ key: 'plan-loads', purpose: 'plan-loads', rule: 'TSU-59', need: null }));
  return { die, loads: die + ROLLED_LOADS };
}

/** The die that is added to the total of Port Arthur; `left` is what it still wants (TSU-59). */
export function* rollTotal(left: number): Procedure<number> {
  const wanted = { key: 'port-arthur-total', purpose: 'port-arthur-total', rule: 'TSU-59' } as const;
  return faceOf(yield call({ ...wanted, need: num(left, 'TSU-59') }));
}

/** A die for each ship that is scuttled: sunk, or taken after all (TSU-61). */
export function* scuttle(
  ships: readonly string[],
): Procedure<readonly { readonly ship: string; readonly die: number; readonly sunk: boolean }[]> {
  const need = num(SCUTTLING, 'TSU-61');
  const rolls: { ship: string; die: number; sunk: boolean }[] = [];
  for (const ship of ships) {
    const wanted = { key: `${ship}.scuttling`, purpose: 'scuttling', rule: 'TSU-61', at: 'most' } as const;
    const die = faceOf(yield call({ ...wanted, need }));
    rolls.push({ ship, die, sunk: die <= need.value });
  }
  return rolls;
}

import type { AfterRound } from '../../common/fight-ahead';
import { enumerate } from '../../common/enumerate';
import type { FireNumbers } from '../battery';
import { hitSteps, statusOf, type Target } from '../damage';
import { THRESHOLDS } from '../data/hit-tables';
import type { Ruleset } from '../ruleset';
import { hitOf } from '../salvo';
import type { PendingHit, Side } from '../types';
import { blocksPerP, P_STATES, torpedoHitsLeft } from './damage-chain';
import { stageChance, startClasses } from './salvo-odds';

/** A battery as it fires at the ship's one target. */
export interface AheadBattery {
  readonly numbers: FireNumbers;
  readonly main: boolean;
  /** Her dice after none, one, two and more hits on it beyond those of now; the last holds for all that follow. */
  readonly dice: readonly number[];
}

export interface AheadShip {
  readonly id: string;
  readonly side: Side;
  /** As she is now. */
  readonly now: Target;
  /** Hits that have yet to be worked off. */
  readonly waiting: readonly PendingHit[];
  /** Whom all her guns fire at, turn after turn; null holds fire. */
  readonly target: string | null;
  readonly batteries: readonly AheadBattery[];
  /** She has fired in the first of the turns already, or will not: she holds her fire, or it is too late. */
  readonly isDoneFiring: boolean;
}

/** After the first turn no two ships depend on each other; so two turns are exact for each of them. */
const EXACT_TURNS = 2;

/**
 * The turns to come if every ship keeps her target and nobody moves, repairs or launches torpedoes: how many are out of
 * the fight, sunk or abandoned, after each. Each ship fires at one target only, so that no two share a start die.
 */
export function turnsAhead(ships: readonly AheadShip[], turns: number, rules: Ruleset): readonly AfterRound[] {
  const hulls = new Map(ships.map((ship) => [ship.id, hullOf(ship, rules)] as const));
  let chances = new Map(
    ships.map((ship) => {
      const hull = hulls.get(ship.id)!;
      return [
        ship.id,
        ship.waiting.reduce((now, hit) => struck(hull, now, hit, [0, 1], rules), present(hull)),
      ] as const;
    }),
  );
  return Array.from({ length: turns }, (_, place) => {
    const before = chances;
    chances = new Map(
      ships.map(({ id }) => {
        const firers = ships.filter(({ target, isDoneFiring }) => target === id && !(place === 0 && isDoneFiring));
        const after = firers.reduce(
          (now, firer) =>
            firedAt(hulls.get(id)!, now, hitsBy(firer, hulls.get(firer.id)!, before.get(firer.id)!), rules),
          before.get(id)!,
        );
        return [id, after] as const;
      }),
    );
    const pLost = (id: string): number => chances.get(id)!.at(-1)!;
    const lostBy = (side: Side): number =>
      ships.reduce((sum, ship) => (ship.side === side ? sum + pLost(ship.id) : sum), 0);
    return {
      ...{ round: place + 1, exact: place < EXACT_TURNS, lost: { ijn: lostBy('ijn'), irn: lostBy('irn') } },
      ships: ships.map(({ id, side }) => ({ id, side, pLost: pLost(id) })),
    };
  });
}

const FIRES = THRESHOLDS.abandoned.fires;

/**
 * The states of a ship that later hits or her guns can tell apart: P hits and T hits that found torpedoes aboard (a block),
 * M and S hits beyond those of now, and fires. Behind them all stands the one state of a ship that is out of the fight.
 */
interface Hull {
  readonly now: Target;
  readonly torpedoHits: number;
  readonly blocks: number;
  /** Counts of M and of S that are told apart. */
  readonly main: number;
  readonly others: number;
  /** The number of states, without the last. */
  readonly size: number;
  /** By hit, as they are asked for. */
  readonly ways: Map<string, readonly (readonly Way[])[]>;
}

/** Where a hit leads from a block. */
interface Way {
  readonly chance: number;
  /** Null: out of the fight, however many fires she had. */
  readonly block: number | null;
  readonly M: number;
  readonly S: number;
  readonly fires: number;
}

function hullOf({ now, batteries }: AheadShip, rules: Ruleset): Hull {
  const torpedoHits = torpedoHitsLeft(now, rules);
  const blocks = P_STATES * blocksPerP(torpedoHits);
  const told = (isMain: boolean): number =>
    Math.max(1, ...batteries.filter(({ main }) => main === isMain).map(({ dice }) => dice.length));
  const [main, others] = [told(true), told(false)];
  return { now, torpedoHits, blocks, main, others, size: blocks * main * others * FIRES, ways: new Map() };
}

/** Certainly as she is now. */
function present({ now, torpedoHits, main, others, size }: Hull): Float64Array {
  const chances = new Float64Array(size + 1);
  const isOut = statusOf(now) === 'sunk' || now.fires >= FIRES;
  chances[isOut ? size : now.P * blocksPerP(torpedoHits) * main * others * FIRES + now.fires] = 1;
  return chances;
}

function waysOf(
  { now, torpedoHits, blocks, ways }: Hull,
  hit: PendingHit,
  rules: Ruleset,
): readonly (readonly Way[])[] {
  const key = `${hit.kind} ${hit.beyond8} ${hit.restricted}`;
  const known = ways.get(key);
  if (known !== undefined) return known;
  const perP = blocksPerP(torpedoHits);
  const made = Array.from({ length: blocks }, (_, block) => {
    const T = now.T + (block % perP);
    const before = { ...now, P: Math.floor(block / perP), M: 0, S: 0, T, fires: 0, sunk: false };
    const found = new Map<string, Way>();
    enumerate(
      () => hitSteps(before, hit, '', rules),
      ({ target: after }, chance) => {
        const t = Math.min((block % perP) + after.T - T, perP - 1);
        const to = statusOf(after) === 'sunk' ? null : after.P * perP + t;
        const way = { block: to, M: after.M, S: after.S, fires: after.fires };
        const same = JSON.stringify(way);
        found.set(same, { ...way, chance: (found.get(same)?.chance ?? 0) + chance });
      },
    );
    return [...found.values()];
  });
  ways.set(key, made);
  return made;
}

/** One hit worked into the chances. */
function strike(hull: Hull, now: Float64Array, ways: readonly (readonly Way[])[]): Float64Array {
  const { blocks, main, others, size } = hull;
  const after = new Float64Array(size + 1);
  after[size] = now[size]!;
  let at = 0;
  for (let block = 0; block < blocks; block += 1) {
    for (let M = 0; M < main; M += 1) {
      for (let S = 0; S < others; S += 1) {
        for (let fires = 0; fires < FIRES; fires += 1, at += 1) {
          const here = now[at]!;
          if (here === 0) continue;
          for (const way of ways[block]!) {
            const lit = fires + way.fires;
            const isOut = way.block === null || lit >= FIRES;
            const m = Math.min(main - 1, M + way.M);
            const s = Math.min(others - 1, S + way.S);
            after[isOut ? size : ((way.block * main + m) * others + s) * FIRES + lit]! += here * way.chance;
          }
        }
      }
    }
  }
  return after;
}

/** Hits of one kind; `counts` are the chances of each number of them. Worked from the most down: one pass for each. */
function struck(hull: Hull, now: Float64Array, hit: PendingHit, counts: ArrayLike<number>, rules: Ruleset) {
  return mixture(hull, hit, rules, counts.length, (n, after) => add(after, now, counts[n]!));
}

/** The sum of what stands for each number of hits, with so many hits worked into it. */
function mixture(
  hull: Hull,
  hit: PendingHit,
  rules: Ruleset,
  numbers: number,
  addFor: (n: number, after: Float64Array) => void,
): Float64Array {
  const ways = waysOf(hull, hit, rules);
  let after = new Float64Array(hull.size + 1);
  for (let n = numbers - 1; n >= 0; n -= 1) {
    if (n < numbers - 1) after = strike(hull, after, ways) as Float64Array<ArrayBuffer>;
    addFor(n, after);
  }
  return after;
}

function add(sum: Float64Array, more: Float64Array, share: number): void {
  if (share === 0) return;
  for (let at = 0; at < sum.length; at += 1) sum[at]! += share * more[at]!;
}

/** What one ship's fire comes to: the chances of each number of free hits, and with them of restricted ones. */
interface Hits {
  readonly free: PendingHit | null;
  readonly restricted: PendingHit | null;
  /** `[free][restricted]` */
  readonly chances: readonly (readonly number[])[];
}

/** Over all states she may be in: silenced ships and those who are out fire nothing. */
function hitsBy({ batteries }: AheadShip, hull: Hull, chances: Float64Array): Hits {
  const most = (isRestricted: boolean): number =>
    batteries.reduce((sum, { numbers, dice }) => sum + (numbers.restricted === isRestricted ? dice[0]! : 0), 0);
  const sums = Array.from({ length: most(false) + 1 }, () => new Array<number>(most(true) + 1).fill(0));
  const byGuns = gunsLeft(hull, chances);
  for (let M = 0; M < hull.main; M += 1) {
    for (let S = 0; S < hull.others; S += 1) {
      const share = byGuns[M * hull.others + S]!;
      if (share > 0) addFire(sums, batteries, [M, S], share);
    }
  }
  sums[0]![0]! += byGuns.at(-1)!;
  const hitWith = (isRestricted: boolean): PendingHit | null => {
    const found = batteries.find(({ numbers }) => numbers.restricted === isRestricted);
    return found ? hitOf(found.numbers) : null;
  };
  return { free: hitWith(false), restricted: hitWith(true), chances: sums };
}

/** `[M * others + S]`, and last the chance that she fires nothing at all. */
function gunsLeft({ now, torpedoHits, main, others, size }: Hull, chances: Float64Array): Float64Array {
  const guns = main * others;
  const left = new Float64Array(guns + 1);
  left[guns] = chances[size]!;
  for (let at = 0; at < size; at += 1) {
    const P = Math.floor(at / (FIRES * guns * blocksPerP(torpedoHits)));
    const isSilent = statusOf({ ...now, P, fires: at % FIRES, sunk: false }) !== 'afloat';
    left[isSilent ? guns : Math.floor(at / FIRES) % guns]! += chances[at]!;
  }
  return left;
}

function addFire(
  sums: readonly number[][],
  batteries: readonly AheadBattery[],
  [M, S]: readonly [number, number],
  share: number,
): void {
  const diceOf = new Map(
    batteries.map(({ numbers, main, dice }) => [numbers, dice[Math.min(dice.length - 1, main ? M : S)]!]),
  );
  const firing = batteries.map(({ numbers }) => numbers).filter((numbers) => diceOf.get(numbers)! > 0);
  if (firing.length === 0) {
    sums[0]![0]! += share;
    return;
  }
  for (const { chance, salvos } of startClasses(firing)) {
    const count = (isRestricted: boolean): readonly number[] =>
      salvos
        .filter(({ restricted }) => restricted === isRestricted)
        .reduce<readonly number[]>(
          (counts, salvo) => {
            const p = stageChance(salvo, 'effective');
            return Array.from({ length: diceOf.get(salvo)! }).reduce<readonly number[]>(
              (each) => [...each, 0].map((same, n) => same * (1 - p) + (each[n - 1] ?? 0) * p),
              counts,
            );
          },
          [1],
        );
    const [free, restricted] = [count(false), count(true)];
    free.forEach((a, i) => restricted.forEach((b, j) => (sums[i]![j]! += share * chance * a * b)));
  }
}

/** One ship's fire, worked into her target. Free and restricted hits come to the same in either order. */
function firedAt(hull: Hull, now: Float64Array, { free, restricted, chances }: Hits, rules: Ruleset): Float64Array {
  const rowOf = (counts: readonly number[]): Float64Array => {
    if (restricted !== null) return struck(hull, now, restricted, counts, rules);
    const same = new Float64Array(now.length);
    add(same, now, counts[0]!);
    return same;
  };
  if (free === null) return rowOf(chances[0]!);
  return mixture(hull, free, rules, chances.length, (n, after) => add(after, rowOf(chances[n]!), 1));
}

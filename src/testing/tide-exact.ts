import { type Exact, follow } from './exact';

/** A ship of the reference: everything it needs written out, nothing shared with the rule book. */
export interface ExactShip {
  readonly battleship: boolean;
  /** A battleship on her damaged side has 1, others their hit markers. */
  readonly harm: number;
  readonly primary: number | null;
  readonly secondary: number | null;
  /** A battleship's ratings once damaged; undefined: the same. */
  readonly then?: { readonly primary: number | null; readonly secondary: number | null };
  readonly letter: 'L' | 'M' | 'S';
}

interface ExactFight {
  readonly range: 'long' | 'medium' | 'short';
  /** What is taken off each gun die: 0, 1 or 2. */
  readonly bonus: readonly [number, number];
  readonly lines: readonly [readonly ExactShip[], readonly ExactShip[]];
  readonly flips: boolean;
  readonly inAll?: boolean;
  /** The strongest firers first, at battleships before others, at those with more harm first; as all were at the beginning. */
  readonly best?: boolean;
}

const sinksAt = (ship: ExactShip): number => (ship.battleship ? 2 : 3);

/** Highest faces that hit, one for each die a ship throws. */
function diceOf(ship: ExactShip, harm: number, { range, inAll = false }: ExactFight, bonus: number): number[] {
  const reach = { long: 'L', medium: 'LM', short: 'LMS' }[range];
  if (!reach.includes(ship.letter)) return [];
  const ratings = ship.battleship && harm > 0 && ship.then ? ship.then : ship;
  const face = (rating: number, add: number) => Math.max(0, Math.min(6, rating - add + bonus));
  const guns: number[] = [];
  if (ratings.primary !== null) guns.push(face(ratings.primary, { long: 2, medium: 1, short: 0 }[range]));
  if (ratings.secondary !== null && range !== 'long') guns.push(face(ratings.secondary, range === 'medium' ? 2 : 0));
  if (ship.battleship) return guns;
  const weapons = inAll && guns.length === 2 ? [Math.max(...guns)] : guns;
  return weapons.flatMap((each) => Array.from({ length: 3 - harm }, () => each));
}

/** The joint states of both lines, as text, with whole-number weights. */
export function exactFight(fight: ExactFight, rounds: number): Exact<string> {
  const begin = JSON.stringify(fight.lines.map((line) => line.map(({ harm }) => harm)));
  let now: Exact<string> = new Map([[begin, 1n]]);
  for (let round = 0; round < rounds; round += 1) now = follow(now, (key) => afterRound(fight, key));
  return now;
}

/** Every die of a round thrown one after the other; all weights of a round have the same total. */
function afterRound(fight: ExactFight, key: string): Map<string, bigint> {
  const harms = JSON.parse(key) as number[][];
  let hits: Exact<string> = new Map([[JSON.stringify(harms.map((line) => line.map(() => 0))), 1n]]);
  let dice = 0;
  for (const side of [0, 1] as const) {
    const foe = side === 0 ? 1 : 0;
    const floating = (of: 0 | 1) =>
      fight.lines[of].flatMap((ship, place) => (harms[of]![place]! < sinksAt(ship) ? [place] : []));
    const worth = (ship: ExactShip) => (ship.battleship ? 10 : 0) + ship.harm;
    const strength = (ship: ExactShip) =>
      diceOf(ship, ship.harm, fight, fight.bonus[side]).reduce((sum, face) => sum + face, 0);
    const order = (of: 0 | 1, value: (ship: ExactShip) => number) =>
      fight.best ? floating(of).sort((a, b) => value(fight.lines[of][b]!) - value(fight.lines[of][a]!)) : floating(of);
    const targets = order(foe, worth);
    if (targets.length === 0) continue;
    for (const [rank, firer] of order(side, strength).entries()) {
      const target = targets[rank % targets.length]!;
      for (const face of diceOf(fight.lines[side][firer]!, harms[side]![firer]!, fight, fight.bonus[side])) {
        dice += 1;
        hits = follow(hits, (before) => [
          [before, BigInt(6 - face)],
          [oneMore(before, foe, target), BigInt(face)],
        ]);
      }
    }
  }
  const all = 6n ** BigInt(MOST_DICE - dice);
  return new Map([...follow(hits, (scored) => [[damaged(fight, harms, JSON.parse(scored) as number[][]), all]])]);
}

/** No round of a test has more dice: every joint state shares out the same total. */
const MOST_DICE = 60;

function oneMore(key: string, side: number, place: number): string {
  const hits = JSON.parse(key) as number[][];
  hits[side]![place]! += 1;
  return JSON.stringify(hits);
}

const damaged = ({ lines, flips }: ExactFight, harms: number[][], hits: number[][]): string =>
  JSON.stringify(
    lines.map((line, side) =>
      line.map((ship, place) => {
        const scored = hits[side]![place]!;
        const steps = flips && ship.battleship ? Math.min(1, scored) : scored;
        return Math.min(sinksAt(ship), harms[side]![place]! + steps);
      }),
    ),
  );

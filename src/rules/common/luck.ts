import { SIDES_OF_A_DIE } from './dice';

/** Successes held against what the same rolls bring on average, and how often they bring as many. */
export interface RollLuck {
  /** Throws that could succeed or fail. */
  readonly rolls: number;
  readonly successes: number;
  readonly expected: number;
  /** Chance of as many or more, and of as many or fewer: exact. */
  readonly atLeast: number;
  readonly atMost: number;
}

/** Something that was thrown: what it brought, and the chance of every number it might have brought, from 0 on. */
export interface Thrown {
  readonly rolls: number;
  readonly scored: number;
  readonly chances: readonly number[];
}

interface Need {
  readonly dice: number;
  readonly need: number;
  readonly at: 'most' | 'least';
  readonly of: 'each' | 'sum';
}

/** Chances this small change no digit anybody reads; without them thousands of rolls stay a short sum. */
const NOTHING = 1e-14;

/** How many of these dice succeed, or whether their sum does. */
export function successChances({ dice, need, at, of }: Need): readonly number[] {
  const isMet = (number: number) => (at === 'most' ? number <= need : number >= need);
  const share = (chances: readonly number[], least: number) =>
    chances.reduce((sum, chance, place) => (isMet(place + least) ? sum + chance : sum), 0);
  const die = Array.from({ length: SIDES_OF_A_DIE }, () => 1 / SIDES_OF_A_DIE);
  if (of === 'sum') {
    const p = share(convolveAll(Array.from({ length: dice }, () => die)), dice);
    return [1 - p, p];
  }
  const p = share(die, 1);
  return convolveAll(Array.from({ length: dice }, () => [1 - p, p]));
}

/** A die read on a table: what it brought, and what each face would have brought. */
export function thrownOnTable(scored: number, byFace: readonly number[]): Thrown {
  const chances = Array.from({ length: Math.max(scored, ...byFace) + 1 }, () => 0);
  for (const brought of byFace) chances[brought]! += 1 / byFace.length;
  return { rolls: 1, scored, chances };
}

export function luckOf(thrown: readonly Thrown[]): RollLuck {
  const chances = convolveAll(thrown.map((each) => each.chances));
  const successes = thrown.reduce((sum, { scored }) => sum + scored, 0);
  const sumFrom = (from: number, to: number) => chances.slice(from, to).reduce((sum, chance) => sum + chance, 0);
  return {
    rolls: thrown.reduce((sum, { rolls }) => sum + rolls, 0),
    successes,
    expected: thrown.reduce((sum, each) => sum + meanOf(each.chances), 0),
    atLeast: Math.min(1, sumFrom(successes, chances.length)),
    atMost: Math.min(1, sumFrom(0, successes + 1)),
  };
}

const meanOf = (chances: readonly number[]): number => chances.reduce((sum, chance, count) => sum + count * chance, 0);

const convolveAll = (all: readonly (readonly number[])[]): readonly number[] =>
  all.reduce<readonly number[]>((sum, next) => convolve(sum, next), [1]);

function convolve(a: readonly number[], b: readonly number[]): readonly number[] {
  const sum = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) sum[i + j]! += p * q;
  while (sum.length > 1 && sum.at(-1)! < NOTHING) sum.pop();
  return sum;
}

import { type Exact, follow } from './exact';

/**
 * Togo's gunfire and damage written a second time, in BigInt and from the rule text alone: it shares no code and no
 * table with src/rules, keeps every marker apart, and rolls every die. Slow; only for checking.
 */
type Column = 'B' | 'CA' | 'C2' | 'C3';
type Hit = { readonly kind: 'gun' | 'torpedo'; readonly beyond8: boolean; readonly restricted: boolean };
type Salvo = Hit & {
  readonly dice: number;
  readonly start: number;
  readonly hit: number;
  readonly size: number;
  readonly pen: number;
};
type Options = {
  readonly natural6Long: string;
  readonly oneToZero: string;
  readonly tExplosion: string;
  readonly torpedoRestricted: string;
  readonly halfOriginal: string;
};
export type Ship = { readonly column: Column; readonly factors: number; readonly left: number };

/** P, M, S, T, fires, sunk. */
type State = string;
type Markers = { P: number; M: number; S: number; T: number; F: number; sunk: boolean };
export const read = (state: State): Markers => JSON.parse(state) as Markers;
const write = ({ P, M, S, T, F, sunk }: Markers): State => JSON.stringify({ P, M, S, T, F, sunk });

const GUN = { heavy: ['P', 'M', 'S', 'T', '', 'F'], light: ['PP', 'P', 'M', 'S', 'T', 'F'] };
const TORPEDO = {
  B: ['P', 'P', 'P', 'M', 'M', 'F'],
  CA: ['SPP', 'PP', 'PM', 'P', 'M', 'SF'],
  light: ['X', 'SPP', 'PP', 'PM', 'P', 'MF'],
};

export const present = (markers: Omit<Markers, 'sunk'>): Exact<State> =>
  new Map([[write({ ...markers, sunk: markers.P >= 3 }), 1n]]);

/** Works one hit into a distribution. A hit has a table die and at most three more, so each outcome is some 1296ths. */
export const afterHit = (before: Exact<State>, ship: Ship, hit: Hit, options: Options): Exact<State> =>
  follow(before, (state) => hitOutcomes(state, ship, hit, options));

function hitOutcomes(state: State, ship: Ship, hit: Hit, options: Options): [State, bigint][] {
  const markers = read(state);
  if (markers.sunk) return [[state, 1296n]];
  return [1, 2, 3, 4, 5, 6].flatMap((die) => letters(markers, lettersOf(ship.column, hit, die, options), 216n));

  function letters(now: Markers, left: string, share: bigint): [State, bigint][] {
    const [letter] = left;
    if (now.sunk || letter === undefined) return [[write(now), share]];
    const rest = left.slice(1);
    const sixths = (of: (die: number) => Markers): [State, bigint][] =>
      [1, 2, 3, 4, 5, 6].flatMap((die) => letters(of(die), rest, share / 6n));
    if (letter === 'X') return letters({ ...now, sunk: true }, rest, share);
    if (letter === 'F') return letters({ ...now, F: now.F + 1 }, rest, share);
    if (letter === 'P') return letters({ ...now, P: now.P + 1, sunk: now.P + 1 >= 3 }, rest, share);
    if (letter === 'M') {
      return sixths((die) => ({ ...now, M: now.M + 1, sunk: die === 1, F: now.F + (die === 2 || die === 3 ? 1 : 0) }));
    }
    if (letter === 'S') return sixths((die) => ({ ...now, S: now.S + 1, F: now.F + (die <= 2 ? 1 : 0) }));
    const loss = Math.floor(ship.factors / 2);
    const halves = now.T === 0 ? ship.factors : now.T === 1 ? loss : 0;
    const intact = options.halfOriginal === 'loss-floored' ? ship.factors - now.T * loss : halves;
    const aboard = Math.min(ship.left, intact) > 0;
    const struck = { ...now, T: now.T + (aboard ? 1 : 0) };
    const thrown = options.tExplosion === 'always' || (options.tExplosion !== 'never' && aboard);
    return thrown ? sixths((die) => ({ ...struck, sunk: die === 1 })) : letters(struck, rest, share);
  }
}

function lettersOf(column: Column, hit: Hit, die: number, options: Options): string {
  const light = column === 'C2' || column === 'C3';
  if (hit.kind === 'torpedo') {
    const cell = (light ? TORPEDO.light : TORPEDO[column])[die - 1] ?? '';
    return hit.restricted && options.torpedoRestricted !== 'guns-only' ? cell.replace(/[^SF]/g, '') : cell;
  }
  const cell = (row: number): string => (light ? GUN.light : GUN.heavy)[row - 1] ?? '';
  let read = cell(die);
  if (hit.beyond8) {
    if (die === 6) read = options.natural6Long === 'fire-plus-shifted' ? cell(5) + 'F' : 'F';
    else read = die > 1 || options.oneToZero === 'no-effect' ? cell(die - 1) : cell(1);
  }
  return hit.restricted ? read.replace(/[^SF]/g, '') : read;
}

/** A ship's whole fire into a distribution of damage: one start die, then die by die. */
export function afterFire(before: Exact<State>, ship: Ship, salvos: readonly Salvo[], options: Options): Exact<State> {
  const sum = new Map<State, bigint>();
  for (let start = 1; start <= 6; start += 1) {
    let now: Exact<State> = before;
    for (const salvo of salvos) {
      const chance = start <= salvo.start ? BigInt(salvo.hit * salvo.size * salvo.pen) : 0n;
      for (let die = 0; die < salvo.dice; die += 1) {
        now = follow(now, (state) => [
          [state, (216n - chance) * 1296n],
          ...hitOutcomes(state, ship, salvo, options).map(([to, share]): [State, bigint] => [to, share * chance]),
        ]);
      }
    }
    for (const [state, weight] of now) sum.set(state, (sum.get(state) ?? 0n) + weight);
  }
  return sum;
}

/** Hits of a ship at the three stages, rolled stage by stage: potential, actual, effective. */
export function salvoHits(salvos: readonly Salvo[]): Exact<string> {
  const sum = new Map<string, bigint>();
  for (let start = 1; start <= 6; start += 1) {
    let now: Exact<string> = new Map([['0,0,0', 1n]]);
    for (const salvo of salvos) {
      for (let die = 0; die < salvo.dice; die += 1) {
        now = follow(now, (key) => {
          const [potential = 0, actual = 0, effective = 0] = key.split(',').map(Number);
          const on = start <= salvo.start ? 1 : 0;
          const h = on * salvo.hit;
          return [
            [key, BigInt((6 - h) * 36)],
            [`${potential + 1},${actual},${effective}`, BigInt(h * (6 - salvo.size) * 6)],
            [`${potential + 1},${actual + 1},${effective}`, BigInt(h * salvo.size * (6 - salvo.pen))],
            [`${potential + 1},${actual + 1},${effective + 1}`, BigInt(h * salvo.size * salvo.pen)],
          ];
        });
      }
    }
    for (const [key, weight] of now) sum.set(key, (sum.get(key) ?? 0n) + weight);
  }
  return sum;
}

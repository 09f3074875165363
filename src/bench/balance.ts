import { type Duel, fight, linesOf, makeDuel, newFight, PRINTED, scenarioById } from '@/rules/togo/index';

import type { Bench } from './harness';
import { sfc32 } from './sfc32';

const [FIGHTS, TURNS, FACES] = [60, 12, 1 << 15];

/** The lines of Tsushima at four inches: the simulation of the app, and the same loop written out by hand. */
export function balanceBench(): Bench {
  const { ships } = linesOf(scenarioById('tsushima-day')!);
  const duel = makeDuel(ships, 4, PRINTED);
  const next = sfc32(5);
  const faces = Uint8Array.from({ length: FACES }, () => (next() % 6) + 1);
  const sum = (losses: Float64Array) => losses.reduce((all, one, place) => all + one * (place + 1), 0);
  return {
    contenders: [
      {
        name: 'the same loop by hand',
        operations: FIGHTS,
        run: () => {
          const losses = new Float64Array(2 * TURNS);
          byHand(duel, faces, losses);
          return sum(losses);
        },
      },
      {
        name: 'makeDuel and fight of the rule book',
        operations: FIGHTS,
        run: () => {
          const losses = new Float64Array(2 * TURNS);
          const run = newFight(duel);
          const dice = { faces, at: 0, fill: () => void (dice.at = 0) };
          for (let each = 0; each < FIGHTS; each += 1) fight(duel, dice, TURNS, losses, run);
          return sum(losses);
        },
      },
    ],
    sameChecksum: true,
    aim: 3,
  };
}

/** One function, no calls, the printed rules written into it. */
function byHand(duel: Duel, faces: Uint8Array, losses: Float64Array): void {
  const { ships: n, side, first, start, hit, main, dice, pen, restricted, size, results } = duel;
  const { counted, explodes, follow, mostDice } = duel;
  const P = new Uint8Array(n);
  const M = new Uint8Array(n);
  const S = new Uint8Array(n);
  const T = new Uint8Array(n);
  const F = new Uint8Array(n);
  const X = new Uint8Array(n);
  const out = new Uint8Array(n);
  const line = [new Uint16Array(n), new Uint16Array(n)] as const;
  const on = new Uint16Array(4096);
  const kind = new Uint8Array(4096);
  let at = 0;
  for (let each = 0; each < FIGHTS; each += 1) {
    for (const marks of [P, M, S, T, F, X, out]) marks.fill(0);
    let [lost0, lost1] = [0, 0];
    for (let turn = 0; turn < TURNS; turn += 1) {
      let [a, b, hits] = [0, 0, 0];
      for (let s = 0; s < n; s += 1) {
        if (out[s] === 1) continue;
        if (side[s] === 0) line[0][a++] = s;
        else line[1][b++] = s;
      }
      for (let place = 0; a > 0 && b > 0 && place < a + b; place += 1) {
        const s = place < a ? line[0][place]! : line[1][place - a]!;
        if (P[s]! >= 2 || F[s]! >= 4) continue;
        const g = place < a ? line[1][place % b]! : line[0][(place - a) % a]!;
        if (at + mostDice > FACES) at = 0;
        const die = faces[at++]!;
        for (let k = first[s]!; k < first[s + 1]!; k += 1) {
          if (die > start[k]!) continue;
          const marked = main[k] === 1 ? M[s]! : S[s]!;
          let left = dice[k * 8 + (marked < 8 ? marked : 7)]!;
          let end = at + left;
          let limit = hit[k]!;
          for (left = 0; at < end; at += 1) if (faces[at]! <= limit) left += 1;
          limit = size[g]!;
          end = at + left;
          for (left = 0; at < end; at += 1) if (faces[at]! <= limit) left += 1;
          limit = pen[k * n + g]!;
          end = at + left;
          for (left = 0; at < end; at += 1) if (faces[at]! <= limit) left += 1;
          for (; left > 0; left -= 1) {
            on[hits] = g;
            kind[hits++] = restricted[k * n + g]!;
          }
        }
      }
      for (let h = 0; h < hits; h += 1) {
        const s = on[h]!;
        if (P[s]! >= 3 || X[s] === 1) continue;
        if (at + 4 > FACES) at = 0;
        let letters = results[s * 12 + kind[h]! * 6 + faces[at++]! - 1]!;
        for (; letters > 0 && P[s]! < 3 && X[s] === 0; letters >>= 3) {
          const letter = letters & 7;
          if (letter === 1) P[s]! += 1;
          else if (letter === 5) F[s]! += 1;
          else if (letter === 6) X[s] = 1;
          else {
            const t = s * 4 + (T[s]! < 3 ? T[s]! : 3);
            const throws = letter !== 4 || explodes[t] === 1;
            if (letter === 2) M[s]! += 1;
            else if (letter === 3) S[s]! += 1;
            else if (counted[t] === 1) T[s]! += 1;
            if (!throws) continue;
            const effect = follow[(letter - 2) * 6 + faces[at++]! - 1]!;
            if (effect === 1) F[s]! += 1;
            else if (effect === 2) X[s] = 1;
          }
        }
      }
      for (let s = 0; s < n; s += 1) {
        if (out[s] === 1 || (P[s]! < 3 && X[s] === 0 && F[s]! < 5)) continue;
        out[s] = 1;
        if (side[s] === 0) lost0 += 1;
        else lost1 += 1;
      }
      losses[2 * turn]! += lost0;
      losses[2 * turn + 1]! += lost1;
    }
  }
}

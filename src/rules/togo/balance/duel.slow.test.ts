import { cardOf } from '../battle/setup-ship';
import { resolveGunfire } from '../gunfire';
import { resolveHits, type Target } from '../damage';
import { PRINTED } from '../ruleset';
import { hitOf } from '../salvo';
import { shipById } from '../ships/library';
import type { Column } from '../types';
import { fight, makeDuel, newFight, standsInLine } from './duel';

const card = (id: string, side: 'ijn' | 'irn') => cardOf(shipById(id)!, side, 1905);
const LINES = [
  ...['mikasa', 'asama', 'kasagi'].map((id) => ({ side: 'ijn' as const, card: card(id, 'ijn') })),
  ...['knyaz-suvorov', 'rossia', 'oleg'].map((id) => ({ side: 'irn' as const, card: card(id, 'irn') })),
];

/** A buffer of plain pseudo-random faces. */
function buffer(seed: number, length = 4096) {
  let state = seed;
  const faces = new Uint8Array(length);
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 1 + Math.floor((state / 2 ** 32) * 6);
  };
  const dice = {
    faces,
    at: 0,
    fill() {
      for (let i = 0; i < length; i += 1) faces[i] = next();
      dice.at = 0;
    },
  };
  dice.fill();
  return dice;
}

test.each([1.5, 3, 6, 10])(
  '[TOGO-28] [TOGO-53] at %d inches a turn between two ships is what the procedures make of the same faces',
  (range) => {
    for (let seed = 1; seed < 400; seed += 1) {
      const [a, b] = [LINES[seed % 3]!, LINES[3 + ((seed >> 2) % 3)]!];
      const duel = makeDuel([a, b], range, PRINTED);
      const dice = buffer(seed);
      const run = newFight(duel);
      fight(duel, dice, 1, new Float64Array(2), run);
      const faces = [...dice.faces];
      let used = 0;
      const waiting = [a, b].map(({ card: firer }, place) => {
        const target = place === 0 ? b.card : a.card;
        const fire = firer.batteries.map(({ weapon, dice: { side }, main }) => ({
          ...{ weapon, dice: side, range, size: target.size.gun, armour: target.armour, main },
        }));
        for (let length = 1; ; length += 1) {
          const answer = resolveGunfire(fire, faces.slice(used, used + length));
          if (answer.type === 'refused') {
            // Nobody reaches: the kernel still threw the start die.
            used += 1;
            return [];
          }
          if (answer.type !== 'done') continue;
          used += length;
          return answer.outcome.salvos.flatMap(({ numbers, effective }) =>
            Array.from({ length: effective }, () => hitOf(numbers)),
          );
        }
      });
      for (const place of [0, 1]) {
        const struck = place === 0 ? b.card : a.card;
        const target: Target = {
          column: struck.type as Column,
          ...{ P: 0, M: 0, S: 0, T: 0, fires: 0 },
          torpedoFactors: struck.torpedoes.factors,
          torpedoFactorsLeft: struck.torpedoes.factors,
        };
        for (let length = 0; ; length += 1) {
          const answer = resolveHits(target, waiting[place]!, faces.slice(used, used + length));
          if (answer.type !== 'done') continue;
          used += length;
          const { P, M, S, T, fires, sunk = false } = answer.outcome.target;
          const marks = [...run.marks.slice((1 - place) * 8, (1 - place) * 8 + 6)];
          expect({ seed, marks }).toEqual({ seed, marks: [P, M, S, T, fires, Number(sunk)] });
          break;
        }
      }
      expect(used).toBe(dice.at);
    }
  },
);

test('losses only grow from turn to turn, nobody is lost twice, and the buffer is filled as often as needed', () => {
  const duel = makeDuel(LINES, 3, PRINTED);
  const losses = new Float64Array(2 * 12);
  const run = newFight(duel);
  const dice = buffer(9, 700);
  for (let i = 0; i < 200; i += 1) fight(duel, dice, 12, losses, run);
  for (let turn = 1; turn < 12; turn += 1) {
    for (const side of [0, 1]) expect(losses[2 * turn + side]).toBeGreaterThanOrEqual(losses[2 * turn - 2 + side]!);
  }
  expect(losses[22]! + losses[23]!).toBeGreaterThan(0);
  expect(Math.max(losses[22]!, losses[23]!)).toBeLessThanOrEqual(3 * 200);
});

test('small craft do not stand in line', () => {
  expect(standsInLine(card('mikasa', 'ijn'))).toBe(true);
  expect(standsInLine({ ...card('mikasa', 'ijn'), type: 'TBD' })).toBe(false);
});

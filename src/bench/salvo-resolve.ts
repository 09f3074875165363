import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import { batteryNumbers, fireFast, fireKernel, mostDice, resolveGunfire } from '@/rules/togo';
import type { Bench } from './harness';
import { sfc32 } from './sfc32';

const SALVO = { weapon: '12in', dice: 4, range: 3.5, size: 5, armour: 4 } as const;
const [START, HIT, SIZE, PEN] = [4, 2, 5, 2];

const FACES = 1 << 16;

/** Dice thrown beforehand: the rule book is handed faces, it never rolls. */
function thrownFaces(): Uint8Array {
  const next = sfc32(1904);
  return Uint8Array.from({ length: FACES }, () => (next() % 6) + 1);
}

/** Four twelve-inch guns at 3.5 inches, resolved with a trace that explains every number. */
export function salvoTraced(): Bench {
  const salvos = 2_000;
  const faces = [...thrownFaces()];
  const perSalvo = 13;
  return {
    contenders: [
      {
        name: 'rpg-dice-roller, new DiceRoll for each roll',
        operations: salvos,
        run: () => {
          let effective = 0;
          for (let i = 0; i < salvos; i += 1) effective += byDiceRoller();
          return effective;
        },
      },
      {
        name: 'the rule book, facts checked and all numbers traced',
        operations: salvos,
        run: () => {
          let effective = 0;
          for (let i = 0; i < salvos; i += 1) {
            const at = i * perSalvo;
            const answer = resolveGunfire([SALVO], {
              start: { faces: faces.slice(at, at + 1) },
              '0.hit': { faces: faces.slice(at + 1, at + 5) },
              '0.size': { faces: faces.slice(at + 5, at + 9) },
              '0.pen': { faces: faces.slice(at + 9, at + 13) },
            });
            if (answer.type === 'done') effective += answer.outcome.salvos[0]?.effective ?? 0;
          }
          return effective;
        },
      },
    ],
    aim: 0.125,
  };
}

function byDiceRoller(): number {
  if (new DiceRoll('1d6').total > START) return 0;
  const potential = new DiceRoll(`4d6<=${HIT}`).total;
  if (potential === 0) return 0;
  const actual = new DiceRoll(`${potential}d6<=${SIZE}`).total;
  return actual === 0 ? 0 : new DiceRoll(`${actual}d6<=${PEN}`).total;
}

/** The same salvo for simulations, where nobody reads a trace. */
export function salvoKernel(): Bench {
  const salvos = 100_000;
  const faces = thrownFaces();
  const numbers = batteryNumbers(SALVO);
  const kernel = fireKernel(numbers.ok ? [numbers.value] : []);
  const last = FACES - mostDice(kernel);
  const hits = new Uint16Array(1);
  return {
    contenders: [
      {
        name: 'bare loop over the dice',
        operations: salvos,
        run: () => {
          let at = 0;
          let sum = 0;
          for (let i = 0; i < salvos; i += 1) {
            if (at > last) at = 0;
            if (faces[at++]! > START) continue;
            let potential = 0;
            let actual = 0;
            for (let die = 0; die < 4; die += 1) if (faces[at++]! <= HIT) potential += 1;
            for (let die = 0; die < potential; die += 1) if (faces[at++]! <= SIZE) actual += 1;
            for (let die = 0; die < actual; die += 1) if (faces[at++]! <= PEN) sum += 1;
          }
          return sum;
        },
      },
      {
        name: "the rule book's kernel",
        operations: salvos,
        run: () => {
          let at = 0;
          let sum = 0;
          for (let i = 0; i < salvos; i += 1) {
            if (at > last) at = 0;
            at = fireFast(kernel, faces, at, hits);
            sum += hits[0]!;
          }
          return sum;
        },
      },
    ],
    sameChecksum: true,
    aim: 4,
    note: 'Faces come from sfc32, thrown beforehand for both.',
  };
}

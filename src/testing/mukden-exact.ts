import { type Exact, follow } from './exact';

/** The house table by its formula, so that it shares nothing with the rule book but the text. */
export const exactCell = (column: number, die: number): readonly [attacker: number, defender: number] => [
  Math.max(0, Math.floor((2 * die + 2 - column) / 3)),
  Math.max(0, Math.floor((column + 6 - die) / 2) - 1),
];

const HEADS = [-1, 0, 2, 5, 10, 15, 20, 25, 30];

/** The column after shifts, found from the right. */
export function exactColumn(differential: number, shift: number): number {
  let column = HEADS.length - 1;
  while (column > 0 && HEADS[column]! > differential) column -= 1;
  return Math.min(HEADS.length - 1, Math.max(0, column + shift));
}

interface ExactAttack {
  readonly factors: number;
  readonly markers: number;
  readonly defence: number;
  readonly shift: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Steps lost in an attack and the momentum after it, every die in whole numbers: `2/3,1/0`, or `2/3` alone. */
export function exactChain(
  first: ExactAttack,
  advancing: number,
  second: Pick<ExactAttack, 'defence' | 'shift'>,
): Exact<string> {
  const start: Exact<string> = new Map([['', 1n]]);
  const rolled = follow(start, () =>
    FACES.map((die) => {
      const column = exactColumn(first.factors + first.markers - first.defence, first.shift);
      return [exactCell(column, die).join('/'), 1n] as const;
    }),
  );
  return follow(rolled, (key) => {
    const [lost = 0, gained = 0] = key.split('/').map(Number);
    const left = Math.min(advancing, first.factors - lost);
    return FACES.map((die) => {
      if (gained < first.defence || left <= 0) return [key, 1n] as const;
      const cell = exactCell(exactColumn(left - second.defence, second.shift), die);
      return [`${key},${cell.join('/')}`, 1n] as const;
    });
  });
}

/** Whether hexes round a target, as bits from the north clockwise, are concentric: told apart by looking at each pair and triple. */
export function exactConcentric(bits: number): 'opposite' | 'alternate' | null {
  const has = (place: number): boolean => (bits & (1 << place)) !== 0;
  if ((has(0) && has(3)) || (has(1) && has(4)) || (has(2) && has(5))) return 'opposite';
  return bits === 0b010101 || bits === 0b101010 ? 'alternate' : null;
}

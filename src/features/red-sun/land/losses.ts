import type { CommandOf } from '@/rules/red-sun/index';

type Losses = CommandOf<'takeLosses'>['losses'];

/** Steps by unit in the one answer that the Turn tab keeps for the question in hand; null while nobody has touched it. */
export function chosenLosses(choice: string | null): Losses | null {
  if (choice === null) return null;
  return choice
    .split(' ')
    .filter((each) => each.includes(':'))
    .map((each) => {
      const [unit = '', steps] = each.split(':');
      return { unit, steps: Number(steps) };
    });
}

/** Never empty, for that would be no answer. */
export const lossesChoice = (losses: Losses): string =>
  losses
    .filter(({ steps }) => steps > 0)
    .map(({ unit, steps }) => `${unit}:${steps}`)
    .join(' ') || ' ';

/** The same with another number of steps for one unit. */
export const withSteps = (losses: Losses, unit: string, steps: number): Losses => [
  ...losses.filter((each) => each.unit !== unit),
  { unit, steps },
];

export const stepsOf = (losses: Losses, unit: string): number => losses.find((each) => each.unit === unit)?.steps ?? 0;

import { certainShare, type StripGroup, type StripRow, type StripStep } from '@/rules/common/strip';

/**
 * Counts on one grid. A row is a chain: each roll has as many dice as the one before it scored. Whatever is entered says
 * something of the others: who scored two in the last roll scored at least two in those before it.
 */
export type Counts = Readonly<Record<string, number | null>>;

/** How many succeeded, as far as it has been entered. */
export const valueOf = ({ successes, ahead }: StripStep): number | null => successes ?? ahead;

/** Filled in by itself, or by faces: no keys. */
export const isFixed = (step: StripStep): boolean => step.faces.length > 0 || certainShare(step) !== null;

/** The most a roll can score, by what was entered before it. */
function limitOf({ steps }: StripRow, place: number): number {
  const step = steps[place];
  if (step === undefined || (place === 0 && step.state === 'off')) return 0;
  if (place === 0) return step.dice ?? 0;
  const before = steps[place - 1]!;
  return certainShare(before) === 'none' ? 0 : (valueOf(before) ?? limitOf({ row: 0, steps }, place - 1));
}

/** More is entered roll by roll: nobody needs seven keys for what comes to two. */
const AT_A_GUESS = 2;

/** The answers on the keys of a roll; before the roll before it is entered, those that say something of it, too. */
export function keysOf(row: StripRow, place: number): readonly number[] {
  const step = row.steps[place];
  const limit = limitOf(row, place);
  if (step === undefined || isFixed(step) || limit === 0) return [];
  const isKnown = place === 0 || row.steps.slice(0, place).every((before) => valueOf(before) !== null);
  return Array.from({ length: (isKnown ? limit : Math.min(limit, AT_A_GUESS)) + 1 }, (_, count) => count);
}

/** What a tap on one key enters: the count itself, the least of those before it, and nothing of what it rules out. */
export function countsAfter({ lead }: StripGroup, { steps }: StripRow, place: number, count: number): Counts {
  const counts: Record<string, number | null> = {};
  const start = lead.at(-1);
  if (start && valueOf(start) === null) counts[start.key] = 1;
  for (const [other, step] of steps.entries()) {
    if (isFixed(step)) continue;
    const value = valueOf(step);
    if (other === place || (other < place && (value ?? 0) < count)) counts[step.key] = count;
    else if (other > place && value !== null && (count === 0 || value > count)) counts[step.key] = null;
  }
  return counts;
}

/** Whether the dice thrown once for all rows were answered; without any there is nothing to answer. */
export const isLeadIn = ({ lead }: StripGroup): boolean => lead.every((step) => valueOf(step) !== null);

/** Answered, and nothing came of it: its rows are not rolled. */
export const isMissed = ({ lead, rows }: StripGroup): boolean =>
  lead.length > 0 && rows.every(({ steps }) => steps[0]?.state === 'off');

/** What the rows scored in the end. */
export const scoreOf = ({ rows }: StripGroup): number =>
  rows.reduce((sum, { steps }) => sum + (steps.length > 0 ? (valueOf(steps.at(-1)!) ?? 0) : 0), 0);

/** Whether it can be counted on one grid: nothing but the count matters, and nobody is in the middle of entering faces. */
export const isCountable = ({ rows }: StripGroup): boolean =>
  rows.length > 0 &&
  rows.every(({ steps }) =>
    steps.every(
      ({ countable, of, state, faces }) => countable && of === 'each' && (state !== 'active' || faces.length === 0),
    ),
  );

/**
 * Several ticks in the one answer that the Turn tab keeps for the question in hand: what was taken off the usual ones. Nobody
 * has touched it: all of them hold.
 */
export const takenOff = (choice: string | null): readonly string[] =>
  (choice ?? '').split(' ').filter((each) => each !== '');

/** The answer after one of them was tapped; never empty, for that would be no answer. */
export function toggled(choice: string | null, key: string): string {
  const off = takenOff(choice);
  const next = off.includes(key) ? off.filter((each) => each !== key) : [...off, key];
  return next.length === 0 ? ' ' : next.join(' ');
}

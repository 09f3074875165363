/** As text, so that the order of every list and key is part of it. */
export const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** Two texts from shortly before they part, one below the other. */
export function whereTheyPart(one: string, two: string): string {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at += 1;
  const near = (told: string) => told.slice(Math.max(0, at - 160), at + 120);
  return `\n  ${near(one)}\n  ${near(two)}`;
}

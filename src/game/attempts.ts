/** How often each roll was taken back or given up, by its name. */
export type TakenBack = Readonly<Record<string, number>>;

/**
 * How often a roll was taken back or given up. Several that roll together are named `turn.fire.asama+iwate`; each of
 * them has rolled, and it counts however they come together the next time.
 */
export function timesTakenBack(takenBack: TakenBack, roll: string | null): number {
  if (roll === null) return 0;
  const { kind, subjects } = partsOf(roll);
  const times = subjects.map(() => 0);
  for (const [name, count] of Object.entries(takenBack)) {
    if (!name.startsWith(kind)) continue;
    const others = partsOf(name);
    if (others.kind !== kind) continue;
    for (const [place, subject] of subjects.entries()) {
      if (others.subjects.includes(subject)) times[place]! += count;
    }
  }
  return Math.max(...times);
}

function partsOf(roll: string): { readonly kind: string; readonly subjects: readonly string[] } {
  const [first = ''] = roll.split('+', 1);
  const kind = first.slice(0, first.lastIndexOf('.') + 1);
  return { kind, subjects: roll.slice(kind.length).split('+') };
}

/**
 * Whose step a key names, and which battery or hit of hers. Keys are a name with numbers before it (`0.hit`,
 * `1.0.followM`) or behind it (`initiative.0`), and the subject in front where several share a strip (`asama.0.hit`).
 */
export function subjectAndRow(key: string): { readonly subject: string | null; readonly row: number | null } {
  const parts = key.split('.');
  const behind = takeNumbers(parts);
  parts.pop();
  const before = takeNumbers(parts);
  return { subject: parts.length === 0 ? null : parts.join('.'), row: before[0] ?? behind[0] ?? null };
}

/** What kind of roll a step is: its key without whose it is and which. */
export function stepName(key: string): string {
  const parts = key.split('.');
  takeNumbers(parts);
  return parts.pop() ?? '';
}

/** Takes the whole numbers from the end of the list; answers them in their order. */
function takeNumbers(parts: string[]): number[] {
  const numbers: number[] = [];
  while (parts.length > 0 && /^\d+$/.test(parts.at(-1) ?? '')) numbers.unshift(Number(parts.pop()));
  return numbers;
}

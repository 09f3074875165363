import type { Served } from './gather-service';

/** All that one ship did on this device. */
export interface ServiceRecord {
  readonly name: string;
  readonly battles: number;
  readonly given: number;
  readonly expected: number;
  readonly taken: number;
  readonly sunk: number;
}

const sum = (served: readonly Served[], of: (each: Served) => number): number =>
  served.reduce((total, each) => total + of(each), 0);

export const recordOf = (name: string, served: readonly Served[]): ServiceRecord => ({
  name,
  battles: new Set(served.map(({ battle }) => battle)).size,
  given: sum(served, ({ given }) => given),
  expected: sum(served, ({ expected }) => expected),
  taken: sum(served, ({ taken }) => taken),
  sunk: sum(served, ({ isSunk }) => (isSunk ? 1 : 0)),
});

/** Every ship by name, those that saw most first. */
export function recordsOf(served: readonly Served[], nameOf: (each: Served) => string): readonly ServiceRecord[] {
  const byName = new Map<string, Served[]>();
  for (const each of served) {
    const name = nameOf(each);
    byName.set(name, [...(byName.get(name) ?? []), each]);
  }
  return [...byName]
    .map(([name, all]) => recordOf(name, all))
    .sort((a, b) => b.battles - a.battles || b.given - a.given || a.name.localeCompare(b.name));
}

const cell = (value: string | number): string => {
  const text = typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
  // A name that a spreadsheet would take for a formula stays a name.
  const safe = /^[=+\-@]/.test(text) && typeof value === 'string' ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line for each ship, for a spreadsheet. */
export const recordsCsv = (head: readonly string[], records: readonly ServiceRecord[]): string =>
  [
    head,
    ...records.map(({ name, battles, given, expected, taken, sunk }) => [name, battles, given, expected, taken, sunk]),
  ]
    .map((row) => `${row.map(cell).join(',')}\n`)
    .join('');

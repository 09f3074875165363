/** As long as the name of anything may be, typed or imported. */
export const LONGEST_NAME = 80;

/** Line breaks, and marks that turn the direction of everything after them. */
const UNTAMED = /[\p{Cc}\u202a-\u202e\u2066-\u2069\s]+/gu;

/** A name of unknown origin as it could have been typed here: one line, and not longer than fits. */
export function tameName(name: string, longest = LONGEST_NAME): string {
  const line = name.replace(UNTAMED, ' ').trim();
  if (line === '') return '…';
  if (line.length <= longest) return line;
  // Not through the middle of a letter that is stored as two.
  return `${line.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The name of a copy, with what tells it from the other left standing. */
export const copyName = (name: string, dressed: (name: string) => string): string =>
  dressed(tameName(name, LONGEST_NAME - dressed('').length));

/** The first name that nobody here has: "Ulsan 2" where "Ulsan" is taken, "Ulsan 3" where both are. */
export function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted;
  for (let number = 2; taken.includes(name); number += 1) name = `${wanted} ${number}`;
  return name;
}

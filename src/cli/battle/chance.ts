/** A number from 0 up to n. */
export type Pick = (n: number) => number;

export const among = <T>(pick: Pick, items: readonly T[]): T => items[pick(items.length)]!;

/** A sensible command with the other side in it; as it was where it names none. */
export function withOtherSide<Command>(command: Command): Command {
  const text = JSON.stringify(command);
  const other = text.includes('"ijn"') ? text.replace('"ijn"', '"irn"') : text.replace('"irn"', '"ijn"');
  return JSON.parse(other) as Command;
}

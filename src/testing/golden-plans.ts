import type { Tagged } from '@/rules/rulebook';

import { type GoldenEntry, type GoldenGame, stateHash } from './golden-file';
import type { BookRecorder } from './recorder';

/** A campaign to be recorded, of whatever book. */
export interface GoldenPlan<Table, State> {
  readonly game: string;
  readonly about: string;
  /** One command of somebody at the table. */
  play(table: Table, commands: number): void;
  /** What the game is kept for: a recording without it is worth nothing. */
  holds(entries: readonly GoldenEntry[], state: State): boolean;
}

interface Recording<Table> {
  readonly scenario: string;
  /** How many seeds are tried, and how many commands with each. */
  readonly seeds: number;
  readonly commands: number;
  begin(seed: number): Table;
}

/** Plays a plan with the first seed whose campaign comes to its end and has in it what the plan is for. */
export function recordPlan<
  State extends { readonly result: unknown },
  Table extends Pick<BookRecorder, 'entries'> & { readonly state: State },
>(
  { game, about, play, holds }: GoldenPlan<Table, State>,
  { scenario, seeds, commands, begin }: Recording<Table>,
): GoldenGame {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const table = begin(seed);
    for (let given = 0; table.state.result === null && given < commands; given += 1) play(table, given);
    if (table.state.result === null || !holds(table.entries, table.state)) continue;
    return { header: { game, about, scenario, seed, state: stateHash(table.state) }, entries: table.entries };
  }
  throw new Error(`no seed makes a campaign for ${game}`);
}

export const eventsOf = <Event extends Tagged>(entries: readonly GoldenEntry[]): readonly Event[] =>
  entries.flatMap(({ entry }) => (entry.type === 'v1.Happened' ? [entry.event as unknown as Event] : []));

/** Whether at least so many events of this type are among the entries. */
export const hasEvents = <Event extends Tagged>(
  entries: readonly GoldenEntry[],
  type: Event['type'],
  least: number,
): boolean => eventsOf<Event>(entries).filter((event) => event.type === type).length >= least;

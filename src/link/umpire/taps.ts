/** Whose tap an entry came from. It stands in the log with it, so that a tap is there once or not at all. */
export interface By {
  readonly seat: string;
  readonly tap: string;
}

/** Taps that came to nothing, kept so that a late copy of one comes to nothing too. */
const MOST_REFUSED = 2000;

/** What became of every tap. */
export class Taps {
  /** All that stand in the log, and those carried out that left no entry there. */
  private readonly done = new Set<string>();
  private readonly refused = new Set<string>();
  private readonly seats = new Map<number, string>();

  fateOf(tap: string): 'done' | 'refused' | null {
    return this.done.has(tap) ? 'done' : this.refused.has(tap) ? 'refused' : null;
  }

  /** The seat an entry of the log came from; null where it was made on a phone of its own. */
  seatOf = (seq: number): string | null => this.seats.get(seq) ?? null;

  logged(seq: number, { seat, tap }: By): void {
    this.done.add(tap);
    this.seats.set(seq, seat);
  }

  /** As the first row of an action has it. */
  read({ seq, action, body }: { readonly seq: number; readonly action: number; readonly body: string }): void {
    const by = seq === action ? byIn(body) : null;
    if (by) this.logged(seq, by);
  }

  carriedOut(tap: string): void {
    this.done.add(tap);
  }

  refuse(tap: string): void {
    this.refused.add(tap);
    const [oldest] = this.refused;
    if (this.refused.size > MOST_REFUSED && oldest !== undefined) this.refused.delete(oldest);
  }
}

/** Whose tap a row came from; null for one that was made on a phone of its own. */
export function byIn(body: string): By | null {
  // Most rows have none: they need not be read for it.
  if (!body.includes('"by":{')) return null;
  try {
    const { by } = JSON.parse(body) as { readonly by?: Partial<By> };
    return typeof by?.seat === 'string' && typeof by.tap === 'string' ? { seat: by.seat, tap: by.tap } : null;
  } catch {
    return null;
  }
}

/** The taps that made an unfinished strip what it is: kept with it, for it is no entry yet. */
export function tapsIn(body: string): readonly string[] {
  try {
    const { taps } = JSON.parse(body) as { readonly taps?: unknown };
    return Array.isArray(taps) ? taps.filter((tap): tap is string => typeof tap === 'string') : [];
  } catch {
    return [];
  }
}

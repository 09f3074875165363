import { changedClock, type ClockChange, noteTurn, type PlayClock } from '@/game/play-clock';
import { readClock, writeClock } from '@/store/clock-document';

import type { FromUmpire } from '../protocol/messages';
import { NotSaved, type TableOptions } from './table-log';

/** The clock of a table: beside the battle, never in its log, for time decides nothing in the rules. On disk first, then told. */
export class TableClock {
  private constructor(
    private readonly options: TableOptions,
    private clock: PlayClock | null,
    /** As the book counts them. */
    private readonly turn: () => number,
  ) {}

  static async open(options: TableOptions, turn: () => number): Promise<TableClock> {
    return new TableClock(options, await readClock(options.db, options.battle), turn);
  }

  onChanged: () => void = () => undefined;

  change = (change: ClockChange): Promise<void> => this.set(changedClock(this.clock, change, this.turn(), this.now()));

  /** After something was done: it may have begun a turn. */
  noteTurn = async (): Promise<void> => {
    // A turn that could not be noted costs the pace its accuracy, nothing else.
    if (this.clock) await this.set(noteTurn(this.clock, this.turn(), this.now())).catch(() => undefined);
  };

  message = (): Extract<FromUmpire, { readonly type: 'clock' }> => ({
    ...{ type: 'clock', clock: this.clock },
    now: this.clock ? this.now() : 0,
  });

  private async set(clock: PlayClock | null): Promise<void> {
    if (clock === this.clock) return;
    const { db, battle } = this.options;
    await writeClock(db, battle, clock).catch(() => {
      throw new NotSaved();
    });
    this.clock = clock;
    this.onChanged();
  }

  private now = (): number => Date.parse(this.options.now());
}

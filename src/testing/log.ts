import { entriesOf, newDraft, rollAppDice, evaluate, type Draft } from '@/game/act';
import type { Battle, Book, LogRow } from '@/game/battle';
import type { Entry } from '@/game/entry';
import { beginBattle, fold } from '@/game/fold';
import { readRow } from '@/game/read-row';
import type { Json } from '@/rules/rulebook';

/** A log in memory, for tests of the core: what the store does on disk, without the disk. */
export class MemoryLog<State> {
  readonly rows: LogRow[] = [];
  battle: Battle<State>;

  constructor(
    readonly book: Book<State>,
    setup: Json,
    seed = 1,
  ) {
    const begun = { type: 'v1.Begun', book: book.id, bookVersion: book.version, seed, setup } as const;
    const battle = beginBattle(book, begun);
    if (!battle) throw new Error('a bad set-up');
    this.rows.push({ seq: 1, action: 1, entry: begun });
    this.battle = battle;
  }

  append(entries: readonly Entry[]): void {
    const action = this.battle.seq + 1;
    // Through text and back, as on disk: what does not survive that would be lost.
    const rows = entries.map((entry, index) => readRow(this.book, action + index, action, JSON.stringify(entry)));
    this.rows.push(...rows);
    this.battle = fold(this.book, this.battle, rows);
  }

  /** Carries a command out with app dice, or with a draft that already has its own; false when it is refused. */
  act(command: Json, draft: Draft = newDraft(command)): boolean {
    const rolled = rollAppDice(this.book, this.battle, draft, { untilDone: true });
    if (!rolled.ok) return false;
    const evaluated = evaluate(this.book, this.battle, rolled.value);
    if (!evaluated.ok || evaluated.value.type !== 'done') return false;
    this.append(entriesOf(this.book, this.battle, rolled.value, evaluated.value.events));
    return true;
  }

  /** The same battle, read again from its rows. */
  replay(rows: readonly LogRow[] = this.rows): Battle<State> {
    const [first, ...rest] = rows;
    const begun = first?.entry?.type === 'v1.Begun' ? beginBattle(this.book, first.entry) : null;
    if (!begun) throw new Error('a log without a beginning');
    return fold(this.book, begun, rest);
  }
}

import { create } from 'zustand';

import { entriesOf, givenUp, isUntouched, evaluate, type Draft } from '@/game/act';
import type { Action, Book } from '@/game/battle';
import { rollUncertain, withCertain } from '@/game/certain';
import { isKnownTo, PUBLIC, slotOf } from '@/game/curtain';
import type { Entry } from '@/game/entry';
import { parseEntry } from '@/game/entry-codec';
import { thrownStrip } from '@/game/strip';
import { editedStrip, type StripEdit } from '@/game/strip-edit';
import { backBeforeDamage, backTo, redo, undo, type UndoRefusal } from '@/game/undo';
import { err, ok, type Result } from '@/lib/result';

import { append, openBattle, type OpenBattle, type OpenOptions, type OpenRefusal } from './battles';
import type { Driver } from './db/driver';
import type { Desk, Failure, Outcome, Seat } from './desk';
import { diceInHand, saveDraft, withDraft } from './drafts';

/** The battle on the table. Only a picture of what is on disk: it may vanish and is rebuilt from there. */
interface Session {
  readonly db: Driver | null;
  readonly open: OpenBattle<unknown> | null;
  /** The ship or formation in hand: it may vanish, and does when another battle is opened. */
  readonly selected: string | null;
  /** Where the battle is kept and decided by a host; null on a phone that has it itself. */
  readonly seat: Seat | null;
}

const NOTHING: Session = { db: null, open: null, selected: null, seat: null };

export const useSession = create<Session>(() => NOTHING);

export type { Failure, Outcome };

/** Asks the host of the battle, where it has one; else does it here. */
const byDesk = <T>(ask: (desk: Desk) => Promise<T>, here: () => Promise<T>): Promise<T> => {
  const { seat } = useSession.getState();
  return seat ? ask(seat.desk) : here();
};

export async function openSession(
  db: Driver,
  book: Book<unknown>,
  id: string,
  options?: OpenOptions,
): Promise<Result<null, OpenRefusal>> {
  const opened = await openBattle(db, book, id, options);
  if (!opened.ok) return opened;
  useSession.setState({ ...NOTHING, db, open: opened.value }, true);
  return ok(null);
}

/** What has just come to or from the disk; nothing of a battle that has left the table meanwhile. */
const show = (open: OpenBattle<unknown>): void =>
  useSession.setState((now) => (now.open?.id === open.id ? { open } : now));

export const closeSession = (): void => useSession.setState(NOTHING, true);

export const select = (selected: string | null): void => useSession.setState({ selected });

/**
 * Whose strip: that of a side behind its open curtain, else the one on the table. What is done with one never touches
 * another; a strip that the rules no longer allow after that stays, and is refused in words when it is finished.
 */
type Curtain = string;

/** Starts, changes or drops an unfinished strip. One that is begun goes behind the curtain its command belongs to. */
export const changeDraft = (
  change: (draft: Draft | null) => Draft | null,
  curtain: Curtain = PUBLIC,
): Promise<Outcome> =>
  byDesk(
    (desk) => desk.change(change),
    () =>
      inTurn(async ({ open }) => {
        const before = open.drafts[curtain] ?? null;
        const draft = change(before);
        const isBegun = draft !== null && draft.command !== before?.command;
        return keepDraft(draft, isBegun ? slotOf(open.book, open.battle.state, draft.command) : curtain);
      }),
  );

/** Begins a strip; with the app's dice from the beginning it is written, and drawn, once. */
export const beginStrip = (draft: Draft, { isRolled }: { readonly isRolled: boolean }): Promise<Outcome> =>
  byDesk(
    async (desk) => {
      const { open } = useSession.getState();
      const begun = await desk.change(() => (open ? withCertain(open.book, open.battle, draft) : draft));
      return begun.ok && isRolled ? desk.edit({ type: 'roll', how: 'all' }) : begun;
    },
    () =>
      inTurn(async ({ open }) => {
        const { book, battle } = open;
        const curtain = slotOf(book, battle.state, draft.command);
        const inHand = diceInHand(open, curtain);
        const rolled = isRolled ? rollUncertain(book, battle, draft, { untilDone: true, inHand }) : null;
        return keepDraft(rolled?.ok ? rolled.value : withCertain(book, battle, draft), curtain);
      }),
  );

/** Changes an open strip by a rule of the game; what the rules refuse leaves it as it was. */
export const editStrip = (edit: StripEdit, curtain: Curtain = PUBLIC): Promise<Outcome> =>
  byDesk(
    (desk) => desk.edit(edit),
    () =>
      inTurn(async ({ open }) => {
        const draft = open.drafts[curtain];
        if (!draft) return err({ type: 'store', code: 'NOT_OPEN' });
        const edited = editedStrip(open.book, open.battle, draft, edit, diceInHand(open, curtain));
        return edited.ok ? keepDraft(edited.value, curtain) : err({ type: 'refused', refusal: edited.error });
      }),
  );

/** Throws the app's dice for a command and writes it down at once; answers with the dice it was done with. */
export const commitRolled = (draft: Draft): Promise<Result<Draft, Failure>> =>
  byDesk(
    (desk) => desk.commitRolled(draft),
    () =>
      // In its turn too: a second tap thrown before the first is on disk would be of the very same dice.
      inTurn<Draft>(async ({ open }) => {
        const rolled = rollUncertain(open.book, open.battle, draft, { untilDone: true, inHand: diceInHand(open) });
        if (!rolled.ok) return err({ type: 'refused', refusal: rolled.error });
        const done = await commitNow(open, rolled.value, PUBLIC);
        return done.ok ? rolled : done;
      }),
  );

/** Done: a strip becomes an action of the log, or a draft that needed none. One that still wants dice stays a strip. */
export const commitDraft = (draft: Draft | null = null, curtain: Curtain = PUBLIC): Promise<Outcome> =>
  byDesk(
    (desk) => desk.commit(draft),
    () => inTurn(({ open }) => commitNow(open, draft, curtain)),
  );

async function commitNow(tapped: OpenBattle<unknown>, draft: Draft | null, curtain: Curtain): Promise<Outcome> {
  const of = draft ? slotOf(tapped.book, tapped.battle.state, draft.command) : curtain;
  const finished = draft ?? tapped.drafts[of];
  if (!finished) return err({ type: 'store', code: 'NOT_OPEN' });
  // What is refused leaves the strip that lies there as it is.
  const possible = finishedEntries(tapped, finished);
  if (!possible.ok || !draft) return possible.ok ? write(possible.value, of) : possible;
  const { open } = await besideTheStrip(of);
  const entries = finishedEntries(open ?? tapped, finished);
  return entries.ok ? write(entries.value, of) : entries;
}

/** What a draft adds to the log; one that still wants dice adds nothing. */
function finishedEntries({ book, battle }: OpenBattle<unknown>, draft: Draft): Result<readonly Entry[], Failure> {
  const evaluated = evaluate(book, battle, draft);
  if (!evaluated.ok) return err({ type: 'refused', refusal: evaluated.error });
  if (evaluated.value.type === 'done') return ok(entriesOf(book, battle, draft, evaluated.value.events));
  const { missing } = evaluated.value.needs;
  return err({ type: 'refused', refusal: { code: 'DICE_MISSING', rule: null, data: { missing } } });
}

/**
 * Adds something without dice to the log of a battle that need not be open: what lies unfinished in it stays as it is. If it
 * is the one on the table, that shows it too.
 */
export const addToLog = (db: Driver, book: Book<unknown>, id: string, draft: Draft): Promise<Outcome> =>
  queued(async () => {
    const { open } = useSession.getState();
    const isOnTable = open?.id === id;
    const opened = isOnTable ? ok(open) : await openBattle(db, book, id);
    if (!opened.ok) return err({ type: 'store', code: 'NOT_OPEN' });
    const entries = finishedEntries(opened.value, draft);
    if (!entries.ok) return entries;
    const written = await append(db, opened.value, entries.value, now(), null);
    if (!written.ok) return err({ type: 'store', code: written.error });
    if (isOnTable) show(written.value);
    return ok(null);
  });

/** Leaves a strip. App dice that were seen are logged as given up, so that nobody rolls until they like it. */
export const giveUpDraft = (curtain: Curtain = PUBLIC): Promise<Outcome> =>
  byDesk(
    (desk) => desk.giveUp(),
    () =>
      inTurn(async ({ open }) => {
        const draft = open.drafts[curtain];
        const entry = draft && givenUp(open.book, open.battle, draft);
        return entry ? write([entry], curtain) : keepDraft(null, curtain);
      }),
  );

/** Leaves a strip that nobody has rolled for: nothing is lost with it. One that was changed or replaced meanwhile stays. */
export const forgetUntouched = (draft: Draft, curtain: Curtain = PUBLIC): Promise<Outcome> => {
  const isThis = () => useSession.getState().open?.drafts[curtain] === draft && isUntouched(draft);
  return byDesk(
    (desk) => (isThis() ? desk.giveUp() : Promise.resolve(ok(null))),
    () => inTurn(async () => (isThis() ? keepDraft(null, curtain) : ok(null))),
  );
};

/** Who takes back or brings back: a side behind its open curtain, else everybody at the table. */
type Undoer = string;

/** How many of the players' own dice an action was made with, entered or counted: nobody can roll those again. */
export async function ownDiceOf({ seq, before }: Pick<Action<unknown>, 'seq' | 'before'>): Promise<number> {
  const { db, open } = useSession.getState();
  const row = await db?.get<{ body: string }>('SELECT body FROM log WHERE battle = ? AND seq = ?', [
    open?.id ?? '',
    seq,
  ]);
  const entry = row ? parseEntry(row.body) : null;
  if (!open || entry?.type !== 'v1.Acted') return 0;
  const strip = thrownStrip(open.book, { ...open.battle, state: before }, { ...entry, override: true });
  return strip.ok ? strip.value.tally.table + strip.value.tally.count + strip.value.tally.typed : 0;
}

/** Takes back the last thing he knows of. `isMeant`: which actions count; those that do not go with the one before them. */
export const undoLast = (
  viewer: Undoer = PUBLIC,
  isMeant: (action: Action<unknown>) => boolean = () => true,
): Promise<Outcome> =>
  byDesk(
    (desk) => desk.undo(),
    () =>
      inTurn(async ({ open: { book } }) => {
        const isKnown = isKnownTo(book, viewer);
        return retract((battle) => undo(battle, (action) => isMeant(action) && isKnown(action)), viewer);
      }),
  );

export const redoNext = (viewer: Undoer = PUBLIC): Promise<Outcome> =>
  byDesk(
    (desk) => desk.redo(),
    () => inTurn(async ({ open: { book } }) => retract((battle) => redo(battle, isKnownTo(book, viewer)), viewer)),
  );

/** Takes back whatever everybody knows to have happened after an entry of the log; at a hosted table, after a line of it. */
export const goBackTo = (seq: number): Promise<Outcome> =>
  byDesk(
    (desk) => desk.back(seq),
    () =>
      inTurn(async ({ open: { book } }) => {
        await openWhole();
        return retract((battle) => backTo(battle, seq, isKnownTo(book, PUBLIC)), PUBLIC);
      }),
  );

/** For screens that look farther back than a battle opened from a snapshot goes. */
export const loadHistory = (): Promise<Outcome> =>
  byDesk(
    (desk) => desk.loadOlder(),
    () =>
      inTurn(async () => {
        await openWhole();
        return ok(null);
      }),
  );

/**
 * What is done behind a curtain ends redo. So does opening one: a button that went only if something was done would tell
 * that it was.
 */
export function forgetRedo(): void {
  const { open } = useSession.getState();
  if (open && open.battle.undone.length > 0) {
    useSession.setState({ open: { ...open, battle: { ...open.battle, undone: [] } } });
  }
}

/** Opens a damaged battle only as far as every row could be read. Redo brings the rest back. */
export const openBeforeDamage = (): Promise<Outcome> =>
  inTurn(async () => {
    await openWhole();
    return retract(backBeforeDamage, PUBLIC);
  });

/** Another action ends the strip that lies behind its curtain: app dice were seen, so they are logged as given up before it. */
async function besideTheStrip(curtain: Curtain): Promise<Session> {
  const { open } = useSession.getState();
  const draft = open?.drafts[curtain];
  const entry = draft && givenUp(open.book, open.battle, draft);
  if (entry) await write([entry], curtain);
  return useSession.getState();
}

async function retract(
  way: (battle: OpenBattle<unknown>['battle']) => Result<Entry, UndoRefusal>,
  curtain: Curtain,
): Promise<Outcome> {
  const { open } = useSession.getState();
  if (!open) return err({ type: 'store', code: 'NOT_OPEN' });
  let entry = way(open.battle);
  if (!entry.ok) entry = way((await openWhole()) ?? open.battle);
  // Only now: where there is nothing to take back, the strip that lies there stays.
  if (!entry.ok) return err({ type: 'undo', code: entry.error });
  await besideTheStrip(curtain);
  return write([entry.value], curtain);
}

/** Opened from a snapshot, a battle knows only what came after it; the rest is in the log. Null when it has all already. */
async function openWhole(): Promise<OpenBattle<unknown>['battle'] | null> {
  const { db, open } = useSession.getState();
  if (!db || !open || open.isWhole) return null;
  const whole = await openBattle(db, open.book, open.id, { whole: true, snapshots: open.snapshots });
  if (!whole.ok) return null;
  show(whole.value);
  return whole.value.battle;
}

async function write(entries: readonly Entry[], curtain: Curtain): Promise<Outcome> {
  const { db, open } = useSession.getState();
  if (!db || !open) return err({ type: 'store', code: 'NOT_OPEN' });
  const written = await append(db, open, entries, now(), curtain);
  if (!written.ok) return err({ type: 'store', code: written.error });
  show(written.value);
  return ok(null);
}

/** On disk before it is on screen. */
async function keepDraft(draft: Draft | null, curtain: Curtain): Promise<Outcome> {
  const { db, open } = useSession.getState();
  if (!db || !open) return err({ type: 'store', code: 'NOT_OPEN' });
  await saveDraft(db, open.id, draft, now(), curtain);
  show({ ...open, drafts: withDraft(open.drafts, curtain, draft) });
  return ok(null);
}

const now = (): string => new Date().toISOString();

let last: Promise<unknown> = Promise.resolve();

const inTurn = <T = null>(
  work: (session: { readonly db: Driver; readonly open: OpenBattle<unknown> }) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> => {
  const tapped = useSession.getState().open?.id;
  return queued<T>(async () => {
    const { db, open } = useSession.getState();
    // Another battle may be on the table by now: this was not meant for it.
    return db && open && open.id === tapped ? work({ db, open }) : err({ type: 'store', code: 'NOT_OPEN' });
  });
};

/** One tap after the other, each on what the one before it left. A disk that fails changes nothing and says so. */
function queued<T>(work: () => Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
  const outcome = last.then(work).catch((): Result<T, Failure> => err({ type: 'store', code: 'NOT_SAVED' }));
  last = outcome;
  return outcome;
}

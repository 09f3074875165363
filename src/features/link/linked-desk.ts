import { type Draft, evaluate, isUntouched } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import { slotOf } from '@/game/curtain';
import type { SourcedSheet } from '@/game/entry';
import type { ClockChange } from '@/game/play-clock';
import { editedStrip, type StripEdit } from '@/game/strip-edit';
import { err, ok, type Result } from '@/lib/result';
import { hasAllFaces } from '@/link/client/known-battle';
import type { LinkState } from '@/link/client/link-state';
import type { Phone } from '@/link/client/phone';
import type { SeatRequest } from '@/link/protocol/requests';
import type { AskResult } from '@/link/protocol/messages';
import type { Desk } from '@/store/desk';
import type { Failure, Outcome } from '@/store/session';

interface DeskOptions {
  readonly phone: Phone;
  readonly book: Book<unknown>;
  readonly battle: () => Battle<unknown> | null;
  /** The line before which something is not known as it was seen; null where all is. */
  readonly unseenBefore: () => number | null;
  /** The strip that this phone has in hand has changed. */
  readonly onStrip: (draft: Draft | null) => void;
}

const DONE: Outcome = ok(null);
const NOT_OPEN: Outcome = err({ type: 'store', code: 'NOT_OPEN' });

/**
 * What a linked phone's taps become. A strip is the phone's own until the app's dice are wanted: choices half made and own
 * dice cost no message, and one can be prepared while there is no link. The app's dice are the host's to throw, and a
 * strip that has any lies there.
 */
export class LinkedDesk implements Desk {
  constructor(
    private readonly options: DeskOptions,
    /** The strip that is not at the host yet. */
    private own: Draft | null,
  ) {}

  private readonly awaited = new Set<SeatRequest>();

  /** Whether a screen still waits for what comes of it. */
  isAwaited = (request: SeatRequest): boolean => this.awaited.has(request);

  get strip(): Draft | null {
    return this.options.phone.state.strip ?? this.own;
  }

  async change(change: (draft: Draft | null) => Draft | null): Promise<Outcome> {
    const before = this.strip;
    const draft = change(before);
    if (draft === before) return DONE;
    if (this.options.phone.state.strip) {
      if (draft !== null && !isUntouched(this.options.phone.state.strip)) {
        return err({ type: 'refused', refusal: { code: 'STRIP_IN_HAND', rule: null, data: {} } });
      }
      const left = await this.ask({ type: 'giveUp' });
      if (!left.ok) return left;
    }
    this.hold(draft);
    return DONE;
  }

  async edit(edit: StripEdit): Promise<Outcome> {
    const { phone, book } = this.options;
    const [draft, battle] = [this.strip, this.options.battle()];
    if (!draft || !battle) return NOT_OPEN;
    if (edit.type !== 'roll' && !phone.state.strip) {
      const edited = editedStrip(book, battle, draft, edit, 0);
      if (!edited.ok) return err({ type: 'refused', refusal: edited.error });
      this.hold(edited.value);
      return DONE;
    }
    if (edit.type === 'roll' && phone.state.status === 'alone') return err({ type: 'link', code: 'DICE_AT_HOST' });
    if (!phone.state.strip) {
      const begun = await this.ask({ type: 'begin', ...orderOf(draft) });
      if (!begun.ok) return begun;
      this.hold(null);
    }
    return this.ask({ type: 'edit', edit });
  }

  async commit(draft: Draft | null): Promise<Outcome> {
    if (draft === null && this.options.phone.state.strip) return this.ask({ type: 'finish' });
    const finished = draft ?? this.own;
    if (!finished) return NOT_OPEN;
    const isOver = this.endsStrip(finished);
    const done = await this.ask({ type: 'act', rest: 'none', ...orderOf(finished) });
    // Kept for the host it is out of hand, too.
    if (isOver && (done.ok || isWaiting(done.error))) this.hold(null);
    return done;
  }

  /** Whether the strip in hand goes with an action: behind the same curtain there is one at a time. */
  private endsStrip({ command }: Draft): boolean {
    const [{ own }, { book }, battle] = [this, this.options, this.options.battle()];
    if (!own || !battle) return false;
    return slotOf(book, battle.state, own.command) === slotOf(book, battle.state, command);
  }

  async commitRolled(draft: Draft): Promise<Result<Draft, Failure>> {
    const { phone } = this.options;
    if (phone.state.status === 'alone') return err({ type: 'link', code: 'DICE_AT_HOST' });
    const before = phone.state.number;
    const done = await this.ask({ type: 'act', rest: 'app', ...orderOf(draft) });
    if (!done.ok) return done;
    const { lines, table } = phone.state;
    const line = lines.find(({ number, by }) => number > before && by === table?.seat.id);
    if (line?.type !== 'action' || line.command === null || !hasAllFaces(line.dice)) return ok(draft);
    return ok({ command: line.command, override: line.override, dice: line.dice, appDice: 0 });
  }

  async giveUp(): Promise<Outcome> {
    if (this.options.phone.state.strip) return this.ask({ type: 'giveUp' });
    this.hold(null);
    return DONE;
  }

  undo = (): Promise<Outcome> => this.ask({ type: 'undo' });

  redo = (): Promise<Outcome> => this.ask({ type: 'redo' });

  back = (to: number): Promise<Outcome> => this.ask({ type: 'back', to });

  changeClock = (change: ClockChange): Promise<Outcome> => this.ask({ type: 'clock', change });

  /** The newest of what this phone has not seen happen; done when it has come, or cannot come now. */
  loadOlder = (): Promise<Outcome> => (this.loading ??= this.load().finally(() => (this.loading = null)));

  private loading: Promise<Outcome> | null = null;

  private async load(): Promise<Outcome> {
    const { phone, unseenBefore } = this.options;
    const before = unseenBefore();
    const { past, status } = phone.state;
    if (before === null || status !== 'linked') return DONE;
    await new Promise<void>((resolve) => {
      const stop = phone.subscribe(() => {
        if (phone.state.past === past && phone.state.status === 'linked') return;
        stop();
        resolve();
      });
      phone.askForPast(before);
    });
    return DONE;
  }

  /** Somebody else was faster: a strip without dice that the rules allowed a moment ago and no longer do is forgotten. */
  forgetOvertaken(before: Battle<unknown>, now: Battle<unknown>): void {
    const { own } = this;
    const { book } = this.options;
    if (!own || !isUntouched(own) || !evaluate(book, before, own).ok || evaluate(book, now, own).ok) return;
    this.hold(null);
  }

  private hold(draft: Draft | null): void {
    this.own = draft;
    this.options.onStrip(draft);
  }

  /** Answered, or kept for a host that does not answer now. */
  private async ask(request: SeatRequest): Promise<Outcome> {
    const { phone } = this.options;
    if (phone.state.status === 'alone' && phone.state.waiting.length > 0) {
      return err({ type: 'link', code: 'ONE_WAITS' });
    }
    let stop = () => {};
    this.awaited.add(request);
    const lost = new Promise<null>((resolve) => {
      stop = phone.subscribe(() => isLost(phone.state) && resolve(null));
    });
    try {
      const answer = await Promise.race([phone.tap(request), lost]);
      return answer === null ? err({ type: 'link', code: 'WAITS_FOR_HOST' }) : outcomeOf(answer);
    } catch {
      return err({ type: 'store', code: 'NOT_SAVED' });
    } finally {
      this.awaited.delete(request);
      stop();
    }
  }
}

export const isWaiting = (failure: Failure): boolean => failure.type === 'link' && failure.code === 'WAITS_FOR_HOST';

function outcomeOf(answer: AskResult): Outcome {
  switch (answer.type) {
    case 'done':
    case 'seat':
      return DONE;
    case 'asked':
      return err({ type: 'undo', code: 'UNDO_ASKED' });
    case 'refused':
      return err({ type: 'refused', refusal: answer.refusal });
    case 'later':
      return err({ type: 'link', code: 'WAITS_FOR_HOST' });
  }
}

/** With the players' own dice: the host fills in what is certain, and throws the others. */
const orderOf = ({ command, override, dice }: Draft) => ({ command, override, dice: ownDice(dice) });

const ownDice = (sheet: SourcedSheet): SourcedSheet =>
  Object.fromEntries(Object.entries(sheet).filter(([, step]) => !('source' in step) || step.source !== 'certain'));

/** No line, or a host that cannot write: what is in the outbox may stay there for a while. */
const isLost = ({ status, waiting, isHostFull }: LinkState): boolean =>
  waiting.length > 0 && (status === 'alone' || isHostFull);

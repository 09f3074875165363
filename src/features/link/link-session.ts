import type { Companion } from '@/features/play/companion';
import { companionOf } from '@/features/play/companions';
import { type Draft, evaluate, isUntouched } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import { PUBLIC, slotOf } from '@/game/curtain';
import { parseDraft } from '@/game/draft-codec';
import { type KnownBattle, type KnownLine, nextKnown, unseenBefore } from '@/link/client/known-battle';
import type { LinkState } from '@/link/client/link-state';
import { Phone } from '@/link/client/phone';
import { socketAddress, socketDial } from '@/link/client/socket';
import type { Ask, AskResult, LogLine } from '@/link/protocol/messages';
import type { Refused } from '@/rules/rulebook';
import { speakToOneSeat } from '@/messages/messages';
import { snapshotPolicy } from '@/store/db/snapshots';
import type { LinkedItem } from '@/store/desk';
import { keep, readKept } from '@/store/kept-text';
import { randomSeed } from '@/store/random-seed';
import { closeSession, useSession } from '@/store/session';
import { create } from 'zustand';

import { keepSeat, type KeptSeat, phoneName } from './kept-seats';
import { LinkedDesk } from './linked-desk';
import { linkedId } from './linked-id';
import { openOutbox } from './outbox';

/** What came of a tap that nobody waits for any more, or that others were faster with. */
interface LateRefusal {
  readonly refusal: Refused;
  readonly meanwhile: readonly LogLine[];
}

/** The table this phone is linked with. */
interface Link {
  readonly seat: KeptSeat | null;
  readonly phone: Phone | null;
  readonly state: LinkState | null;
  /** Null until it is loaded; a string where this app cannot play at that table. */
  readonly companion: Companion | 'OTHER_BOOK' | 'OLDER_APP' | 'NEWER_APP' | null;
  readonly refused: LateRefusal | null;
  /** The seat that does not want its act undone. */
  readonly declined: string | null;
}

const NOTHING: Link = { seat: null, phone: null, state: null, companion: null, refused: null, declined: null };

export const useLink = create<Link>(() => NOTHING);

/** How often a lost line is called again at most: the table should not wait for its phones. */
const PATIENCE = { redial: [250, 2500] } as const;

/** How often somebody sat down or got up: what is read before a phone calls may come after he has got up again. */
let moves = 0;

/** Sits down at a table, and goes on calling until somebody answers. */
export async function openLink(seat: KeptSeat): Promise<void> {
  closeLink();
  const move = moves;
  const own = parseDraft((await readKept(stripName(seat))) ?? '');
  const name = await phoneName();
  const outbox = await openOutbox(seat.seat);
  if (move !== moves) return;
  const phone: Phone = new Phone({
    join: seat,
    phone: name,
    dial: socketDial(socketAddress(seat.host)),
    outbox,
    world: {
      random: (bytes) => randomSeed().slice(0, 2 * bytes),
      after: (milliseconds, work) => {
        const timeout = setTimeout(work, milliseconds);
        return () => clearTimeout(timeout);
      },
    },
    patience: PATIENCE,
    onAnswer: (ask, result) => table.answered(ask, result),
    onDeclined: (_tap, by) => useLink.setState({ declined: by }),
  });
  useLink.setState({ ...NOTHING, seat, phone, state: phone.state }, true);
  speakToOneSeat(true);
  const table = new LinkedTable(seat, phone, own);
  phone.subscribe(() => {
    if (useLink.getState().phone === phone) table.take(phone.state);
  });
  await phone.start();
}

/** Gets up: the seat stays this phone's. */
export function closeLink(): void {
  moves += 1;
  const { phone } = useLink.getState();
  if (!phone) return;
  phone.stop();
  speakToOneSeat(false);
  useLink.setState(NOTHING, true);
  if (useSession.getState().seat) closeSession();
}

const stripName = ({ seat }: KeptSeat): string => `strip-${seat}`;

/** Shows what the host shows as the battle that is open on this phone. */
class LinkedTable {
  private known: KnownBattle | null = null;
  private desk: LinkedDesk | null = null;
  private taken: Pick<LinkState, 'seen' | 'number' | 'lines' | 'past'> | null = null;
  private lines: readonly LinkedItem[] = [];
  private isLoading = false;

  constructor(
    private readonly seat: KeptSeat,
    private readonly phone: Phone,
    private readonly own: Draft | null,
  ) {}

  take(state: LinkState): void {
    useLink.setState({ state });
    if (state.table && !this.isLoading) {
      this.isLoading = true;
      void this.load(state.table);
    }
    this.show();
  }

  answered({ request, last }: Ask, result: AskResult): void {
    if (result.type !== 'refused') return;
    const { refusal } = result;
    // What this phone had seen already when it asked is no news.
    const meanwhile = result.meanwhile.filter(({ number }) => number > last);
    if (meanwhile.length > 0 || !this.desk?.isAwaited(request)) useLink.setState({ refused: { refusal, meanwhile } });
  }

  private async load({ book, bookVersion, name, seat }: NonNullable<LinkState['table']>): Promise<void> {
    void keepSeat({ ...this.seat, name: `${name} · ${seat.name}` });
    const companion = await companionOf(book);
    if (useLink.getState().phone !== this.phone) return;
    const version = companion?.book.version ?? 0;
    useLink.setState({
      companion: !companion
        ? 'OTHER_BOOK'
        : bookVersion > version
          ? 'OLDER_APP'
          : bookVersion < version
            ? 'NEWER_APP'
            : companion,
    });
    this.show();
  }

  private show = (): void => {
    const { companion } = useLink.getState();
    const { state } = this.phone;
    const { table, seen, number, lines, past } = state;
    if (!companion || typeof companion === 'string' || !table || !seen) return;
    const { book } = companion;
    const { role, side } = table.seat;
    const viewer = role === 'umpire' ? 'umpire' : (side ?? PUBLIC);
    const { taken } = this;
    if (seen !== taken?.seen || number !== taken.number || lines !== taken.lines || past !== taken.past) {
      const before = this.known;
      this.known = nextKnown(book, viewer, before, state);
      this.taken = { seen, number, lines, past };
      if (before && this.known) this.desk?.forgetOvertaken(before.battle, this.known.battle);
    }
    const { known } = this;
    if (!known) return;
    this.desk ??= new LinkedDesk(
      {
        phone: this.phone,
        book,
        battle: () => this.known?.battle ?? null,
        unseenBefore: () => unseenBefore(this.known?.lines ?? []),
        onStrip: (draft) => {
          void keep(stripName(this.seat), draft && JSON.stringify(draft)).catch(() => undefined);
          this.show();
        },
      },
      // Overtaken while this phone was away. What is only half chosen behind a curtain was never allowed yet.
      this.own && isOvertaken(book, known.battle, this.own) ? null : this.own,
    );
    const { strip } = this.desk;
    const curtains = [PUBLIC, viewer, ...(viewer === 'umpire' ? book.sides : [])];
    const items = known.lines.map((line) => this.item(line, state)).reverse();
    if (!isSame(items, this.lines)) this.lines = items;
    useSession.setState({
      seat: { desk: this.desk, viewer, isCaptain: role === 'captain', lines: this.lines, clock: state.clock },
      open: {
        ...{ id: linkedId(this.seat.seat), name: table.name, book, battle: known.battle },
        drafts: strip ? Object.fromEntries(curtains.map((curtain) => [curtain, strip])) : NO_DRAFTS,
        ...{ chain: '', isWhole: true, snapshots: NEVER, snapshotSeq: 0 },
      },
    });
  };

  private readonly items = new WeakMap<KnownLine, LinkedItem>();

  /** The same object for the same line, or a long log would be drawn anew with every tap. */
  private item(line: KnownLine, { seats, table }: LinkState): LinkedItem {
    const before = this.items.get(line);
    if (before) return before;
    const { by, ...shown } = line;
    const name = seats.find(({ id }) => id === by)?.name;
    const item: LinkedItem = { ...shown, isOwn: by === table?.seat.id, ...(name !== undefined && { by: name }) };
    // Who sits where comes a moment after the log.
    if (by === null || name !== undefined) this.items.set(line, item);
    return item;
  }
}

const isOvertaken = (book: Book<unknown>, battle: Battle<unknown>, draft: Draft): boolean =>
  isUntouched(draft) && slotOf(book, battle.state, draft.command) === PUBLIC && !evaluate(book, battle, draft).ok;

const NO_DRAFTS = {};
const NEVER = snapshotPolicy();

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, place) => each === other[place]);

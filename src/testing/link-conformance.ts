import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { picker } from '@/game/shuffle';
import { byIn } from '@/link/umpire/taps';
import { openBattle } from '@/store/battles';
import { openNodeDriver } from '@/store/db/driver.node';
import { readRows } from '@/store/db/event-log';
import { verify } from '@/store/verify';

import { Folder } from './battle-cli';
import type { HallSeat } from './hall';
import { LEDGER } from './link-table';
import { WIRES } from './link-wires';
import { bundled, Program } from './program';

interface ConformanceReport {
  readonly taps: number;
  readonly acknowledged: number;
  readonly kills: number;
  readonly failures: readonly string[];
}

interface Said {
  readonly tapped?: string;
  readonly request?: string;
  readonly answered?: string;
  readonly type?: string;
  readonly finished?: true;
  readonly known?: unknown;
  readonly number?: number;
}

/** A phone that is started again with the same outbox whenever it is killed, until it has made its taps. */
class PhoneRun {
  readonly tapped = new Map<string, string>();
  readonly answered = new Map<string, string>();
  private program: Program<Said> | null = null;
  private isFinished = false;
  private onView: (said: Said) => void = () => undefined;
  private onFinished: () => void = () => undefined;
  private onFailed: (error: unknown) => void = () => undefined;
  readonly finished = new Promise<void>((resolve, reject) => {
    this.onFinished = resolve;
    this.onFailed = reject;
  });

  constructor(
    private readonly file: string,
    private readonly address: string,
    readonly seat: HallSeat,
    private readonly outbox: string,
    private readonly taps: number,
    private readonly pick: (n: number) => number,
    private readonly onAnswer: () => void,
  ) {
    this.start();
  }

  private start(): void {
    const { address, seat, outbox } = this;
    const mine = [...this.tapped.values()].filter((request) => request !== 'consent').length;
    const left = Math.max(0, this.taps - mine);
    const args = [address, seat.join, outbox, String(left), String(1 + this.pick(1e6))];
    this.program = new Program<Said>(this.file, args, (said) => {
      if (said.tapped !== undefined) this.tapped.set(said.tapped, said.request ?? '');
      if (said.answered !== undefined) {
        this.answered.set(said.answered, said.type ?? '');
        this.onAnswer();
      }
      if (said.finished) {
        this.isFinished = true;
        this.onFinished();
      }
      if (said.known !== undefined) this.onView(said);
    });
    this.program.fails().catch(this.onFailed);
  }

  async shoot(): Promise<void> {
    if (this.isFinished) return;
    await this.program?.kill();
    this.start();
  }

  view(): Promise<Said> {
    return new Promise((resolve) => {
      this.onView = resolve;
      this.program?.process.stdin?.write('view\n');
    });
  }

  stop = (): Promise<void> => this.program?.kill() ?? Promise.resolve();
}

/**
 * The proof of a wire and of everything above it: four phones tap at once over a bad network, while they and the umpire
 * are killed again and again. Every tap that was acknowledged is in the log once, and every phone sees in the end what a
 * fresh replay shows its seat.
 */
export async function provesWire(
  wire: string,
  { taps, kills, seed }: { readonly taps: number; readonly kills: number; readonly seed: number },
): Promise<ConformanceReport> {
  const pick = picker(seed);
  const folder = new Folder();
  const programs = join('node_modules', '.cache', `link-${process.pid}`);
  const phoneFile = await bundled('link-phone', programs);
  const hall = await WIRES[wire]!.open(folder, programs);
  const phones: PhoneRun[] = [];
  try {
    let answers = 0;
    let killed = 0;
    let killing = Promise.resolve();
    const shoot = async () => {
      if (pick(2) === 0) await hall.shoot(pick);
      else await phones[pick(4)]?.shoot();
    };
    // Spread over the taps, each at a moment nobody chose.
    const every = Math.max(1, Math.floor(taps / (kills + 1)));
    const count = () => {
      answers += 1;
      if (killed >= kills || answers < every * (killed + 1)) return;
      killed += 1;
      killing = killing.then(() => new Promise((later) => setTimeout(later, pick(10)))).then(shoot);
    };
    const at = (role: string) => hall.seats.filter((seat) => seat.role === role);
    for (const [place, seat] of [...at('admiral'), ...at('captain'), ...at('public')].entries()) {
      const mine = seat.role === 'public' ? 0 : Math.ceil(taps / 4);
      phones.push(new PhoneRun(phoneFile, hall.address, seat, folder.file(`outbox-${place}`), mine, pick, count));
    }
    await Promise.all(phones.map(({ finished }) => finished));
    await killing;
    const views = await settledViews(phones);
    await Promise.all(phones.map((phone) => phone.stop()));
    return { kills: killed, ...(await checked(await hall.database(), phones, views)) };
  } finally {
    await Promise.all(phones.map((phone) => phone.stop()));
    await hall.stop();
    folder.remove();
    rmSync(programs, { recursive: true, force: true });
  }
}

/** What all see once nobody does anything any more: consent to an undo may still have been on its way. */
async function settledViews(phones: readonly PhoneRun[]): Promise<readonly Said[]> {
  let before = '';
  for (;;) {
    const views: Said[] = [];
    for (const phone of phones) views.push(await phone.view());
    const now = JSON.stringify(views);
    if (now === before) return views;
    before = now;
  }
}

/** What was acknowledged and is not in the log once; what was refused and is there; and who sees something else. */
async function checked(
  file: string,
  phones: readonly PhoneRun[],
  views: readonly Said[],
): Promise<Omit<ConformanceReport, 'kills'>> {
  const db = openNodeDriver(file);
  try {
    const failures: string[] = [];
    const times = new Map<string, number>();
    for (const { body } of await readRows(db, 'battle')) {
      const tap = byIn(body)?.tap;
      if (tap !== undefined) times.set(tap, (times.get(tap) ?? 0) + 1);
    }
    let [taps, acknowledged] = [0, 0];
    for (const { tapped, answered } of phones) {
      taps += tapped.size;
      for (const [tap, request] of tapped) {
        const [there, answer] = [times.get(tap) ?? 0, answered.get(tap)];
        if (there > 1) failures.push(`tap ${tap} is in the log ${there} times`);
        if (request === 'consent') continue;
        if (answer === 'done') acknowledged += 1;
        if (answer === 'done' && there === 0) failures.push(`tap ${tap} (${request}) was acknowledged and is lost`);
        if (answer === 'refused' && there > 0) failures.push(`tap ${tap} (${request}) was refused and happened`);
      }
    }
    const known = new Set(phones.flatMap(({ tapped }) => [...tapped.keys()]));
    for (const tap of times.keys()) if (!known.has(tap)) failures.push(`nobody made tap ${tap}`);
    const opened = await openBattle(db, LEDGER, 'battle', { whole: true });
    if (!opened.ok) return { taps, acknowledged, failures: [...failures, opened.error] };
    for (const [place, { seat }] of phones.entries()) {
      const fresh = JSON.stringify(LEDGER.known(opened.value.battle.state, seat.side ?? 'public'));
      const seen = JSON.stringify(views[place]?.known);
      if (seen !== fresh) failures.push(`${seat.side} ${seat.role} sees ${seen} instead of ${fresh}`);
    }
    const verdict = await verify(db, async () => LEDGER);
    failures.push(...(verdict.problems ?? []).map(({ problem }) => problem));
    return { taps, acknowledged, failures };
  } finally {
    await db.close();
  }
}

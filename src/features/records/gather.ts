import type { Book } from '@/game/battle';
import { battleReport, type BattleState, battleView, togoBattle } from '@/rules/togo/index';
import { listBattles } from '@/store/battles';
import type { Driver } from '@/store/db/driver';
import { readStory } from '@/store/story';

const BOOK = togoBattle as Book<BattleState>;
const NO_DICE = { app: 0, table: 0, count: 0, umpire: 0, corrected: 0 };

export interface BattleRecord {
  readonly id: string;
  readonly name: string;
  readonly turn: number;
  readonly winner: 'ijn' | 'irn' | 'draw' | 'none' | 'going';
  readonly hits: { readonly ijn: number; readonly irn: number };
}

export interface ShipRecord {
  readonly name: string;
  readonly hits: number;
  readonly expected: number;
}

export interface Records {
  readonly battles: readonly BattleRecord[];
  /** Ships that fired under their own name, the luckiest first. */
  readonly ships: readonly ShipRecord[];
}

interface Ways {
  readonly pause: () => Promise<void>;
  readonly onProgress: (done: number, all: number) => void;
  readonly isCancelled: () => boolean;
}

/** Every battle on this device as both its sides may know it. Null when nobody wants it any more. */
export async function gatherRecords(db: Driver, { pause, onProgress, isCancelled }: Ways): Promise<Records | null> {
  const infos = (await listBattles(db)).filter(({ book }) => book === BOOK.id);
  const battles: BattleRecord[] = [];
  const ships = new Map<string, { hits: number; expected: number }>();
  for (const [done, { id, name }] of infos.entries()) {
    onProgress(done, infos.length);
    await pause();
    if (isCancelled()) return null;
    // One that cannot be read costs itself, not the others.
    const story = await readStory(db, BOOK, id, pause).catch(() => null);
    if (!story?.battle) continue;
    const { items } = story;
    const { state } = story.battle;
    const actions = items.flatMap((item) => (item.type === 'action' ? [{ ...item, dice: NO_DICE }] : []));
    const report = battleReport(actions, state);
    const view = battleView(state, 'public');
    for (const { id: ship, luck } of report.ships) {
      const known = view.ships[ship]?.name;
      if (known === undefined || luck.expected === 0) continue;
      const sum = ships.get(known) ?? { hits: 0, expected: 0 };
      ships.set(known, { hits: sum.hits + luck.hits, expected: sum.expected + luck.expected });
    }
    const { ijn, irn } = report.sides;
    const winner = state.result === null ? 'going' : (state.result.winner ?? 'none');
    battles.push({ id, name, turn: state.turn, winner, hits: { ijn: ijn.luck.hits, irn: irn.luck.hits } });
  }
  return {
    battles,
    ships: [...ships]
      .map(([name, luck]) => ({ name, ...luck }))
      .sort((a, b) => b.hits - b.expected - (a.hits - a.expected)),
  };
}

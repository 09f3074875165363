import { AUTO_PLAYERS, isOver } from '@/cli/battle/auto-players';
import { mukdenCampaignBy } from '@/cli/battle/mukden-campaign';
import { redSunCampaignBy } from '@/cli/battle/red-sun-campaign';
import { scenarioBattle } from '@/cli/battle/scenario-battle';
import { tideCampaignBy } from '@/cli/battle/tide-campaign';
import { tsushimaCampaignBy } from '@/cli/battle/tsushima-campaign';
import { picker } from '@/game/shuffle';
import type { Phone } from '@/link/client/phone';
import type { Json } from '@/rules/rulebook';
import { openBattle } from '@/store/battles';

import { LinkTable, until } from './link-table';

/** A game of every book, as the command line begins it. */
export const LINKED_GAMES = {
  togo: (seed: number) => scenarioBattle('ulsan', seed),
  tide: (seed: number) => tideCampaignBy(seed, { varied: false }),
  tsushima: (seed: number) => tsushimaCampaignBy('round-island', seed, { varied: false }),
  'red-sun': (seed: number) => redSunCampaignBy(seed, { varied: false }),
  mukden: (seed: number) => mukdenCampaignBy(seed, { varied: false }),
};

interface LinkedGame {
  readonly done: number;
  readonly refused: number;
  /** Phones that saw something else than a fresh replay shows their seat. */
  readonly failures: readonly string[];
}

/** The simple players of a book play on linked phones: each side's admiral gives what is his, either what is everybody's. */
export async function playLinked(book: keyof typeof LINKED_GAMES, orders: number, seed: number): Promise<LinkedGame> {
  const game = LINKED_GAMES[book](seed);
  if (!game) throw new Error(`${book} cannot be begun`);
  const table = await LinkTable.open({ book: game.book, setup: game.setup as object });
  const players = AUTO_PLAYERS[book]!;
  const pick = picker(seed);
  try {
    const { sides } = game.book;
    const phones: Record<string, Phone> = {};
    for (const side of sides) phones[side] = await table.join(table.seat('admiral', side));
    phones.umpire = await table.join(table.seat('umpire'));
    phones.public = await table.join(table.seat('public'));
    let [done, refused] = [0, 0];
    for (let order = 0; order < orders; order += 1) {
      const { state } = table.table.battle;
      if (isOver(state, 99)) break;
      for (const command of players.orders(state, pick)) {
        const parsed = game.book.parse.command(command);
        const curtain = parsed.ok ? game.book.curtainOf(state, parsed.value) : null;
        const phone = phones[curtain ?? sides[pick(2)]!]!;
        const request = { command: command as unknown as Json, override: false, dice: {}, rest: 'app' } as const;
        const { type } = await phone.tap({ type: 'act', ...request });
        if (type === 'done') done += 1;
        else refused += 1;
        if (type === 'done') break;
      }
      if (pick(15) === 0) await phones.umpire.tap({ type: 'undo' });
    }
    return { done, refused, failures: await differences(table, phones) };
  } finally {
    await table.close();
  }
}

async function differences(table: LinkTable, phones: Readonly<Record<string, Phone>>): Promise<readonly string[]> {
  const opened = await openBattle(table.db, table.book, 'battle', { whole: true });
  if (!opened.ok) return [opened.error];
  const { state } = opened.value.battle;
  const failures: string[] = [];
  for (const [viewer, phone] of Object.entries(phones)) {
    const { number } = await table.table.audience(viewer);
    await until(phone, () => phone.state.number === number);
    const known = phone.state.seen?.state;
    const { book } = table;
    if (JSON.stringify(known) !== JSON.stringify(book.known(state, viewer)))
      failures.push(`${viewer} knows another game`);
    const [seen, fresh] = [known, state].map((each) =>
      JSON.stringify([book.view(each, viewer), book.owed(each, viewer)]),
    );
    if (seen !== fresh) failures.push(`${viewer} sees another game`);
  }
  return failures;
}

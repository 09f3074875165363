import { LINKED_GAMES, playLinked } from '@/testing/link-books';
import { LinkTable } from '@/testing/link-table';
import { scenarioBattle } from '@/cli/battle/scenario-battle';
import type { Json } from '@/rules/rulebook';
import type { BattleState } from '@/rules/togo/index';

test.each(Object.keys(LINKED_GAMES) as (keyof typeof LINKED_GAMES)[])(
  'a game of %s is played on linked phones, and each sees to the letter what a fresh replay shows its seat',
  async (book) => {
    const { done, failures } = await playLinked(book, 40, 3);
    expect(failures).toEqual([]);
    expect(done).toBeGreaterThan(20);
  },
);

test('whoever names a ship that he may not know of hears what he would hear of one that is not there', async () => {
  const game = scenarioBattle('port-arthur-night', 2)!;
  const table = await LinkTable.open({ book: game.book, setup: game.setup as object });
  try {
    const { ships, groups } = table.table.battle.state as BattleState;
    const hidden = Object.values(ships).find(({ side, group }) => side === 'ijn' && groups[group]?.sighted === false)!;
    const irn = await table.join(table.seat('admiral', 'irn'));
    const told = async (command: (ship: string) => object) => {
      const answers: string[] = [];
      for (const ship of [hidden.id, 'suvorov-the-third']) {
        const order = { command: command(ship) as Json, override: false, dice: {}, rest: 'none' } as const;
        const answer = JSON.stringify(await irn.tap({ type: 'act', ...order }));
        answers.push(answer.replaceAll(ship, 'SHIP'));
      }
      return answers;
    };
    const commands = [
      (ship: string) => ({ type: 'holdFire', ship }),
      (ship: string) => ({ type: 'controlDamage', ship, attempt: null }),
      (ship: string) => ({ type: 'setFate', ship, fate: 'sunk' }),
      (ship: string) => ({ type: 'rollDamage', ship }),
    ];
    for (const command of commands) {
      const [guessed, unknown] = await told(command);
      expect(guessed).toBe(unknown);
      expect(guessed).toContain('refused');
    }
    expect(table.table.battle.seq).toBe(1);
  } finally {
    await table.close();
  }
});

import '@/messages/togo';

import { shipCardsPage } from '@/kit/print/card-ship';
import { paperHtml } from '@/kit/print/html';
import { battleView, PRINTED_TABLES, THRESHOLDS, WEAPONS } from '@/rules/togo/index';
import { currentDatabase, openStorage } from '@/store/storage';
import { togoBattleAt } from '@/testing/played-togo';

import type { ShipView } from '../plan-state';
import { knownShips, ratedShip } from './card-ships';
import { fleetPaper } from './fleet-paper';
import { referencePaper } from './reference-paper';

const cards = (ships: readonly ShipView[], blank: boolean) =>
  shipCardsPage(
    'Cards',
    '',
    ships.map((ship) => ratedShip(ship, blank)),
    THRESHOLDS,
  );

test('a card shows what damage took beside what was printed; a blank one shows none', async () => {
  await openStorage();
  const state = await togoBattleAt(currentDatabase()!, 'p', {
    scenario: 'ulsan',
    seed: 11,
    until: { turn: 9, phase: 'G' },
  });
  const view = battleView(state, 'public');
  const ships = knownShips(view);
  const damaged = ships.find(({ markers }) => markers.some(({ letter }) => letter === 'M' || letter === 'P'))!;
  const html = cards([damaged], false);
  expect(html).toContain(damaged.name);
  expect(html).toMatch(/<s>[^<]+<\/s>/);
  expect(html).toMatch(/class="box (on|good)"/);
  const blank = cards(ships, true);
  expect(blank).not.toMatch(/<s>|class="box (on|good)"|class="gone"/);
  expect(blank.match(/class="card"/g)).toHaveLength(ships.length);
  const list = fleetPaper(view, ['irn']);
  expect(list.parts.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(0);
  expect(JSON.stringify(list)).not.toContain('Izumo');
  for (const { title } of list.parts) expect(title).toMatch(/^Russians: /);
});

test('[TOGO-19] a ship behind a blank counter has no card: paper is seen by both sides', async () => {
  const state = await togoBattleAt(currentDatabase()!, 'q', { scenario: 'port-arthur-night' });
  const hidden = Object.values(state.ships).filter(({ group }) => state.groups[group]?.sighted === false);
  const names = knownShips(battleView(state, 'public')).map(({ id }) => id);
  expect(hidden.length).toBeGreaterThan(0);
  for (const { id } of hidden) expect(names).not.toContain(id);
});

test('the quick reference prints the tables that are in force', () => {
  const html = paperHtml(referencePaper(PRINTED_TABLES), { onOnePage: true });
  expect(html.match(/<tr>/g)!.length).toBeGreaterThan(WEAPONS.length + 24);
  const own = referencePaper({ ...PRINTED_TABLES, start: [5, 4, 3, 2] });
  expect(JSON.stringify(own)).toContain('["","5","4","3","2"]');
});

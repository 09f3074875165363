import { hex, port, TsushimaTable } from '@/testing/tsushima-table';

import type { Homecoming } from '../shapes';
import type { CommandOf } from './commands';
import { contactsOf } from './contacts';
import { allGroups } from './state';

const home = (...ships: readonly (Partial<Homecoming> & { readonly ship: string })[]): CommandOf<'bringHome'> => ({
  type: 'bringHome',
  battle: 'togo-battle',
  ships: ships.map((ship) => ({ hits: 0, went: 'stays', torpedoes: false, ...ship })),
});

/** Japanese battleships and boats share hex 1811 with Russian cruisers, whose segment it is. */
function contact(): TsushimaTable {
  const table = new TsushimaTable('round-island', {}, { startColumns: { ijn: 3, irn: 8 } });
  table.do({ type: 'place', group: table.group('mikasa'), where: hex('1811') });
  for (const { id } of allGroups(table.state).filter(({ side, kind }) => side === 'ijn' && kind === 'boats')) {
    table.do({ type: 'place', group: id, where: hex('1811') });
  }
  table.all({ type: 'startCampaign' }, { type: 'startPhase', claims: [] }, { type: 'endMove' }, { type: 'endFight' });
  return table.do({ type: 'moveGroup', group: table.group('gromoboi'), where: hex('1811') }).do({ type: 'endMove' });
}

function battle(): TsushimaTable {
  const table = contact();
  const [met] = contactsOf(table.state, 'irn');
  const ids = { own: met!.own.map(({ id }) => id), enemy: met!.enemy.map(({ id }) => id) };
  return table.do({ type: 'search', ...ids, evades: false, destroyers: 4 });
}

test('[AMB-27] ships come home with their hits, counted as in a battle on the board, and it is over', () => {
  const table = battle().do(
    home(
      { ship: 'mikasa', hits: 1 },
      { ship: 'asahi' },
      { ship: 'rurik', hits: 3 },
      { ship: 'ijn-d1', torpedoes: true },
    ),
  );
  expect([table.ship('mikasa').hits, table.ship('rurik').fate, table.ship('asahi').hits]).toEqual([1, 'sunk', 0]);
  expect(table.ship('ijn-d1').torpedoUsed).toBe(true);
  expect(table.state).toMatchObject({ inflicted: { ijn: 3, irn: 1 }, battle: null, step: 'fight', active: 'irn' });
  expect(table.told('BroughtHome')).toMatchObject([{ battle: 'togo-battle', launched: ['ijn-d1'] }]);
  expect(table.told('BattleEnded')).toHaveLength(1);
  expect(allGroups(table.state).some(({ ships }) => ships.includes('rurik'))).toBe(false);
});

test('[AMB-27] the same hits, played on the board and brought home, leave the same campaign', () => {
  const played = battle().fire({}, []);
  const pending = { ...played.state.battle!, pending: { mikasa: 2, rurik: 3 } };
  played.state = { ...played.state, battle: pending };
  played.all({ type: 'markHits' }, { type: 'endBattle' });
  const brought = battle().do(home({ ship: 'mikasa', hits: 2 }, { ship: 'rurik', hits: 3 }));
  expect(brought.state).toEqual(played.state);
});

test('[AMB-27] who escaped is retreated by the enemy, who left is not, and who is interned is out of the war', () => {
  const table = battle().do(
    home({ ship: 'gromoboi', went: 'escaped' }, { ship: 'rurik', went: 'interned' }, { ship: 'mikasa', went: 'left' }),
  );
  expect(table.ship('rurik').fate).toBe('interned');
  expect(table.state.retreats).toEqual([table.group('gromoboi')]);
  expect(table.ship('gromoboi').freeUntil).toBeGreaterThan(0);
  expect(table.ship('mikasa').freeUntil).toBe(0);
  expect(table.owed()[0]).toBe('retreat');
});

test('[AMB-27] a contact that nobody has spotted may be allowed to have been fought', () => {
  const command = { ...home({ ship: 'mikasa', hits: 2 }), place: '1811' };
  const table = contact();
  expect(table.refused(command)).toEqual(['NOT_SPOTTED', 'TSU-18']);
  expect(table.refused({ ...command, place: '1999' })[0]).toBe('NO_BATTLE');
  table.do(command, [], { override: true });
  expect(table.told('BattleBegan')).toHaveLength(1);
  expect(table.state).toMatchObject({ battle: null, step: 'fight', inflicted: { ijn: 0, irn: 2 } });
});

test('[AMB-27][TSU-18] a contact that was brought home counts as searched: it is not offered again in this segment', () => {
  const table = contact();
  const [met] = contactsOf(table.state, 'irn');
  const search = { own: met!.own.map(({ id }) => id), enemy: met!.enemy.map(({ id }) => id), evades: false };
  expect(table.owed()).toContain('search');
  table.do({ ...home({ ship: 'mikasa', hits: 2 }), place: '1811' }, [], { override: true });
  expect(contactsOf(table.state, 'irn')).toMatchObject([{ where: { name: '1811' }, isTried: true }]);
  expect(table.owed()).not.toContain('search');
  expect(table.refused({ type: 'search', ...search }, [6])).toEqual(['TRIED_ALREADY', 'TSU-18']);
});

test('[AMB-27][TSU-54] ships under protection that were fought in Togo count as attacked', () => {
  const table = new TsushimaTable('war-at-sea').startWar();
  table.do({ type: 'goTo', year: 1904, month: 2, phase: 3 });
  table.do({ type: 'startPhase', claims: [{ side: 'irn', port: 'port-arthur' }] });
  table.set(['groups', table.group('mikasa'), 'where'], { kind: 'partial', name: 'port-arthur' });
  table.do({ type: 'endMove' }).do({ ...home(), place: 'port-arthur' }, [], { override: true });
  const contacts = contactsOf(table.state, 'ijn').filter(({ where }) => where.name === 'port-arthur');
  expect(contacts).toMatchObject([{ isProtected: true, isTried: true }]);
  const own = [table.group('mikasa')];
  expect(table.refused({ type: 'attackPort', own, port: 'port-arthur' }, [6])).toEqual(['TRIED_ALREADY', 'TSU-18']);
  // Nobody failed to attack: that is what lets block ships go in (TSU-56).
  expect(table.state.failedAttacks).toEqual([]);
});

test('[AMB-27] nobody who is not there, nobody twice, no hit mended, no torpedoes of a battleship', () => {
  const table = battle().set(['ships', 'mikasa', 'hits'], 2);
  expect(table.refused(home({ ship: 'tsarevitch' }))).toEqual(['NOT_IN_THE_BATTLE', null]);
  expect(table.refused(home({ ship: 'mikasa', hits: 2 }, { ship: 'mikasa', hits: 2 }))[0]).toBe('CHOSEN_TWICE');
  expect(table.refused(home({ ship: 'mikasa', hits: 1 }))).toEqual(['FEWER_HITS', 'TSU-47']);
  expect(table.refused(home({ ship: 'mikasa', hits: 2, torpedoes: true }))).toEqual(['NO_TORPEDOES', 'TSU-44']);
  expect(table.fire().refused(home())[0]).toBe('WRONG_STEP');
  expect(contact().refused(home())[0]).toBe('NO_BATTLE');
});

test('[AMB-27] a battle on the board only is the whole game: Variag past the Japanese, or sunk, ends it', () => {
  const away = new TsushimaTable('chemulpo').do(home({ ship: 'variag', went: 'left', edge: 'low' }));
  expect(away.state.result).toMatchObject({ winner: 'irn', level: 'decisive' });
  const sunk = new TsushimaTable('chemulpo').do(home({ ship: 'variag', hits: 3 }));
  expect(sunk.state.result).toMatchObject({ winner: 'ijn', level: 'plain' });
  const arthur = new TsushimaTable('port-arthur');
  expect(arthur.refused(home({ ship: 'novik', went: 'escaped' }))).toEqual(['NO_FLIGHT_IN_PORT', 'TSU-55']);
  expect(arthur.do(home({ ship: 'novik', went: 'left' })).state.result?.winner).toBeNull();
});

test('[AMB-27] a merchant is lost by her one hit, and counts as sunk', () => {
  const table = new TsushimaTable('war-at-sea').startWar();
  const merchant = Object.values(table.state.ships).find(({ type }) => type === 'M')!.id;
  table.do({ type: 'moveGroup', group: table.group(merchant), where: hex('1811') });
  table.set(['groups', table.group('variag'), 'where'], hex('1811')).do({ type: 'endMove' });
  table.do({ ...home({ ship: merchant, hits: 1 }), place: '1811' }, [], { override: true });
  expect(table.ship(merchant)).toMatchObject({ hits: 3, fate: 'sunk' });
  expect(table.state.merchants.sunk).toBe(1);
  expect(table.state.inflicted.irn).toBe(1);
  expect(table.where('variag')).not.toEqual(port('chemulpo'));
});

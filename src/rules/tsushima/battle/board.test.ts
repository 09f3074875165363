import { coast, hex, port, TsushimaTable } from '@/testing/tsushima-table';

import { attempt } from './attempt';
import type { Command } from './commands';
import { Chain } from './decide/decision';
import { owed } from './owed';
import { endBattleNow } from './ending';
import { boardMove, boardOdds, coastGuns, columnsLeft, flightOf, isScreened, opposite, roundShots } from './board';
import { allGroups } from './state';

const chemulpo = (rulings = {}): TsushimaTable => new TsushimaTable('chemulpo', rulings);
const arthur = (rulings = {}): TsushimaTable => new TsushimaTable('port-arthur', rulings);
/** The division that a ship leads or is in. */
const division = (table: TsushimaTable, ship: string): string => table.unit(ship).id;

/** A battle at sea: Japanese battleships against Russian cruisers in hex 1811. The Russians move first. */
function atSea(rulings = {}, columns = { ijn: 3, irn: 8 }): TsushimaTable {
  const table = new TsushimaTable('round-island', rulings, { startColumns: columns });
  table.do({ type: 'place', group: table.group('mikasa'), where: hex('1811') });
  for (const { id } of allGroups(table.state).filter(({ side, kind }) => side === 'ijn' && kind === 'boats')) {
    table.do({ type: 'place', group: id, where: hex('1811') });
  }
  table.all({ type: 'startCampaign' }, { type: 'startPhase', claims: [] }, { type: 'endMove' }, { type: 'endFight' });
  table.do({ type: 'moveGroup', group: table.group('gromoboi'), where: hex('1811') }).do({ type: 'endMove' });
  const enemy = allGroups(table.state).filter(({ side, where }) => side === 'ijn' && where.name === '1811');
  const search = {
    type: 'search' as const,
    own: [table.group('gromoboi')],
    enemy: enemy.map(({ id }) => id),
    evades: false,
  };
  return table.do({ ...search, destroyers: 4 });
}
const round = (table: TsushimaTable): TsushimaTable => table.fire().do({ type: 'markHits' });

describe('the board', () => {
  test('[TSU-26][TSU-27][AMB-11] divisions begin on their shaded column, battle divisions first; boats may be next to it', () => {
    const table = atSea();
    const own = Object.values(table.battle.units).filter(({ side }) => side === 'ijn');
    expect(own[0]).toMatchObject({ kind: 'division', column: 3 });
    expect(own.slice(1).every(({ kind, ships }) => kind === 'boat' && ships.length === 1)).toBe(true);
    expect(table.unit('gromoboi').column).toBe(8);
    table.do({ type: 'arrange', unit: 'ijn-d1', column: 4 });
    expect(table.refused({ type: 'arrange', unit: 'ijn-d1', column: 6 })).toEqual(['NOT_ON_START_COLUMN', 'TSU-26']);
    expect(table.refused({ type: 'arrange', unit: division(table, 'mikasa'), column: 4 })[0]).toBe(
      'NOT_ON_START_COLUMN',
    );
    // Nor is there one by a name that every object knows.
    for (const unit of ['nobody', 'constructor']) {
      expect(table.refused({ type: 'arrange', unit, column: 4 })[0]).toBe('NO_SUCH_UNIT');
      expect(table.refused({ type: 'screen', unit: 'ijn-d1', screened: unit })[0]).toBe('NO_SUCH_UNIT');
    }
    round(table);
    expect(table.refused({ type: 'arrange', unit: 'ijn-d1', column: 3 })).toEqual(['TOO_LATE_TO_ARRANGE', 'TSU-26']);
  });

  test('[TSU-26] the owner orders his line before the first shot', () => {
    const table = arthur();
    const units = Object.values(table.battle.units)
      .filter(({ side }) => side === 'irn')
      .map(({ id }) => id);
    table.do({ type: 'orderLine', side: 'irn', units: units.toReversed() });
    expect(Object.keys(table.battle.units).filter((id) => units.includes(id))).toEqual(units.toReversed());
    expect(table.refused({ type: 'orderLine', side: 'irn', units: units.slice(1) })[0]).toBe('NOT_THE_SAME_UNITS');
    // Russians may begin on column 9 or 10.
    table.do({ type: 'arrange', unit: units[0]!, column: 10 });
    expect(round(table).refused({ type: 'orderLine', side: 'irn', units })[0]).toBe('TOO_LATE_TO_ARRANGE');
  });

  test('[TSU-28] the spotter moves, both fire, hits count, the other moves', () => {
    const table = atSea();
    expect(table.battle).toMatchObject({ mover: 'irn', stage: 'move' });
    expect(table.refused({ type: 'moveUnit', unit: division(table, 'mikasa'), column: 4 })).toEqual([
      'NOT_YOUR_MOVE',
      'TSU-28',
    ]);
    expect(table.refused({ type: 'markHits' })[0]).toBe('WRONG_STEP');
    table.do({ type: 'moveUnit', unit: division(table, 'gromoboi'), column: 6 });
    const firers = new Set(roundShots(table.state, table.battle).map(({ firer }) => table.ship(firer).side));
    expect([...firers].sort()).toEqual(['ijn', 'irn']);
    table.fire({ 'asahi.primary.1': { result: 'two' } });
    expect(table.battle).toMatchObject({ stage: 'mark', pending: { gromoboi: 2 } });
    expect(table.ship('gromoboi').hits).toBe(0);
    expect(table.refused({ type: 'fireRound' })[0]).toBe('WRONG_STEP');
    table.do({ type: 'markHits' });
    expect(table.ship('gromoboi').hits).toBe(2);
    expect(table.battle).toMatchObject({ mover: 'ijn', stage: 'move', round: 1 });
    expect(table.battle.pending).toEqual({});
  });

  test('[TSU-29][TSU-30] columns: three for boats, two, one with two hits; the slowest counts', () => {
    const table = atSea();
    const unit = division(table, 'gromoboi');
    expect(table.refused({ type: 'moveUnit', unit, column: 5 })).toEqual(['TOO_FAR', 'TSU-29']);
    table.do({ type: 'moveUnit', unit, column: 6 });
    // From where it began the round: it may think again.
    table.do({ type: 'moveUnit', unit, column: 10 }).do({ type: 'moveUnit', unit, column: 8 });
    table.set(['ships', 'rossia', 'hits'], 2);
    expect(table.refused({ type: 'moveUnit', unit, column: 6 })).toEqual(['TOO_FAR', 'TSU-29']);
    round(table);
    table.do({ type: 'moveUnit', unit: 'ijn-d1', column: 6 });
    expect(table.refused({ type: 'moveUnit', unit: 'ijn-d2', column: 7 })[0]).toBe('TOO_FAR');
  });

  test('[TSU-30] damaged ships are dropped, not the lead ship, not undamaged ones', () => {
    const table = atSea();
    const unit = division(table, 'gromoboi');
    table.set(['ships', 'rossia', 'hits'], 2);
    const drop = (...ships: readonly string[]) => table.refused({ type: 'dropShips', unit, ships });
    expect(drop('gromoboi')).toEqual(['LEAD_SHIP', 'TSU-30']);
    expect(drop('rurik')).toEqual(['UNDAMAGED', 'TSU-30']);
    expect(drop('mikasa')[0]).toBe('NOT_IN_THE_BATTLE');
    table.do({ type: 'dropShips', unit, ships: ['rossia'] });
    expect(table.unit('rossia')).toMatchObject({ id: 'rossia', ships: ['rossia'], column: 8 });
    table.do({ type: 'moveUnit', unit, column: 6 });
  });

  test('[TSU-31] beyond an edge everybody shifts while there is room', () => {
    const table = atSea({}, { ijn: 6, irn: 12 });
    table.do({ type: 'moveUnit', unit: division(table, 'gromoboi'), column: 14 });
    expect(table.unit('gromoboi').column).toBe(12);
    expect(table.unit('mikasa').column).toBe(4);
    expect(table.told('UnitMoved').at(-1)).toMatchObject({ shift: -2 });
    // The reach of this round is shifted with it.
    expect(table.refused({ type: 'moveUnit', unit: division(table, 'gromoboi'), column: 13 })[0]).toBe('TOO_FAR');
  });

  test('[TSU-31] with the enemy on the other edge it leaves; without flight it does not retreat', () => {
    const table = atSea({}, { ijn: 1, irn: 12 });
    const unit = division(table, 'gromoboi');
    expect(boardMove(table.battle, table.unit('gromoboi'), 13)).toEqual({ type: 'left', edge: 'high' });
    table.do({ type: 'moveUnit', unit, column: 13 });
    expect(table.state).toMatchObject({ battle: null, step: 'fight', retreats: [] });
    expect(table.where('gromoboi')).toEqual(hex('1811'));
    expect(table.told('UnitLeft')[0]).toMatchObject({ escaped: false });
  });

  test('[AMB-9] a battle ends when one side is gone or both agree', () => {
    expect(atSea().do({ type: 'endBattle' }).state.battle).toBeNull();
    expect(new TsushimaTable('round-island').refused({ type: 'endBattle' })[0]).toBe('NO_BATTLE');
  });
});

describe('flight', () => {
  test('[TSU-32] all divisions flee together and leave those with two hits behind', () => {
    const table = atSea();
    table.set(['ships', 'rossia', 'hits'], 2);
    table.do({ type: 'flee', side: 'irn' });
    expect(table.unit('gromoboi')).toMatchObject({ fleeing: true, ships: ['gromoboi', 'rurik'] });
    expect(table.unit('rossia')).toMatchObject({ fleeing: false, ships: ['rossia'] });
    expect(table.refused({ type: 'flee', side: 'irn', units: [division(table, 'gromoboi')] })).toEqual([
      'FLEEING_ALREADY',
      'TSU-32',
    ]);
    expect(table.refused({ type: 'flee', side: 'ijn' })[0]).toBe('NOT_YOUR_MOVE');
  });

  test('[TSU-32] a division whose lead ship has two hits cannot start', () => {
    const table = atSea();
    table.set(['ships', 'gromoboi', 'hits'], 2);
    expect(table.refused({ type: 'flee', side: 'irn' })[0]).toBe('NOTHING_LEFT');
    expect(table.refused({ type: 'flee', side: 'irn', units: [division(table, 'gromoboi')] })).toEqual([
      'LEAD_CRIPPLED',
      'TSU-32',
    ]);
    expect(table.refused({ type: 'flee', side: 'irn', units: ['ijn-d1'] })[0]).toBe('NO_SUCH_UNIT');
  });

  test('[TSU-33][AMB-26] a die in each later movement round; on 1-3 three columns, else the ordinary rate', () => {
    const table = atSea().do({ type: 'flee', side: 'irn' });
    expect(table.refused({ type: 'rollFlight', side: 'irn' }, [1])).toEqual(['NOT_FLEEING', 'TSU-33']);
    round(round(table));
    expect(table.owed()).toEqual(['roll-flight', 'fire-round']);
    expect(table.refused({ type: 'fireRound' })).toEqual(['FLIGHT_NOT_ROLLED', 'TSU-33']);
    table.do({ type: 'rollFlight', side: 'irn' }, [4]);
    expect(table.refused({ type: 'moveUnit', unit: division(table, 'gromoboi'), column: 11 })).toEqual([
      'TOO_FAR',
      'TSU-29',
    ]);
    expect(table.refused({ type: 'rollFlight', side: 'irn' }, [1])).toEqual(['FLIGHT_ROLLED', 'TSU-33']);
    round(round(table)).do({ type: 'rollFlight', side: 'irn' }, [2]);
    table.do({ type: 'moveUnit', unit: division(table, 'gromoboi'), column: 11 });
    expect(table.battle.flight.irn).toMatchObject({ successes: 1 });
  });

  test('[TSU-33] after the third success no die is rolled any more', () => {
    const table = atSea().do({ type: 'flee', side: 'irn' });
    for (const die of [1, 2, 3]) round(round(table)).do({ type: 'rollFlight', side: 'irn' }, [die]);
    round(round(table));
    expect(table.owed()).toEqual(['fire-round']);
    const { column } = table.unit('gromoboi');
    table.do({ type: 'moveUnit', unit: division(table, 'gromoboi'), column: column + 3 });
  });

  test('[TSU-33] whose flight has ended begins the next one anew, without the successes of the first', () => {
    const table = atSea({}, { ijn: 3, irn: 6 }).do({ type: 'flee', side: 'irn' });
    for (const die of [1, 2, 3]) round(round(table)).do({ type: 'rollFlight', side: 'irn' }, [die]);
    for (const ship of ['gromoboi', 'rurik', 'rossia']) {
      table.state = {
        ...table.state,
        battle: { ...table.battle, pending: { ...table.battle.pending, [ship]: 1 }, stage: 'mark' },
      };
    }
    table.do({ type: 'markHits' });
    expect(Object.values(table.battle.units).some(({ fleeing }) => fleeing)).toBe(false);
    round(table).do({ type: 'flee', side: 'irn', units: ['gromoboi'] });
    expect(table.battle.flight.irn).toEqual({ successes: 0, rounds: 0, success: null });
    expect(columnsLeft(table.state, table.battle, table.unit('gromoboi'))).toBe(2);
  });

  describe('[TSU-32][TSU-33] a flight that begins while another of its side is on', () => {
    /** Rurik dropped out; the others have two successes when she flees by herself. */
    const apart = (): TsushimaTable => {
      const table = atSea({}, { ijn: 3, irn: 6 });
      table.set(['ships', 'rurik', 'hits'], 1);
      table.do({ type: 'dropShips', unit: division(table, 'gromoboi'), ships: ['rurik'] });
      table.do({ type: 'flee', side: 'irn', units: [division(table, 'gromoboi')] });
      for (const die of [1, 2]) round(round(table)).do({ type: 'rollFlight', side: 'irn' }, [die]);
      return table.do({ type: 'flee', side: 'irn', units: ['rurik'] });
    };
    const columns = (table: TsushimaTable, ship: string) => columnsLeft(table.state, table.battle, table.unit(ship));
    const successes = (table: TsushimaTable, ship: string) => flightOf(table.battle, table.unit(ship))?.successes;

    test('has its own successes, and no die in the round it begins', () => {
      const table = apart();
      expect([successes(table, 'gromoboi'), successes(table, 'rurik')]).toEqual([2, 0]);
      expect([columns(table, 'gromoboi'), columns(table, 'rurik')]).toEqual([3, 2]);
      expect(table.refused({ type: 'rollFlight', side: 'irn', unit: 'rurik' }, [1])[0]).toBe('NOT_FLEEING');
      expect(table.owed()).toEqual(['fire-round']);
    });

    test('has its own die, which is another roll', () => {
      const table = round(round(apart()));
      expect(owed(table.state).map(({ code, about }) => [code, about])).toEqual([
        ['roll-flight', 'irn'],
        ['roll-flight', 'rurik'],
        ['fire-round', 'both'],
      ]);
      const rolls = owed(table.state).flatMap(({ code, command }) =>
        code === 'roll-flight' ? [attempt(table.state, command as unknown as Command)] : [],
      );
      expect(new Set(rolls).size).toBe(2);
      table.do({ type: 'rollFlight', side: 'irn' }, [3]);
      expect(table.refused({ type: 'fireRound' })).toEqual(['FLIGHT_NOT_ROLLED', 'TSU-33']);
      table.do({ type: 'rollFlight', side: 'irn' }, [4]);
      expect([successes(table, 'gromoboi'), successes(table, 'rurik')]).toEqual([3, 0]);
      expect([columns(table, 'gromoboi'), columns(table, 'rurik')]).toEqual([3, 2]);
      expect(table.refused({ type: 'rollFlight', side: 'irn' }, [1])[0]).toBe('FLIGHT_ROLLED');
      // The first needs none any more; hers goes on.
      round(round(table)).do({ type: 'rollFlight', side: 'irn', unit: 'rurik' }, [2]);
      expect([successes(table, 'gromoboi'), successes(table, 'rurik')]).toEqual([3, 1]);
      expect(table.refused({ type: 'rollFlight', side: 'irn', unit: 'ijn-d1' }, [1])[0]).toBe('NO_SUCH_UNIT');
    });

    test('who begins in the same movement round flees along', () => {
      const table = atSea({}, { ijn: 3, irn: 6 });
      table.set(['ships', 'rurik', 'hits'], 1);
      table.do({ type: 'dropShips', unit: division(table, 'gromoboi'), ships: ['rurik'] });
      for (const unit of ['rurik', division(table, 'gromoboi')]) table.do({ type: 'flee', side: 'irn', units: [unit] });
      round(round(table)).do({ type: 'rollFlight', side: 'irn' }, [1]);
      expect([successes(table, 'gromoboi'), successes(table, 'rurik')]).toEqual([1, 1]);
      expect(table.owed()).toEqual(['fire-round']);
    });

    test('an older log, in which both were one, is told as it was', () => {
      const table = apart();
      const chain = new Chain({
        ...table.state,
        battle: {
          ...table.battle,
          units: {
            ...table.battle.units,
            rurik: { ...table.unit('gromoboi'), id: 'rurik', ships: ['rurik'], fleeing: false },
          },
        },
      });
      chain.add({ type: 'FlightBegan', side: 'irn', units: ['rurik'], left: [] });
      chain.add({ type: 'FlightRolled', side: 'irn', die: 1, success: true });
      expect(flightOf(chain.state.battle!, chain.state.battle!.units.rurik!)).toEqual(chain.state.battle!.flight.irn);
      expect(chain.state.battle!.flight.irn?.successes).toBe(3);
    });
  });

  test('[TSU-34] who escapes is retreated by the other player, and free of the division rule for three phases', () => {
    const table = atSea({}, { ijn: 1, irn: 11 }).do({ type: 'flee', side: 'irn' });
    const group = table.group('gromoboi');
    table.do({ type: 'moveUnit', unit: division(table, 'gromoboi'), column: 13 });
    expect(table.state).toMatchObject({ battle: null, step: 'fight', retreats: [group] });
    expect(table.owed()).toEqual(['retreat', 'end-fight']);
    expect(table.refused({ type: 'endFight' })).toEqual(['RETREATS_LEFT', 'TSU-34']);
    expect(table.refused({ type: 'retreat', group: 'nobody', where: hex('1812') })[0]).toBe('NO_SUCH_GROUP');
    const ships = table.state.groups[group]!.ships;
    expect(table.refused({ type: 'form', side: 'irn', ships })).toEqual(['RETREATS_LEFT', 'TSU-34']);
    table.do({ type: 'retreat', group, where: hex('1812') }).do({ type: 'endFight' });
    expect(table.where('rurik')).toEqual(hex('1812'));
    expect(table.ship('rurik').freeUntil).toBe(3);
  });

  test('[TSU-34][TSU-51][TSU-53] who is retreated comes upon mines and neutral ports, and into no enemy port', () => {
    const escaped = (): TsushimaTable => {
      const table = atSea({}, { ijn: 1, irn: 11 }).do({ type: 'flee', side: 'irn' });
      return table.do({ type: 'moveUnit', unit: division(table, 'gromoboi'), column: 13 });
    };
    const table = escaped();
    const group = table.group('gromoboi');
    const mined = { type: 'retreat', group, where: coast('port-arthur') } as const;
    expect(table.refused({ ...mined, where: port('sasebo') })).toEqual(['ENEMY_PORT', 'TSU-53']);
    expect(attempt(table.state, mined)).not.toBeNull();
    table.do(mined, [6, 1, 1, 1]);
    expect(table.told('MinesEntered').at(-1)).toMatchObject({ side: 'irn', hex: 'port-arthur' });
    const hurt = Object.values(table.state.groups[group]!.ships).map((ship) => table.ship(ship).hits);
    expect(hurt).toEqual([1, 0, 0]);
    expect(table.state.retreats).toEqual([]);
    expect(
      escaped()
        .do({ type: 'retreat', group, where: port('neutral') })
        .ship('rurik').fate,
    ).toBe('interned');
  });

  test('[TSU-34] nobody waits for the retreat of a group that is gone', () => {
    const table = atSea({}, { ijn: 1, irn: 11 }).do({ type: 'flee', side: 'irn' });
    table.do({ type: 'moveUnit', unit: division(table, 'gromoboi'), column: 13 });
    for (const ship of ['gromoboi', 'rurik', 'rossia']) table.set(['ships', ship, 'fate'], 'sunk');
    expect(table.state.retreats).toEqual([]);
    expect(table.do({ type: 'endFight' }).state.step).toBe('claims');
  });

  test('[TSU-34] a terminal phase is none of the two phases in which they are free', () => {
    const { state } = atSea();
    const freeUntil = (phase: number) => {
      const gone = [{ ship: 'rurik', escaped: true, edge: 'high' as const }];
      const chain = new Chain({ ...state, phase, battle: { ...state.battle!, gone } });
      endBattleNow(chain, 'gone');
      return chain.state.ships.rurik!.freeUntil;
    };
    expect([freeUntil(4), freeUntil(5), freeUntil(6)]).toEqual([6, 8, 9]);
  });

  test('[TSU-34] ships damaged in flight drop out of it; those behind stay in the hex', () => {
    const table = atSea({}, { ijn: 3, irn: 6 }).do({ type: 'flee', side: 'irn' });
    table.fire({ 'mikasa.primary.1': { result: 'one' } }).do({ type: 'markHits' });
    expect(table.ship('rurik').hits).toBe(1);
    expect(table.unit('rurik')).toMatchObject({ fleeing: false, ships: ['rurik'] });
    expect(table.unit('gromoboi').fleeing).toBe(true);
  });

  test('[TSU-55] no flight out of a port', () => {
    const table = arthur();
    round(table);
    expect(table.refused({ type: 'flee', side: 'irn' })).toEqual(['NO_FLIGHT_IN_PORT', 'TSU-55']);
  });
});

describe('fire', () => {
  test('[TSU-39] lead on lead, second on second, and round again', () => {
    const table = atSea({}, { ijn: 3, irn: 5 });
    const targets = Object.fromEntries(
      roundShots(table.state, table.battle)
        .filter(({ weapon }) => weapon === 'primary')
        .map(({ firer, target }) => [firer, target]),
    );
    expect(targets).toMatchObject({
      asahi: 'gromoboi',
      mikasa: 'rurik',
      shikishima: 'rossia',
      fuji: 'gromoboi',
      gromoboi: 'asahi',
    });
    expect(opposite(table.battle, table.unit('mikasa'))?.id).toBe(division(table, 'gromoboi'));
  });

  test('[TSU-38][AMB-7] shared targets are -2 for all; a held ship shares nothing', () => {
    const table = atSea({}, { ijn: 3, irn: 5 });
    const asahi = () => roundShots(table.state, table.battle).find(({ firer }) => firer === 'asahi')!.modifier.value;
    const shared = asahi();
    table.do({ type: 'aim', ships: ['fuji'], target: null });
    expect(asahi()).toBe(shared + 2);
  });

  test('[TSU-39][AMB-8] a ship keeps her target while it floats within reach; one without chooses in the division', () => {
    const table = atSea({}, { ijn: 3, irn: 5 });
    round(table);
    expect(table.refused({ type: 'aim', ships: ['asahi'], target: 'rurik' })).toEqual(['KEEPS_TARGET', 'TSU-39']);
    table.fire({ 'mikasa.primary.1': { result: 'sunk' } }).do({ type: 'markHits' });
    expect(table.ship('rurik').fate).toBe('sunk');
    table.do({ type: 'aim', ships: ['mikasa'], target: 'rossia' });
    expect(roundShots(table.state, table.battle).find(({ firer }) => firer === 'mikasa')?.target).toBe('rossia');
  });

  test('[TSU-39][AMB-8] when a ship is lost the others keep their targets, and hers is shared out', () => {
    const table = atSea({}, { ijn: 3, irn: 5 });
    round(table);
    table.fire({ 'asahi.primary.1': { result: 'sunk' } }).do({ type: 'markHits' });
    expect(table.ship('gromoboi').fate).toBe('sunk');
    const targets = Object.fromEntries(
      roundShots(table.state, table.battle)
        .filter(({ weapon }) => weapon === 'primary')
        .map(({ firer, target }) => [firer, target]),
    );
    expect(targets).toMatchObject({ mikasa: 'rurik', shikishima: 'rossia', asahi: 'rurik', fuji: 'rossia' });
  });

  test('[TSU-39] the opposite division, not another', () => {
    const table = arthur();
    const lines = Object.values(table.battle.units).filter(({ side }) => side === 'irn');
    expect(table.refused({ type: 'aim', ships: ['mikasa'], target: lines[1]!.ships[0]! })).toEqual([
      'WRONG_DIVISION',
      'TSU-39',
    ]);
  });

  test('[TSU-32][TSU-41] own ships may not be fired on, and boats by secondaries only', () => {
    const table = atSea({}, { ijn: 3, irn: 4 });
    expect(table.refused({ type: 'aim', ships: ['mikasa'], target: 'asahi' })).toEqual(['OWN_SHIP', 'TSU-32']);
    expect(table.refused({ type: 'aim', ships: ['gromoboi'], target: 'ijn-d1' })).toEqual([
      'SECONDARIES_ONLY',
      'TSU-41',
    ]);
    table.do({ type: 'aim', ships: ['gromoboi'], target: 'ijn-d1', weapon: 'secondary' });
    const shots = roundShots(table.state, table.battle).filter(({ firer }) => firer === 'gromoboi');
    expect(shots.map(({ weapon, target }) => `${weapon} ${target}`)).toEqual(['primary asahi', 'secondary ijn-d1']);
    expect(table.refused({ type: 'aim', ships: ['nobody'], target: null })[0]).toBe('NOT_IN_THE_BATTLE');
  });

  test('[TSU-40] divisions beyond three more than the enemy has in a column hold their fire', () => {
    const table = arthur();
    // Break the Japanese line into single ships: fifteen divisions against three on column 9.
    for (const unit of Object.values(table.battle.units).filter(({ side }) => side === 'ijn')) {
      for (const ship of unit.ships.slice(1)) table.set(['ships', ship, 'hits'], 1);
      table.do({ type: 'dropShips', unit: unit.id, ships: unit.ships.slice(1) });
    }
    for (const unit of Object.values(table.battle.units).filter(({ side }) => side === 'ijn')) {
      table.do({ type: 'moveUnit', unit: unit.id, column: 3 });
    }
    round(round(table));
    for (const unit of Object.values(table.battle.units).filter(({ side }) => side === 'ijn')) {
      table.do({ type: 'moveUnit', unit: unit.id, column: 5 });
    }
    const firing = new Set(
      roundShots(table.state, table.battle)
        .filter(({ firer }) => table.ship(firer)?.side === 'ijn')
        .map(({ firer }) => firer),
    );
    const enemies = Object.values(table.battle.units).filter(({ side }) => side === 'irn').length;
    expect(firing.size).toBeLessThanOrEqual(enemies + 3);
    expect(firing.size).toBeGreaterThan(0);
  });

  test('[TSU-45] a screen in the next column, -2 both ways, no torpedo boats', () => {
    const table = atSea({}, { ijn: 3, irn: 5 });
    const unit = division(table, 'mikasa');
    table.do({ type: 'arrange', unit: 'ijn-d1', column: 4 }).do({ type: 'arrange', unit: 'ijn-t3', column: 4 });
    expect(table.refused({ type: 'screen', unit: 'ijn-t3', screened: unit })).toEqual(['NO_SCREEN', 'TSU-45']);
    expect(table.refused({ type: 'screen', unit: 'ijn-d2', screened: unit })).toEqual(['NO_SCREEN', 'TSU-45']);
    const sums = () =>
      roundShots(table.state, table.battle)
        .filter(({ weapon, firer }) => weapon === 'primary' && !firer.startsWith('ijn-d'))
        .map(({ modifier }) => modifier.value);
    const open = sums();
    table.do({ type: 'screen', unit: 'ijn-d1', screened: unit });
    expect(isScreened(table.battle, table.unit('mikasa'))).toBe(true);
    expect(sums()).toEqual(open.map((sum) => sum - 2));
    table.do({ type: 'screen', unit: 'ijn-d1', screened: null });
    expect(sums()).toEqual(open);
  });

  test('[TSU-44] torpedoes once a phase, at the same column or the next', () => {
    const table = atSea({}, { ijn: 3, irn: 5 });
    table.do({ type: 'arrange', unit: 'ijn-d1', column: 4 });
    const launch = (ship: string, ...targets: readonly string[]) => [{ ship, targets }];
    const refuse = (launches: ReturnType<typeof launch>) => table.refused({ type: 'fireRound', launches });
    expect(refuse(launch('ijn-d2', 'gromoboi'))).toEqual(['TORPEDO_OUT_OF_RANGE', 'TSU-44']);
    expect(refuse(launch('mikasa', 'gromoboi'))).toEqual(['NO_TORPEDOES', 'TSU-44']);
    expect(refuse(launch('ijn-d1', ...Array<string>(4).fill('gromoboi')))).toEqual(['NO_TORPEDOES', 'TSU-44']);
    expect(refuse(launch('ijn-d1', 'mikasa'))).toEqual(['OWN_SHIP', 'TSU-32']);
    expect(refuse(launch('ijn-d1', 'nobody'))[0]).toBe('NOT_IN_THE_BATTLE');
    table.fire({ 'ijn-d1.torpedo.3': { result: 'two' } }, launch('ijn-d1', 'gromoboi', 'gromoboi', 'rurik'));
    expect(table.battle.pending).toEqual({ rurik: 2 });
    table.do({ type: 'markHits' });
    expect(table.ship('ijn-d1').torpedoUsed).toBe(true);
    expect(refuse(launch('ijn-d1', 'gromoboi'))).toEqual(['TORPEDOES_USED', 'TSU-44']);
    // Aimed with somebody's word, spent ones run with the round.
    table.do({ type: 'aimTorpedoes', ship: 'ijn-d1', targets: ['gromoboi'] }, [], { override: true });
    table.fire();
    expect(table.told('RoundFired')[1]!.launched).toEqual(['ijn-d1']);
  });

  test('[TSU-44] torpedoes are aimed ahead and run with the round, as long as they reach', () => {
    const table = atSea({}, { ijn: 3, irn: 5 });
    table.do({ type: 'arrange', unit: 'ijn-d1', column: 4 });
    expect(table.refused({ type: 'aimTorpedoes', ship: 'ijn-d2', targets: ['gromoboi'] })[0]).toBe(
      'TORPEDO_OUT_OF_RANGE',
    );
    expect(table.refused({ type: 'aimTorpedoes', ship: 'nobody', targets: [] })[0]).toBe('NOT_IN_THE_BATTLE');
    const running = () => roundShots(table.state, table.battle).filter(({ weapon }) => weapon === 'torpedo');
    table.do({ type: 'aimTorpedoes', ship: 'ijn-d1', targets: ['gromoboi', 'rurik', 'rurik'] });
    expect(running().map(({ target, salvos }) => [target, salvos.value])).toEqual([
      ['gromoboi', 1],
      ['rurik', 2],
    ]);
    table.do({ type: 'moveUnit', unit: division(table, 'gromoboi'), column: 6 });
    expect(running()).toEqual([]);
    table.do({ type: 'moveUnit', unit: division(table, 'gromoboi'), column: 5 });
    table.do({ type: 'aimTorpedoes', ship: 'ijn-d1', targets: [] });
    expect(running()).toEqual([]);
    table
      .do({ type: 'aimTorpedoes', ship: 'ijn-d1', targets: ['rurik'] })
      .do(
        { type: 'fireRound' },
        Object.fromEntries(
          roundShots(table.state, table.battle).flatMap(({ firer, weapon, salvos }) =>
            Array.from({ length: salvos.value }, (_, n) => [
              `${firer}.${weapon}.${n + 1}`,
              { result: weapon === 'torpedo' ? 'two' : 'none' },
            ]),
          ),
        ),
      );
    expect([table.battle.pending, table.battle.launches]).toEqual([{ rurik: 2 }, {}]);
    expect(table.ship('ijn-d1').torpedoUsed).toBe(true);
  });

  test('[TSU-39] a division that is aimed at another fires lead on lead', () => {
    const table = arthur();
    const [own, ...others] = Object.values(table.battle.units).filter(({ side }) => side === 'ijn');
    const enemies = Object.values(table.battle.units).filter(({ side }) => side === 'irn');
    const command = { type: 'aim' as const, ships: own!.ships, target: enemies[1]!.id };
    expect(others.length).toBeGreaterThan(0);
    expect(table.refused(command)).toEqual(['WRONG_DIVISION', 'TSU-39']);
    table.do(command, [], { override: true });
    const line = enemies[1]!.ships;
    expect(own!.ships.map((id) => table.battle.aims[id]?.primary)).toEqual(
      own!.ships.map((_, place) => line[place % line.length]),
    );
    table.do({ type: 'aim', ships: own!.ships, target: enemies[0]!.id });
    expect(table.battle.aims[own!.ships[1]!]).toEqual({
      primary: enemies[0]!.ships[1],
      secondary: enemies[0]!.ships[1],
    });
  });

  test('[TSU-42][TSU-43] the third hit sinks; a sunk ship leaves the board and its group', () => {
    const table = atSea({}, { ijn: 3, irn: 5 });
    table.fire({ 'asahi.primary.1': { result: 'sunk' } }).do({ type: 'markHits' });
    expect(table.ship('gromoboi')).toMatchObject({ fate: 'sunk', hits: 3 });
    expect(table.unit('rurik').ships).toEqual(['rurik', 'rossia']);
    expect(table.state.inflicted).toEqual({ ijn: 3, irn: 0 });
    expect(table.state.groups[table.group('rurik')]!.ships).toEqual(['rurik', 'rossia']);
  });

  test('guns that nobody has checked keep a round from being fired; one tap confirms them all', () => {
    const table = new TsushimaTable('chemulpo', {}, { guns: 'check' });
    expect(table.ship('asama')).toMatchObject({ guns: null, suggested: { primary: { factor: 4, salvos: 2 } } });
    expect(table.ship('variag').guns).not.toBeNull();
    expect(table.refused({ type: 'fireRound' })[0]).toBe('GUNS_MISSING');
    expect(table.owed()).toEqual(['check-guns', 'fire-round']);
    table.do({ type: 'typeGuns', ship: 'asama', guns: { primary: { factor: 5, salvos: 2 }, secondary: null } });
    const rest = ['naniwa', 'takachiho', 'chiyoda', 'niitaka', 'akashi'];
    table.do({ type: 'confirmGuns', ships: rest });
    expect(table.owed()).toEqual(['fire-round']);
    expect(table.refused({ type: 'confirmGuns', ships: ['variag'] })[0]).toBe('NOTHING_TO_CONFIRM');
    expect(table.refused({ type: 'typeGuns', ship: 'nobody', guns: { primary: null, secondary: null } })[0]).toBe(
      'NO_SUCH_SHIP',
    );
  });

  test('without a table each result is entered; the odds say nothing then', () => {
    const none = { source: 'none', reading: null } as const;
    const table = new TsushimaTable('chemulpo', {}, { gunfire: none, torpedo: none });
    table.do({ type: 'moveUnit', unit: division(table, 'asama'), column: 3 });
    round(table).do({ type: 'moveUnit', unit: division(table, 'variag'), column: 10 });
    round(table).do({ type: 'moveUnit', unit: division(table, 'asama'), column: 5 });
    round(table).do({ type: 'moveUnit', unit: division(table, 'variag'), column: 8 });
    expect(table.needs({ type: 'fireRound' })).toMatchObject({ dice: 0 });
    expect(boardOdds(table.state, table.battle).every(({ expectedHits }) => expectedHits === 0)).toBe(true);
    table.do({ type: 'useTable', table: 'gunfire', source: 'house', reading: null });
    expect(table.needs({ type: 'fireRound' })).toMatchObject({ dice: 2 });
    expect(table.refused({ type: 'useTable', table: 'torpedo', source: 'yours', reading: null })[0]).toBe(
      'READING_MISSING',
    );
  });

  test('the odds of a round are those of its shots', () => {
    const table = atSea({}, { ijn: 3, irn: 5 });
    const odds = boardOdds(table.state, table.battle);
    const gromoboi = odds.find(({ id }) => id === 'gromoboi')!;
    expect(gromoboi.expectedHits).toBeGreaterThan(0);
    expect(gromoboi.after.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});

describe('a port battle', () => {
  test('[TSU-55] two coast guns off the edge of the defender, each at a lead ship unless told otherwise', () => {
    const table = arthur();
    expect(coastGuns(table.state, table.battle)).toMatchObject([
      { id: 'coast-1', column: 13 },
      { id: 'coast-2', column: 13 },
    ]);
    table.do({ type: 'aim', ships: ['coast-1'], target: 'asahi' });
    expect(coastGuns(table.state, table.battle)[0]!.target).toBe('asahi');
    table.do({ type: 'aim', ships: ['coast-1'], target: null });
    expect(coastGuns(table.state, table.battle)[0]!.target).toBeNull();
    expect(chemulpo().refused({ type: 'aim', ships: ['coast-1'], target: null })[0]).toBe('NOT_IN_THE_BATTLE');
  });

  test('[TSU-55] up to four counters out over his own edge in a movement round', () => {
    const table = arthur();
    round(table);
    const cruisers = table.unit('bayan');
    expect(table.refused({ type: 'takeOut', units: [division(table, 'petropavlovsk')] })).toEqual([
      'TOO_MANY_OUT',
      'TSU-55',
    ]);
    expect(table.refused({ type: 'takeOut', units: [division(table, 'mikasa')] })[0]).toBe('NOT_HERS');
    table.do({ type: 'takeOut', units: [cruisers.id] });
    expect(table.battle.units[cruisers.id]).toBeUndefined();
    expect(table.ship('bayan').fate).toBe('afloat');
    expect(table.battle.takenOut).toBe(4);
    round(round(table));
    expect(table.battle.takenOut).toBe(0);
  });

  test('[TSU-55] each side goes out over its own edge', () => {
    const table = arthur();
    table.state = { ...table.state, battle: { ...table.battle, defender: 'ijn' } };
    table.do({ type: 'takeOut', units: [division(table, 'suma')] });
    expect(table.battle.gone.find(({ ship }) => ship === 'suma')).toMatchObject({ edge: 'low', escaped: false });
  });

  test('[TSU-55][TSU-31] no displacement: beyond the edge is out', () => {
    const table = arthur();
    table.do({ type: 'moveUnit', unit: division(table, 'mikasa'), column: 0 });
    expect(table.told('UnitLeft')[0]).toMatchObject({ edge: 'low', escaped: false });
  });

  test('[TSU-47] ships in dock are kept off the board', () => {
    const table = new TsushimaTable('war-at-sea').startWar([{ side: 'irn', port: 'port-arthur' }]);
    table.set(['ships', 'retvizan', 'hits'], 1).set(['ships', 'retvizan', 'inDock'], true);
    table.do({ type: 'moveGroup', group: table.group('mikasa'), where: coast('port-arthur') });
    table.do({ type: 'rollGrounding', side: 'ijn' }, [1]).do({ type: 'endMove' });
    table.do({ type: 'attackPort', own: [table.group('mikasa')], port: 'port-arthur' }, [4]);
    expect(Object.values(table.battle.units).flatMap(({ ships }) => ships)).not.toContain('retvizan');
    expect(table.where('retvizan')).toEqual(port('port-arthur'));
  });
});

import { coast, hex, port, TsushimaTable, zone } from '@/testing/tsushima-table';

import { speedOf } from './formation';
import { allGroups } from './state';

const war = (): TsushimaTable => new TsushimaTable('war-at-sea');
const island = (rulings = {}): TsushimaTable => {
  const table = new TsushimaTable('round-island', rulings);
  return table.do({ type: 'place', group: table.group('idzumo'), where: hex('1811') });
};
const started = (table: TsushimaTable, claims: Parameters<TsushimaTable['startWar']>[0] = []): TsushimaTable =>
  table.all({ type: 'startCampaign' }, { type: 'startPhase', claims });

describe('the turn', () => {
  test('[TSU-2][TSU-3] a naval phase has four segments; six of them and the terminal phase make a month', () => {
    const table = war().startWar();
    const seen: string[] = [];
    for (let guard = 0; guard < 40 && table.state.step !== 'terminal'; guard += 1) {
      if (table.state.step === 'claims') table.do({ type: 'startPhase', claims: [] });
      seen.push(`${table.state.phase} ${table.state.active} ${table.state.step}`);
      table.do({ type: table.state.step === 'move' ? 'endMove' : 'endFight' });
    }
    expect(seen.slice(0, 5)).toEqual(['1 ijn move', '1 ijn fight', '1 irn move', '1 irn fight', '2 ijn move']);
    expect(seen).toHaveLength(24);
    expect(table.state.phase).toBe(7);
  });

  test('[TSU-4] the terminal phase has seven rows in order; then the month advances, and the year after December', () => {
    const table = war().startWar().do({ type: 'goTo', year: 1904, month: 12, phase: 7 });
    expect(table.state.turn).toBe(11);
    expect(table.owed()).toEqual(['mines', 'zones', 'morale', 'choose-plan', 'end-month']);
    expect(table.refused({ type: 'endMonth' })).toEqual(['ROWS_LEFT', 'TSU-4']);
    expect(table.refused({ type: 'skipRow', row: 'morale' })).toEqual(['ROWS_LEFT', 'TSU-4']);
    table.do({ type: 'skipRow', row: 'mines' });
    const moves = allGroups(table.state)
      .filter(({ where }) => where.kind === 'zone')
      .map(({ id }) => ({ group: id, where: zone('indian-ocean') }));
    table.all({ type: 'moveZones', moves }, { type: 'adjustMorale' }, { type: 'endMonth' });
    expect(table.state).toMatchObject({ month: 1, year: 1905, turn: 12, phase: 1, step: 'claims' });
  });

  test('a quiet terminal phase: repairs, mines, morale and the end', () => {
    const table = started(island()).toTerminal();
    table.set(['ships', 'retvizan', 'hits'], 1);
    table.do({ type: 'goTo', year: 1904, month: 8, phase: 7 });
    expect(table.owed()).toEqual(['repairs', 'morale', 'end-month']);
    table.do({ type: 'repair', ships: ['retvizan'] }, [4]);
    table.all({ type: 'adjustMorale' }, { type: 'endMonth' });
    expect(table.state).toMatchObject({ month: 9, turn: 2 });
  });

  test('[TSU-72][TSU-57] the Italian cruisers are rolled for before anything else', () => {
    const table = war();
    expect(table.refused({ type: 'startCampaign' })).toEqual(['ITALIAN_CRUISERS_FIRST', 'TSU-72']);
    table.do({ type: 'rollItalianCruisers' }, [3, 5]);
    expect(table.state.italian).toEqual({ owner: 'ijn', zones: 2 });
    expect(table.where('nisshin')).toEqual(zone('mediterranean'));
    expect(table.ship('kasuga')).toMatchObject({ unready: true, fate: 'afloat' });
    expect(table.refused({ type: 'rollItalianCruisers' }, [1, 1])[0]).toBe('ALREADY_IN_PLAY');
    const interned = war().do({ type: 'rollItalianCruisers' }, [6, 2]);
    expect(interned.ship('nisshin').fate).toBe('interned');
    expect(war().do({ type: 'rollItalianCruisers' }, [1, 1]).ship('amurski').fate).toBe('afloat');
    expect(new TsushimaTable('round-island').refused({ type: 'rollItalianCruisers' })[0]).toBe('NOT_IN_THIS_SCENARIO');
  });

  test('[TSU-57] Italian cruisers may fire once they have reached a Japanese port', () => {
    const table = war().startWar().do({ type: 'goTo', year: 1904, month: 5, phase: 7 });
    const group = table.group('nisshin');
    const moves = (name: string) =>
      allGroups(table.state)
        .filter(({ where }) => where.kind === 'zone')
        .map(({ id }) => ({ group: id, where: id === group ? zone('china-sea') : zone(name) }));
    table.do({ type: 'moveZones', moves: moves('indian-ocean') });
    table.do({ type: 'goTo', year: 1904, month: 6, phase: 1 }).do({ type: 'startPhase', claims: [] });
    table.do({ type: 'moveGroup', group, where: port('sasebo') });
    expect(table.ship('nisshin').unready).toBe(false);
  });

  test('[AMB-17] ships that the list has lost are added by the owner', () => {
    const table = war().do({ type: 'addShip', ship: 'bayan', side: 'irn', where: port('port-arthur') });
    expect(table.where('bayan')).toEqual(port('port-arthur'));
    expect(table.refused({ type: 'addShip', ship: 'bayan', side: 'irn', where: port('port-arthur') })[0]).toBe(
      'ALREADY_IN_PLAY',
    );
    expect(table.refused({ type: 'addShip', ship: 'yamato', side: 'ijn', where: port('kure') })[0]).toBe(
      'NO_SUCH_SHIP',
    );
    expect(table.refused({ type: 'addShip', ship: 'diana', side: 'ijn', where: port('kure') })[0]).toBe('NOT_HERS');
    const ticked = new TsushimaTable('war-at-sea', {}, { ticked: ['pobieda', 'mikasa'] });
    expect(ticked.where('pobieda')).toEqual(port('port-arthur'));
  });

  test('set month and phase: what was under way is left', () => {
    const table = war().startWar().do({ type: 'goTo', year: 1904, month: 8, phase: 3 });
    expect(table.state).toMatchObject({ turn: 7, month: 8, phase: 3, step: 'claims', battle: null });
    expect(new TsushimaTable('chemulpo').refused({ type: 'goTo', year: 1904, month: 8, phase: 3 })[0]).toBe(
      'NOT_IN_THIS_SCENARIO',
    );
  });
});

describe('movement', () => {
  test('[TSU-1][TSU-6][TSU-7][TSU-8] the map stays on the table: a group is wherever its owner says', () => {
    const table = started(island());
    const group = table.group('mikasa');
    table.do({ type: 'moveGroup', group, where: hex('0102') });
    expect(table.where('mikasa')).toEqual(hex('0102'));
    expect(table.state.groups[group]!.moved).toBe(true);
    expect(table.refused({ type: 'moveGroup', group, where: port('atlantis') })[0]).toBe('NO_SUCH_PORT');
    expect(table.refused({ type: 'moveGroup', group: table.group('retvizan'), where: hex('0102') })[0]).toBe(
      'WRONG_STEP',
    );
    expect(table.refused({ type: 'moveGroup', group: 'nobody', where: hex('0102') })[0]).toBe('NO_SUCH_GROUP');
  });

  test('[TSU-9][TSU-11] partial sea is rolled for once, before the move ends', () => {
    const table = started(island());
    table.do({ type: 'moveGroup', group: table.group('mikasa'), where: coast('1710') });
    expect(table.owed()).toEqual(['roll-grounding', 'end-move']);
    expect(table.refused({ type: 'endMove' })).toEqual(['GROUNDING_NOT_ROLLED', 'TSU-9']);
    expect(table.needs({ type: 'rollGrounding', side: 'ijn' })).toEqual({ dice: 1, need: 6, key: 'grounding' });
    table.do({ type: 'rollGrounding', side: 'ijn' }, [5]);
    expect(table.refused({ type: 'rollGrounding', side: 'ijn' }, [5])).toEqual(['GROUNDED_ALREADY', 'TSU-11']);
    table.do({ type: 'endMove' });
    expect(table.state).toMatchObject({ step: 'fight', active: 'ijn' });
  });

  test('[TSU-9][TSU-10] ships roll in the order their owner likes; one of them runs aground', () => {
    const table = started(island());
    table.do({ type: 'moveGroup', group: table.group('mikasa'), where: coast('1710') });
    const order = ['fuji', 'mikasa'];
    expect(table.needs({ type: 'rollGrounding', side: 'ijn', order }, [6]).key).toBe('fuji.aground');
    table.do({ type: 'rollGrounding', side: 'ijn', order }, [6, 2, 6, 3]);
    expect(table.ship('mikasa').hits).toBe(2);
    const sunk = started(island());
    sunk.do({ type: 'moveGroup', group: sunk.group('mikasa'), where: coast('1710') });
    sunk.do({ type: 'rollGrounding', side: 'ijn' }, [6, 6, 6]);
    expect(sunk.ship('asahi')).toMatchObject({ fate: 'sunk', hits: 3 });
    expect(sunk.state.groups[sunk.group('mikasa')]!.ships).not.toContain('asahi');
    const open = started(island());
    expect(open.refused({ type: 'rollGrounding', side: 'ijn' }, [1])).toEqual(['NOTHING_TO_GROUND', 'TSU-9']);
  });

  test('[TSU-12][TSU-13] divisions of one kind, three to six, when they leave port', () => {
    const table = started(island());
    const form = (...ships: readonly string[]) => table.refused({ type: 'form', side: 'ijn', ships });
    expect(form('mikasa', 'asama')).toEqual(['MIXED_TYPES', 'TSU-12']);
    expect(form('mikasa', 'asahi')).toEqual(['DIVISION_TOO_SMALL', 'TSU-13']);
    expect(form('asama', 'yakumo', 'nisshin', 'kasuga', 'chitose', 'kasagi', 'takasago')).toEqual([
      'DIVISION_TOO_LARGE',
      'TSU-13',
    ]);
    expect(form('mikasa', 'mikasa', 'asahi')[0]).toBe('CHOSEN_TWICE');
    expect(form('mikasa', 'idzumo', 'asahi')[0]).toBe('NOT_TOGETHER');
    expect(form('retvizan')[0]).toBe('NOT_HERS');
    expect(form('nobody')[0]).toBe('NO_SUCH_SHIP');
    table.do({ type: 'form', side: 'ijn', ships: ['mikasa', 'asahi', 'shikishima'], name: 'Togo’s own' });
    expect(table.state.groups[table.group('mikasa')]).toMatchObject({
      name: 'Togo’s own',
      kind: 'battle',
      ships: ['mikasa', 'asahi', 'shikishima'],
    });
    // Two are left, and there are enough ships in port to fill their division.
    expect(table.refused({ type: 'moveGroup', group: table.group('fuji'), where: hex('1811') })).toEqual([
      'DIVISION_TOO_SMALL',
      'TSU-13',
    ]);
    table.do({ type: 'moveGroup', group: table.group('mikasa'), where: hex('1811') });
    table.do({ type: 'moveGroup', group: table.group('fuji'), where: hex('1811') });
    expect(table.where('chin-yen')).toEqual(hex('1811'));
  });

  test('[TSU-14] a division moves at its slowest ship', () => {
    const table = island();
    expect(speedOf([table.ship('mikasa'), table.ship('chin-yen')])).toBe(4);
    expect(speedOf([{ ...table.ship('mikasa'), hits: 2 }])).toBe(2);
    expect(speedOf([])).toBe(0);
  });

  test('[TSU-15][AMB-24][TSU-12] Novik sails alone, boats and merchants are outside the rule', () => {
    const table = started(island()).all({ type: 'endMove' }, { type: 'endFight' });
    table.do({ type: 'form', side: 'irn', ships: ['novik'] });
    table.do({ type: 'moveGroup', group: table.group('novik'), where: hex('1811') });
    table.do({ type: 'moveGroup', group: table.group('irn-t2'), where: hex('1811') });
    expect(table.where('novik')).toEqual(hex('1811'));
    expect(war().state.groups[war().group('ijn-m1')]).toMatchObject({ kind: 'merchants' });
  });

  test('[AMB-14] at sea a division may shrink below three', () => {
    const table = started(island());
    const group = table.group('mikasa');
    table.do({ type: 'moveGroup', group, where: coast('1710') }).do({ type: 'rollGrounding', side: 'ijn' }, [1]);
    for (const ship of ['asahi', 'shikishima', 'fuji', 'chin-yen']) table.set(['ships', ship, 'fate'], 'sunk');
    table.do({ type: 'moveGroup', group, where: hex('1811') });
    expect(table.state.groups[group]!.ships).toEqual(['mikasa']);
  });

  test('[TSU-53] a neutral port interns; nobody enters a port of the enemy', () => {
    const table = started(island());
    const group = table.group('mikasa');
    expect(table.refused({ type: 'moveGroup', group, where: port('vladivostok') })).toEqual(['ENEMY_PORT', 'TSU-53']);
    table.do({ type: 'moveGroup', group, where: port('neutral') });
    expect(table.ship('mikasa').fate).toBe('interned');
    expect(table.state.groups[group]).toBeUndefined();
  });

  test('[TSU-71][TSU-53] in May 1905 Port Arthur is Japanese: they lie and repair there, and the Russians may not enter', () => {
    const table = new TsushimaTable('tsushima');
    table.do({ type: 'place', group: table.group('mikasa'), where: port('port-arthur') });
    started(table, [{ side: 'ijn', port: 'port-arthur' }]).all({ type: 'endMove' }, { type: 'endFight' });
    const entering = { type: 'moveGroup', group: table.group('souvaroff'), where: port('port-arthur') } as const;
    expect(table.refused(entering)).toEqual(['ENEMY_PORT', 'TSU-53']);
    table.set(['ships', 'mikasa', 'hits'], 1).do({ type: 'goTo', year: 1905, month: 5, phase: 7 });
    table.do({ type: 'repair', ships: ['mikasa'] }, [3]).do({ type: 'adjustMorale' });
    expect(table.ship('mikasa')).toMatchObject({ hits: 0, morale: 0 });
    expect(started(new TsushimaTable('round-island')).view('public').ports).toEqual({});
  });

  test('[TSU-50][TSU-51][AMB-13] a mine is rolled for on entering its hex, not for lying there', () => {
    const table = started(island());
    const group = table.group('idzumo');
    expect(table.needs({ type: 'moveGroup', group, where: coast('port-arthur') }).key).toBe('idzumo.mine');
    const ships = table.state.groups[group]!.ships.length;
    table.do({ type: 'moveGroup', group, where: coast('port-arthur') }, [6, 3, ...Array<number>(ships - 1).fill(1)]);
    expect(table.ship('idzumo').hits).toBe(2);
    table.do({ type: 'moveGroup', group, where: coast('port-arthur') });
    // Through the hex, and on.
    expect(table.needs({ type: 'moveGroup', group, where: hex('1999'), mine: 'port-arthur' }).key).toBe('idzumo.mine');
    expect(table.refused({ type: 'moveGroup', group, where: hex('1999'), mine: '1234' })[0]).toBe('NO_SUCH_MINE');
  });

  test('[TSU-51][TSU-70] whoever sails into a port comes through the mine of its hex, unless it lay there already', () => {
    const table = started(island()).all({ type: 'endMove' }, { type: 'endFight' });
    const home = port('port-arthur');
    const group = table.group('gromoboi');
    const ships = table.state.groups[group]!.ships;
    expect(table.needs({ type: 'moveGroup', group, where: home }).key).toBe(`${ships[0]}.mine`);
    table.do({ type: 'moveGroup', group, where: home }, [6, 1, ...ships.slice(1).map(() => 5)]);
    expect(table.where(ships[0]!)).toEqual(home);
    expect(table.ship(ships[0]!).hits).toBe(1);
    expect(table.told('MinesEntered').at(-1)).toMatchObject({ side: 'irn', hex: 'port-arthur' });
    // From one part of the hex to another, and to a port without a mine.
    const boats = table.group('irn-t1');
    table.do({ type: 'moveGroup', group: boats, where: port('vladivostok') });
    table.do({ type: 'moveGroup', group: boats, where: coast('port-arthur') }, [1]);
    table.do({ type: 'moveGroup', group: boats, where: home });
    expect(table.where('irn-t1')).toEqual(home);
  });

  test('[TSU-58] for two phases the Russians may not move', () => {
    const table = war().startWar().all({ type: 'endMove' }, { type: 'endFight' });
    const group = table.group('gromoboi');
    expect(table.refused({ type: 'moveGroup', group, where: hex('2001') })).toEqual(['SURPRISED', 'TSU-58']);
    table.toPhase(3).all({ type: 'endMove' }, { type: 'endFight' });
    table.do({ type: 'moveGroup', group, where: hex('2001') });
    expect(table.where('gromoboi')).toEqual(hex('2001'));
  });

  test('[TSU-62] the Baltic squadrons wait for their release', () => {
    const table = war().startWar().toTerminal();
    const group = table.group('souvaroff');
    const moves = [{ group, where: zone('mediterranean') }];
    expect(table.refused({ type: 'moveZones', moves })).toEqual(['NOT_RELEASED', 'TSU-62']);
    table.set(['released', 'baltic-1'], true);
    const leaving = allGroups(table.state).filter(({ where }) => where.kind === 'zone');
    const others = leaving.map(({ id }) => ({ group: id, where: zone('indian-ocean') }));
    table.do({ type: 'moveZones', moves: [...moves, ...others] });
    expect(table.where('souvaroff')).toEqual(zone('mediterranean'));
  });

  test('[TSU-16] only the China Sea meets the map; a zone without a friendly port must be left', () => {
    const table = started(new TsushimaTable('tsushima')).all({ type: 'endMove' }, { type: 'endFight' });
    const group = table.group('souvaroff');
    expect(table.refused({ type: 'moveGroup', group: table.group('aurora'), where: port('sasebo') })).toEqual([
      'ENEMY_PORT',
      'TSU-53',
    ]);
    table.do({ type: 'moveGroup', group, where: hex('0630') });
    expect(table.refused({ type: 'moveGroup', group, where: zone('mediterranean') })).toEqual([
      'NOT_FROM_THIS_ZONE',
      'TSU-16',
    ]);
    table.do({ type: 'moveGroup', group, where: zone('china-sea') });
    table.toTerminal();
    expect(table.refused({ type: 'moveZones', moves: [] })).toEqual(['MUST_MOVE_ON', 'TSU-16']);
    expect(table.refused({ type: 'skipRow', row: 'zones' })).toEqual(['ROWS_LEFT', 'TSU-4']);
    const all = allGroups(table.state).filter(({ where }) => where.kind === 'zone');
    const onto = (where: ReturnType<typeof zone>) => all.map(({ id }) => ({ group: id, where }));
    expect(table.refused({ type: 'moveZones', moves: onto(hex('0630')) })).toEqual(['NOT_FROM_THIS_ZONE', 'TSU-16']);
    table.do({ type: 'moveZones', moves: onto(zone('south-china')) });
    expect(table.state.terminal.zones).toBe(true);
  });
});

describe('[TSU-16] zones in a naval phase', () => {
  /** A released squadron in Kronstadt, and ships in the Mediterranean, in a phase in which they may move. */
  const released = (): TsushimaTable =>
    war().startWar().toPhase(3).set(['released', 'baltic-1'], true).all({ type: 'endMove' }, { type: 'endFight' });

  test('Kronstadt lies in a zone: nobody sails from it to the map, or from the map to it', () => {
    const table = released();
    const moves = [
      { group: table.group('souvaroff'), where: hex('0630') },
      { group: table.group('souvaroff'), where: port('port-arthur') },
      { group: table.group('gromoboi'), where: port('kronstadt') },
    ];
    for (const move of moves) {
      expect(table.refused({ type: 'moveGroup', ...move })).toEqual(['NOT_FROM_THIS_ZONE', 'TSU-16']);
    }
  });

  test('[TSU-47][TSU-53] nor does a ship in dock leave Kronstadt at the end of a month, or an enemy enter it', () => {
    const table = released().set(['ships', 'souvaroff', 'hits'], 2).toTerminal();
    table.do({ type: 'repair', ships: ['souvaroff'] }, [4]);
    const leaving = allGroups(table.state).filter(({ where }) => where.kind === 'zone');
    const others = leaving.map(({ id }) => ({ group: id, where: zone('indian-ocean') }));
    const docked = { group: table.group('souvaroff'), where: zone('mediterranean') };
    expect(table.refused({ type: 'moveZones', moves: [...others, docked] })).toEqual(['IN_DOCK', 'TSU-47']);
    const enemy = { group: table.group('ijn-t1'), where: port('kronstadt') };
    const rest = others.filter(({ group }) => group !== enemy.group);
    expect(table.refused({ type: 'moveZones', moves: [...rest, enemy] })).toEqual(['ENEMY_PORT', 'TSU-53']);
    table.do({ type: 'moveZones', moves: others });
  });

  test('it is a month from one zone to the next, which the terminal phase brings', () => {
    const table = released();
    const group = table.group('oslabia');
    for (const where of [zone('china-sea'), zone('indian-ocean'), port('kronstadt')]) {
      expect(table.refused({ type: 'moveGroup', group, where })).toEqual(['ONLY_AT_MONTHS_END', 'TSU-16']);
    }
    // Where it is already, it may stay.
    table.do({ type: 'moveGroup', group, where: zone('mediterranean') });
  });
});

describe('spotting', () => {
  /** Russian cruisers beside the Japanese in hex 1811, the Russians to search. */
  const met = (rulings = {}): TsushimaTable => {
    const table = started(island(rulings)).all({ type: 'endMove' }, { type: 'endFight' });
    table.do({ type: 'moveGroup', group: table.group('gromoboi'), where: hex('1811') });
    return table.do({ type: 'endMove' });
  };
  const search = (
    table: TsushimaTable,
    more: { evades?: boolean; destroyers?: number; alreadyThere?: boolean } = {},
  ) => ({
    ...{ type: 'search' as const, own: [table.group('gromoboi')], enemy: [table.group('idzumo')], evades: false },
    ...more,
  });

  test('[TSU-18] 5 or more puts all ships of both sides on the board', () => {
    const table = met();
    expect(table.owed()).toEqual(['search', 'end-fight']);
    expect(table.needs(search(table))).toEqual({ dice: 1, need: 5, key: 'spotting' });
    table.do(search(table), [5]);
    expect(table.state.step).toBe('battle');
    expect(table.battle).toMatchObject({ mover: 'irn', round: 0, defender: null, surprise: 0 });
    expect(table.unit('gromoboi').ships).toEqual(['gromoboi', 'rurik', 'rossia']);
  });

  test('[TSU-18] one try a hex and segment; it is optional', () => {
    const table = met();
    table.do(search(table), [4]);
    expect(table.refused(search(table), [6])).toEqual(['TRIED_ALREADY', 'TSU-18']);
    expect(table.owed()).toEqual(['end-fight']);
    expect(met().do({ type: 'endFight' }).state.phase).toBe(2);
  });

  test('[TSU-19][AMB-6] the sum is worked out from the groups, and may be typed over', () => {
    const table = met();
    table.set(['ships', 'rurik', 'hits'], 2).set(['ships', 'rossia', 'morale'], -2);
    expect(table.told('Searched')).toEqual([]);
    expect(table.needs(search(table, { destroyers: 2 })).need).toBe(5);
    expect(table.needs(search(table, { alreadyThere: true })).need).toBe(5);
  });

  test('[TSU-20][AMB-12] who evades may not search for the rest of the month', () => {
    const table = met();
    table.do(search(table, { evades: true, destroyers: 3 }), [3]);
    expect(table.state.evading).toEqual({ ijn: true, irn: false });
    table.do({ type: 'endFight' }).do({ type: 'startPhase', claims: [] }).do({ type: 'endMove' });
    const back = {
      type: 'search' as const,
      own: [table.group('idzumo')],
      enemy: [table.group('gromoboi')],
      evades: false,
    };
    expect(table.refused(back, [6])).toEqual(['EVADED', 'TSU-20']);
    expect(table.owed()).toEqual(['end-fight']);
    table.do({ type: 'goTo', year: 1904, month: 9, phase: 1 });
    expect(table.state.evading).toEqual({ ijn: false, irn: false });
  });

  test('nonsense: groups that are not there, not hers, or not in one hex', () => {
    const table = met();
    expect(table.refused({ ...search(table), enemy: ['nobody'] })[0]).toBe('NO_SUCH_GROUP');
    expect(table.refused({ ...search(table), own: [table.group('idzumo')] })[0]).toBe('NOT_HERS');
    expect(table.refused({ ...search(table), enemy: [table.group('mikasa')] })[0]).toBe('NOT_TOGETHER');
    expect(
      table.refused({ type: 'searchZone', own: [table.group('gromoboi')], enemy: [table.group('idzumo')] })[0],
    ).toBe('WRONG_STEP');
  });

  test('[TSU-21] in a zone both roll two dice', () => {
    const table = started(new TsushimaTable('tsushima')).do({ type: 'endMove' });
    const command = { type: 'searchZone' as const, own: [table.group('ijn-t1')], enemy: [table.group('souvaroff')] };
    expect(table.needs(command)).toEqual({ dice: 2, need: 10, key: 'ijn.zone-spotting' });
    table.do(command, { 'ijn.zone-spotting': { sum: 9 }, 'irn.zone-spotting': { sum: 10 } });
    expect(table.state.step).toBe('battle');
  });
});

describe('ports', () => {
  /** Japanese battleships before Port Arthur in the first phase of the war. */
  const before = (claims: Parameters<TsushimaTable['startWar']>[0], rulings = {}): TsushimaTable => {
    const table = new TsushimaTable('war-at-sea', rulings).startWar(claims);
    table.do({ type: 'moveGroup', group: table.group('mikasa'), where: coast('port-arthur') });
    return table.do({ type: 'rollGrounding', side: 'ijn' }, [1]).do({ type: 'endMove' });
  };
  const CLAIM = [{ side: 'irn' as const, port: 'port-arthur' }];
  const attack = (table: TsushimaTable) => ({
    type: 'attackPort' as const,
    own: [table.group('mikasa')],
    port: 'port-arthur',
  });

  test('[TSU-54] ships under protection are not searched for: a die lets them be attacked', () => {
    const table = before(CLAIM);
    // The Italian cruisers share the Mediterranean with Oslabia.
    expect(table.owed()).toEqual(['attack-port', 'search-zone', 'end-fight']);
    const search = {
      type: 'search' as const,
      own: [table.group('mikasa')],
      enemy: [table.group('retvizan')],
      evades: false,
    };
    expect(table.refused(search)).toEqual(['PROTECTED', 'TSU-54']);
    expect(before([]).refused(attack(before([])), [6])).toEqual(['NOT_CLAIMED', 'TSU-54']);
    const foreign = [{ side: 'irn' as const, port: 'kure' }];
    expect(
      new TsushimaTable('round-island').do({ type: 'startCampaign' }).refused({ type: 'startPhase', claims: foreign }),
    ).toEqual(['NOT_A_FRIENDLY_PORT', 'TSU-54']);
  });

  test('[TSU-58][TSU-55] surprise: 3 or more, and the Russians are silent for five firing rounds', () => {
    const table = before(CLAIM);
    expect(table.needs(attack(table)).need).toBe(3);
    table.do(attack(table), [3]);
    expect(table.battle).toMatchObject({ defender: 'irn', surprise: 5, mover: 'ijn' });
    // Ships in port are arranged in divisions all the same.
    expect(table.unit('retvizan').ships.length).toBeGreaterThan(2);
    table.fire();
    expect(table.told('RoundFired')[0]!.shots.every(({ firer }) => table.ship(firer)?.side === 'ijn')).toBe(true);
  });

  test('[TSU-58] surprised boats launch no torpedoes either; allowed anyway, they run', () => {
    const table = before(CLAIM);
    table.do(attack(table), [3]);
    const units = Object.values(table.battle.units);
    const boat = units.find(({ side, kind }) => side === 'irn' && kind === 'boat')!;
    const enemy = units.find(({ side }) => side === 'ijn')!;
    table.do({ type: 'arrange', unit: boat.id, column: enemy.column }, [], { override: true });
    const aim = { type: 'aimTorpedoes' as const, ship: boat.ships[0]!, targets: [enemy.ships[0]!] };
    expect(table.refused(aim)).toEqual(['SURPRISED', 'TSU-58']);
    table.do(aim, [], { override: true }).fire();
    expect(table.told('RoundFired')[0]!.launched).toEqual([aim.ship]);
  });

  test('[TSU-54][TSU-55] ships in a port of the enemy fight as at sea', () => {
    const table = before([]);
    for (const ship of ['mikasa', 'retvizan']) table.set(['groups', table.group(ship), 'where'], port('chemulpo'));
    table.do({ type: 'search', own: [table.group('mikasa')], enemy: [table.group('retvizan')], evades: false }, [6]);
    expect(table.battle.defender).toBeNull();
  });

  test('[TSU-54] after the surprise it takes a 6', () => {
    const table = war().startWar().toPhase(3, CLAIM);
    table.do({ type: 'moveGroup', group: table.group('mikasa'), where: coast('port-arthur') });
    table.do({ type: 'rollGrounding', side: 'ijn' }, [1]).do({ type: 'endMove' });
    expect(table.needs(attack(table)).need).toBe(6);
    table.do(attack(table), [5]);
    expect(table.refused(attack(table), [6])).toEqual(['TRIED_ALREADY', 'TSU-18']);
  });

  test('[TSU-54][AMB-23] without a claim ships in port are searched for as at sea, or always seen', () => {
    const table = before([]);
    const search = (of: TsushimaTable) => ({
      type: 'search' as const,
      own: [of.group('mikasa')],
      enemy: [of.group('retvizan')],
      evades: false,
    });
    expect(table.needs(search(table)).need).toBe(4);
    const seen = before([], { portSpotting: 'always-seen' });
    seen.do(search(seen));
    expect(seen.battle.defender).toBe('irn');
    expect(seen.told('Searched')[0]).toMatchObject({
      die: null,
      spotted: true,
      need: { parts: [{ rule: 'AMB-23', value: 1 }] },
    });
  });

  test('[TSU-56][AMB-25] block ships after a failed attack; the channel is closed until a 6', () => {
    const table = before(CLAIM);
    expect(table.refused({ type: 'sendBlockShips', ships: ['ijn-m1'] })).toEqual(['NO_FAILED_ATTACK', 'TSU-56']);
    table.do(attack(table), [2]);
    expect(table.refused({ type: 'sendBlockShips', ships: ['mikasa'] })).toEqual(['NOT_A_MERCHANT', 'TSU-56']);
    expect(table.refused({ type: 'sendBlockShips', ships: ['nobody'] })[0]).toBe('NO_SUCH_SHIP');
    table.do({ type: 'sendBlockShips', ships: ['ijn-m1', 'ijn-m2'] }, [6, 3]);
    expect(table.state).toMatchObject({ lodged: 1, merchants: { sunk: 2 } });
    expect(table.ship('ijn-m2').fate).toBe('sunk');
    table.toPhase(3).all({ type: 'endMove' }, { type: 'endFight' });
    const out = { type: 'moveGroup' as const, group: table.group('retvizan'), where: hex('1811') };
    expect(table.refused(out)).toEqual(['CHANNEL_BLOCKED', 'TSU-56']);
    table.toTerminal();
    expect(table.owed()).toContain('channel');
    table.do({ type: 'clearChannel' }, [6]);
    expect(table.state.lodged).toBe(0);
  });

  test('[AMB-25] by the other ruling only lodged ships are used up, and each wants a 6', () => {
    const table = before(CLAIM, { blockShipLoss: 'lodged-only' }).do(attack(before(CLAIM)), [1]);
    table.do({ type: 'sendBlockShips', ships: ['ijn-m1', 'ijn-m2', 'ijn-m3'] }, [6, 1, 6]);
    expect(table.state).toMatchObject({ lodged: 2, merchants: { sunk: 2 } });
    expect(table.ship('ijn-m3').fate).toBe('afloat');
    table.toTerminal().do({ type: 'clearChannel' }, [6, 2]);
    expect(table.state.lodged).toBe(1);
  });

  test('[TSU-46][AMB-15] a town raid takes a point off the total, once a hex and segment, never below 0', () => {
    const table = war()
      .startWar()
      .do({ type: 'choosePlan', plan: 'C' })
      .toPhase(3)
      .all({ type: 'endMove' }, { type: 'endFight' });
    const group = table.group('gromoboi');
    table
      .do({ type: 'moveGroup', group, where: coast('2010') })
      .do({ type: 'rollGrounding', side: 'irn' }, [1])
      .do({ type: 'endMove' });
    expect(table.refused({ type: 'raidTown', group: table.group('retvizan') })).toEqual(['NOT_ON_A_COAST', 'TSU-46']);
    expect(table.refused({ type: 'raidTown', group: table.group('mikasa') })[0]).toBe('NOT_HERS');
    table.do({ type: 'raidTown', group }, [5]);
    // The Japanese are not rolling yet: nothing is lost.
    expect(table.told('TownRaided')[0]).toMatchObject({ success: true, total: 0 });
    expect(table.refused({ type: 'raidTown', group }, [5])).toEqual(['RAIDED_ALREADY', 'AMB-15']);
  });
});

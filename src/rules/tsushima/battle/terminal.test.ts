import { coast, hex, port, TsushimaTable, zone } from '@/testing/tsushima-table';

import { scoredBy, verdict, warPoints } from './verdict';
import { repairSuggestion } from './flow';
import { allGroups } from './state';

const war = (rulings = {}): TsushimaTable => new TsushimaTable('war-at-sea', rulings).startWar();
const island = (rulings = {}): TsushimaTable =>
  new TsushimaTable('round-island', rulings).all({ type: 'startCampaign' }, { type: 'startPhase', claims: [] });
/** The terminal phase of the month it is in. */
const terminal = (table: TsushimaTable): TsushimaTable =>
  table.do({ type: 'goTo', year: table.state.year, month: table.state.month, phase: 7 });
/** Every row done and the month over; loads and dice as given. */
function passMonth(table: TsushimaTable, dice: readonly number[] = []): TsushimaTable {
  terminal(table);
  if (!table.state.terminal.troops) table.do({ type: 'resolveTroops' }, dice);
  if (table.state.step === 'fall') table.do({ type: 'scuttle', ships: [] });
  const moves = allGroups(table.state)
    .filter(({ where }) => where.kind === 'zone')
    .map(({ id }) => ({ group: id, where: zone('indian-ocean') }));
  if (!table.state.terminal.zones) table.do({ type: 'moveZones', moves });
  if (!table.state.terminal.morale) table.do({ type: 'adjustMorale' });
  for (const row of ['repairs', 'mines', 'merchants', 'channel'] as const) {
    if (!table.state.terminal[row]) table.do({ type: 'skipRow', row });
  }
  return table.do({ type: 'endMonth' });
}

describe('repairs', () => {
  test('[TSU-47][TSU-48] one attempt a ship, as many as the port allows; who is not whole stays in dock', () => {
    const table = island();
    for (const ship of ['retvizan', 'pobieda', 'poltava', 'sevastopol', 'peresviet'])
      table.set(['ships', ship, 'hits'], 1);
    table.set(['ships', 'poltava', 'hits'], 2);
    terminal(table);
    expect(repairSuggestion(table.state, 'irn')).toEqual(['poltava', 'retvizan', 'pobieda', 'sevastopol']);
    const all = ['retvizan', 'pobieda', 'poltava', 'sevastopol', 'peresviet'];
    expect(table.refused({ type: 'repair', ships: all })).toEqual(['NO_SLOTS_LEFT', 'TSU-48']);
    table.do({ type: 'repair', ships: ['retvizan', 'pobieda', 'poltava', 'sevastopol'] }, [2, 4, 6, 5]);
    expect(['retvizan', 'pobieda', 'poltava', 'sevastopol'].map((id) => table.ship(id).hits)).toEqual([1, 0, 0, 0]);
    expect(table.ship('retvizan').inDock).toBe(true);
    expect(table.ship('pobieda').inDock).toBe(false);
    expect(table.state.groups[table.group('retvizan')]).toMatchObject({ kind: 'dock', side: 'irn' });
    expect(table.refused({ type: 'repair', ships: ['retvizan'] })[0]).toBe('NOTHING_LEFT');
    table.do({ type: 'goTo', year: 1904, month: 9, phase: 1 }).do({ type: 'startPhase', claims: [] });
    expect(table.refused({ type: 'form', side: 'irn', ships: ['retvizan', 'pobieda', 'poltava'] })).toEqual([
      'IN_DOCK',
      'TSU-47',
    ]);
    table.all({ type: 'endMove' }, { type: 'endFight' });
    expect(table.refused({ type: 'moveGroup', group: table.group('retvizan'), where: hex('1811') })).toEqual([
      'IN_DOCK',
      'TSU-47',
    ]);
  });

  test('[TSU-47][TSU-48] boats are never repaired, nor is anybody in a port without slots', () => {
    const table = island();
    table.set(['ships', 'irn-t2', 'hits'], 1).set(['ships', 'mikasa', 'hits'], 1).set(['ships', 'poltava', 'hits'], 1);
    terminal(table);
    expect(table.refused({ type: 'repair', ships: ['irn-t2'] })).toEqual(['NOT_REPAIRABLE', 'TSU-47']);
    expect(table.refused({ type: 'repair', ships: ['mikasa'] })).toEqual(['NO_REPAIRS_HERE', 'TSU-48']);
    expect(table.refused({ type: 'repair', ships: ['retvizan'] })).toEqual(['NOT_REPAIRABLE', 'TSU-47']);
    expect(table.refused({ type: 'repair', ships: ['nobody'] })[0]).toBe('NO_SUCH_SHIP');
    expect(table.refused({ type: 'repair', side: 'ijn', ships: ['retvizan'] })[0]).toBe('NOT_HERS');
  });
});

describe('mines', () => {
  /** Seven Japanese cruisers at the mine before Port Arthur. */
  const atMine = (table: TsushimaTable): readonly string[] => {
    const groups = [table.group('idzumo'), table.group('naniwa')];
    const ships = groups.flatMap((id) => table.state.groups[id]!.ships);
    for (const group of groups) {
      const dice = table.state.groups[group]!.ships.map(() => 1);
      table.do({ type: 'moveGroup', group, where: coast('port-arthur') }, dice);
    }
    return ships;
  };

  test('[TSU-50] as many as the scenario gives, one in a hex', () => {
    const table = terminal(war());
    table.do({ type: 'layMine', side: 'irn', hex: '1710' });
    expect(table.state.mines).toMatchObject({ left: { irn: 1, ijn: 2 }, laid: [{ side: 'irn', hex: '1710' }] });
    expect(table.refused({ type: 'layMine', side: 'ijn', hex: '1710' })).toEqual(['MINED_ALREADY', 'TSU-50']);
    table.do({ type: 'layMine', side: 'irn', hex: '1712' });
    expect(table.refused({ type: 'layMine', side: 'irn', hex: '1713' })).toEqual(['NO_MINES_LEFT', 'TSU-50']);
  });

  test('[TSU-72][TSU-50] the Russians of War at Sea lay theirs at any time, others in the terminal phase', () => {
    const table = war().do({ type: 'layMine', side: 'irn', hex: '1710' });
    expect(table.state.mines.left.irn).toBe(1);
    expect(table.refused({ type: 'layMine', side: 'ijn', hex: '1712' })[0]).toBe('WRONG_STEP');
  });

  test('[TSU-52] six ships or more that stay in the hex may sweep, once a month', () => {
    const table = island();
    const ships = atMine(table);
    terminal(table);
    expect(table.owed()).toContain('mines');
    expect(table.refused({ type: 'sweepMine', hex: 'port-arthur', ships: ships.slice(0, 5) })).toEqual([
      'TOO_FEW_SWEEPERS',
      'TSU-52',
    ]);
    expect(table.refused({ type: 'sweepMine', hex: '1234', ships })[0]).toBe('NO_SUCH_MINE');
    expect(table.refused({ type: 'sweepMine', hex: 'port-arthur', ships: [...ships, 'mikasa'] })[0]).toBe(
      'NOT_TOGETHER',
    );
    const dice = [...Array<number>(ships.length).fill(1), ...Array<number>(ships.length - 1).fill(1), 5];
    table.do({ type: 'sweepMine', hex: 'port-arthur', ships }, dice);
    expect(table.state.mines.laid).toEqual([]);
  });

  test('[TSU-52][TSU-42] who goes down on the mine, with the hits she had, sweeps no more', () => {
    const table = island();
    const ships = atMine(table);
    terminal(table).set(['ships', ships[0]!, 'hits'], 2);
    const mined = [6, 1, ...Array<number>(ships.length - 1).fill(1)];
    table.do({ type: 'sweepMine', hex: 'port-arthur', ships }, [...mined, ...Array<number>(ships.length - 1).fill(1)]);
    expect(table.ship(ships[0]!).fate).toBe('sunk');
    expect(table.state.mines.laid).toHaveLength(1);
  });

  test('[TSU-52][AMB-4] one die for all, by the other ruling', () => {
    const table = island({ sweepingDice: 'one' });
    const ships = atMine(table);
    terminal(table).do({ type: 'sweepMine', hex: 'port-arthur', ships }, [...Array<number>(ships.length).fill(1), 4]);
    expect(table.state.mines.laid).toHaveLength(1);
    expect(table.refused({ type: 'sweepMine', hex: 'port-arthur', ships })[0]).toBe('NOTHING_LEFT');
  });
});

describe('morale', () => {
  test('[TSU-22] at sea it drops in every terminal phase, with no floor', () => {
    const table = island();
    table.do({ type: 'moveGroup', group: table.group('mikasa'), where: hex('1811') });
    for (const morale of [-1, -2]) {
      passMonth(table);
      expect(table.ship('mikasa').morale).toBe(morale);
    }
    expect(table.ship('retvizan').morale).toBe(0);
  });

  test('[AMB-5] by the other ruling there is a floor of -3', () => {
    const table = new TsushimaTable('tsushima', { moraleFloor: 'minus-three' }).all(
      { type: 'startCampaign' },
      { type: 'startPhase', claims: [] },
    );
    passMonth(passMonth(table));
    expect(table.ship('souvaroff').morale).toBe(-3);
    const free = new TsushimaTable('tsushima').all({ type: 'startCampaign' }, { type: 'startPhase', claims: [] });
    expect(passMonth(passMonth(free)).ship('souvaroff').morale).toBe(-4);
  });

  test('[TSU-23][AMB-5] four phases in port, one of them terminal, raise it; not above normal', () => {
    const table = island();
    table.set(['ships', 'retvizan', 'morale'], -2).set(['ships', 'askold', 'morale'], 0);
    for (let phase = 1; phase <= 6; phase += 1) table.passPhase();
    expect(table.ship('retvizan')).toMatchObject({ portPhases: 6, morale: -2 });
    table.do({ type: 'adjustMorale' });
    expect(table.ship('retvizan')).toMatchObject({ portPhases: 0, sinceTerminal: null, morale: -1 });
    expect(table.ship('askold').morale).toBe(0);
    table.do({ type: 'endMonth' });
    // Four more phases, but the terminal one has been used.
    for (let phase = 1; phase <= 5; phase += 1) table.passPhase();
    expect(table.ship('retvizan').morale).toBe(-1);
  });

  test('[TSU-23] who sails loses the phases so far; a terminal phase among the last four counts', () => {
    const table = island().toPhase(5);
    table.all({ type: 'endMove' }, { type: 'endFight' });
    const group = table.group('retvizan');
    table.set(['ships', 'retvizan', 'morale'], -1);
    table.do({ type: 'moveGroup', group, where: hex('1811') }).all({ type: 'endMove' }, { type: 'endFight' });
    expect(table.ship('retvizan').portPhases).toBe(0);
    table.do({ type: 'startPhase', claims: [] }).all({ type: 'endMove' }, { type: 'endFight' });
    // Home past the mine, which none of them strikes.
    const ships = table.state.groups[group]!.ships;
    table.do(
      { type: 'moveGroup', group, where: port('port-arthur') },
      ships.map(() => 1),
    );
    table.do({ type: 'rollGrounding', side: 'irn' }, [1]);
    table.all({ type: 'endMove' }, { type: 'endFight' }, { type: 'adjustMorale' }, { type: 'endMonth' });
    expect(table.ship('retvizan')).toMatchObject({ portPhases: 2, sinceTerminal: 0 });
    table.passPhase().passPhase();
    expect(table.ship('retvizan')).toMatchObject({ portPhases: 0, morale: 0 });
  });

  test('[TSU-25] a flying base keeps Japanese morale, and nothing else; it is never moved', () => {
    const table = island();
    table.do({ type: 'moveGroup', group: table.group('mikasa'), where: coast('1811') });
    table.do({ type: 'placeFlyingBase', hex: '1811' });
    expect(table.refused({ type: 'placeFlyingBase', hex: '1812' })).toEqual(['NO_FLYING_BASES', 'TSU-25']);
    terminal(table).do({ type: 'adjustMorale' });
    expect(table.ship('mikasa')).toMatchObject({ morale: 0, portPhases: 0 });
  });
});

test('[TSU-49] every second merchant sunk comes back in an own port', () => {
  const table = war();
  table.set(['merchants', 'sunk'], 5).set(['merchants', 'replaced'], 1);
  table.set(['ships', 'ijn-m1', 'fate'], 'sunk').set(['ships', 'ijn-m2', 'fate'], 'sunk');
  terminal(table);
  expect(table.owed()).toContain('merchants');
  expect(table.refused({ type: 'placeMerchants', port: 'vladivostok' })).toEqual(['NOT_A_FRIENDLY_PORT', 'TSU-54']);
  expect(table.refused({ type: 'placeMerchants', port: 'atlantis' })[0]).toBe('NO_SUCH_PORT');
  table.do({ type: 'placeMerchants', port: 'kure' });
  expect(table.ship('ijn-m1').fate).toBe('afloat');
  expect(table.where('ijn-m1')).toEqual(port('kure'));
  expect(table.ship('ijn-m2').fate).toBe('sunk');
  expect(table.state.merchants.replaced).toBe(2);
});

test('[TSU-49] a corrected number of merchants leaves no row that nobody can finish', () => {
  const table = terminal(war());
  // Nobody is off the map to come back.
  table.set(['merchants', 'sunk'], 5);
  expect(table.owed()).not.toContain('merchants');
  const due = war().set(['merchants', 'sunk'], 2).set(['ships', 'ijn-m1', 'fate'], 'sunk');
  terminal(due);
  expect(due.owed()).toContain('merchants');
  due.set(['merchants', 'sunk'], 1);
  expect(due.owed()).not.toContain('merchants');
});

describe('the land campaign', () => {
  const deliver = (table: TsushimaTable, loads: number): TsushimaTable => table.do({ type: 'deliverLoads', loads });

  test('[TSU-59] a month succeeds with its loads; what is short counts for nothing and does not carry over', () => {
    const table = war().do({ type: 'choosePlan', plan: 'B' });
    expect(table.state.land).toMatchObject({ plan: 'B', loads: 8, delivered: 0 });
    deliver(deliver(table, 5), 3);
    passMonth(table);
    expect(table.state.land).toMatchObject({ successes: 1, delivered: 0, rolling: false });
    passMonth(deliver(table, 7));
    expect(table.state.land.successes).toBe(1);
    expect(war().refused({ type: 'deliverLoads', loads: 3 })).toEqual(['NO_PLAN', 'TSU-59']);
    expect(war().refused({ type: 'resolveTroops' })).toEqual(['NO_PLAN', 'TSU-59']);
  });

  test('[TSU-59][TSU-62] after six successes a die a month; the First Baltic Squadron is released with the first', () => {
    const table = war().do({ type: 'choosePlan', plan: 'B' }).set(['land', 'successes'], 6);
    passMonth(deliver(table, 8), [5]);
    expect(table.state.land).toMatchObject({ successes: 6, total: 5, rolling: true });
    expect(table.state.released).toEqual({ 'baltic-1': true, 'baltic-2': false });
  });

  test('[TSU-59][AMB-21] plan C: 8 loads once, then a die and 1; its first month is not one of the three', () => {
    const table = war().do({ type: 'choosePlan', plan: 'C' });
    passMonth(deliver(table, 8), [4]);
    expect(table.state.land).toMatchObject({ successes: 0, firstDone: true, loads: 5 });
    passMonth(deliver(table, 5), [6]);
    expect(table.state.land).toMatchObject({ successes: 1, loads: 7 });
    const counted = war({ planCFirst: 'counted' }).do({ type: 'choosePlan', plan: 'C' });
    expect(passMonth(deliver(counted, 8), [4]).state.land).toMatchObject({ successes: 1 });
    // Short of the first loads nothing is rolled for the next.
    const short = war().do({ type: 'choosePlan', plan: 'C' });
    expect(passMonth(deliver(short, 7)).state.land).toMatchObject({ successes: 0, firstDone: false, loads: 8 });
  });

  test('[TSU-60] to an easier plan only: successes carry over, the total begins anew', () => {
    const table = war().do({ type: 'choosePlan', plan: 'B' }).set(['land', 'successes'], 4).set(['land', 'total'], 9);
    expect(table.refused({ type: 'choosePlan', plan: 'C' })).toEqual(['HARDER_PLAN', 'TSU-60']);
    expect(table.refused({ type: 'choosePlan', plan: 'B' })[0]).toBe('NOTHING_LEFT');
    table.do({ type: 'choosePlan', plan: 'A' });
    expect(table.state.land).toMatchObject({ plan: 'A', loads: 15, successes: 4, total: 0 });
    expect(island().refused({ type: 'choosePlan', plan: 'A' })[0]).toBe('NOT_IN_THIS_SCENARIO');
  });

  const fallen = (): TsushimaTable => {
    const table = war().do({ type: 'choosePlan', plan: 'B' }).set(['land', 'successes'], 6).set(['land', 'total'], 15);
    return terminal(deliver(table, 8)).do({ type: 'resolveTroops' }, [4]);
  };

  test('[TSU-61][TSU-62] Port Arthur falls: ships are scuttled or taken, the Second Squadron is released', () => {
    const table = fallen();
    expect(table.state).toMatchObject({ step: 'fall', land: { fallen: 1, total: 19 }, released: { 'baltic-2': true } });
    expect(table.owed()).toEqual(['scuttle']);
    expect(table.refused({ type: 'scuttle', ships: ['gromoboi'] })[0]).toBe('NO_SUCH_SHIP');
    table.do({ type: 'scuttle', ships: ['tsarevitch', 'retvizan'] }, [3, 4]);
    expect(table.ship('tsarevitch').fate).toBe('scuttled');
    expect(table.ship('retvizan')).toMatchObject({ side: 'ijn', captured: true, hits: 2, unready: true });
    expect(table.state.step).toBe('terminal');
    expect(table.state.ports['port-arthur']).toBe('ijn');
    expect(table.refused({ type: 'deliverLoads', loads: 3 })[0]).toBe('NOTHING_LEFT');
  });

  test('[TSU-61] a captured ship is repaired in the captor’s home country only, on a 6', () => {
    const table = fallen().do({ type: 'scuttle', ships: [] }).set(['ships', 'gromoboi', 'hits'], 1);
    terminal(table);
    expect(table.refused({ type: 'repair', ships: ['retvizan'] })).toEqual(['NOT_AT_HOME', 'TSU-61']);
    table.set(['groups', table.group('retvizan'), 'where'], { kind: 'port', name: 'sasebo' });
    expect(table.needs({ type: 'repair', ships: ['retvizan'] }).need).toBe(6);
    table.do({ type: 'repair', ships: ['retvizan', 'sevastopol'] }, [6, 5]);
    expect(table.ship('retvizan')).toMatchObject({ hits: 0, unready: false });
    expect(table.ship('sevastopol')).toMatchObject({ hits: 2, unready: true });
  });

  test('[TSU-67] the war ends six turns after the fall', () => {
    const table = fallen().do({ type: 'scuttle', ships: [] });
    expect(table.view('public').lastTurn).toBe(7);
    table.do({ type: 'goTo', year: 1904, month: 8, phase: 7 });
    passMonth(table);
    expect(table.state.step).toBe('over');
    expect(table.refused({ type: 'endMonth' })[0]).toBe('CAMPAIGN_OVER');
  });

  test('[TSU-56b] nothing asks for submarines', () => {
    expect(Object.values(war().state.ships).some(({ name }) => /submarine/i.test(name))).toBe(false);
  });
});

describe('victory', () => {
  test('[TSU-63] Port Arthur: ten hits and less than half as many received; the Russians by more', () => {
    const table = new TsushimaTable('port-arthur');
    const after = (ijn: number, irn: number) => {
      table.set(['inflicted', 'ijn'], ijn).set(['inflicted', 'irn'], irn);
      return verdict(table.state).winner;
    };
    expect([after(10, 4), after(10, 5), after(9, 0), after(3, 4), after(0, 0)]).toEqual([
      'ijn',
      null,
      null,
      'irn',
      null,
    ]);
    table.set(['inflicted', 'ijn'], 12).do({ type: 'endBattle' });
    expect(table.state).toMatchObject({ step: 'over', result: { winner: 'ijn', points: { ijn: 12, irn: 0 } } });
  });

  test('[TSU-64][TSU-69][AMB-10] Chemulpo: Variag at no loss, any hit, a ship sunk', () => {
    const table = (rulings = {}): TsushimaTable => new TsushimaTable('chemulpo', rulings);
    expect(verdict(table().state).winner).toBeNull();
    const hit = table().set(['ships', 'ijn-t1', 'hits'], 1);
    expect(verdict(hit.state)).toMatchObject({ winner: 'irn', level: 'marginal' });
    expect(verdict(hit.set(['ships', 'ijn-t1', 'fate'], 'sunk').state)).toMatchObject({
      winner: 'irn',
      level: 'marginal',
    });
    expect(verdict(table().set(['ships', 'akashi', 'fate'], 'sunk').state)).toMatchObject({
      winner: 'irn',
      level: 'decisive',
    });
    const destroyed = (rulings = {}) => table(rulings).set(['ships', 'variag', 'fate'], 'sunk');
    expect(verdict(destroyed().state)).toMatchObject({ winner: 'ijn' });
    expect(verdict(destroyed().set(['ships', 'asama', 'hits'], 1).state)).toMatchObject({
      winner: 'irn',
      level: 'marginal',
    });
    expect(verdict(destroyed({ chemulpoNoLoss: 'sunk' }).set(['ships', 'asama', 'hits'], 1).state).winner).toBe('ijn');
  });

  test('[TSU-69] Chemulpo ends when Variag is destroyed, or leaves off column 1', () => {
    const table = new TsushimaTable('chemulpo');
    const sail = (unit: string, ...columns: readonly number[]) => {
      for (const column of columns) {
        table.do({ type: 'moveUnit', unit, column });
        table.fire().do({ type: 'markHits' });
        table.fire().do({ type: 'markHits' });
      }
    };
    sail(table.unit('asama').id, 3, 5, 7, 9);
    table.fire({ 'asama.primary.1': { result: 'two' } }).do({ type: 'markHits' });
    table.do({ type: 'moveUnit', unit: table.unit('variag').id, column: 11 });
    table.fire({ 'asama.primary.1': { result: 'one' } });
    expect(table.state.result).toBeNull();
    table.do({ type: 'markHits' });
    expect(table.state).toMatchObject({ step: 'over', result: { winner: 'ijn' } });
  });

  test('[TSU-64] Variag off column 1 is a decisive Russian victory', () => {
    const table = new TsushimaTable('chemulpo', {}, {});
    table
      .do({ type: 'moveUnit', unit: table.unit('asama').id, column: 3 })
      .do({ type: 'moveUnit', unit: 'ijn-t1', column: 4 });
    table.fire().do({ type: 'markHits' });
    const jump = (unit: string, column: number) => table.do({ type: 'moveUnit', unit, column }, [], { override: true });
    jump(table.unit('variag').id, 1);
    jump(table.unit('asama').id, 12);
    jump(table.unit('variag').id, -1);
    expect(table.state.result).toMatchObject({ winner: 'irn', level: 'decisive' });
  });

  test('[TSU-65] Round Island: ships moved to Vladivostok against hits and internments', () => {
    const table = island();
    table.set(['ships', 'rurik', 'hits'], 2);
    expect(verdict(table.state)).toMatchObject({ winner: 'ijn', points: { ijn: 2, irn: 0 }, level: 'decisive' });
    table.set(['groups', table.group('retvizan'), 'where'], { kind: 'port', name: 'vladivostok' });
    const battleships = table.state.groups[table.group('retvizan')]!.ships.length;
    expect(verdict(table.state).points).toEqual({ ijn: 2, irn: 3 * battleships });
    const scored = scoredBy(table.state).map(({ ship, side, points }) => [ship.id, side, points]);
    expect(scored).toContainEqual(['rurik', 'ijn', 2]);
    expect(scored).toContainEqual(['retvizan', 'irn', 3]);
    expect(scored).toHaveLength(1 + battleships);
    table.set(['ships', 'askold', 'hits'], 2).set(['ships', 'askold', 'fate'], 'interned');
    expect(verdict(table.state).points.ijn).toBe(3);
    table.set(['ships', 'rurik', 'fate'], 'sunk');
    expect(verdict(table.state).points.ijn).toBe(4);
  });

  test('[TSU-66] Tsushima: ships in Vladivostok against hits inflicted less hits suffered', () => {
    const table = new TsushimaTable('tsushima').all({ type: 'startCampaign' }, { type: 'startPhase', claims: [] });
    expect(table.ship('souvaroff').morale).toBe(-2);
    expect(table.refused({ type: 'endCampaign' })).toEqual(['NOT_OVER_YET', 'TSU-66']);
    table.set(['groups', table.group('aurora'), 'where'], { kind: 'port', name: 'vladivostok' });
    const points = table.state.groups[table.group('aurora')]!.ships.length;
    table.set(['inflicted', 'ijn'], 9).set(['inflicted', 'irn'], 4);
    expect(verdict(table.state)).toMatchObject({ winner: points > 5 ? 'irn' : 'ijn', points: { ijn: 5, irn: points } });
    table.do({ type: 'endCampaign' });
    expect(table.state.step).toBe('over');
  });

  test('[TSU-67] War at Sea: hits by type, sunk as three, scuttled as one; decisive with more than double', () => {
    const table = war();
    const ship = (id: string, more: object) => ({ ...table.ship(id), ...more });
    expect(warPoints(ship('mikasa', { fate: 'sunk', hits: 3 }))).toBe(9);
    expect(warPoints(ship('niitaka', { hits: 2 }))).toBe(2);
    expect(warPoints(ship('rurik', { fate: 'scuttled' }))).toBe(1);
    expect(warPoints(ship('irn-d1', { fate: 'sunk', hits: 3 }))).toBe(0);
    expect(warPoints(ship('retvizan', { captured: true, hits: 0 }))).toBe(6);
    table.set(['ships', 'mikasa', 'hits'], 1);
    expect(verdict(table.state)).toMatchObject({ winner: 'irn', level: 'decisive', points: { ijn: 0, irn: 3 } });
    table.set(['ships', 'rurik', 'hits'], 1);
    expect(verdict(table.state)).toMatchObject({ winner: 'irn', level: 'plain', points: { ijn: 2, irn: 3 } });
  });
});

test('values set by hand: known ones only, and who comes back to life has a place', () => {
  const table = war();
  expect(table.refused({ type: 'correct', path: ['ships', 'mikasa', 'beauty'], value: 1 })[0]).toBe('NO_SUCH_VALUE');
  expect(table.refused({ type: 'correct', path: ['ships', 'mikasa', 'hits'], value: 9 })[0]).toBe('BAD_VALUE');
  table.set(['ships', 'mikasa', 'fate'], 'sunk');
  expect(allGroups(table.state).some(({ ships }) => ships.includes('mikasa'))).toBe(false);
  table.set(['ships', 'mikasa', 'fate'], 'afloat');
  expect(table.where('mikasa')).toEqual(hex(''));
  expect(table.refused({ type: 'changeHouseRule', key: 'range', value: 'miles' })[0]).toBe('BAD_VALUE');
  table.do({ type: 'changeHouseRule', key: 'range', value: 'difference' });
  expect(table.state.rulings.range).toBe('difference');
  table.do({ type: 'setStartColumns', ijn: 2, irn: 11 });
  expect(table.state.startColumns).toEqual({ ijn: 2, irn: 11 });
});

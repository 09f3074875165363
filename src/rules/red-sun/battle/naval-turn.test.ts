import { RedSunTable } from '@/testing/red-sun-table';

import { PHASES, phaseOf } from './moment';
import { STAGES } from './state';

const sail = (side: 'ijn' | 'irn', ...fleets: string[]) => ({ type: 'rollInitiative', side, fleets }) as const;

describe('initiative', () => {
  test('[RSR-2] one die a fleet, at or under the rating; then the stage is over', () => {
    const table = new RedSunTable();
    expect(table.needs(sail('irn', 'port-arthur-squadron'))).toEqual({
      need: 4,
      key: 'port-arthur-squadron.initiative',
    });
    table.do(sail('irn', 'port-arthur-squadron', 'vladivostok-squadron'), [4, 4]);
    expect(table.fleet('port-arthur-squadron')).toMatchObject({ place: 'sea', initiative: true });
    expect(table.fleet('vladivostok-squadron')).toMatchObject({ place: 'port', initiative: false });
    expect(table.state.stage).toBe('ijn-initiative');
  });

  test('[RSR-2] Japanese merchants need no die; nobody need sail', () => {
    const table = new RedSunTable().do(sail('irn')).do(sail('ijn', 'transports'));
    expect(table.fleet('transports').place).toBe('sea');
    expect(table.state.stage).toBe('search');
  });

  test('[RSR-2][RSR-14] the season is on the die', () => {
    const winter = new RedSunTable({}, { season: 'winter' });
    expect(winter.needs(sail('irn', 'port-arthur-squadron')).need).toBe(2);
    expect(winter.view().initiative.irn[0]).toMatchObject({ id: 'port-arthur-squadron', p: 2 / 6 });
  });

  test('[RSR-2] who cannot roll', () => {
    const table = new RedSunTable();
    expect(table.refused(sail('ijn', 'first-fleet'))[0]).toBe('WRONG_STEP');
    expect(table.refused(sail('irn', 'first-fleet'))).toEqual(['NOT_HERS', null]);
    expect(table.refused(sail('irn', 'nobody'))).toEqual(['NO_SUCH_FLEET', null]);
    expect(table.refused(sail('irn', 'port-arthur-squadron', 'port-arthur-squadron'))[0]).toBe('CHOSEN_TWICE');
    table.set(['fleets', 'port-arthur-squadron', 'place'], 'coast');
    expect(table.refused(sail('irn', 'port-arthur-squadron'))).toEqual(['AT_SEA_ALREADY', 'RSR-2']);
    table.set(['fleets', 'vladivostok-squadron', 'admiral'], { name: 'Jessen', rating: null, condition: 'unharmed' });
    expect(table.refused(sail('irn', 'vladivostok-squadron'))).toEqual(['RATING_MISSING', null]);
    expect(table.refused({ type: 'moveFleet', fleet: 'first-fleet', place: 'sea' })).toEqual([
      'NO_INITIATIVE',
      'RSR-2',
    ]);
  });
});

describe('private initiative', () => {
  const pick = (side: 'ijn' | 'irn', ...fleets: string[]) => ({ type: 'pickSorties', side, fleets }) as const;

  test('[RSR-2] both choose before the first die, and nobody else sees it', () => {
    const table = new RedSunTable({ sortiePicks: 'private' });
    expect(table.owed()).toEqual(['pick-sorties', 'pick-sorties']);
    table.do(pick('ijn', 'first-fleet'));
    expect(table.refused({ type: 'rollInitiative', side: 'irn' })).toEqual(['PICKS_FIRST', 'RSR-2']);
    expect(table.refused(pick('ijn'))).toEqual(['PICKED_ALREADY', 'RSR-2']);
    table.do(pick('irn'));
    expect(table.view('irn').picks).toEqual({ ijn: 'hidden', irn: [] });
    expect(table.view('ijn').picks).toEqual({ ijn: ['first-fleet'], irn: 'hidden' });
    expect(table.view('public').picks).toEqual({ ijn: 'hidden', irn: 'hidden' });
    expect(table.owed()).toEqual(['roll-initiative']);
    table.do({ type: 'rollInitiative', side: 'irn' }).do({ type: 'rollInitiative', side: 'ijn' }, [5]);
    expect(table.fleet('first-fleet').place).toBe('sea');
    expect(table.state.picks).toEqual({ ijn: null, irn: null });
  });

  test('[RSR-2] open initiative knows no picks', () => {
    expect(new RedSunTable().refused(pick('ijn'))).toEqual(['NOT_PRIVATE', null]);
  });
});

describe('stages', () => {
  test('[RSR-1] in order, to the end of the turn', () => {
    const table = new RedSunTable().do(sail('irn')).do(sail('ijn'));
    const seen: string[] = ['irn-initiative', 'ijn-initiative'];
    while (table.state.stage !== 'end') {
      seen.push(table.state.stage);
      if (table.state.stage === 'movement') table.anyway({ type: 'endStage' });
      else table.do({ type: 'endStage' });
    }
    expect([...seen, 'end']).toEqual(STAGES);
    expect(new Set(STAGES.map((stage) => phaseOf({ stage, result: null })))).toEqual(new Set(PHASES.slice(0, -1)));
  });

  test('[RSR-1] ten naval rounds, each with three rows; what nobody ticked is logged', () => {
    const table = new RedSunTable().goTo('movement');
    table.do({ type: 'tick', row: 'move', done: true });
    expect(table.view().rows).toEqual([
      { row: 'move', done: true },
      { row: 'raid', done: false },
      { row: 'search', done: false },
    ]);
    expect(table.refused({ type: 'endStage' })).toEqual(['ROUNDS_LEFT', 'RSR-1']);
    for (let round = 1; round < 10; round += 1) table.do({ type: 'nextRound' });
    expect(table.told('RoundBegan')[0]).toMatchObject({ round: 2, skipped: ['raid', 'search'] });
    expect(table.state).toMatchObject({ round: 10, stage: 'movement' });
    expect(table.do({ type: 'nextRound' }).state.stage).toBe('attrition');
    expect(table.refused({ type: 'tick', row: 'move', done: true })[0]).toBe('WRONG_STEP');
  });

  test('[RSR-3] opposing fleets at sea may be searched', () => {
    const table = new RedSunTable().goTo('search');
    const search = { type: 'recordSearch', ijn: ['first-fleet'], irn: ['vladivostok-squadron'], found: true } as const;
    expect(table.refused(search)).toEqual(['NOT_AT_SEA', 'RSR-3']);
    expect(table.refused({ ...search, ijn: ['vladivostok-squadron'] })[0]).toBe('NOT_HERS');
    table.set(['fleets', 'first-fleet', 'place'], 'sea').set(['fleets', 'vladivostok-squadron', 'place'], 'sea');
    expect(table.do(search).told('SearchRecorded')).toHaveLength(1);
  });

  test('[RSR-9] the end: three rows, then the turn moves on and counters flip', () => {
    const table = new RedSunTable().set(['units', '2nd-division', 'activation'], 'failed').goTo('end');
    expect(table.owed()).toEqual(['row-trenches', 'row-flip', 'row-morale', 'end-turn']);
    table.do({ type: 'placeTrenches', units: ['2nd-division'] }).do({ type: 'raiseMorale', fleets: ['first-fleet'] });
    expect(table.fleet('first-fleet').morale).toBe(4);
    expect(table.refused({ type: 'raiseMorale', fleets: ['second-fleet'] })).toEqual(['RAISED_ALREADY', 'RSR-9']);
    table.do({ type: 'endTurn' });
    expect(table.told('TurnBegan')[0]).toMatchObject({ turn: 2, skipped: ['flip'] });
    expect(table.unit('2nd-division')).toMatchObject({ activation: 'ready', entrenched: true });
    expect(table.refused({ type: 'raiseMorale', fleets: ['first-fleet'] })).toEqual(['NOT_AT_THE_END', 'RSR-9']);
    expect(table.refused({ type: 'placeTrenches', units: ['2nd-division'] })).toEqual(['NOT_AT_THE_END', 'RSR-9']);
  });

  test('[RSR-14] seasons follow the turns the owner counts, or what is said', () => {
    const table = new RedSunTable().set(['seasonTurn'], 3).goTo('end');
    expect(table.view().nextSeason).toBe('autumn');
    expect(table.do({ type: 'endTurn' }).state).toMatchObject({ season: 'autumn', seasonTurn: 1 });
    table.goTo('end').do({ type: 'endTurn', season: 'winter' });
    expect(table.state).toMatchObject({ season: 'winter', seasonTurn: 1, turn: 3 });
  });

  test('a last turn ends the campaign; so do the players', () => {
    const table = new RedSunTable({}, { turnLimit: 1 }).goTo('end').do({ type: 'endTurn' });
    expect(table.state.result).toEqual({ winner: null });
    expect(table.refused({ type: 'endTurn' })).toEqual(['CAMPAIGN_OVER', null]);
    expect(new RedSunTable().do({ type: 'endCampaign', winner: 'irn' }).state.result).toEqual({ winner: 'irn' });
  });
});

describe('attrition', () => {
  const blockading = (season: 'summer' | 'winter' = 'winter') =>
    new RedSunTable({}, { season })
      .goTo('movement')
      .set(['fleets', 'first-fleet', 'place'], 'coast')
      .do({ type: 'setBlockade', fleet: 'first-fleet', blockade: true })
      .goTo('attrition');
  const roll = { type: 'rollBlockade', fleet: 'first-fleet' } as const;

  test('[RSR-4][RSR-16] five points and disabled, on the ship the Japanese choose', () => {
    const table = blockading();
    expect(table.refused({ type: 'endStage' })).toEqual(['BLOCKADE_LEFT', 'RSR-4']);
    table.do(roll, [3]);
    expect(table.owed()).toEqual(['choose-ships']);
    expect(table.refused({ type: 'endStage' })).toEqual(['SHIPS_TO_CHOOSE', 'RSR-16']);
    expect(table.refused({ type: 'chooseShips', ships: ['izumo'] })).toEqual(['NO_SUCH_SHIP', null]);
    expect(table.refused({ type: 'chooseShips', ships: ['mikasa', 'asahi'] })).toEqual(['WRONG_NUMBER', null]);
    table.do({ type: 'chooseShips', ships: ['mikasa'] });
    expect(table.ship('mikasa')).toMatchObject({ damage: 5, disabled: true, fate: 'afloat' });
    expect(table.refused(roll, [1])).toEqual(['BLOCKADE_ROLLED', 'RSR-16']);
  });

  test('[RSR-16] ten points sink a battleship of ten', () => {
    const table = blockading('summer')
      .do(roll, [6])
      .do({ type: 'chooseShips', ships: ['asahi'] });
    expect(table.ship('asahi').fate).toBe('sunk');
  });

  test('[RSR-16][AMB-4] two ships sunk once a game, later five or ten points', () => {
    const table = blockading()
      .do(roll, [5])
      .do({ type: 'chooseShips', ships: ['mikasa', 'fuji'] });
    expect([table.ship('mikasa').fate, table.ship('fuji').fate]).toEqual(['sunk', 'sunk']);
    expect(table.state.sinkingUsed).toBe(true);
    expect(table.view().blockade.chances.sunk).toBe(0);
    table.goTo('attrition').do(roll, [5]);
    expect(table.state.attrition).toEqual({ fleet: 'first-fleet', result: 'five' });
    table.do({ type: 'chooseShips', ships: ['asahi'] });
    table.do({ type: 'changeHouseRule', key: 'laterSinking', value: 'ten' }).goTo('attrition').do(roll, [5]);
    expect(table.state.attrition?.result).toBe('ten');
  });

  test('[RSR-4] fleets out at sea are listed, then lost with their ships', () => {
    const table = blockading('summer').do(roll, [1]);
    table.set(['fleets', 'vladivostok-squadron', 'place'], 'sea').set(['fleets', 'transports', 'place'], 'sea');
    expect(table.view().blockade.outAtSea).toEqual(['transports', 'vladivostok-squadron']);
    expect(table.owed()).toEqual(['fleet-at-sea', 'fleet-at-sea', 'end-attrition']);
    table.do({ type: 'moveFleet', fleet: 'transports', place: 'coast' }).do({ type: 'endStage' });
    expect(table.fleet('vladivostok-squadron').eliminated).toBe(true);
    expect([table.ship('rurik').fate, table.fleet('transports').eliminated]).toEqual(['lost', false]);
    expect(table.state.stage).toBe('irn-supply');
  });

  test('[RSR-4] only the Japanese blockade, and not from port', () => {
    const table = new RedSunTable();
    const set = (fleet: string) => ({ type: 'setBlockade', fleet, blockade: true }) as const;
    expect(table.refused(set('port-arthur-squadron'))).toEqual(['NOT_JAPANESE', 'RSR-4']);
    expect(table.refused(set('first-fleet'))).toEqual(['NOT_AT_SEA', 'RSR-3']);
    expect(table.goTo('attrition').refused(roll, [1])).toEqual(['NOT_ON_BLOCKADE', 'RSR-4']);
  });
});

test('[RSR-17] refusing combat in port costs a morale, to 0 at least', () => {
  const table = new RedSunTable().set(['fleets', 'port-arthur-squadron', 'morale'], 1);
  const refuse = { type: 'refuseCombat', fleet: 'port-arthur-squadron' } as const;
  table.do(refuse).do(refuse);
  expect(table.state.ledger).toEqual([
    { turn: 1, fleet: 'port-arthur-squadron', change: -1, reason: 'refused', morale: 0 },
    { turn: 1, fleet: 'port-arthur-squadron', change: 0, reason: 'refused', morale: 0 },
  ]);
  table.set(['fleets', 'port-arthur-squadron', 'place'], 'sea');
  expect(table.refused(refuse)).toEqual(['NOT_IN_PORT', 'RSR-17']);
});

test('[RSR-17][AMB-5] morale rises at the end, up to the cap', () => {
  const table = new RedSunTable().set(['fleets', 'first-fleet', 'morale'], 5).goTo('end');
  expect(table.refused({ type: 'raiseMorale', fleets: ['first-fleet'] })).toEqual(['AT_THE_CAP', 'AMB-5']);
});

test('[RSR-18] Seoul and Mukden: two merchant fleets, each once', () => {
  const table = new RedSunTable().do({ type: 'claimAid', event: 'seoul' }).do({ type: 'claimAid', event: 'mukden' });
  const merchants = Object.values(table.state.fleets).filter(({ isMerchant }) => isMerchant);
  expect(merchants.map(({ id, side }) => [id, side])).toEqual([
    ...[
      ['transports', 'ijn'],
      ['aid-seoul', 'ijn'],
      ['aid-mukden', 'ijn'],
    ],
  ]);
  expect(table.refused({ type: 'claimAid', event: 'seoul' })).toEqual(['AID_CLAIMED', 'RSR-18']);
});

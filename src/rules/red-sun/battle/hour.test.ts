import { RedSunTable } from '@/testing/red-sun-table';

import { attempt } from './attempt';

const ABOUT = { ijn: ['second-fleet'], irn: ['vladivostok-squadron'] };
const torpedoes = (target: string) =>
  ({ type: 'fireTorpedoes', side: 'irn', shots: [{ ship: 'vladivostok-torpedo-boats', target }] }) as const;

describe('an hour', () => {
  test('[RSR-10][RSR-11][RSR-13] weather first, and the range it begins with', () => {
    const table = new RedSunTable().meet();
    expect(table.owed()).toEqual(['roll-weather']);
    table.do({ type: 'rollWeather' }, [5]);
    expect(table.battle).toMatchObject({ weather: 'fog', range: 4, history: [{ hour: 1, die: 5, weather: 'fog' }] });
  });

  test('[RSR-10] a search only beyond sighting range; nobody found, and the hour is over', () => {
    const table = new RedSunTable().meet().do({ type: 'rollWeather' }, [5]);
    expect([table.battle.step, table.owed()]).toEqual(['search', ['record-sighting']]);
    const lost = table.do({ type: 'recordSighting', found: false });
    expect(lost.battle.step).toBe('done');
    const clear = new RedSunTable().meet().do({ type: 'rollWeather' }, [1]);
    expect(clear.battle.step).toBe('range');
  });

  test('[RSR-10] found, but still out of sight: no gunnery, unless it is allowed', () => {
    const table = new RedSunTable().meet().do({ type: 'rollWeather' }, [5]).do({ type: 'recordSighting', found: true });
    table.do({ type: 'setRange', range: 5 });
    expect(table.refused({ type: 'fireAll' })).toEqual(['OUT_OF_SIGHT', 'RSR-10']);
    expect(table.owed()).toEqual(['out-of-sight']);
    expect(table.do({ type: 'holdFire' }).battle.step).toBe('done');
  });

  test('[RSR-10] sighting that nobody typed hides nothing', () => {
    const table = new RedSunTable().do({ type: 'setSighting', clear: null, fog: null, storm: null }).meet();
    expect(table.do({ type: 'rollWeather' }, [6]).battle.step).toBe('range');
    expect(table.state.sighting.isHouse).toBe(false);
  });

  test('[AMB-11] the range by the house table, by a choice, or typed; below 0 only with leave', () => {
    const table = new RedSunTable().meet().do({ type: 'rollWeather' }, [1]);
    table.do({ type: 'rollManoeuvre' }, [6]);
    expect(table.battle).toMatchObject({ choosing: true, range: 6, step: 'range' });
    expect(table.refused({ type: 'setRange', range: -1 })).toEqual(['NEGATIVE_RANGE', 'RSR-13']);
    table.do({ type: 'setRange', range: 3 });
    expect(table.battle).toMatchObject({ choosing: false, range: 3, step: 'gunnery' });
    table.anyway({ type: 'setRange', range: -1 });
    expect(table.told('RuleOverridden')[0]).toMatchObject({ code: 'NEGATIVE_RANGE', rule: 'RSR-13' });
    expect(table.battle.range).toBe(-1);
  });

  test('[AMB-11] the owner’s own table, or none', () => {
    const table = new RedSunTable().meet().do({ type: 'rollWeather' }, [1]);
    table.do({ type: 'useTable', source: 'yours', reading: ['-3', '-3', '0', '0', '0', '+2'] });
    expect(table.do({ type: 'rollManoeuvre' }, [2]).battle).toMatchObject({ range: 3, step: 'gunnery' });
    const none = new RedSunTable({}, { manoeuvre: { source: 'none', reading: null } }).meet();
    expect(none.do({ type: 'rollWeather' }, [1]).refused({ type: 'rollManoeuvre' })).toEqual(['TABLE_MISSING', null]);
  });

  test('[RSR-20] opposite numbers fire at each other; every number is there before the dice', () => {
    const table = new RedSunTable().meet().close(1, 3);
    const [izumo] = table.view().battle!.gunners;
    expect(izumo).toMatchObject({ ship: 'izumo', target: 'rossia', column: 4, faces: [0, 0, 2, 3, 4, 5], p: 4 / 6 });
    // Four Japanese ships and four Russian ones; the boats of strength 3 cannot hit at range 3.
    expect(table.view().battle!.gunners.map(({ target }) => target)).toEqual([
      ...['rossia', 'gromoboi', 'rurik', 'vladivostok-torpedo-boats'],
      ...['izumo', 'azuma', 'tokiwa', 'iwate'],
    ]);
    expect(table.view().battle!.gunners.at(-1)).toMatchObject({ column: null, p: 0 });
  });

  test('[RSR-10][RSR-20] both fire at once, and damage counts at the end', () => {
    const table = new RedSunTable().meet().close(1, 0);
    table.fire({ izumo: 6, rossia: 6, azuma: 3 });
    const shots = table.told('Fired')[0]!.shots;
    expect(shots.find(({ firer }) => firer === 'izumo')).toMatchObject({
      target: 'rossia',
      column: 7,
      die: 6,
      damage: 7,
    });
    expect([table.ship('rossia').damage, table.ship('izumo').damage, table.ship('gromoboi').damage]).toEqual([7, 7, 4]);
  });

  test('a chosen target, and fire that is held', () => {
    const table = new RedSunTable().meet().close(1, 0);
    table
      .do({ type: 'aim', ships: ['izumo', 'azuma'], target: 'rurik' })
      .do({ type: 'aim', ships: ['tokiwa'], target: null });
    expect(table.refused({ type: 'aim', ships: ['izumo'], target: 'azuma' })[0]).toBe('NOT_HERS');
    expect(table.refused({ type: 'aim', ships: ['mikasa'], target: null })[0]).toBe('NOT_IN_THE_BATTLE');
    table.fire({ izumo: 6, azuma: 6 });
    expect(table.ship('rurik')).toMatchObject({ damage: 14, fate: 'sunk' });
    const targets = table.view().battle!.gunners.map(({ ship, target }) => [ship, target]);
    // Her choice has sunk: she fires at her opposite number again.
    expect(targets).toContainEqual(['izumo', 'rossia']);
    expect(targets.map(([ship]) => ship)).not.toContain('tokiwa');
  });

  test('[RSR-20] a disabled ship, and one whose strength nobody typed', () => {
    const table = new RedSunTable().do({ type: 'disable', ship: 'izumo', disabled: true }).meet().close(1, 3);
    expect(table.view().battle!.gunners[0]!.column).toBe(1);
    table.set(['ships', 'azuma', 'strength'], null);
    expect(table.refused({ type: 'fireAll' })).toEqual(['STRENGTH_MISSING', null]);
    expect(table.owed()).toEqual(['type-strength', 'fire-all']);
    table.do({ type: 'typeShip', ship: 'azuma', values: { strength: 8, torpedo: null, defence: 12 } });
    expect(table.ship('azuma')).toMatchObject({ strength: 8, defence: 12, isHouse: false });
    expect(table.owed()).toEqual(['fire-all']);
  });

  test('[RSR-10][AMB-2] torpedoes of one side, on the same table', () => {
    const table = new RedSunTable().meet().close(1, 1).fire();
    expect(table.owed()).toEqual(['fire-torpedoes']);
    expect(table.needs(torpedoes('izumo'))).toEqual({ need: 2, key: 'vladivostok-torpedo-boats.torpedo' });
    table.do(torpedoes('izumo'), [6]);
    expect(table.told('TorpedoesFired')[0]!.shots[0]).toMatchObject({ column: 5, damage: 5 });
    const answer = { type: 'fireTorpedoes', side: 'ijn', shots: [{ ship: 'izumo', target: 'rossia' }] } as const;
    expect(table.refused(answer)).toEqual(['ONE_SIDE_ONLY', 'RSR-10']);
    expect(table.battle.step).toBe('done');
    const other = new RedSunTable().meet().close(1, 1).fire();
    expect(other.refused(answer)).toEqual(['NO_TORPEDOES', 'RSR-20']);
    expect(other.do({ type: 'skipTorpedoes' }).battle.step).toBe('done');
  });

  test('[RSR-10][RSR-12] the next hour changes the weather; range stays', () => {
    const table = new RedSunTable().meet(2).close(1, 6).fire().do({ type: 'skipTorpedoes' }).do({ type: 'nextHour' });
    expect(table.refused({ type: 'nextHour' })).toEqual(['HOUR_NOT_OVER', 'RSR-10']);
    table.do({ type: 'rollWeather' }, [6]);
    expect(table.battle).toMatchObject({ hour: 2, weather: 'fog', range: 6, step: 'search' });
    table.do({ type: 'recordSighting', found: false });
    expect(table.refused({ type: 'nextHour' })).toEqual(['NO_HOURS_LEFT', 'RSR-10']);
    expect(table.owed()).toEqual(['end-battle']);
    expect(table.do({ type: 'endBattle' }).state.battle).toBeNull();
  });
});

describe('morale and admirals', () => {
  /** Rossia, the flagship of 8 defence points, and boats of 3 go down. */
  const afterLoss = () => {
    const table = new RedSunTable().meet().close(1, 0);
    return table.do({ type: 'aim', ships: ['azuma', 'izumo'], target: 'rossia' }).fire({ izumo: 6, azuma: 6 });
  };

  test('[RSR-17][AMB-5] whole fives, counted through the battle', () => {
    const table = afterLoss().do({ type: 'skipTorpedoes' });
    expect(table.battle).toMatchObject({ step: 'morale', sunk: { 'vladivostok-squadron': 8 } });
    expect(table.view().battle!.moraleDue).toEqual([{ fleet: 'vladivostok-squadron', loss: 1 }]);
    expect(table.refused({ type: 'nextHour' })).toEqual(['MORALE_LEFT', 'RSR-17']);
    table.do({ type: 'applyMorale' });
    expect(table.fleet('vladivostok-squadron').morale).toBe(2);
    expect(table.refused({ type: 'applyMorale' })[0]).toBe('NOTHING_TO_TAKE');
    // The other three points count with the next ships.
    table.do({ type: 'rollAdmiral', fleet: 'vladivostok-squadron' }, [1]).do({ type: 'nextHour' }).close(1, 0);
    table.do({ type: 'aim', ships: ['azuma', 'izumo'], target: 'gromoboi' }).fire({ izumo: 6, azuma: 6 });
    // The boats went down too: nobody has torpedoes any more.
    table.do({ type: 'applyMorale' });
    expect(table.state.ledger.map(({ change, reason }) => [change, reason])).toEqual([
      ...[
        [-1, 'sunk'],
        [-2, 'sunk'],
      ],
    ]);
  });

  test('[RSR-15][RSR-17][AMB-6] the loss of a flagship asks for the admiral: wounded costs one, killed all', () => {
    const table = afterLoss().do({ type: 'skipTorpedoes' }).do({ type: 'applyMorale' });
    expect(table.refused({ type: 'endBattle' })).toEqual(['ADMIRAL_LEFT', 'RSR-15']);
    table.do({ type: 'rollAdmiral', fleet: 'vladivostok-squadron' }, [4]);
    expect(table.fleet('vladivostok-squadron')).toMatchObject({ morale: 1, admiral: { condition: 'wounded' } });
    expect(table.battle.step).toBe('done');
    table.do({ type: 'rollAdmiral', fleet: 'second-fleet' }, [5]);
    expect(table.fleet('second-fleet')).toMatchObject({ morale: 0, admiral: { condition: 'killed' } });
    expect(table.refused({ type: 'rollAdmiral', fleet: 'second-fleet' }, [1])).toEqual(['NO_ADMIRAL', null]);
    table.do({ type: 'appoint', fleet: 'second-fleet', name: 'Dewa', rating: 3 });
    expect(table.fleet('second-fleet').admiral).toEqual({ name: 'Dewa', rating: 3, condition: 'unharmed' });
  });

  test('a ship of unknown defence takes damage and does not sink', () => {
    const table = new RedSunTable().set(['ships', 'rossia', 'defence'], null).meet().close(1, 0).fire({ izumo: 6 });
    expect(table.ship('rossia')).toMatchObject({ damage: 7, fate: 'afloat' });
  });
});

test('[RSR-1] a roll of a battle in another naval round is another roll, not a second attempt', () => {
  const weather = { type: 'rollWeather' } as const;
  const table = new RedSunTable().meet();
  const first = attempt(table.state, weather);
  table
    .do({ type: 'endBattle' })
    .do({ type: 'nextRound' })
    .do({ type: 'startBattle', ...ABOUT });
  expect(attempt(table.state, weather)).not.toBe(first);
});

describe('[RSR-1][RSR-10] a roll of a second battle in the same round is another roll, not a second attempt', () => {
  const weather = { type: 'rollWeather' } as const;
  const again = (table: RedSunTable) => table.do({ type: 'endBattle' }).do({ type: 'startBattle', ...ABOUT });

  test('the names of the first battle stay as old logs have them', () => {
    const table = new RedSunTable().meet();
    expect(attempt(table.state, weather)).toBe(`${table.state.turn}.${table.state.stage}.rollWeather.1`);
    const names = [attempt(table.state, weather), attempt(again(table).state, weather)];
    names.push(attempt(again(table).state, weather));
    expect(new Set(names).size).toBe(3);
  });

  test('battles are counted anew in another round or stage, and nothing of it is left when all is over', () => {
    const table = again(new RedSunTable().meet()).do({ type: 'endBattle' });
    expect(table.state.fought).toBe(2);
    expect(Object.keys(table.do({ type: 'nextRound' }).state)).not.toContain('fought');
    again(table.do({ type: 'startBattle', ...ABOUT })).do({ type: 'endBattle' });
    table.do({ type: 'endCampaign', winner: null });
    expect(Object.keys(table.state)).not.toContain('fought');
  });
});

describe('who may fight', () => {
  test('one side may be attacked in its port, but somebody must have come', () => {
    const table = new RedSunTable().goTo('movement');
    expect(table.refused({ type: 'startBattle', ...ABOUT })).toEqual(['NOT_AT_SEA', 'RSR-3']);
    table.set(['fleets', 'second-fleet', 'place'], 'coast');
    expect(table.do({ type: 'startBattle', ...ABOUT }).state.battle).not.toBeNull();
    expect(table.refused({ type: 'startBattle', ...ABOUT })).toEqual(['BATTLE_ON', null]);
    expect(table.refused({ type: 'endStage' })).toEqual(['BATTLE_ON', null]);
  });

  test('a side without ships has lost: the battle is over', () => {
    const table = new RedSunTable().meet();
    for (const id of ['rossia', 'gromoboi', 'rurik', 'vladivostok-torpedo-boats'])
      table.set(['ships', id, 'fate'], 'sunk');
    table.close(1, 2).fire();
    expect(table.owed()).toEqual(['end-battle']);
  });

  test('[RSR-10] torpedoes are not asked for when nobody is left to launch them at', () => {
    const table = new RedSunTable().meet();
    for (const id of ['izumo', 'azuma', 'tokiwa', 'iwate']) table.set(['ships', id, 'fate'], 'sunk');
    table.close(1, 2).fire();
    expect([table.battle.step, table.view().battle!.torpedoShips.irn]).toEqual(['done', []]);
  });
});

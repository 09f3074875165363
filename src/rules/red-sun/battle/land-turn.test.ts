import { RedSunTable } from '@/testing/red-sun-table';

const activate = (who: string, lend = false) => ({ type: 'activate', who: [who], lend }) as const;

describe('supply and reinforcement', () => {
  test('[RSR-5] supply is judged in its stage and holds', () => {
    const table = new RedSunTable().goTo('irn-supply');
    table.do({ type: 'setSupply', units: ['1st-siberian-corps'], supplied: false });
    expect(table.refused({ type: 'setSupply', units: ['2nd-division'], supplied: false })).toEqual([
      'SUPPLY_HOLDS',
      'RSR-5',
    ]);
    table.goTo('irn-combat');
    expect(table.unit('1st-siberian-corps').supplied).toBe(false);
    const late = { type: 'setSupply', units: ['1st-siberian-corps'], supplied: true } as const;
    expect(table.refused(late)).toEqual(['SUPPLY_HOLDS', 'RSR-5']);
    expect(table.anyway(late).unit('1st-siberian-corps').supplied).toBe(true);
  });

  test('[RSR-6] rows of each side; units are added, assigned and replaced', () => {
    const table = new RedSunTable().goTo('irn-reinforcement');
    expect(table.owed()).toEqual(['row-units', 'row-replacements', 'row-assignments', 'end-reinforcement']);
    table.goTo('ijn-reinforcement');
    expect(table.owed()).toEqual(['row-transported', 'row-replacements', 'end-reinforcement']);
    const fresh = { id: '11th-division', name: '11th Division', activation: 4, strengths: [6, 3] };
    table.do({ type: 'addUnit', side: 'ijn', hq: '1st-army', unit: fresh });
    table.do({ type: 'assignUnit', unit: '11th-division', hq: '2nd-army' });
    expect(table.unit('11th-division')).toMatchObject({ hq: '2nd-army', number: 4, isHouse: false });
    expect(table.refused({ type: 'assignUnit', unit: '11th-division', hq: 'manchurian-army' })[0]).toBe('NOT_HERS');
    table.set(['units', '2nd-division', 'lost'], 1).do({ type: 'replaceStep', unit: '2nd-division' });
    expect(table.unit('2nd-division').lost).toBe(0);
    expect(table.refused({ type: 'replaceStep', unit: '2nd-division' })).toEqual(['NOTHING_LOST', null]);
    table.goTo('ijn-combat').set(['units', '2nd-division', 'lost'], 1);
    expect(table.refused({ type: 'replaceStep', unit: '2nd-division' })).toEqual(['NOT_REINFORCING', 'RSR-6']);
    expect(table.refused({ type: 'assignUnit', unit: '2nd-division', hq: null })).toEqual(['NOT_REINFORCING', 'RSR-6']);
  });
});

describe('activation', () => {
  const inStage = () => new RedSunTable().goTo('ijn-activation');

  test('[RSR-7] the supreme headquarters first, then armies, with what it lends', () => {
    const table = inStage();
    expect(table.refused(activate('1st-army'))).toEqual(['SUPREME_FIRST', 'RSR-7']);
    expect(table.needs(activate('japanese-supreme-hq'))).toEqual({ need: 4, key: 'japanese-supreme-hq.activation' });
    table.do(activate('japanese-supreme-hq'), [4]);
    expect(table.needs(activate('1st-army')).need).toBe(3);
    expect(table.needs(activate('1st-army', true)).need).toBe(4);
    table.do(activate('1st-army', true), [4]);
    expect(table.told('Activated')[1]).toMatchObject({ lent: 1, tried: [{ id: '1st-army', success: true }] });
    expect(table.refused(activate('1st-army'))).toEqual(['TRIED_ALREADY', 'RSR-7']);
  });

  test('[RSR-7] nothing is lent by one that failed, nor to units', () => {
    const table = inStage().do(activate('japanese-supreme-hq'), [5]);
    expect(table.refused(activate('1st-army', true))).toEqual(['NOTHING_TO_LEND', 'RSR-7']);
    table.do(activate('1st-army'), [1]).set(['headquarters', 'japanese-supreme-hq', 'activation'], 'active');
    expect(table.refused(activate('2nd-division', true))).toEqual(['NOTHING_TO_LEND', 'RSR-7']);
  });

  test('[RSR-7] units of an active headquarters try, each once; the others do not', () => {
    const table = inStage()
      .do(activate('japanese-supreme-hq'), [6])
      .do(activate('1st-army'), [1])
      .do(activate('2nd-army'), [6]);
    expect(table.owed()).toEqual(['activate-units', 'end-activation']);
    table.do({ type: 'activate', who: ['guards-division', '2nd-division'], lend: false }, [4, 5]);
    expect([table.unit('guards-division').activation, table.unit('2nd-division').activation]).toEqual([
      'active',
      'failed',
    ]);
    expect(table.refused(activate('3rd-division'))).toEqual(['HEADQUARTERS_INACTIVE', 'RSR-7']);
    expect(table.refused(activate('2nd-division'))).toEqual(['TRIED_ALREADY', 'RSR-7']);
    table.do({ type: 'addUnit', side: 'ijn', hq: null, unit: { id: 'x', name: 'X', activation: 3, strengths: [1] } });
    expect(table.refused(activate('x'))).toEqual(['UNASSIGNED', 'RSR-7']);
    expect(table.refused(activate('manchurian-army'))).toEqual(['NOT_HERS', null]);
  });

  test('[RSR-7][RSR-14] chances before the dice; numbers are typed once', () => {
    const table = new RedSunTable({}, { season: 'spring' }).set(['headquarters', '2nd-army', 'rating'], null);
    table.goTo('ijn-activation').do(activate('japanese-supreme-hq'), [3]);
    const view = (id: string) => table.view().activation.find((each) => each.id === id);
    expect(view('1st-army')).toMatchObject({ mayTry: true, p: 2 / 6, lent: { p: 3 / 6 } });
    expect(view('guards-division')).toMatchObject({ mayTry: false, p: 3 / 6, lent: null });
    expect(table.refused(activate('2nd-army'))).toEqual(['RATING_MISSING', null]);
    expect(table.owed()).toContain('type-rating');
    table.do({ type: 'typeRating', who: '2nd-army', rating: 5 });
    expect(view('2nd-army')).toMatchObject({ p: 4 / 6 });
    table.do({ type: 'typeRating', who: 'guards-division', rating: 2 });
    expect(table.unit('guards-division')).toMatchObject({ number: 2, isHouse: false });
  });
});

describe('combat', () => {
  const OPEN = { type: 'assault', terrain: 'clear', river: false } as const;
  const attack = (attackers: readonly string[], defenders: readonly string[]) => ({ ...OPEN, attackers, defenders });
  const inStage = () => new RedSunTable().goTo('ijn-combat');
  const TWO = attack(['guards-division', '2nd-division'], ['3rd-siberian-corps']);

  test('[RSR-8][RSR-21] strengths of the units, odds, die, steps that both choose', () => {
    const table = inStage().do(TWO, [3]);
    expect(table.told('Assaulted')[0]).toMatchObject({ attack: 12, defence: 6, column: '2-1', die: 3, round: 1 });
    expect(table.state.losses?.owed).toEqual({ attackers: 2, defenders: 2 });
    expect(table.owed()).toEqual(['take-losses', 'end-combat']);
    expect(table.refused({ type: 'endStage' })).toEqual(['LOSSES_LEFT', 'RSR-21']);
    const take = (guards: number, second: number, siberians: number) =>
      ({
        type: 'takeLosses',
        losses: [
          { unit: 'guards-division', steps: guards },
          { unit: '2nd-division', steps: second },
          { unit: '3rd-siberian-corps', steps: siberians },
        ],
      }) as const;
    expect(table.refused(take(1, 2, 2))).toEqual(['OTHER_LOSSES', 'RSR-21']);
    expect(table.refused(take(1, 1, 3))).toEqual(['WRONG_NUMBER', null]);
    expect(table.refused({ type: 'takeLosses', losses: [{ unit: '4th-division', steps: 1 }] })[0]).toBe(
      'NOT_IN_THE_ASSAULT',
    );
    table.do(take(1, 1, 2));
    expect([table.unit('guards-division').lost, table.unit('3rd-siberian-corps').lost]).toEqual([1, 2]);
    expect(table.refused(TWO)).toEqual(['NO_SUCH_UNIT', null]);
  });

  test('[RSR-8] a unit defends once a round; in the next it may again', () => {
    const one = attack(['guards-division'], ['2nd-siberian-corps']);
    const table = inStage()
      .do(one, [1])
      .do({
        type: 'takeLosses',
        losses: [
          { unit: 'guards-division', steps: 1 },
          { unit: '2nd-siberian-corps', steps: 1 },
        ],
      });
    const again = attack(['2nd-division'], ['2nd-siberian-corps']);
    expect(table.refused(again)).toEqual(['DEFENDED_ALREADY', 'RSR-8']);
    expect(table.view().combat!.defenders.find(({ id }) => id === '2nd-siberian-corps')).toMatchObject({
      defended: true,
      strength: 4,
    });
    table.do({ type: 'nextAssaultRound' }).do(again, [5]);
    expect(table.told('Assaulted').at(-1)).toMatchObject({
      round: 2,
      column: '1-1',
      losses: { attackers: 0, defenders: 1 },
    });
  });

  test('[RSR-8] a fourth round only with leave, and it is logged', () => {
    const table = inStage().do({ type: 'nextAssaultRound' }).do({ type: 'nextAssaultRound' });
    expect(table.refused({ type: 'nextAssaultRound' })).toEqual(['NO_ROUNDS_LEFT', 'RSR-8']);
    table.anyway({ type: 'nextAssaultRound' });
    expect(table.state.assaultRound).toBe(4);
    expect(table.told('RuleOverridden')[0]).toMatchObject({ code: 'NO_ROUNDS_LEFT', rule: 'RSR-8' });
  });

  test('[RSR-19][RSR-21] strengths counted at the table, terrain and river', () => {
    const table = inStage();
    const counted = { ...OPEN, attackers: [], defenders: [], attack: 20, defence: 7, terrain: 'mountain' } as const;
    table.do(counted, [5]).do({ ...counted, river: true }, [5]);
    expect(table.told('Assaulted').map(({ losses }) => losses)).toEqual([
      { attackers: 2, defenders: 2 },
      { attackers: 1, defenders: 1 },
    ]);
    // Nobody is listed: the steps are taken on the table.
    expect(table.state.losses).toBeNull();
    expect(table.refused({ ...counted, defence: 0 })).toEqual(['NO_DEFENCE', 'RSR-21']);
    expect(
      table
        .anyway({ ...counted, defence: 0 }, [6])
        .told('Assaulted')
        .at(-1),
    ).toMatchObject({ column: '4-1' });
    expect(table.refused({ ...counted, attack: 0 })).toEqual(['NO_ATTACKERS', null]);
  });

  test('[RSR-21] below 1-3 there is no die; a unit loses no more steps than it has', () => {
    const table = inStage().do({ ...attack(['12th-division'], []), attack: 2, defence: 7 });
    expect(table.told('Assaulted')[0]).toMatchObject({
      column: '<1-3',
      die: null,
      owed: { attackers: 1, defenders: 0 },
    });
    table.do({ type: 'takeLosses', losses: [{ unit: '12th-division', steps: 1 }] }).do({ type: 'nextAssaultRound' });
    table.do({ ...attack(['12th-division'], ['3rd-siberian-corps']), attack: 2, terrain: 'mountain' }, [1]);
    expect(table.state.losses?.owed).toEqual({ attackers: 1, defenders: 1 });
  });

  test('[RSR-8] only in the combat stage of the side', () => {
    const table = new RedSunTable().goTo('irn-combat');
    expect(table.refused(TWO)).toEqual(['NOT_HERS', null]);
    expect(table.goTo('irn-supply').refused(TWO)[0]).toBe('WRONG_STEP');
  });
});

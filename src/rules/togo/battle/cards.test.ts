import { CRUISER, deck, seeded, smallSetup, Trial } from '@/testing/togo-battles';

import { fireOdds } from '../odds/salvo-odds';
import { shipNumbers } from '../gunfire';
import type { CardEffect, CardTarget } from '../cards/effects';
import { scenarioById } from '../scenarios/library';
import { cardTargets } from './card-targets';
import type { Command } from './commands';
import { CARD } from './setup-shape';
import { findShip } from './queries';
import { togoBattle } from './rulebook';
import { aim } from './shooting';
import { battleView } from './view';
import type { BattleState, Card, Shot } from './state';

const OWN_SHIP: CardTarget = { whose: 'own', kind: 'ship' };
const ENEMY_SHIP: CardTarget = { whose: 'enemy', kind: 'ship' };
const OWN_LINE: CardTarget = { whose: 'own', kind: 'formation' };
const ENEMY_LINE: CardTarget = { whose: 'enemy', kind: 'formation' };

const event = (id: string, target: CardTarget | null, effect?: CardEffect, time: Card['time'] = 'any'): Card => ({
  id,
  kind: 'event',
  title: `The ${id}`,
  text: '',
  time,
  target,
  ...(effect ? { effect } : {}),
});

/** A battle in which these are on top of both decks, and so in hand. */
function battle(cards: readonly Card[], over: Parameters<typeof smallSetup>[0] = {}, sighted = true): Trial {
  const setup = smallSetup(over, sighted);
  const top = (side: 'ijn' | 'irn') => ({ ...setup.sides[side], cards: [...cards, ...deck(side, seeded(3))] });
  return Trial.of({ ...setup, sides: { ijn: top('ijn'), irn: top('irn') } });
}
const play = (card: string, target: string | null, side: 'ijn' | 'irn' = 'ijn'): Command => ({
  type: 'playCard',
  side,
  card,
  target,
});
const shoot = (ship: string, target: string, range = 6): Command => ({
  type: 'fire',
  fires: [{ ship, shots: [{ battery: 0, target, range, arc: 'side' }] }],
});
const shotOf = (table: Trial) => {
  const fired = table.events.findLast((one) => one.type === 'GunfireResolved');
  return fired?.type === 'GunfireResolved' ? fired.shots[0] : undefined;
};

describe('[CARD-1] whom a card is played on', () => {
  const help = event('help', OWN_SHIP, { type: 'start', by: 1, lasts: 'phase' });
  const searchlight = event('searchlight', ENEMY_LINE, { type: 'sighted', by: 1, lasts: 'phase' });
  const words = event('words', null);

  test.each([
    ['help', 'asama', 'done'],
    ['help', 'sissoi', 'NOT_THE_CARDS_TARGET'],
    ['help', 'k', 'NOT_THE_CARDS_TARGET'],
    ['help', null, 'NOT_THE_CARDS_TARGET'],
    ['help', 'nobody', 'CARD_TARGET_NOT_ON_TABLE'],
    ['words', null, 'done'],
    ['words', 'nobody', 'CARD_TARGET_NOT_ON_TABLE'],
  ])('%s on %s: %s', (card, target, code) => {
    expect(battle([help, words]).refused(play(card, target))).toBe(code);
  });

  test('a blank counter can be named, the ships behind it cannot, and nobody learns which are there', () => {
    const table = battle([searchlight, event('shell', ENEMY_SHIP)], {}, false);
    const counter = findShip(table.state, 'sissoi')!.group;
    expect(table.refused(play('searchlight', counter))).toBe('done');
    for (const id of ['sissoi', 'nobody']) expect(table.refused(play('shell', id))).toBe('CARD_TARGET_NOT_ON_TABLE');
  });

  test('what may be chosen: all that its owner knows of, each with its answer; the command says the same', () => {
    const table = battle([help, searchlight], {}, false);
    const choices = cardTargets(table.state, 'ijn', 'help');
    const { group } = findShip(table.state, 'sissoi')!;
    expect(choices.map(({ target }) => target)).toContain('asama');
    expect(choices.map(({ target }) => target)).toContain(group);
    expect(choices.some(({ target }) => target === 'sissoi')).toBe(false);
    expect(choices.findLast(({ side }) => side === 'ijn')).toBe(choices.filter(({ side }) => side === 'ijn').at(-1));
    for (const card of ['help', 'searchlight']) {
      for (const { target, refusal } of cardTargets(table.state, 'ijn', card)) {
        expect(table.refused(play(card, target))).toBe(refusal?.code ?? 'done');
      }
    }
  });

  test('an umpire may allow any of it', () => {
    const table = battle([help]);
    const events = table.do(play('help', 'sissoi'), [], true);
    expect(events.map(({ type }) => type)).toEqual(['RuleOverridden', 'CardPlayed']);
    expect(table.to('F').do({ type: 'holdFire', ships: ['asama'] })).toHaveLength(1);
  });

  test('a card that changes a number is played on somebody, and only by amounts of its row', () => {
    expect(CARD.problem(help)).toBeNull();
    expect(CARD.problem({ ...help, target: null })?.field).toBe('target');
    expect(CARD.problem({ ...help, effect: { ...help.effect, by: 7 } })?.field).toBe('effect.by');
    expect(CARD.problem({ id: 'a', kind: 'event', title: '', text: '', time: 'any' })).toBeNull();
  });
});

test.each([
  [1, 3],
  [-1, 1],
])('[CARD-3][CARD-8] a card of %i dice counts after the half that a scenario leaves of 4: %i', (by, dice) => {
  const halved = { id: 'special-1', text: '', effects: [{ type: 'half-dice', who: { side: 'ijn' } }] } as const;
  const scenario = { ...scenarioById('ulsan')!, specialRules: [halved] };
  const table = battle([event('dice', OWN_SHIP, { type: 'dice', by, lasts: 'phase' })], { scenario });
  table.to('F').do({ type: 'finishSide', side: 'irn' });
  table.do(play('dice', 'asama'));
  table.do(shoot('asama', 'sissoi'), [1, ...Array<number>(dice).fill(6)]);
  expect(shotOf(table)?.dice).toEqual({
    value: dice,
    parts: [
      { rule: 'TOGO-34', value: 4 },
      { rule: 'special-1', value: -2 },
      { rule: 'CARD-8', value: by, card: 'The dice' },
    ],
  });
});

describe('[CARD-4] how long it lasts', () => {
  test('everybody sees which played cards are in force', () => {
    const table = battle([event('start', OWN_SHIP, { type: 'start', by: 1, lasts: 'phase' })]);
    table.do(play('start', 'asama'));
    const inForce = () => battleView(table.state, 'irn').sides.ijn.played.map((one) => one.inForce);
    expect(inForce()).toEqual([true]);
    table.to('B');
    expect(inForce()).toEqual([false]);
  });

  const start = (lasts: CardEffect['lasts']): Card => event('start', OWN_SHIP, { type: 'start', by: 1, lasts });
  const value = (state: BattleState): number => {
    const shot: Shot = { battery: 0, target: 'sissoi', range: 6, arc: 'side', bearing: null };
    const aimed = aim(state, findShip(state, 'asama')!, shot);
    if (!('facts' in aimed)) throw new Error('not aimed');
    const ship = shipNumbers([aimed.facts]);
    return 'code' in ship ? NaN : ship.firing[0]!.numbers.start.value;
  };

  test.each([
    ['phase', 2, 2],
    ['turn', 3, 2],
    ['once', 3, 3],
  ] as const)('%s: played in A, start number %i in F, %i in the next turn', (lasts, now, later) => {
    const table = battle([start(lasts)]);
    table.do(play('start', 'asama'));
    expect(value(table.state)).toBe(3);
    table.to('F');
    expect(value(table.state)).toBe(now);
    table.do({ type: 'endPhase', phase: 'F', waive: true });
    table.to('A').to('F');
    expect(value(table.state)).toBe(later);
  });

  test('once: the first roll it changes ends it, and a roll it could not change does not', () => {
    const table = battle([start('once')]);
    table.do(play('start', 'asama'));
    table.to('F');
    table.do({ type: 'finishSide', side: 'irn' });
    // At two inches the start number is 6 with or without it.
    const close = table.do(shoot('asama', 'sissoi', 2), [6, 6, 6, 6, 6]);
    expect(close.map(({ type }) => type)).toEqual(['GunfireResolved']);
    table.do({ type: 'endPhase', phase: 'F', waive: true });
    table.to('A').to('F');
    table.do({ type: 'finishSide', side: 'irn' });
    const far = table.do(shoot('asama', 'sissoi', 6), [4]);
    expect(far.map(({ type }) => type)).toEqual(['GunfireResolved', 'CardSpent']);
    expect(value(table.state)).toBe(2);
    expect(table.state.sides.ijn.played).toMatchObject([{ card: 'start', spent: true }]);
  });
});

describe('[CARD-3] the numbers of a battle', () => {
  test('start, dice, hit and smoke stand in what the fire tells, by their cards', () => {
    const table = battle([
      event('smoke', OWN_SHIP, { type: 'start-against', by: -2, lasts: 'turn' }),
      event('gunlayers', OWN_SHIP, { type: 'start', by: 1, lasts: 'turn' }),
      event('shells', OWN_SHIP, { type: 'dice', by: 2, lasts: 'turn' }),
      event('salvo', OWN_LINE, { type: 'hit', by: 1, lasts: 'turn' }),
    ]);
    table.do(play('gunlayers', 'asama'));
    table.do(play('shells', 'asama'));
    table.do(play('salvo', findShip(table.state, 'asama')!.group));
    table.do(play('smoke', 'sissoi', 'irn'));
    table.to('F');
    table.do({ type: 'finishSide', side: 'irn' });
    table.do(shoot('asama', 'sissoi', 4), [3, 6, 6, 6, 6, 6, 6]);
    expect(shotOf(table)).toMatchObject({
      start: { value: 3, parts: [{}, { card: 'The gunlayers', value: 1 }, { card: 'The smoke', value: -2 }] },
      dice: { value: 6, parts: [{}, { rule: 'CARD-8', card: 'The shells', value: 2 }] },
      hit: { value: 3, parts: [{}, { rule: 'CARD-9', card: 'The salvo' }] },
    });
  });

  test('[CARD-7] a second start die', () => {
    const table = battle([event('finder', OWN_SHIP, { type: 'start-again', by: 1, lasts: 'once' })]);
    table.do(play('finder', 'asama'));
    table.to('F');
    table.do({ type: 'finishSide', side: 'irn' });
    const events = table.do(shoot('asama', 'sissoi', 6), [5, 2, 6, 6, 6, 6]);
    expect(events).toMatchObject([
      { type: 'GunfireResolved', die: 2 },
      { type: 'CardSpent', card: 'finder' },
    ]);
    // What was to be expected of this fire is worked out from the event.
    expect(shotOf(table)).toMatchObject({ onTarget: true, startAgain: { value: 1, parts: [{ card: 'The finder' }] } });
  });

  test('[CARD-11][CARD-12] torpedoes pressed home, and nets', () => {
    const table = battle([
      event('home', OWN_SHIP, { type: 'torpedo-hit', by: 1, lasts: 'turn' }),
      event('nets', OWN_SHIP, { type: 'torpedo-size', by: -2, lasts: 'turn' }),
    ]);
    const attacks = [{ target: 'sissoi', factors: 1, range: 2, bearing: 90 }];
    table.do({ type: 'launchTorpedoes', ship: 'asama', attacks });
    table.do(play('home', 'asama'));
    table.do(play('nets', 'sissoi', 'irn'));
    table.to('D');
    const [told] = table.do({ type: 'resolveTorpedo', marker: 't1' }, [1, 2, 5]);
    expect(told).toMatchObject({
      type: 'TorpedoResolved',
      hit: { value: 2, parts: [{}, { card: 'The home' }] },
      size: { value: 4, parts: [{}, { rule: 'TOGO-48' }, { card: 'The nets', value: -2 }] },
      potential: 1,
      actual: 0,
    });
  });

  const hurt = (table: Trial, ship: string, markers: number, fires: number): void => {
    const made = Array.from({ length: markers }, (_, id) => ({
      id: 900 + id,
      letter: 'P',
      permanent: false,
      hit: id,
      turn: 0,
    }));
    table.do({ type: 'correct', path: ['ships', ship, 'markers'], value: made });
    table.do({ type: 'correct', path: ['ships', ship, 'fires'], value: fires });
  };

  test('[CARD-13][CARD-15] damage parties and cleared woodwork', () => {
    const table = battle([
      event('parties', OWN_SHIP, { type: 'control', by: 1, lasts: 'once' }),
      event('woodwork', OWN_SHIP, { type: 'fire-safe', by: 1, lasts: 'phase' }),
    ]);
    hurt(table, 'asama', 1, 2);
    table.to('G');
    table.do(play('parties', 'asama'));
    table.do(play('woodwork', 'asama'));
    const events = table.do({ type: 'controlDamage', tries: [{ ship: 'asama', attempt: 900 }] }, [2, 5, 5]);
    expect(events).toMatchObject([
      { result: 'REMOVED', extra: [], need: { value: 2 }, safe: { value: 5, parts: [{}, { card: 'The woodwork' }] } },
      { type: 'CardSpent', card: 'parties' },
    ]);
  });

  test('[CARD-14] one more try, owed until it is made and never a third', () => {
    const table = battle([event('mat', OWN_SHIP, { type: 'control-again', by: 1, lasts: 'phase' })]);
    hurt(table, 'asama', 2, 1);
    table.to('G');
    const attempt = (id: number): Command => ({ type: 'controlDamage', tries: [{ ship: 'asama', attempt: id }] });
    table.do(attempt(900), [3, 1]);
    expect(table.refused(attempt(900))).toBe('ALREADY_TRIED_CONTROL');
    table.do(play('mat', 'asama'));
    expect(togoBattle.owed(table.state, 'public')).toMatchObject([
      { code: 'try-control', rule: 'CARD-14', about: 'asama' },
    ]);
    expect(table.do(attempt(901), [1])).toMatchObject([{ result: 'REMOVED' }, { type: 'CardSpent', card: 'mat' }]);
    expect(table.refused(attempt(900))).toBe('ALREADY_TRIED_CONTROL');
  });

  test('[CARD-14] on a formation the try is for one ship of it', () => {
    const table = battle([event('mat', OWN_LINE, { type: 'control-again', by: 1, lasts: 'phase' })]);
    for (const ship of ['asama', 'iwate']) hurt(table, ship, 1, 0);
    table.to('G');
    const tries = ['asama', 'iwate'].map((ship) => ({ ship, attempt: 900 }));
    table.do({ type: 'controlDamage', tries }, [3, 3]);
    table.do(play('mat', findShip(table.state, 'asama')!.group));
    expect(table.refused({ type: 'controlDamage', tries })).toBe('ALREADY_TRIED_CONTROL');
    table.do({ type: 'controlDamage', tries: [tries[1]!] }, [3]);
    expect(table.refused({ type: 'controlDamage', tries: [tries[0]!] })).toBe('ALREADY_TRIED_CONTROL');
  });

  test('[CARD-16] a counter that is easier to sight', () => {
    const light = event('light', ENEMY_LINE, { type: 'sighted', by: -3, lasts: 'turn' });
    const table = battle([light], { light: { night: 4, day: 24 } }, false);
    const counter = findShip(table.state, 'sissoi')!.group;
    table.do(play('light', counter));
    table.to('E');
    const [failed] = table.do({ type: 'trySighting', side: 'ijn', counter, range: 2 }, [2]);
    expect(failed).toMatchObject({ type: 'SightingFailed', need: { value: 1, parts: [{}, { card: 'The light' }] } });
  });

  test('[CARD-17][CARD-2] a formation is faster by a card on any of its ships', () => {
    const table = battle([event('coal', OWN_SHIP, { type: 'speed', by: 0.5, lasts: 'turn' })]);
    const { group } = findShip(table.state, 'iwate')!;
    table.do(play('coal', 'iwate'));
    table.to('B');
    table.do({ type: 'rollInitiative' }, [2, 5]);
    table.do({ type: 'beginMove', counter: group });
    const move = (distance: number): Command => ({ type: 'noteMove', counter: group, turns: [], distance });
    expect(table.refused(move(4))).toBe('OVER_ALLOWANCE');
    expect(table.do(move(3.5))).toMatchObject([{ speed: { value: 3.5, parts: [{}, {}, { card: 'The coal' }] } }]);
  });

  test('[CARD-18] a formation moves as ordered, before or after its dice', () => {
    const orders = event('orders', OWN_LINE, { type: 'unplanned', by: 1, lasts: 'once' });
    const { group } = findShip(battle([]).state, 'shirakumo')!;
    const before = battle([orders]).to('B');
    before.do({ type: 'rollInitiative' }, [2, 5]);
    before.do(play('orders', group));
    before.do({ type: 'beginMove', counter: group });
    const move: Command = { type: 'noteMove', counter: group, turns: [], distance: 2 };
    expect(before.refused({ type: 'rollUnplanned', counter: group })).toBe('FLEET_FLAGSHIP_DOES_NOT_ROLL');
    expect(before.do(move).map(({ type }) => type)).toEqual(['MoveNoted', 'CardSpent']);

    const after = battle([orders]).to('B');
    after.do({ type: 'rollInitiative' }, [2, 5]);
    after.do({ type: 'beginMove', counter: group });
    after.do({ type: 'rollUnplanned', counter: group }, [1, 1]);
    expect(after.refused(move)).toBe('UNPLANNED_BINDS');
    after.do(play('orders', group));
    expect(after.refused(move)).toBe('done');
  });

  test('[CARD-19] initiative', () => {
    const table = battle([event('flag', OWN_SHIP, { type: 'initiative', by: 2, lasts: 'turn' })]);
    table.do(play('flag', 'asama'));
    table.do({ type: 'endPhase', phase: 'A', waive: true });
    table.do({ type: 'rollInitiative' }, [4, 5]);
    expect(table.state.initiative).toMatchObject({
      dice: { ijn: 4, irn: 5 },
      movesLast: 'ijn',
      sums: { ijn: { value: 6 } },
    });
  });
});

describe('who knows of a card', () => {
  const help = event('help', OWN_SHIP, { type: 'start', by: 1, lasts: 'turn' });

  test('[TOGO-73] an unplayed card and its effect are in nobody else’s view; a played one is in everybody’s', () => {
    const table = battle([help]);
    const views = () =>
      (['irn', 'public'] as const).map((viewer) => JSON.stringify(togoBattle.view(table.state, viewer)));
    // The same card is on top of both decks here, so the Russian hand is emptied.
    table.do({ type: 'discardCard', side: 'irn', card: 'help' });
    expect(views()[1]).not.toContain('The help');
    expect(JSON.stringify(togoBattle.view(table.state, 'ijn'))).toContain('"type":"start"');
    table.do(play('help', 'asama'));
    for (const seen of views()) {
      expect(seen).toContain('The help');
      expect(seen).toContain('"type":"start"');
    }
  });

  test('[CARD-1] a card on a ship behind a blank counter is told of as on the counter', () => {
    const table = battle([help], {}, false);
    const [played] = table.do(play('help', 'asama'));
    const counter = findShip(table.state, 'asama')!.group;
    for (const viewer of ['irn', 'public'] as const) {
      expect(JSON.stringify(togoBattle.view(table.state, viewer))).not.toContain('asama');
      expect(togoBattle.describe(table.state, played!, viewer)).toMatchObject({ data: { target: counter } });
    }
    expect(togoBattle.describe(table.state, played!, 'ijn')).toMatchObject({ data: { target: 'asama' } });
  });
});

test('[CARD-3] the odds shown for a shot are those of the roll that the battle makes', () => {
  const one = { ...CRUISER, batteries: [{ ...CRUISER.batteries[0]!, dice: { bow: 1, side: 1, stern: 1 } }] };
  const setup = battle([
    event('a', OWN_SHIP, { type: 'start', by: 1, lasts: 'turn' }),
    event('b', OWN_SHIP, { type: 'start-again', by: 1, lasts: 'turn' }),
    event('c', OWN_SHIP, { type: 'pen', by: 2, lasts: 'turn' }),
  ]);
  setup.do({ type: 'correct', path: ['ships', 'asama', 'card'], value: one as never });
  for (const card of ['a', 'b', 'c']) setup.do(play(card, 'asama'));
  setup.to('F').do({ type: 'finishSide', side: 'irn' });
  const { state } = setup;
  const shot: Shot = { battery: 0, target: 'sissoi', range: 6, arc: 'side', bearing: null };
  const aimed = aim(state, findShip(state, 'asama')!, shot);
  const ship = 'facts' in aimed ? shipNumbers([aimed.facts]) : null;
  if (ship === null || 'code' in ship) throw new Error('not aimed');
  const { expected } = fireOdds([ship.firing.map(({ numbers }) => numbers)]).effective;

  let hits = 0;
  const explore = (faces: readonly number[], chance: number): void => {
    const decision = togoBattle.decide(state, shoot('asama', 'sissoi'), faces, { override: false });
    if (decision.type === 'done') {
      const [fired] = decision.events;
      hits += fired?.type === 'GunfireResolved' ? chance * fired.shots[0]!.effective : 0;
    }
    if (decision.type === 'needs') for (let face = 1; face <= 6; face += 1) explore([...faces, face], chance / 6);
  };
  explore([], 1);
  expect(hits).toBeGreaterThan(0);
  expect(Math.abs(hits - expected)).toBeLessThan(1e-12);
});

import { examples } from '@/testing/togo-examples';
import type { Json } from '../../rulebook';
import { shipById } from '../ships/library';
import { resolveGunfire } from '../gunfire';
import type { Column, Gun, PendingHit } from '../types';
import { QUICK_TYPES, type QuickCommand, type QuickOf } from './commands';
import type { QuickEvent } from './events';
import { togoQuick } from './rulebook';
import { bareShip, quickShip } from './ships';
import { quickBatteries } from './shooting';
import { beginQuick, NO_DAMAGE, type QuickState } from './state';

const NONE = { override: false };

function done(command: QuickCommand, dice: readonly number[], state: QuickState = beginQuick()): QuickEvent {
  const parsed = togoQuick.parse.command(JSON.parse(JSON.stringify(command)));
  if (!parsed.ok) throw new Error(`${parsed.error.field}: ${parsed.error.expected}`);
  const decision = togoQuick.decide(state, parsed.value, dice, NONE);
  if (decision.type !== 'done') throw new Error(JSON.stringify(decision));
  const [event] = decision.events;
  if (!event) throw new Error('nothing happened');
  // What is written down can be read again.
  const read = togoQuick.parse.event(JSON.parse(JSON.stringify(event)));
  if (!read.ok) throw new Error(`${event.type} ${read.error.field}: ${read.error.expected}`);
  return read.value;
}

type Given = { weapon: string; rng: number; n: number; size: number; armor: number } & Record<string, unknown>;

const gunOf = (weapon: string): Gun =>
  (weapon === 'Misc' ? 'misc' : weapon.endsWith('p') ? weapon : `${weapon}in`) as Gun;

const shotOf = ({ weapon, rng, n, size, armor, ...given }: Given): QuickOf<'fireGuns'> => ({
  type: 'fireGuns',
  firer: bareShip({ gun: { weapon: gunOf(weapon), dice: n } }),
  target: bareShip({ size, armour: armor }),
  range: rng,
  bearing: 90,
  turned: given.over_half ? 'over-half' : given.turning ? 'some' : 'none',
  night: given.night ? (given.night_range as 2 | 4) : null,
  burning: false,
});

test.each(['EX-06', 'EX-07', 'EX-09', 'EX-10', 'EX-11'].flatMap((id) => examples(id)))(
  '$id one battery: $title',
  ({ given, diceInOrder, expected }) => {
    const event = done(shotOf(given as Given), diceInOrder);
    if (event.type !== 'GunsFired') throw new Error(event.type);
    const [salvo] = event.outcome.salvos;
    expect(event.outcome.die).toBe(expected.startDie);
    expect(salvo).toMatchObject({
      start: { value: expected.startNumber },
      onTarget: expected.onTarget,
      effective: expected.effective,
      ...('potential' in expected ? { potential: expected.potential, actual: expected.actual } : {}),
      ...('restricted' in expected ? { restricted: expected.restricted } : {}),
    });
    expect(event.outcome.hits).toHaveLength(expected.effective as number);
  },
);

test.each(examples('EX-12').filter(({ given }) => !('damage_hits' in given)))(
  '$id refused: $title',
  ({ given, expected }) => {
    expect(togoQuick.decide(beginQuick(), shotOf(given as Given), [], NONE)).toMatchObject({
      type: 'refused',
      refusal: { code: expected.refused },
    });
    const allowed = togoQuick.decide(beginQuick(), shotOf(given as Given), [6], { override: true });
    if (allowed.type === 'refused') throw new Error('the umpire was refused');
  },
);

test('an umpire who lets silent guns fire stands in the log', () => {
  const shot = shotOf({ weapon: '12.5', rng: 9, n: 2, size: 5, armor: 3 });
  const allowed = togoQuick.decide(beginQuick(), shot, [6], { override: true });
  expect(allowed).toMatchObject({ events: [{ allowed: [{ code: 'WEAPON_HAS_NO_VALUE_AT_RANGE', rule: 'TOGO-41' }] }] });
});

test.each(examples('EX-17'))('$id $title', ({ given, diceInOrder, expected }) => {
  const { n, size, armor, rng } = given as Given;
  const event = done(
    {
      type: 'launchTorpedo',
      firer: bareShip({ torpedoFactors: n }),
      target: bareShip({ type: 'C3', size, armour: armor }),
      range: rng,
      bearing: 90,
      evaded: false,
      stationary: false,
      unaware: false,
    },
    diceInOrder,
  );
  if (event.type !== 'TorpedoLaunched') throw new Error(event.type);
  expect(event.outcome.salvos[0]).toMatchObject({ potential: 2, actual: 2, effective: expected.effective });
  expect(event.outcome.hits).toEqual([{ kind: 'torpedo', beyond8: false, restricted: false }]);
});

test.each(examples('EX-16').filter(({ given }) => !('rule' in given)))('$id $title', ({ given, expected }) => {
  const event = done(
    {
      type: 'launchTorpedo',
      firer: bareShip({ torpedoFactors: 1 }),
      target: bareShip({ type: given.convoy ? 'convoy' : 'B', size: given.printed as number }),
      range: 1,
      bearing: 90,
      evaded: Boolean(given.evading) && Boolean(given.turned_away),
      stationary: Boolean(given.stationary),
      unaware: Boolean(given.unaware),
    },
    [1, 6],
  );
  expect(event).toMatchObject({ outcome: { salvos: [{ size: { value: expected.size } }] } });
});

const columns: Readonly<Record<string, Column>> = { 'B/CA': 'B', 'C2/C3': 'C3', CA: 'CA', B: 'B' };

test.each(['EX-13', 'EX-14', 'EX-15', 'EX-18'].flatMap((id) => examples(id)).filter(({ given }) => !('nat6' in given)))(
  '$id effects: $title',
  ({ given, diceInOrder, expected }) => {
    const hit: PendingHit = {
      kind: given.table === 'gun' ? 'gun' : 'torpedo',
      beyond8: Boolean(given.long_range),
      restricted: Boolean(given.restricted),
    };
    const torpedoFactors = given.torps_present === false ? 0 : 2;
    const target = bareShip({ type: columns[given.col as string] ?? 'B', torpedoFactors });
    const event = done({ type: 'rollHits', target, damage: NO_DAMAGE, hits: [hit] }, diceInOrder);
    if (event.type !== 'HitsRolled') throw new Error(event.type);
    const letters = (expected.letters as string[]).map((letter) => letter.replace('Sunk', 'sunk'));
    expect(event.outcome.worked[0]).toMatchObject({
      letters,
      ignored: expected.ignored,
      fires: expected.fires,
      sunk: expected.sunk,
    });
    expect(event.outcome.status === 'sunk').toBe(expected.sunk);
  },
);

test.each(examples('EX-21'))('$id $title', ({ given, expected }) => {
  const hit: PendingHit = { kind: 'gun', beyond8: false, restricted: false };
  const hits = Array.from({ length: given.effectiveHits as number }, () => hit);
  const target = bareShip({ type: 'TBD', units: given.units as number });
  const event = done({ type: 'rollHits', target, damage: NO_DAMAGE, hits }, []);
  expect(event).toMatchObject({ outcome: { units: { left: expected.left } } });
});

test.each(examples('EX-19'))('$id $title: $expected.result', ({ given, diceInOrder, expected }) => {
  const fire = given.marker === 'F';
  const event = done(
    {
      type: 'controlDamage',
      facts: {
        markers: fire ? [] : [{ letter: given.marker as 'P' }],
        fires: fire ? 1 : 0,
        attempt: fire ? 'fire' : 0,
      },
    },
    diceInOrder,
  );
  expect(event).toMatchObject({ outcome: { attempt: expected.result } });
});

test.each(examples('EX-05'))('$id $title', ({ given, diceInOrder, expected }) => {
  const event = done(
    {
      type: 'trySighting',
      facts: {
        side: given.sightingSide === 'J' ? 'ijn' : 'irn',
        range: given.distance as number,
        night: given.nightRange as number,
        burning: Boolean(given.targetBurning),
        fired: Boolean(given.targetFired),
      },
    },
    diceInOrder,
  );
  expect(event).toMatchObject({ outcome: { sighted: expected.sighted } });
});

test.each(examples('EX-04'))('$id $title $diceInOrder', ({ diceInOrder, expected }) => {
  const event = done({ type: 'rollUnplanned', speed: 3 }, diceInOrder);
  expect(event).toMatchObject({ outcome: { total: expected.total, result: expected.result } });
});

const mikasa = quickShip(shipById('mikasa')!);
const suvorov = quickShip(shipById('knyaz-suvorov')!);
const broadside: QuickOf<'fireGuns'> = {
  type: 'fireGuns',
  firer: mikasa,
  target: suvorov,
  range: 3.75,
  bearing: 62,
  turned: 'none',
  night: null,
  burning: false,
};
const DICE = [4, 1, 5, 2, 6, 3, 6, 2, 2, 6, 4, 1, 5, 3, 2, 4, 5, 2, 1, 4, 6, 3, 1, 6, 2, 5, 4, 4, 6, 2, 1, 6, 3, 3];

test('a ship fires all batteries that bear, with the dice of their arcs', () => {
  const aimed = quickBatteries(broadside);
  expect(aimed.map(({ arc, facts }) => [arc, facts.weapon, facts.dice])).toEqual([
    ['side', '12in', 4],
    ['side', '6in', 7],
    ['side', '12p', 10],
    ['side', 'misc', 2],
  ]);
  expect(quickBatteries({ ...broadside, bearing: 0 }).map(({ facts }) => facts.dice)).toEqual([2, 4, 4, 1]);
});

test('a ship fires as the procedure of the book does, and her light guns say why they are silent', () => {
  const book = resolveGunfire(
    quickBatteries(broadside).map(({ facts }) => facts),
    { start: { faces: [5] } },
  );
  if (book.type !== 'done') throw new Error(book.type);
  const sheet = {
    start: { faces: [4] },
    ...Object.fromEntries(
      [0, 1, 2].flatMap((b) => ['hit', 'size', 'pen'].map((roll) => [`${b}.${roll}`, { faces: DICE }])),
    ),
  };
  const mine = togoQuick.decide(beginQuick(), broadside, sheet, NONE);
  const theirs = resolveGunfire(
    quickBatteries(broadside).map(({ facts }) => facts),
    sheet,
  );
  if (mine.type !== 'done' || theirs.type !== 'done') throw new Error('dice are missing');
  const [event] = mine.events;
  if (event?.type !== 'GunsFired') throw new Error();
  expect(event.outcome.salvos.map(({ effective }) => effective)).toEqual(
    theirs.outcome.salvos.map(({ effective }) => effective),
  );
  expect(event.outcome.silent).toEqual([{ battery: 3, code: 'WEAPON_HAS_NO_VALUE_AT_RANGE', rule: 'TOGO-41' }]);
});

test('hits wait for their effects, which build up on the same ship, and undo is going back', () => {
  const hit: PendingHit = { kind: 'gun', beyond8: false, restricted: false };
  const start = beginQuick();
  const fired: QuickEvent = {
    ...(done(broadside, [5]) as Extract<QuickEvent, { type: 'GunsFired' }>),
    outcome: { die: 1, salvos: [], silent: [], hits: [hit, hit] },
  };
  const waiting = togoQuick.apply(start, fired);
  expect(waiting).toMatchObject({ count: 1, pending: { target: { id: 'knyaz-suvorov' }, hits: [hit, hit] } });
  const struck = togoQuick.apply(
    waiting,
    done({ type: 'rollHits', target: suvorov, damage: NO_DAMAGE, hits: [hit, hit] }, [1, 6], waiting),
  );
  expect(struck).toMatchObject({ count: 2, pending: null, struck: { damage: { P: 1, fires: 1 } } });
  expect(struck.shots.map(({ type, no }) => [type, no])).toEqual([
    ['HitsRolled', 2],
    ['GunsFired', 1],
  ]);
  expect(togoQuick.attempt(start, broadside)).toBe('1.fireGuns');
  expect(togoQuick.attempt(waiting, broadside)).toBe('2.fireGuns');
});

test('it remembers the last two dozen and no more', () => {
  let state = beginQuick();
  for (let roll = 0; roll < 40; roll += 1)
    state = togoQuick.apply(state, done({ type: 'rollUnplanned', speed: 3 }, [3, 4], state));
  expect(state).toMatchObject({ count: 40, shots: { length: 24 } });
});

test('nothing is secret, nothing is owed', () => {
  const event = done(broadside, [5]);
  const state = togoQuick.apply(beginQuick(), event);
  expect(togoQuick.describe(state, event, 'public')).toMatchObject({
    code: 'GunsFired',
    about: ['mikasa', 'knyaz-suvorov'],
  });
  expect(togoQuick.owed(state, 'public')).toEqual([]);
  expect(togoQuick.view(state, 'public')).toEqual(state as unknown as Json);
});

test.each([
  ['range', { ...broadside, range: 1e9 }],
  ['bearing', { ...broadside, bearing: -1 }],
  ['night', { ...broadside, night: 3 }],
  ['firer.card.batteries[0].dice.bow', { ...broadside, firer: bareShip({ gun: { weapon: '12in', dice: 400 } }) }],
  ['target.card.size.gun', { ...broadside, target: bareShip({ size: 7 }) }],
  ['hits', { type: 'rollHits', target: suvorov, damage: NO_DAMAGE, hits: [] }],
  ['type', { type: 'ram' }],
])('nonsense in %s is named and refused', (field, command) => {
  expect(togoQuick.parse.command(command)).toMatchObject({ ok: false, error: { field } });
});

test('there are six things to do', () => {
  expect(QUICK_TYPES).toEqual([
    'fireGuns',
    'launchTorpedo',
    'rollHits',
    'controlDamage',
    'trySighting',
    'rollUnplanned',
  ]);
});

test('a ship without guns is refused in the words of the book', () => {
  expect(togoQuick.decide(beginQuick(), { ...broadside, firer: bareShip({}) }, [], NONE)).toMatchObject({
    refusal: { code: 'NO_GUNS_BEARING' },
  });
});

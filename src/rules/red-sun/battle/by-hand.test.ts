import { RedSunTable } from '@/testing/red-sun-table';

import { redSunCampaign } from './rulebook';

const SHIP = { id: 'suvorov', name: 'Suvorov', strength: 8, torpedo: null, defence: 9 };
const FLEET = {
  ...{
    id: 'baltic',
    name: 'Baltic Fleet',
    side: 'irn' as const,
    isMerchant: false,
    flagship: 'suvorov',
    morale: 3,
    moraleCap: 4,
  },
  ...{ admiral: { name: 'Rozhestvensky', rating: 3 }, ships: [SHIP] },
} as const;

test('set turn and stage: what was under way is left, and a new turn begins fresh', () => {
  const table = new RedSunTable().set(['units', '2nd-division', 'activation'], 'active').meet();
  table.do({ type: 'goTo', turn: 4, season: 'winter', stage: 'ijn-combat' });
  expect(table.state).toMatchObject({ turn: 4, season: 'winter', stage: 'ijn-combat', battle: null, assaultRound: 1 });
  expect(table.unit('2nd-division').activation).toBe('ready');
});

test('fleets, ships, headquarters and units are added with ids of their own', () => {
  const table = new RedSunTable().do({ type: 'addFleet', fleet: FLEET });
  table.do({ type: 'addShip', fleet: 'baltic', ship: { ...SHIP, id: 'oslyabya', name: 'Oslyabya' } });
  expect(table.ship('oslyabya')).toMatchObject({ fleet: 'baltic', side: 'irn', isHouse: false });
  expect(table.refused({ type: 'addFleet', fleet: FLEET })).toEqual(['ALREADY_IN_PLAY', null]);
  expect(table.refused({ type: 'addFleet', fleet: { ...FLEET, id: 'x', ships: [{ ...SHIP, id: 'x' }] } })[0]).toBe(
    'CHOSEN_TWICE',
  );
  expect(table.refused({ type: 'addShip', fleet: 'nobody', ship: { ...SHIP, id: 'y' } })[0]).toBe('NO_SUCH_FLEET');
  table.set(['fleets', 'baltic', 'eliminated'], true);
  expect(table.refused({ type: 'addShip', fleet: 'baltic', ship: { ...SHIP, id: 'y' } })[0]).toBe('NO_SUCH_FLEET');
  const unit = { id: 'z', name: 'Z', activation: null, strengths: [1] };
  expect(table.refused({ type: 'addUnit', side: 'irn', hq: '1st-army', unit })[0]).toBe('NOT_HERS');
  const headquarters = {
    id: '3rd-army',
    name: '3rd Army',
    side: 'ijn',
    isSupreme: false,
    rating: null,
    commandValue: null,
    units: [unit],
  } as const;
  table.do({ type: 'addHeadquarters', headquarters });
  expect(table.unit('z')).toMatchObject({ hq: '3rd-army', side: 'ijn' });
  expect(table.refused({ type: 'appoint', fleet: 'baltic', name: 'X', rating: 1, flagship: 'mikasa' })[0]).toBe(
    'NO_SUCH_SHIP',
  );
});

test('any value by hand, within its bounds; the log keeps what it was', () => {
  const table = new RedSunTable().do({
    type: 'correct',
    path: ['fleets', 'first-fleet', 'morale'],
    value: 1,
    reason: 'miscounted',
  });
  expect(table.told('Corrected')[0]).toMatchObject({ before: 3, value: 1, reason: 'miscounted' });
  expect(table.refused({ type: 'correct', path: ['fleets', 'first-fleet', 'morale'], value: -1 })[0]).toBe('BAD_VALUE');
  expect(table.refused({ type: 'correct', path: ['fleets', 'first-fleet', 'side'], value: 'irn' })[0]).toBe(
    'NO_SUCH_VALUE',
  );
  expect(table.refused({ type: 'correct', path: ['battle', 'range'], value: 3 })[0]).toBe('NO_SUCH_VALUE');
  expect(table.meet().close(1, 2).set(['battle', 'range'], 4).battle.range).toBe(4);
});

test('rulings change in mid-campaign; secret picks do not outlive theirs', () => {
  const table = new RedSunTable({ sortiePicks: 'private' }).do({ type: 'pickSorties', side: 'ijn', fleets: [] });
  table.do({ type: 'changeHouseRule', key: 'sortiePicks', value: 'open' });
  expect(table.state.picks).toEqual({ ijn: null, irn: null });
  expect(table.told('HouseRuleChanged')[0]).toMatchObject({ before: 'private', value: 'open' });
  expect(table.refused({ type: 'changeHouseRule', key: 'navalModTo', value: 'range' })[0]).toBe('BAD_VALUE');
});

test('what nobody chose in secret is told to nobody but its side', () => {
  const table = new RedSunTable({ sortiePicks: 'private' }).do({
    type: 'pickSorties',
    side: 'ijn',
    fleets: ['first-fleet'],
  });
  const [picked, secret] = table.events;
  const told = (viewer: 'ijn' | 'irn' | 'public') => redSunCampaign.describe(table.state, picked!, viewer);
  expect(told('ijn')).toMatchObject({ code: 'SortiesPicked', about: ['ijn', 'first-fleet'] });
  expect(told('irn')).toEqual({ code: 'SortiesLocked', data: { side: 'ijn' }, about: ['ijn'] });
  expect(redSunCampaign.describe(table.state, secret!, 'ijn')).toBeNull();
});

test('events of another campaign, about nobody here, change little and never throw', () => {
  const table = new RedSunTable()
    .do({ type: 'claimAid', event: 'seoul' })
    .meet()
    .close(1, 0)
    .fire({ izumo: 6, azuma: 6 });
  table.do({ type: 'rollAdmiral', fleet: 'second-fleet' }, [5]).goTo('ijn-combat');
  table.do(
    { type: 'assault', attackers: ['2nd-division'], defenders: ['3rd-siberian-corps'], terrain: 'clear', river: false },
    [1],
  );
  const forces = {
    sighting: { clear: null, fog: null, storm: null },
    turnsPerSeason: null,
    fleets: [],
    headquarters: [],
  };
  const empty = new RedSunTable({}, { forces }).state;
  const after = table.events.reduce((state, event) => redSunCampaign.apply(state, event), empty);
  expect(Object.keys(after.fleets)).toEqual(['aid-seoul']);
  expect(redSunCampaign.apply(empty, { type: 'Unheard' } as never)).toBe(empty);
});

test('where it stands says what everybody knows', () => {
  const table = new RedSunTable().do({ type: 'rollInitiative', side: 'irn', fleets: ['port-arthur-squadron'] }, [1]);
  const where = redSunCampaign.where(table.state, { rolling: null, events: table.events });
  expect(where).toMatchObject({ turn: 1, phase: 'ijn-initiative', acting: 'ijn', last: { code: 'sailed', count: 1 } });
});

test('a quick roll is kept as the charts read it, and nothing follows from it', () => {
  const table = new RedSunTable();
  const { state: before } = table;
  const assault = {
    type: 'assault',
    attack: 20,
    defence: 7,
    terrain: 'mountain',
    river: false,
    source: 'app',
  } as const;
  const kept = [
    { ...assault, die: 5, losses: [2, 2] },
    { type: 'gunnery', strength: 8, range: 3, weather: 'fog', disabled: false, source: 'app' } as const,
    { type: 'weather', before: 'fog', die: 3, weather: 'clear', source: 'table' },
    // The second sinking as either ruling reads it (AMB-4).
    { type: 'blockade', season: 'winter', sunkUsed: true, die: 5, attrition: 'five', source: 'app' },
    { type: 'blockade', season: 'winter', sunkUsed: true, die: 5, attrition: 'ten', source: 'app' },
    { type: 'admiral', die: 4, casualty: 'wounded', source: 'table' },
  ] as const;
  for (const each of kept) {
    const roll = each.type === 'gunnery' ? { ...each, column: 4, dieModifier: 0, die: 4, damage: 3 } : each;
    table.do({ type: 'keepRoll', roll });
    expect(table.told('RollKept').at(-1)).toMatchObject({ roll });
  }
  expect(table.state).toEqual(before);
  const wrong = { ...assault, die: 5, losses: [1, 2] } as const;
  expect(table.refused({ type: 'keepRoll', roll: wrong })).toEqual(['BAD_VALUE', null]);
  expect(table.refused({ type: 'keepRoll', roll: { ...kept[2], weather: 'fog' } })).toEqual(['BAD_VALUE', null]);
  expect(
    table.refused({ type: 'keepRoll', roll: { type: 'admiral', die: 4, casualty: 'killed', source: 'app' } })[0],
  ).toBe('BAD_VALUE');
});

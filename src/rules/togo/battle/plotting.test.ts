import { CRUISER, scenarioSetup, smallSetup, Trial } from '@/testing/togo-battles';

import { rangeBetween } from './ranges';
import { togoBattle } from './rulebook';
import { battleView } from './view';

const at = (x: number, y = 10, heading = 0) => ({ x, y, heading });
const placed = () => {
  const trial = Trial.of(smallSetup());
  trial.do({ type: 'plot', counter: 'k', at: at(20) });
  trial.do({ type: 'plot', counter: 'm', at: at(40) });
  return trial;
};

test('a battle is plotted from any moment on, and no longer when the players tire of it', () => {
  const trial = placed();
  expect(trial.state.plotted).toBe(false);
  trial.do({ type: 'keepPlot', on: true, from: 'known' });
  expect(trial.state.plotted).toBe(true);
  expect(trial.state.groups.k?.plot).toEqual(at(20));
  trial.do({ type: 'keepPlot', on: false });
  expect(trial.state).toMatchObject({ plotted: false, groups: { k: { plot: at(20) } } });
});

test('counters without a place are dealt berths beside their fleet, in the order of their counters', () => {
  const trial = placed();
  trial.do({ type: 'keepPlot', on: true, from: 'known' });
  expect(trial.state.groups.q?.plot).toEqual(at(16));
  expect(trial.state.groups.x?.plot).toEqual(at(17, 13));
});

const FREE = () => Trial.of(smallSetup({}, false));

test('[TOGO-19] a battle that places nobody begins along the edges of its sides, course inward', () => {
  const trial = FREE();
  trial.do({ type: 'keepPlot', on: true });
  const { k, q, x, m } = trial.state.groups;
  expect([k?.plot, q?.plot, x?.plot].map((place) => [place?.x, place?.heading])).toEqual(Array(3).fill([2, 90]));
  expect([k?.plot?.y, q?.plot?.y, x?.plot?.y]).toEqual([12, 24, 36]);
  expect(m?.plot).toMatchObject({ x: 70, heading: 270 });
});

test('[TOGO-19] the chart is shown once both sides have set their counters behind their curtains', () => {
  const trial = FREE();
  trial.do({ type: 'keepPlot', on: true });
  const seen = (viewer: 'public' | 'ijn' | 'irn') => battleView(trial.state, viewer);
  expect(seen('public')).toMatchObject({ plotted: false, setting: ['ijn', 'irn'] });
  expect(togoBattle.owed(trial.state, 'public').map(({ code, about }) => `${code} ${about}`)).toEqual(
    expect.arrayContaining(['set-counters ijn', 'set-counters irn']),
  );
  trial.do({ type: 'setCounters', side: 'ijn', places: [{ counter: 'x', at: at(5.13, 9.88, 44.6) }] });
  expect(trial.state.groups.x?.plot).toEqual(at(5, 10, 45));
  expect(seen('ijn').formations.x?.plot).toEqual(at(5, 10, 45));
  for (const viewer of ['public', 'irn'] as const) {
    expect(seen(viewer)).toMatchObject({ plotted: false, setting: ['irn'], formations: { x: { plot: null } } });
  }
  trial.do({ type: 'setCounters', side: 'irn', places: [] });
  expect(seen('public')).toMatchObject({ plotted: true, setting: [], formations: { x: { plot: at(5, 10, 45) } } });
});

test('[TOGO-19] that counters were set is told to all, which and where to their side alone', () => {
  const [few, many] = [FREE(), FREE()];
  const told = (trial: Trial, places: readonly { counter: string; at: ReturnType<typeof at> }[]) => {
    const [kept] = trial.do({ type: 'keepPlot', on: true });
    const [set] = trial.do({ type: 'setCounters', side: 'ijn', places });
    return (viewer: 'public' | 'irn' | 'ijn') =>
      [kept, set].map((event) => togoBattle.describe(trial.state, event!, viewer));
  };
  const [one, other] = [told(few, []), told(many, [{ counter: 'k', at: at(9) }])];
  for (const viewer of ['public', 'irn'] as const) expect(other(viewer)).toEqual(one(viewer));
  expect(one('public')).toEqual([
    { code: 'PlotKept', data: { on: true }, about: [] },
    { code: 'CountersSet', data: { side: 'ijn' }, about: ['ijn'] },
  ]);
  expect(JSON.stringify(other('ijn'))).toContain('"counter":"k"');
});

test('[TOGO-19] a place that is noted or corrected before the chart is shown is told to its side alone', () => {
  const trial = FREE();
  trial.do({ type: 'keepPlot', on: true });
  const path = ['groups', 'k', 'plot'];
  const events = [
    ...trial.do({ type: 'plot', counter: 'k', at: at(33) }),
    ...trial.do({ type: 'correct', path, value: at(34) }),
  ];
  const told = (viewer: 'public' | 'irn' | 'ijn') =>
    JSON.stringify(events.map((event) => togoBattle.describe(trial.state, event, viewer)));
  for (const viewer of ['public', 'irn'] as const) expect(told(viewer)).not.toMatch(/3[34]/);
  expect(told('ijn')).toMatch(/33.*34/);
  trial.to('B');
  expect(told('public')).toMatch(/33.*34/);
});

test('[TOGO-19] a side sets its own blank counters, once, and a line at anchor only if the umpire allows it', () => {
  const trial = Trial.of({ ...scenarioSetup('port-arthur-night', 1), plotted: false });
  const set = (side: 'ijn' | 'irn', counter: string) =>
    ({ type: 'setCounters', side, places: [{ counter, at: at(9) }] }) as const;
  const [moored] = Object.values(trial.state.groups).filter(({ name }) => name.includes('anchored'));
  expect(trial.refused(set('irn', moored!.id))).toBe('NO_SUCH_OBLIGATION');
  trial.do({ type: 'keepPlot', on: true });
  expect(trial.state.groups[moored!.id]?.plot).toEqual(moored!.plot);
  expect(trial.refused(set('ijn', moored!.id))).toBe('NO_SUCH_COUNTER');
  expect(trial.refused(set('irn', moored!.id))).toBe('ANCHORED');
  trial.do(set('irn', moored!.id), [], true);
  expect(trial.events.at(-2)).toMatchObject({ type: 'RuleOverridden', secret: 'irn' });
  expect(trial.refused(set('irn', moored!.id))).toBe('NO_SUCH_OBLIGATION');
});

test('[TOGO-19] who has not set his counters when the phase ends leaves them as they were dealt', () => {
  const trial = FREE();
  trial.do({ type: 'keepPlot', on: true });
  const dealt = trial.state.groups.k?.plot;
  trial.to('B');
  expect(battleView(trial.state, 'public')).toMatchObject({ plotted: true, formations: { k: { plot: dealt } } });
});

test('[TOGO-19] plotted after the first moves, counters are dealt their berths and shown at once', () => {
  const trial = FREE().to('C');
  const [kept] = trial.do({ type: 'keepPlot', on: true });
  expect(kept).toMatchObject({ setting: [] });
  expect(battleView(trial.state, 'public').formations.x?.plot).not.toBeNull();
});

test('a plot that is taken up again deals nobody a new berth', () => {
  const trial = FREE();
  trial.do({ type: 'keepPlot', on: true });
  trial.to('C');
  trial.do({ type: 'addShip', side: 'ijn', id: 'late', name: 'late', card: CRUISER });
  const before = trial.state.groups;
  trial.do({ type: 'keepPlot', on: false });
  trial.do({ type: 'keepPlot', on: true });
  expect(trial.state.groups).toEqual(before);
});

test('an older battle that has moved on the chart keeps its places, whoever has none', () => {
  const trial = Trial.of({ ...smallSetup({}, false), plotted: true });
  trial.do({ type: 'plot', counter: 'k', at: at(20) });
  trial.to('C');
  trial.do({ type: 'beginMove', counter: 'k' });
  trial.do({ type: 'rollUnplanned', counter: 'k' }, [3, 4]);
  trial.do({ type: 'noteMove', counter: 'k', turns: [], distance: 3, plot: at(20, 7) });
  trial.do({ type: 'keepPlot', on: true });
  expect([trial.state.groups.k?.plot, trial.state.groups.x?.plot]).toEqual([at(20, 7), null]);
});

test('an empty table is for the few who are wanted on it', () => {
  const trial = placed();
  trial.do({ type: 'plot', counter: 'k', at: at(20), ships: [{ ship: 'asama', at: at(20) }] });
  trial.do({ type: 'keepPlot', on: true, from: 'empty' });
  expect(Object.values(trial.state.groups).map(({ plot }) => plot)).toEqual(Array(6).fill(null));
  expect(trial.state.ships.asama?.place).toBeNull();
});

test('[TOGO-14] a noted move takes the whole line to its new places in one event', () => {
  const trial = placed().to('B');
  trial.do({ type: 'rollInitiative' }, [2, 5]);
  trial.do({ type: 'beginMove', counter: 'k' });
  const ships = [
    { ship: 'asama', at: at(20, 7) },
    { ship: 'iwate', at: at(20, 8.5) },
  ];
  trial.do({ type: 'noteMove', counter: 'k', turns: [], distance: 3, plot: at(20, 7), ships });
  expect(trial.state.groups.k?.plot).toEqual(at(20, 7));
  expect(trial.state.ships.iwate?.place).toEqual(at(20, 8.5));
  expect(trial.refused({ type: 'plot', counter: 'k', at: at(1), ships: [{ ship: 'oslyabya', at: at(1) }] })).toBe(
    'NO_SUCH_SHIP',
  );
});

test('[TOGO-19] where the ships behind a blank counter stand is told to nobody, and not noted as it moves', () => {
  const trial = Trial.of(smallSetup({}, false));
  trial.to('C');
  trial.do({ type: 'beginMove', counter: 'k' });
  trial.do({ type: 'rollUnplanned', counter: 'k' }, [3, 4]);
  const ships = [{ ship: 'asama', at: at(33, 17) }];
  const [noted] = trial.do({ type: 'noteMove', counter: 'k', turns: [], distance: 3, plot: at(20, 7), ships });
  expect(noted).not.toHaveProperty('ships');
  const [event] = trial.do({ type: 'plot', counter: 'k', at: at(20, 7), ships });
  expect(JSON.stringify(togoBattle.describe(trial.state, event!, 'irn'))).not.toContain('33');
  expect(JSON.stringify(togoBattle.view(trial.state, 'public'))).not.toContain('"asama"');
});

test('[TOGO-13] whoever leaves a plotted line stays where she stood, and so do the others', () => {
  const trial = placed();
  const ships = [
    { ship: 'asama', at: at(20) },
    { ship: 'iwate', at: at(20, 11.5) },
  ];
  const [left] = trial.do({ type: 'leaveFormation', ship: 'iwate', ships });
  const alone = trial.state.ships.iwate!.group;
  expect(left).toMatchObject({ type: 'ShipLeftFormation', ships });
  expect(trial.state.groups[alone]?.plot).toEqual(at(20, 11.5));
  expect(trial.state.ships.iwate?.place).toEqual(at(20, 11.5));
  expect(trial.state.groups.k?.plot).toEqual(at(20));
});

test('[TOGO-13] when the leader leaves, the line begins with the next', () => {
  const trial = placed();
  const ships = [
    { ship: 'asama', at: at(20) },
    { ship: 'iwate', at: at(20, 11.5) },
  ];
  trial.do({ type: 'leaveFormation', ship: 'asama', ships });
  expect(trial.state.groups.k?.plot).toEqual(at(20, 11.5));
  expect(trial.refused({ type: 'leaveFormation', ship: 'asama', ships: [{ ship: 'oslyabya', at: at(1) }] })).toBe(
    'NO_SUCH_SHIP',
  );
});

test('[TOGO-14] one tap that sends lines ahead takes them along on the chart', () => {
  const trial = placed().to('B');
  trial.do({ type: 'rollInitiative' }, [2, 5]);
  const ships = [
    { ship: 'asama', at: at(20, 7) },
    { ship: 'iwate', at: at(20, 8.5) },
  ];
  trial.do({ type: 'moveAhead', moves: [{ counter: 'k', distance: 3, plot: at(20, 7), ships }] });
  expect(trial.state.groups.k?.plot).toEqual(at(20, 7));
  expect(trial.state.ships.iwate?.place).toEqual(at(20, 8.5));
});

test('[TOGO-20] a range is measured from every ship that floats, not from wrecks, nor only from who was put elsewhere', () => {
  const trial = Trial.of(smallSetup());
  trial.do({ type: 'plot', counter: 'k', at: at(20), ships: [{ ship: 'iwate', at: at(20, 40) }] });
  trial.do({ type: 'plot', counter: 'm', at: at(30) });
  trial.do({ type: 'keepPlot', on: true });
  const between = () => rangeBetween(trial.state, trial.state.groups.k!, trial.state.groups.m!);
  expect(between()).toBe(10);
  trial.do({
    type: 'plot',
    counter: 'k',
    at: at(20, 40),
    ships: [
      { ship: 'asama', at: at(20) },
      { ship: 'iwate', at: at(20, 40) },
    ],
  });
  const asama = { ...trial.state.ships.asama!, fate: 'sunk' as const };
  const state = { ...trial.state, ships: { ...trial.state.ships, asama } };
  expect(rangeBetween(state, state.groups.k!, state.groups.m!)).toBeGreaterThan(30);
});

test('[TOGO-14] a blank counter keeps the way it came; put elsewhere by hand it came no way', () => {
  const trial = Trial.of(smallSetup({}, false));
  trial.do({ type: 'plot', counter: 'k', at: at(20) });
  trial.to('C');
  trial.do({ type: 'beginMove', counter: 'k' });
  trial.do({ type: 'rollUnplanned', counter: 'k' }, [3, 4]);
  trial.do({ type: 'noteMove', counter: 'k', turns: [], distance: 3, plot: at(20, 7) });
  expect(trial.state.groups.k?.wake).toEqual([at(20)]);
  trial.do({ type: 'plot', counter: 'k', at: at(30, 30) });
  expect(trial.state.groups.k?.wake).toEqual([]);
});

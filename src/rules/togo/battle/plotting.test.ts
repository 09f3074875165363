import { smallSetup, Trial } from './fixtures';
import { rangeBetween } from './ranges';
import { togoBattle } from './rulebook';

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

test('a counter without a place stands by one of its side, a dummy like any other', () => {
  const trial = placed();
  trial.do({ type: 'keepPlot', on: true, from: 'known' });
  expect(trial.state.groups.x?.plot).toEqual(at(26));
  expect(trial.state.groups.q?.plot).toEqual(at(23));
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

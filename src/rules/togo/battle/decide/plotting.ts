import { allBerths, tidyPlace } from '../berths';
import type { CommandOf } from '../commands';
import { allGroups, findGroup, findShip, isMoored } from '../queries';
import { refusal, type TogoRefusal } from '../refusals';
import type { BattleState, Group } from '../state';
import { done, type Outcome, refused, type DecideContext, guard } from './decision';

/** Positions on the table, for those who plot. */
export function plot(table: DecideContext, { counter, at, ships = [] }: CommandOf<'plot'>): Outcome {
  const group = findGroup(table.state, counter);
  if (group === null) return refused(refusal('NO_SUCH_COUNTER', { counter }));
  const stranger = strangerIn(table.state, group, ships);
  return stranger === null ? done(table, [{ type: 'Plotted', counter, at, ships }]) : refused(stranger);
}

/** A ship that is not of this formation has no place in its line. */
export function strangerIn(
  state: BattleState,
  group: Group,
  ships: CommandOf<'plot'>['ships'] = [],
): TogoRefusal | null {
  const stranger = ships.find(({ ship }) => findShip(state, ship)?.group !== group.id);
  return stranger === undefined ? null : refusal('NO_SUCH_SHIP', { ship: stranger.ship });
}

/**
 * From now on the app knows where everybody stands, or no longer. `known`: as the scenario or the last plot has it;
 * `empty`: nobody yet, and the players put down the few they want. The first time, before anybody has moved, sides whose
 * counters were dealt their berths may set them behind their curtains, and only then the chart is shown.
 */
export function keepPlot(table: DecideContext, { on, from = 'known' }: CommandOf<'keepPlot'>): Outcome {
  const { state } = table;
  if (!on) return done(table, [{ type: 'PlotKept', on, places: [], ...(state.setting && { setting: [] }) }]);
  if (from === 'empty') {
    const groups = allGroups(state).filter(({ place }) => place === 'table' || place === 'off');
    const places = groups.map(({ id }) => ({ counter: id, at: null }));
    return done(table, [{ type: 'PlotKept', on, places, setting: [] }]);
  }
  const dealt = state.setting === undefined ? allBerths(state) : [];
  const setting = state.turn === 1 && state.phase === 'A' ? dealt.map(({ side }) => side) : [];
  return done(table, [{ type: 'PlotKept', on, places: dealt.flatMap(({ places }) => places), setting }]);
}

/** Where a side's blank counters begin, all of them in one order: how many it changed is its own affair. */
export function setCounters(table: DecideContext, { side, places }: CommandOf<'setCounters'>): Outcome {
  const { state } = table;
  if (!state.setting?.includes(side))
    return refused(refusal('NO_SUCH_OBLIGATION', { code: 'set-counters', about: side }));
  const objections: TogoRefusal[] = [];
  for (const { counter } of places) {
    const group = findGroup(state, counter);
    if (group?.side !== side || group.sighted || group.place !== 'table') {
      return refused(refusal('NO_SUCH_COUNTER', { counter }));
    }
    if (isMoored(state, group)) objections.push(refusal('ANCHORED', { counter }));
  }
  const set = places.map(({ counter, at }) => ({ counter, at: tidyPlace(state, at) }));
  return guard(table, objections, () => done(table, [{ type: 'CountersSet', side, places: set }]));
}

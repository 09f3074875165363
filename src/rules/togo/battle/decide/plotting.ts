import type { Refused } from '../../../rulebook';
import { SCALE } from '../../data/scale';
import { SIDES } from '../../types';
import type { CommandOf } from '../commands';
import { allGroups, findGroup, findShip } from '../look';
import { no } from '../refusals';
import type { BattleState, CounterId, Group, Place } from '../state';
import { done, type Outcome, refused, type Table } from './settle';

/** Positions on the table, for those who plot. */
export function plot(table: Table, { counter, at, ships = [] }: CommandOf<'plot'>): Outcome {
  const group = findGroup(table.state, counter);
  if (group === null) return refused(no('NO_SUCH_COUNTER', { counter }));
  const stranger = strangerIn(table.state, group, ships);
  return stranger === null ? done(table, [{ type: 'Plotted', counter, at, ships }]) : refused(stranger);
}

/** A ship that is not of this formation has no place in its line. */
export function strangerIn(state: BattleState, group: Group, ships: CommandOf<'plot'>['ships'] = []): Refused | null {
  const stranger = ships.find(({ ship }) => findShip(state, ship)?.group !== group.id);
  return stranger === undefined ? null : no('NO_SUCH_SHIP', { ship: stranger.ship });
}

/**
 * From now on the app knows where everybody stands, or no longer. `known`: as the scenario or the last plot has it;
 * `empty`: nobody yet, and the players put down the few they want.
 */
export function keepPlot(table: Table, { on, from }: CommandOf<'keepPlot'>): Outcome {
  const groups = allGroups(table.state)
    .filter(({ place }) => place === 'table' || place === 'off')
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const empty = (): readonly CounterPlace[] => groups.map(({ id }) => ({ counter: id, at: null }));
  const places = !on || from === undefined ? [] : from === 'empty' ? empty() : company(table.state, groups);
  return done(table, [{ type: 'PlotKept', on, places }]);
}

type CounterPlace = { readonly counter: CounterId; readonly at: Place | null };

/**
 * Counters on the table without a place stand abeam of those of their side that have one: a scenario places no dummies,
 * and one that stood nowhere would betray itself. Only what everybody sees is asked.
 */
function company(state: BattleState, groups: readonly Group[]): readonly CounterPlace[] {
  const { width, depth } = state.scenario?.table ?? SCALE.table;
  const within = (value: number, most: number): number => Math.max(1, Math.min(most - 1, value));
  return SIDES.flatMap((side) => {
    const ours = groups.filter((group) => group.side === side && group.place === 'table');
    const placed = ours.flatMap(({ plot: at }) => at ?? []);
    return ours
      .filter((group) => group.plot === null)
      .flatMap((group, number): readonly CounterPlace[] => {
        const beside = placed[number % placed.length];
        if (beside === undefined) return [];
        const away = ABEAM * (1 + Math.floor(number / placed.length));
        const angle = ((beside.heading + 90) * Math.PI) / 180;
        const x = within(beside.x + away * Math.sin(angle), width);
        const y = within(beside.y - away * Math.cos(angle), depth);
        return [{ counter: group.id, at: { x, y, heading: beside.heading } }];
      });
  });
}

/** Inches between a counter and the one it keeps company with. */
const ABEAM = 3;

import type { Num } from '../../common/trace';
import { sightingChance } from '../sighting';
import { cardFacts, cardsOnGroup } from './cards-in-force';
import { allShips, groupsOnTable, inPlay, other, pairId, present, rulesOf, shipsIn } from './queries';
import { forbiddenTo, seenWithinOf } from './special';
import type { BattleState, CounterId, Group, Place } from './state';
import type { EventOf } from './events';
import type { TogoRefusal } from './refusals';

type How = EventOf<'CounterSighted'>['how'];

const placesOf = (state: BattleState, group: Group): readonly Place[] => {
  // Where the ships of a blank counter stand is a secret; its counter is not.
  const ships = group.sighted ? shipsIn(state, group).filter((ship) => inPlay(state, ship)) : [];
  const places = ships.flatMap((ship) => ship.place ?? []);
  // Who has no place of her own stands behind the leader of her line.
  return group.plot === null || (ships.length > 0 && places.length === ships.length) ? places : [group.plot, ...places];
};

/** Inches between two formations as entered this turn, or as plotted; null when nobody knows. */
export function rangeBetween(state: BattleState, a: Group, b: Group): number | null {
  const entered = state.ranges[pairId(a.id, b.id)];
  if (entered?.turn === state.turn) return entered.inches;
  if (!state.plotted) return null;
  let nearest: number | null = null;
  for (const from of placesOf(state, a)) {
    for (const to of placesOf(state, b)) {
      const range = Math.hypot(from.x - to.x, from.y - to.y);
      if (nearest === null || range < nearest) nearest = range;
    }
  }
  return nearest;
}

/** The last range of a pair of formations, entered or fired at, in whatever turn: where their next fire opens. */
export function lastRange(state: BattleState, a: CounterId, b: CounterId): { inches: number; turn: number } | null {
  const pair = pairId(a, b);
  const [entered, fired] = [state.ranges[pair], state.firedRanges?.[pair]];
  // Of one turn the shot came after the sighting, and was measured.
  return (entered && (fired === undefined || entered.turn > fired.turn) ? entered : fired) ?? null;
}

/** Pairs of formations about which E still asks: enemies, one of them blank, no range known this turn. */
export function unknownPairs(state: BattleState): readonly (readonly [Group, Group])[] {
  const groups = groupsOnTable(state).filter((group) => present(state, group));
  const pairs: (readonly [Group, Group])[] = [];
  for (const a of groups) {
    if (a.side !== 'ijn') continue;
    for (const b of groups) {
      if (b.side !== 'irn' || (a.sighted && b.sighted)) continue;
      if (rangeBetween(state, a, b) === null) pairs.push([a, b]);
    }
  }
  return pairs;
}

export interface Seen {
  readonly counter: Group;
  readonly by: Group['side'];
  readonly how: How;
  readonly range: number | null;
}

/** Every blank counter that is seen without a die (TOGO-20, TOGO-23, TOGO-24). Only real ships see (TOGO-25). */
export function seenWithoutDie(state: BattleState): readonly Seen[] {
  // As they were set up, not by counter: so the logs have it, and whoever is seen is no secret any longer.
  const groups = Object.values(state.groups).filter(({ place }) => place === 'table');
  const watchers = groups.filter((group) =>
    shipsIn(state, group).some((ship) => inPlay(state, ship) && forbiddenTo(state, 'sighting', ship) === null),
  );
  const seen: Seen[] = [];
  for (const counter of groups) {
    if (counter.sighted) continue;
    // A ship that sank stays in her formation's list; her fires light nobody any more.
    const afloat = shipsIn(state, counter).filter((ship) => inPlay(state, ship));
    const facts = {
      night: state.light.night,
      dayRange: state.light.day,
      burning: afloat.some((ship) => ship.fires > 0),
      fired: counter.flashedIn > 0 && counter.flashedIn >= state.turn - 1,
    };
    const within = Math.max(-1, ...afloat.map((ship) => seenWithinOf(state, ship)));
    for (const watcher of watchers) {
      if (watcher.side === counter.side) continue;
      const range = rangeBetween(state, counter, watcher);
      const chance = sightingChance({ ...facts, side: watcher.side, range: range ?? 999 }, rulesOf(state));
      const lit = range !== null && range <= within;
      if (!lit && !(chance.ok && chance.value.automatic)) continue;
      seen.push({
        counter,
        by: watcher.side,
        how: chance.ok && chance.value.automatic ? chance.value.how : 'scenario',
        range,
      });
      break;
    }
  }
  return seen;
}

/** A scenario that keeps every ship of a side from sighting keeps the side from rolling. */
export function blindfolded(state: BattleState, side: Group['side']): TogoRefusal | null {
  const watchers = allShips(state).filter((ship) => ship.side === side && inPlay(state, ship));
  const objections = watchers.map((ship) => forbiddenTo(state, 'sighting', ship));
  return objections.length > 0 && objections.every((objection) => objection !== null) ? (objections[0] ?? null) : null;
}

interface SightingTry {
  readonly side: Group['side'];
  readonly counter: string;
  readonly range: number;
  /** At or under; what cards on the counter say is in it. */
  readonly need: Num;
}

/** Night attempts the sides may still make: a blank counter within reach, as far as the ranges entered or plotted say (TOGO-21, AMB-39). */
export function sightingTries(state: BattleState): readonly SightingTry[] {
  const { night } = state.light;
  if (night === null || state.phase !== 'E' || state.sweptIn !== state.turn) return [];
  const groups = groupsOnTable(state).filter((group) => present(state, group));
  return groups.flatMap((counter) => {
    const side = other(counter.side);
    if (counter.sighted || state.tried[side].includes(counter.id) || blindfolded(state, side) !== null) return [];
    const near = groups.flatMap((watcher) => {
      const range = watcher.side === side ? rangeBetween(state, counter, watcher) : null;
      return range !== null && range <= night ? [range] : [];
    });
    if (near.length === 0) return [];
    const range = Math.min(...near);
    const cards = cardFacts(cardsOnGroup(state, counter, 'sighted'));
    const chance = sightingChance({ side, range, night, ...cards }, rulesOf(state));
    const need = chance.ok ? chance.value.need : null;
    return need === null ? [] : [{ side, counter: counter.id, range, need }];
  });
}

export const anyBlank = (state: BattleState): boolean => groupsOnTable(state).some((group) => !group.sighted);

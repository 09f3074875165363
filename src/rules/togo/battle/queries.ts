import { type Status, statusOf, type Target } from '../damage';
import { PHASE_IDS, type PhaseId } from '../data/turn-tables';
import type { HouseRules } from '../house-rules';
import { fitness, type Fitness } from '../ship';
import type { Ruleset } from '../ruleset';
import { PRINTED_TABLES } from '../tables';
import { isSmallCraft, MARKERS, type Side, SIDES, type SmallType } from '../types';
import type { EventOf } from './events';
import type { BattleState, BySide, CounterId, Group, Ship, ShipId, TorpedoMarker, WaitingHit } from './state';

const RULESETS = new WeakMap<HouseRules, Ruleset>();

/** The rules in force. The same object as long as no rule changes: odds remember what they worked out for it. */
export function rulesOf({ houseRules, tables }: BattleState): Ruleset {
  const wanted = tables ?? PRINTED_TABLES;
  const kept = RULESETS.get(houseRules);
  if (kept?.tables === wanted) return kept;
  const rules: Ruleset = { houseRules, tables: wanted };
  RULESETS.set(houseRules, rules);
  return rules;
}

const at = <T>(items: { readonly [id: string]: T }, id: string): T | null =>
  Object.hasOwn(items, id) ? (items[id] ?? null) : null;

export const findShip = (state: BattleState, id: ShipId): Ship | null => at(state.ships, id);
export const findGroup = (state: BattleState, id: CounterId): Group | null => at(state.groups, id);
export const findMarker = (state: BattleState, id: string): TorpedoMarker | null => at(state.markers, id);
export const findCard = (state: BattleState, side: Side, id: string) => at(state.sides[side].cards, id);

export const other = (side: Side): Side => (side === 'ijn' ? 'irn' : 'ijn');

export const isSmall = (type: Ship['card']['type']): type is SmallType => isSmallCraft(type);

/** A ship as the damage procedures see her. Small craft have no column; theirs is never read. */
export function targetOf(ship: Ship): Target {
  const counts = { P: 0, M: 0, S: 0, T: 0 };
  for (const marker of ship.markers) counts[marker.letter] += 1;
  const { factors } = ship.card.torpedoes;
  return {
    column: isSmall(ship.card.type) ? 'C3' : ship.card.type,
    ...counts,
    fires: ship.fires,
    torpedoFactors: factors,
    torpedoFactorsLeft: ship.launched > 0 ? 0 : factors,
    sunk: ship.fate === 'sunk' || ship.fate === 'scuttled',
  };
}

const STATUSES = new WeakMap<Ship, Status>();

/** Worked out once for a ship as she is: a view asks a dozen times. */
export function shipStatus(ship: Ship): Status {
  const kept = STATUSES.get(ship) ?? statusNow(ship);
  STATUSES.set(ship, kept);
  return kept;
}

/** What she was before these hits; `state` is the one after them. */
export function statusBefore(state: BattleState, { ship: id, markers, hits }: EventOf<'DamageResolved'>): Status {
  const ship = findShip(state, id);
  if (ship === null) return 'afloat';
  const fresh = markers.map((marker) => marker.id);
  const lit = hits.reduce((sum, { fires }) => sum + fires, 0);
  const old = ship.markers.filter((marker) => !fresh.includes(marker.id));
  return statusOf({ ...targetOf({ ...ship, markers: old }), fires: ship.fires - lit, sunk: false });
}

/** What takes a base of boats, or a group of transports, with all that are left of it. */
const BOATS_LOST: readonly Ship['fate'][] = ['sunk', 'scuttled', 'disabled'];

function statusNow(ship: Ship): Status {
  if (isSmall(ship.card.type)) return ship.units === 0 || BOATS_LOST.includes(ship.fate) ? 'sunk' : 'afloat';
  return statusOf(targetOf(ship));
}

export const shipFitness = (state: BattleState, ship: Ship): Fitness =>
  fitness(ship.card, targetOf(ship), rulesOf(state));

const IN_PLAY: readonly string[] = ['afloat', 'aground', 'beached', 'struck'];
const FIGHTING: readonly string[] = ['afloat', 'aground', 'beached'];

const onTable = (state: BattleState, ship: Ship): boolean => findGroup(state, ship.group)?.place === 'table';

/** On the table and not sunk: something that can be hit. */
export const inPlay = (state: BattleState, ship: Ship): boolean =>
  IN_PLAY.includes(ship.fate) && shipStatus(ship) !== 'sunk' && onTable(state, ship);

/** Something is still to be expected of her, though she may not have come yet: neither sunk nor given up nor taken off. */
export const remains = (ship: Ship): boolean => FIGHTING.includes(ship.fate) && shipStatus(ship) !== 'sunk';

/** Gone off the table, by herself or with her formation, and not sunk. */
export const hasLeft = (state: BattleState, ship: Ship): boolean =>
  shipStatus(ship) !== 'sunk' &&
  (ship.fate === 'left' || (IN_PLAY.includes(ship.fate) && findGroup(state, ship.group)?.place === 'left'));

/** Something that torpedoes in the water can hit: on the table, or gone off it with them running at her (AMB-51). */
export const canBeTorpedoed = (state: BattleState, ship: Ship): boolean =>
  inPlay(state, ship) || (hasLeft(state, ship) && state.houseRules.leavingUnderTorpedoes !== 'escapes');

/** In play under her own flag. */
export const fighting = (state: BattleState, ship: Ship): boolean => remains(ship) && onTable(state, ship);

/** Can still steam: neither aground nor given up. */
export const steaming = (state: BattleState, ship: Ship): boolean =>
  ship.fate === 'afloat' && inPlay(state, ship) && shipStatus(ship) !== 'abandoned';

export const isSighted = (state: BattleState, ship: Ship): boolean => findGroup(state, ship.group)?.sighted ?? false;

export const shipsIn = (state: BattleState, group: Group): readonly Ship[] =>
  group.ships.flatMap((id) => findShip(state, id) ?? []);

export const allShips = (state: BattleState): readonly Ship[] => Object.values(state.ships);

/** Counters in the order of what is written on them, c2 before c10: in that of the roster the dummies would come last. */
export function counterOrder({ id: a }: Pick<Group, 'id'>, { id: b }: Pick<Group, 'id'>): number {
  const [one, two] = [a, b].map((id) => id.replace(/\d+$/, ''));
  if (one === two && a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

const SORTED = new WeakMap<BattleState['groups'], readonly Group[]>();

export function allGroups({ groups }: BattleState): readonly Group[] {
  const kept = SORTED.get(groups) ?? Object.values(groups).sort(counterOrder);
  SORTED.set(groups, kept);
  return kept;
}

export const groupsOnTable = (state: BattleState): readonly Group[] =>
  allGroups(state).filter((group) => group.place === 'table');

/**
 * Where a sighted formation stands in its side's order of battle, among those that are sighted; null behind a blank counter.
 * A number that counted the others too would tell how many there are.
 */
export function lineNumber({ groups }: BattleState, { id, side, sighted }: Group): number | null {
  if (!sighted) return null;
  const line = Object.values(groups).filter((group) => group.side === side && group.sighted);
  return line.findIndex((group) => group.id === id);
}

/** At anchor, so that everybody who knows the scenario knows where it lies. */
export const isMoored = (state: BattleState, group: Group): boolean =>
  shipsIn(state, group).some((ship) => ship.anchored);

/** Whether everybody sees where everybody stands: it is plotted, and both sides have set their counters. */
export const isChartOpen = ({ plotted, setting = [] }: BattleState): boolean => plotted && setting.length === 0;

/** Whether a formation has anything left to move or be seen; a blank counter always does. */
export const present = (state: BattleState, group: Group): boolean =>
  group.place === 'table' && (!group.sighted || shipsIn(state, group).some((ship) => inPlay(state, ship)));

export const phaseOrder = (phase: PhaseId): number => PHASE_IDS.indexOf(phase);

export const initiativeRolled = ({ initiative, turn }: BattleState): boolean => initiative?.turn === turn;

/** The sides in the order they act in this phase (TOGO-6, TOGO-7). */
export function actingOrder(state: BattleState): readonly Side[] {
  const last = state.initiative?.movesLast ?? 'irn';
  const row = rulesOf(state).tables.phases.find(({ id }) => id === state.phase);
  if (row?.order === 'moves-first-first') return [other(last), last];
  return row?.order === 'moves-last-first' ? [last, other(last)] : SIDES;
}

/** A hit whose die may be thrown now: its phase has come, or was passed. */
const isDue = (state: BattleState, hit: WaitingHit): boolean =>
  hit.turn < state.turn || phaseOrder(hit.due) <= phaseOrder(state.phase);

export const dueHits = (state: BattleState, ship: Ship): readonly WaitingHit[] =>
  ship.waiting.filter((hit) => isDue(state, hit));

/** Where the numbers of hits on a side's unseen ships begin: a gap among all others would tell that there were some. */
export const UNSEEN_HITS = { ijn: 500_000, irn: 750_000 } as const satisfies BySide<number>;

/** Gives new hits and markers of a ship their numbers: so many, from the one it answers with. */
export function hitNumbers(state: BattleState): (ship: Ship | null, count: number) => number {
  const { hit, unseen = UNSEEN_HITS.ijn, unseenIrn = UNSEEN_HITS.irn } = state.next;
  const next = { open: hit, ijn: unseen, irn: unseenIrn };
  return (ship, count) => {
    const range = ship !== null && !isSighted(state, ship) ? ship.side : 'open';
    next[range] += count;
    return next[range] - count;
  };
}

export const pairId = (a: CounterId, b: CounterId): string => (a < b ? `${a}.${b}` : `${b}.${a}`);

/** Letters on a ship, counted. */
export const letterCount = (ship: Ship, letter: (typeof MARKERS)[number]): number =>
  ship.markers.reduce((sum, marker) => sum + (marker.letter === letter ? 1 : 0), 0);

export const isFleetFlagship = (state: BattleState, ship: Ship): boolean =>
  state.sides[ship.side].fleetFlagship === ship.id;

/** Fit to carry a flag: in play under her own, with her crew aboard. */
export const mayLead = (state: BattleState, ship: Ship): boolean =>
  fighting(state, ship) && shipStatus(ship) !== 'abandoned';

/** With nothing of her side behind a blank counter, all know whether a flagship that is lost has been replaced (AMB-36). */
export const isLossOpen = (state: BattleState, flagship: Ship): boolean =>
  isSighted(state, flagship) && groupsOnTable(state).every(({ side, sighted }) => side !== flagship.side || sighted);

/** The fleet flagship's formation moves as ordered as long as she leads (TOGO-17). */
export const holdsFleetFlagship = (state: BattleState, group: Group): boolean =>
  shipsIn(state, group).some((ship) => isFleetFlagship(state, ship) && mayLead(state, ship));

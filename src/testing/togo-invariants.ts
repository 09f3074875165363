import { HOUSE_RULES, HOUSE_RULE_KEYS } from '@/rules/togo/house-rules';
import { SIDES } from '@/rules/togo/types';
import { allGroups, allShips, findGroup, findShip, shipStatus, UNSEEN_HITS } from '@/rules/togo/battle/queries';
import type { BattleState, Ship } from '@/rules/togo/battle/state';

/** What must never be true of a battle, as sentences for whoever broke it. Empty when all is well. */
export function invariants(state: BattleState): readonly string[] {
  const problems: string[] = [];
  const claim = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  claim(Number.isInteger(state.turn) && state.turn >= 1, `turn ${state.turn}`);
  for (const ship of allShips(state)) problems.push(...shipProblems(state, ship).map((text) => `${ship.id}: ${text}`));
  for (const group of allGroups(state)) {
    claim(group.ships.length <= 8, `${group.id}: formation of ${group.ships.length}`);
    claim(!group.dummy || group.ships.length === 0, `${group.id}: a dummy with ships`);
    claim(new Set(group.ships).size === group.ships.length, `${group.id}: a ship twice`);
    claim(
      group.ships.every((id) => findShip(state, id)?.group === group.id),
      `${group.id}: a ship that is elsewhere`,
    );
    claim(group.flagship === null || group.ships.includes(group.flagship), `${group.id}: flagship outside`);
    claim(group.straight >= 0, `${group.id}: straight ${group.straight}`);
    claim((group.move?.turn ?? 0) <= state.turn, `${group.id}: moved in the future`);
    claim((group.move?.distance ?? 0) >= 0, `${group.id}: moved ${group.move?.distance}`);
  }
  problems.push(...torpedoProblems(state), ...cardProblems(state));
  for (const key of HOUSE_RULE_KEYS) {
    claim((HOUSE_RULES[key].values as readonly string[]).includes(state.houseRules[key]), `house rule ${key}`);
  }
  return problems;
}

const COUNTS = ['fires', 'units', 'launched', 'scored'] as const;

function shipProblems(state: BattleState, ship: Ship): readonly string[] {
  const problems: string[] = [];
  const claim = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  for (const name of COUNTS) claim(Number.isInteger(ship[name]) && ship[name] >= 0, `${name} ${ship[name]}`);
  claim(ship.units <= ship.unitsAtFirst, `${ship.units} units of ${ship.unitsAtFirst}`);
  claim(ship.launched <= ship.unitsAtFirst, `${ship.launched} of ${ship.unitsAtFirst} launched`);
  claim(findGroup(state, ship.group)?.ships.includes(ship.id) ?? false, 'not in her formation');
  const sunk = shipStatus(ship) === 'sunk' || ship.fate === 'sunk' || ship.fate === 'disabled';
  claim(!sunk || ship.waiting.length === 0, 'sunk with hits waiting');
  claim(!sunk || ship.declared?.turn !== state.turn, 'sunk and about to fire');
  claim(ship.firedIn === 0 || ship.firedIn !== ship.heldIn, 'fired and held fire');
  for (const turn of [ship.firedIn, ship.heldIn, ship.controlledIn]) claim(turn <= state.turn, `acted in turn ${turn}`);
  const ids = [...ship.markers, ...ship.waiting].map(({ id }) => id);
  claim(new Set(ids).size === ids.length, 'one hit twice');
  const { hit, unseen = UNSEEN_HITS.ijn, unseenIrn = UNSEEN_HITS.irn } = state.next;
  claim(
    ids.every((id) => id < (id < UNSEEN_HITS.ijn ? hit : id < UNSEEN_HITS.irn ? unseen : unseenIrn)),
    'a hit from the future',
  );
  return problems;
}

/** Two launches from one ship, or more boats than a base has (TOGO-49). */
function torpedoProblems(state: BattleState): readonly string[] {
  const launches = new Map<string, Map<number, number>>();
  for (const { attack, turn } of Object.values(state.markers)) {
    if (attack === null) continue;
    const byTurn = launches.get(attack.launcher) ?? new Map<number, number>();
    byTurn.set(turn, Math.max(byTurn.get(turn) ?? 0, attack.boats));
    launches.set(attack.launcher, byTurn);
  }
  return [...launches].flatMap(([id, byTurn]) => {
    const boats = [...byTurn.values()].reduce((sum, count) => sum + count, 0);
    const ship = findShip(state, id);
    return ship !== null && boats > ship.unitsAtFirst ? [`${id}: launched ${boats} times`] : [];
  });
}

function cardProblems(state: BattleState): readonly string[] {
  return SIDES.flatMap((side) => {
    const { cards, pile, hand, discard, played } = state.sides[side];
    const all = [...pile, ...hand, ...discard, ...played.map(({ card }) => card)];
    const whole = new Set(all).size === all.length && all.length === Object.keys(cards).length;
    return whole ? [] : [`${side}: ${all.length} cards of ${Object.keys(cards).length}`];
  });
}

import type { Side } from '../../types';
import type { Command, CommandOf } from '../commands';
import { acting } from '../decide/order';
import { allShips, findGroup, fighting, inPlay, isSighted, isSmall, pairId, shipFitness } from '../queries';
import { mayFire } from '../owed/owed-combat';
import { aim, numbersOf, silenceOf } from '../shooting';
import { forbiddenTo } from '../special';
import type { BattleState, Ship, Shot } from '../state';
import { among, oneIn, type Pick } from './chance';

const enemiesInSight = (state: BattleState, side: Side): readonly Ship[] =>
  allShips(state).filter((ship) => ship.side !== side && isSighted(state, ship) && inPlay(state, ship));

/** The last range entered between two ships' formations, or a guess. */
function rangeTo(state: BattleState, ship: Ship, target: Ship, pick: Pick): number {
  const entered = state.ranges[pairId(ship.group, target.group)]?.inches;
  if (entered !== undefined && entered <= 12) return entered;
  return (state.light.night === null ? 1 + pick(11) : 1 + pick(state.light.night)) as number;
}

type FireOfShip = CommandOf<'fire'>['fires'][number];

/** A ship's fire at a target, with the batteries that may; null when none does. */
function shotsAt(state: BattleState, ship: Ship, target: Ship, pick: Pick): FireOfShip | null {
  const range = rangeTo(state, ship, target, pick);
  const arc = among(pick, ['side', 'side', 'side', 'bow', 'stern'] as const) ?? 'side';
  const shots = ship.card.batteries.flatMap((_, battery): Shot[] => {
    const shot = { battery, target: target.id, range, arc, bearing: null };
    const aimed = aim(state, ship, shot);
    return 'facts' in aimed && numbersOf(state, ship, [aimed]).objections.length === 0 ? [shot] : [];
  });
  const given = shots.map(({ battery }) => ({ battery, target: target.id, range, arc }));
  return given.length === 0 ? null : { ship: ship.id, shots: given };
}

/** One ship's fire, a division's, a declaration, or silence. */
export function gunfire(state: BattleState, side: Side, pick: Pick): Command | null {
  if (acting(state) !== side) return null;
  const ready = allShips(state).filter((ship) => ship.side === side && mayFire(state, ship));
  const [ship] = ready;
  if (ship === undefined) return null;
  const target = among(pick, enemiesInSight(state, side));
  const one = target === undefined ? null : shotsAt(state, ship, target, pick);
  if (one === null || target === undefined || oneIn(pick, 12)) return { type: 'holdFire', ships: [ship.id] };
  if (ship.declared?.turn === state.turn) return { type: 'fire', fires: [{ ship: ship.id }] };
  if (oneIn(pick, 10) && one.shots !== undefined) return { type: 'declareFire', ship: ship.id, shots: one.shots };
  if (oneIn(pick, 60)) return { type: 'rollArcEdge', ship: ship.id, battery: 0, target: target.id };
  const line = oneIn(pick, 4) ? ready.filter(({ group }) => group === ship.group).slice(1, 4) : [];
  const rest = line.flatMap((other) => shotsAt(state, other, target, pick) ?? []);
  return { type: 'fire', fires: [one, ...rest] };
}

/** Torpedoes at somebody in sight, when a ship has them and claims to be near enough. */
export function torpedoes(state: BattleState, side: Side, pick: Pick): Command | null {
  if (oneIn(pick, 9)) return { type: 'placeDummyMarker', side };
  const near = enemiesInSight(state, side);
  const ready = allShips(state).filter(
    (ship) =>
      ship.side === side &&
      fighting(state, ship) &&
      silenceOf(state, ship) === null &&
      forbiddenTo(state, 'torpedoes', ship) === null &&
      (isSmall(ship.card.type)
        ? ship.units > ship.launched && ship.card.torpedoes.factors > 0
        : shipFitness(state, ship).torpedoFactors > 0) &&
      findGroup(state, ship.group)?.place === 'table',
  );
  const ship = among(pick, ready);
  const target = among(pick, near);
  if (ship === undefined || target === undefined || !oneIn(pick, isSmall(ship.card.type) ? 2 : 8)) return null;
  const most = isSmall(ship.card.type) ? ship.card.torpedoes.factors : shipFitness(state, ship).torpedoFactors;
  const attack = { target: target.id, factors: 1 + pick(most), range: oneIn(pick, 2) ? 2 : 1.5, bearing: 90 };
  const boats = isSmall(ship.card.type) && oneIn(pick, 2) ? { boats: 1 } : {};
  return { type: 'launchTorpedoes', ship: ship.id, ...boats, attacks: [attack] };
}

import { BOARD_COLUMNS } from '../data/dice-tables';
import { SUNK } from '../types';
import { allGroups, allShips, type CampaignState, findShip, TERMINAL } from './state';

/** What must never be true of a campaign, whatever was done in it without a hand on its values. */
export function invariants(state: CampaignState): readonly string[] {
  const problems: string[] = [];
  const claim = (holds: boolean, problem: string) => void (holds || problems.push(problem));
  const grouped = new Map<string, number>();
  for (const group of allGroups(state)) {
    claim(group.ships.length > 0, `${group.id} is empty`);
    for (const id of group.ships) {
      grouped.set(id, (grouped.get(id) ?? 0) + 1);
      claim(findShip(state, id)?.side === group.side, `${id} is not of the side of ${group.id}`);
    }
  }
  for (const ship of allShips(state)) {
    const isAfloat = ship.fate === 'afloat';
    claim(ship.hits >= 0 && ship.hits <= SUNK, `${ship.id} has ${ship.hits} hits`);
    claim(!isAfloat || ship.hits < SUNK, `${ship.id} should be sunk`);
    claim((grouped.get(ship.id) ?? 0) === (isAfloat ? 1 : 0), `${ship.id} is in ${grouped.get(ship.id) ?? 0} groups`);
    claim(ship.morale <= 0, `${ship.id} has morale ${ship.morale}`);
    claim(!ship.inDock || ship.hits > 0, `${ship.id} is in dock without a hit`);
  }
  const { battle, step, result, land, lodged, mines, merchants, phase, turnLimit, retreats } = state;
  claim(phase >= 1 && phase <= TERMINAL, `phase ${phase}`);
  claim((battle !== null) === (step === 'battle'), `a battle at ${step}`);
  claim((result !== null) === (step === 'over'), `a result at ${step}`);
  claim(lodged >= 0 && land.total >= 0 && mines.left.ijn >= 0 && mines.left.irn >= 0, 'something below 0');
  claim(merchants.replaced * 2 <= merchants.sunk, 'more merchants replaced than every second');
  claim(turnLimit === null || state.turn <= turnLimit, `turn ${state.turn} of ${turnLimit}`);
  claim(
    retreats.every((id) => Object.hasOwn(state.groups, id)),
    'a retreat of nobody',
  );
  const seen = new Set<string>();
  for (const unit of Object.values(battle?.units ?? {})) {
    claim(unit.ships.length > 0, `${unit.id} is an empty unit`);
    claim(unit.column >= 1 && unit.column <= BOARD_COLUMNS, `${unit.id} on column ${unit.column}`);
    for (const id of unit.ships) {
      claim(!seen.has(id), `${id} is on the board twice`);
      seen.add(id);
      const ship = findShip(state, id);
      claim(ship?.fate === 'afloat' && ship.side === unit.side && !ship.inDock, `${id} on the board`);
    }
  }
  claim(
    battle === null || Object.keys(battle.pending).every((id) => seen.has(id)),
    'hits on somebody who is not there',
  );
  claim(battle === null || battle.stage === 'mark' || Object.keys(battle.pending).length === 0, 'hits left unmarked');
  return problems;
}

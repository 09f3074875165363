import { SIDES, sideOf } from '../types';
import { allShips, type CampaignState, findShip } from './state';

/** What must never be true of a campaign, whatever was done in it without a hand on its values. */
export function invariants(state: CampaignState): readonly string[] {
  const problems: string[] = [];
  const claim = (holds: boolean, problem: string) => void (holds || problems.push(problem));
  for (const ship of allShips(state)) {
    claim(ship.hits >= 0 && ship.hits <= 3, `${ship.id} has ${ship.hits} hits`);
    claim(ship.class !== 'battleship' || ship.hits === 0, `${ship.id} is a battleship with hit markers`);
    claim(ship.fate !== 'afloat' || ship.class === 'battleship' || ship.hits < 3, `${ship.id} should be sunk`);
  }
  const { togo, fight, meetings } = state;
  claim(togo.points >= 0, 'Togo points below 0');
  claim(togo.ledger.length === 0 || togo.ledger.every(({ total }) => total >= 0), 'a ledger line below 0');
  for (const meeting of Object.values(meetings)) {
    for (const side of SIDES) {
      const group = meeting[side];
      if (group === null) continue;
      claim(new Set(group.ships).size === group.ships.length, 'a ship sails twice');
      claim(
        group.turnedBack.every((id) => group.ships.includes(id)),
        'a ship turned back that had not sailed',
      );
      claim(
        group.ships.every((id) => sideOf(findShip(state, id)!.fleet) === side),
        'a ship of the other side',
      );
    }
  }
  claim((fight === null) === !isFighting(state), `a fight at ${state.step}`);
  for (const side of SIDES) {
    const line = fight?.lines[side] ?? [];
    claim(
      line.every((id) => findShip(state, id)?.fate === 'afloat'),
      'a sunk ship in the line',
    );
  }
  claim((state.result === null) === (state.step !== 'over'), 'over without a result');
  return problems;
}

const isFighting = ({ step }: CampaignState): boolean => /^(chits|crossing|fire|smoke)/.test(step);

import { NAVAL_ROUNDS } from '../data/naval-tables';
import { ASSAULT_ROUNDS } from '../data/land-tables';
import { SIDES } from '../types';
import { isSunkBy } from './fighting';
import {
  allFleets,
  allUnits,
  type CampaignState,
  findFleet,
  findHq,
  findUnit,
  isPrivate,
  shipsOf,
  stepsLeft,
} from './state';

/** What must never be true of a campaign, whatever was done in it without a hand on its values. */
export function invariants(state: CampaignState): readonly string[] {
  const problems: string[] = [];
  const claim = (holds: boolean, problem: string) => void (holds || problems.push(problem));
  for (const ship of Object.values(state.ships)) {
    claim(findFleet(state, ship.fleet)?.side === ship.side, `${ship.id} is in no fleet of her side`);
    claim(ship.damage >= 0, `${ship.id} has damage ${ship.damage}`);
    claim(ship.fate !== 'afloat' || !isSunkBy(ship, ship.damage), `${ship.id} should be sunk`);
  }
  for (const { id, morale, moraleCap, blockade, side, place, eliminated } of allFleets(state)) {
    claim(morale >= 0 && (moraleCap === null || morale <= moraleCap), `${id} has morale ${morale}`);
    claim(!blockade || (side === 'ijn' && place !== 'port'), `${id} on blockade`);
    claim(!eliminated || shipsOf(state, id).length === 0, `${id} is gone and has ships`);
  }
  for (const unit of allUnits(state)) {
    claim(unit.lost >= 0 && unit.lost <= unit.strengths.length, `${unit.id} has lost ${unit.lost}`);
    claim(unit.hq === null || findHq(state, unit.hq)?.side === unit.side, `${unit.id} has a foreign headquarters`);
  }
  const { battle, losses, picks, round, assaultRound, turn, turnLimit, attrition, ledger } = state;
  claim(round >= 1 && round <= NAVAL_ROUNDS, `round ${round}`);
  claim(assaultRound >= 1 && assaultRound <= ASSAULT_ROUNDS, `assault round ${assaultRound}`);
  claim(turnLimit === null || turn <= turnLimit, `turn ${turn} of ${turnLimit}`);
  claim(battle === null || (battle.hours ?? 99) >= battle.hour, 'more hours than there are');
  claim(battle === null || (battle.range ?? 0) >= 0, 'a negative range');
  claim(attrition === null || state.stage === 'attrition', `attrition at ${state.stage}`);
  claim(isPrivate(state) || SIDES.every((side) => picks[side] === null), 'picks that nobody may make');
  for (const side of ['attackers', 'defenders'] as const) {
    const steps = (losses?.[side] ?? []).reduce((sum, id) => sum + stepsLeft(findUnit(state, id)!), 0);
    claim(losses === null || losses.owed[side] <= steps, `${side} cannot lose so much`);
  }
  claim(
    ledger.every(({ morale }) => morale >= 0),
    'morale below 0 in the ledger',
  );
  return problems;
}

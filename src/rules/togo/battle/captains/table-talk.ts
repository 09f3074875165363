import { HOUSE_RULE_KEYS, HOUSE_RULES } from '../../house-rules';
import type { Side } from '../../types';
import type { Command } from '../commands';
import { allShips, inPlay } from '../queries';
import { owedByAll } from '../owed/owed';
import type { BattleState } from '../state';
import { among, oneIn, type Pick } from './chance';

/** What an umpire or two agreeing admirals do now and then; seldom, so that battles stay battles. */
export function tableTalk(state: BattleState, side: Side, pick: Pick): Command | null {
  const ship = among(
    pick,
    allShips(state).filter((one) => one.side === side && inPlay(state, one)),
  );
  const owing = among(
    pick,
    owedByAll(state).filter(({ secret }) => secret === null),
  );
  switch (pick(12)) {
    case 0:
      return owing === undefined || owing.code === 'pass-torpedoes' || owing.code === 'roll-initiative'
        ? null
        : { type: 'waive', code: owing.code, about: owing.about };
    case 1: {
      const key = among(pick, HOUSE_RULE_KEYS) ?? 'fireCheck';
      return { type: 'changeHouseRule', key, value: among(pick, HOUSE_RULES[key].values) ?? 'each-fire' };
    }
    case 2: {
      if (ship === undefined || Object.keys(state.ships).length > 90) return null;
      const id = `${ship.id}.${state.turn}`.slice(0, 60);
      if (Object.hasOwn(state.ships, id)) return null;
      return { type: 'addShip', side, id, name: `${ship.name} II`, card: ship.card, units: ship.unitsAtFirst };
    }
    case 3:
      return ship === undefined || !oneIn(pick, 3) ? null : { type: 'removeShip', ship: ship.id };
    case 4: {
      const fate = among(pick, ['aground', 'beached', 'struck', 'captured', 'scuttled', 'afloat'] as const) ?? 'afloat';
      return ship === undefined || !oneIn(pick, 3) ? null : { type: 'setFate', ship: ship.id, fate };
    }
    case 5:
      return ship === undefined
        ? null
        : { type: 'correct', path: ['ships', ship.id, 'fires'], value: Math.max(0, ship.fires - 1), reason: 'recount' };
    default:
      return null;
  }
}

import { lastOf, type LastResult, NOBODY, ofSide, stripDice, type Subject, type Where } from '../../common/where';
import type { WhereContext } from '../../rulebook';
import { SIDES } from '../types';
import type { Command } from './commands';
import { curtainOf } from './curtain';
import { describe } from './describe';
import type { CampaignEvent } from './events';
import { lastTurn } from './flow';
import { phaseOf } from './moment';
import { owed } from './owed';
import { type CampaignState, findGroup, findShip } from './state';

type LastCode =
  | 'moved'
  | 'spotted'
  | 'hidden'
  | 'port-held'
  | 'fired'
  | 'sunk'
  | 'escaped'
  | 'raided'
  | 'month'
  | 'released'
  | 'fell';
export type TsushimaWhere = Where<LastCode>;

/** Where a campaign stands, for its line in a list: nothing that one side alone may know. */
export function where(state: CampaignState, { rolling, events }: WhereContext<Command, CampaignEvent>): TsushimaWhere {
  return {
    turn: state.turn,
    turnLimit: lastTurn(state),
    phase: phaseOf(state),
    acting: state.battle?.mover ?? state.active,
    owed: owed(state).length,
    dice: rolling === null ? null : diceOf(state, rolling),
    last: lastOf(events, (event) => (describe(state, event, 'public') === null ? null : resultOf(state, event))),
    over: state.result && { winner: state.result.winner ?? 'draw' },
  };
}

function diceOf(
  state: CampaignState,
  rolling: NonNullable<WhereContext<Command, CampaignEvent>['rolling']>,
): Where['dice'] {
  const { command } = rolling;
  // A strip behind a curtain is its side's alone, and so is the fact that there is one.
  if (curtainOf(state, command) !== null) return null;
  const side = 'side' in command && command.side !== undefined ? command.side : state.active;
  return stripDice(rolling, side === null ? null : ofSide(side));
}

function resultOf(state: CampaignState, event: CampaignEvent): LastResult<LastCode> | null {
  const result = (code: LastCode, who: Subject, count = 0): LastResult<LastCode> => ({ code, who, whom: null, count });
  switch (event.type) {
    case 'GroupMoved': {
      const group = findGroup(state, event.group);
      return group && result('moved', ofSide(group.side));
    }
    case 'Searched':
      return result(event.spotted ? 'spotted' : 'hidden', ofSide(event.side));
    case 'PortAttackRolled':
      return event.success ? null : result('port-held', ofSide(event.side));
    case 'RoundFired':
      return result(
        'fired',
        NOBODY,
        event.shots.reduce((sum, { hits }) => sum + hits, 0),
      );
    case 'HitsMarked': {
      const [sunk] = event.ships.filter((each) => each.sunk).map(({ ship }) => findShip(state, ship));
      return sunk ? result('sunk', { name: sunk.name, side: sunk.side }) : null;
    }
    case 'UnitLeft': {
      const ship = findShip(state, event.ships[0] ?? '');
      return event.escaped && ship ? result('escaped', ofSide(ship.side), event.ships.length) : null;
    }
    case 'TownRaided':
      return event.success ? result('raided', ofSide('irn')) : null;
    case 'MonthBegan':
      return result('month', NOBODY, event.month);
    case 'SquadronReleased':
      return result('released', ofSide('irn'), event.squadron === 'baltic-1' ? 1 : 2);
    case 'PortArthurFell':
      return result('fell', ofSide(SIDES[0]));
    default:
      return null;
  }
}

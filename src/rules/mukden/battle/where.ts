import { lastOf, type LastResult, NOBODY, ofSide, stripDice, type Subject, type Where } from '../../common/where';
import type { WhereContext } from '../../rulebook';
import { LAST_TURN } from '../types';
import type { Command } from './commands';
import type { CampaignEvent } from './events';
import { type MomentPhase, phaseOf } from './moment';
import { owed } from './owed';
import { activityOf, type CampaignState, findUnit } from './state';

type LastCode =
  'order' | 'paralysed' | 'moved' | 'flipped' | 'attack' | 'advanced' | 'probed' | 'control' | 'turn' | 'won';
export interface MukdenWhere extends Where<LastCode> {
  readonly phase: MomentPhase;
}

/** Where a campaign stands, for its line in a list: nothing that one side alone may know. */
export function where(state: CampaignState, { rolling, events }: WhereContext<Command, CampaignEvent>): MukdenWhere {
  const who = state.action?.side ?? (activityOf(state) === null ? null : state.actor);
  return {
    turn: state.turn,
    turnLimit: LAST_TURN,
    phase: phaseOf(state),
    acting: who,
    owed: owed(state).length,
    dice: rolling && stripDice(rolling, ofSide(who ?? 'ijn')),
    last: lastOf(events, (event) => resultOf(state, event)),
    over: state.result && { winner: state.result.winner },
  };
}

function resultOf(state: CampaignState, event: CampaignEvent): LastResult<LastCode> | null {
  const result = (code: LastCode, who: Subject, count = 0): LastResult<LastCode> => ({ code, who, whom: null, count });
  switch (event.type) {
    case 'OrderChosen':
      return result('order', ofSide('ijn'));
    case 'ParalysisRolled':
      return result('paralysed', ofSide('irn'), event.count);
    case 'UnitMoved':
    case 'UnitFlipped': {
      const name = findUnit(state, event.unit)?.name ?? null;
      return result(event.type === 'UnitMoved' ? 'moved' : 'flipped', { name, side: event.side });
    }
    case 'AttackResolved':
      return result('attack', ofSide(event.side), event.losses[1]);
    case 'UnitsAdvanced':
      return result('advanced', ofSide(event.side), event.units.length);
    case 'UnitsProbed':
      return result('probed', ofSide(event.side), event.units.length);
    case 'ControlChanged':
      return result('control', ofSide(event.side), event.hexes.length);
    case 'PhaseBegan':
      return event.phase === 'I' || event.phase === 'II' ? result('turn', NOBODY, event.turn) : null;
    case 'SuddenVictory':
    case 'GameJudged':
      return result('won', ofSide(event.winner));
    default:
      return null;
  }
}

import type { LastResult, Subject, Where } from '../../common/where';
import type { WhereContext } from '../../rulebook';
import { LAST_TURN, type Side } from '../types';
import type { Command } from './commands';
import type { CampaignEvent } from './events';
import { type MomentPhase, phaseOf } from './moment';
import { owed } from './owed';
import { activityOf, type CampaignState, findUnit } from './state';

export type LastCode =
  'order' | 'paralysed' | 'moved' | 'flipped' | 'attack' | 'advanced' | 'probed' | 'control' | 'turn' | 'won';
export interface MukdenWhere extends Where<LastCode> {
  readonly phase: MomentPhase;
}

const ofSide = (side: Side): Subject => ({ name: null, side });

/** Where a campaign stands, for its line in a list: nothing that one side alone may know. */
export function where(state: CampaignState, { rolling, events }: WhereContext<Command, CampaignEvent>): MukdenWhere {
  const who = state.action?.side ?? (activityOf(state) === null ? null : state.actor);
  return {
    turn: state.turn,
    turnLimit: LAST_TURN,
    phase: phaseOf(state),
    acting: who,
    owed: owed(state).length,
    dice: rolling && {
      doing: rolling.command.type,
      who: ofSide(who ?? 'ijn'),
      purpose: rolling.needs.call.purpose,
      missing: rolling.needs.missing,
      need: rolling.needs.call.need?.value ?? null,
      at: rolling.needs.call.at,
    },
    last: lastOf(state, events),
    over: state.result && { winner: state.result.winner },
  };
}

function lastOf(state: CampaignState, events: readonly CampaignEvent[]): LastResult<LastCode> | null {
  for (const event of [...events].reverse()) {
    const last = resultOf(state, event);
    if (last !== null) return last;
  }
  return null;
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
      return event.phase === 'I' || event.phase === 'II'
        ? result('turn', { name: null, side: null }, event.turn)
        : null;
    case 'SuddenVictory':
    case 'GameJudged':
      return result('won', ofSide(event.winner));
    default:
      return null;
  }
}

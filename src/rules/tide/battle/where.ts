import type { LastResult, Subject, Where } from '../../common/where';
import type { WhereContext } from '../../rulebook';
import { type Fleet, type Side, sideOf } from '../types';
import type { Command } from './commands';
import { curtainOf } from './curtain';
import { describe, type EventCode } from './describe';
import type { CampaignEvent } from './events';
import { phaseOf } from './moment';
import { owed } from './owed';
import { type CampaignState, findShip } from './state';

export type LastCode = 'sailed' | 'stayed' | 'withdrew' | 'crossed' | 'fired' | 'sunk' | 'evacuated' | 'smoke' | 'home';
export type TideWhere = Where<LastCode>;

/** Where a campaign stands, for its line in a list: nothing that one side alone may know. */
export function where(state: CampaignState, { rolling, events }: WhereContext<Command, CampaignEvent>): TideWhere {
  const wanted = owed(state);
  const [first] = wanted;
  return {
    turn: state.turn,
    turnLimit: state.turnLimit,
    phase: phaseOf(state),
    acting: first === undefined ? null : sideNamed(first.about),
    owed: wanted.length,
    dice: rolling === null ? null : diceOf(state, rolling),
    last: lastOf(state, events),
    over: state.result && { winner: state.result.winner },
  };
}

const FLEET_SIDES: Readonly<Record<string, Side>> = {
  ijn: 'ijn',
  irn: 'irn',
  japan: 'ijn',
  vladivostok: 'irn',
  'port-arthur': 'irn',
};
const sideNamed = (about: string): Side | null => FLEET_SIDES[about] ?? null;

function diceOf(
  state: CampaignState,
  { command, needs }: NonNullable<WhereContext<Command, CampaignEvent>['rolling']>,
): Where['dice'] {
  // A strip behind a curtain is its side's alone, and so is the fact that there is one.
  if (curtainOf(state, command) !== null) return null;
  const side = 'side' in command ? command.side : null;
  return {
    doing: command.type,
    who: side === null ? null : { name: null, side },
    purpose: needs.call.purpose,
    missing: needs.missing,
    need: needs.call.need?.value ?? null,
    at: needs.call.at,
  };
}

const ofSide = (side: Side): Subject => ({ name: null, side });
const ofFleet = (fleet: Fleet): Subject => ({ name: fleet, side: sideOf(fleet) });

/** The last thing that has a sentence of its own and is for everybody. */
function lastOf(state: CampaignState, events: readonly CampaignEvent[]): LastResult<LastCode> | null {
  for (const event of [...events].reverse()) {
    const code: EventCode | undefined = describe(state, event, 'public')?.code;
    const last = code === undefined ? null : resultOf(state, event);
    if (last !== null) return last;
  }
  return null;
}

function resultOf(state: CampaignState, event: CampaignEvent): LastResult<LastCode> | null {
  const result = (code: LastCode, who: Subject, count = 0): LastResult<LastCode> => ({ code, who, whom: null, count });
  switch (event.type) {
    case 'FleetSailed':
      return result('sailed', ofFleet(event.fleet));
    case 'JapaneseSailed':
      return result('sailed', ofFleet('japan'));
    case 'FleetStayed':
      return result('stayed', ofFleet(event.fleet));
    case 'Withdrew':
      return result('withdrew', ofSide(event.side));
    case 'CrossingRolled':
      return event.success ? result('crossed', ofSide(event.side)) : null;
    case 'Fired':
      return result(
        'fired',
        ofSide(event.side),
        event.sets.reduce((sum, { hits }) => sum + hits, 0),
      );
    case 'DamageTaken': {
      const [first] = event.ships.filter(({ sunk }) => sunk).map(({ ship }) => findShip(state, ship));
      return first ? result('sunk', { name: first.name, side: sideOf(first.fleet) }) : null;
    }
    case 'FleetEvacuated':
      return result('evacuated', ofFleet('port-arthur'));
    case 'SmokeLaid':
      return result('smoke', ofSide(event.side));
    case 'FleetsHome':
      return result('home', ofFleet(event.fleet));
    default:
      return null;
  }
}

import { lastOf, type LastResult, ofSide, stripDice, type Subject, type Where } from '../../common/where';
import type { WhereContext } from '../../rulebook';
import { type Fleet, type Side, sideOf } from '../types';
import type { Command } from './commands';
import { curtainOf } from './curtain';
import { describe } from './describe';
import type { CampaignEvent } from './events';
import { phaseOf } from './moment';
import { owed } from './owed';
import { type CampaignState, findShip } from './state';

type LastCode = 'sailed' | 'stayed' | 'withdrew' | 'crossed' | 'fired' | 'sunk' | 'evacuated' | 'smoke' | 'home';
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
    last: lastOf(events, (event) => (describe(state, event, 'public') === null ? null : resultOf(state, event))),
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
  rolling: NonNullable<WhereContext<Command, CampaignEvent>['rolling']>,
): Where['dice'] {
  const { command } = rolling;
  // A strip behind a curtain is its side's alone, and so is the fact that there is one.
  if (curtainOf(state, command) !== null) return null;
  const side = 'side' in command ? command.side : null;
  return stripDice(rolling, side === null ? null : ofSide(side));
}

const ofFleet = (fleet: Fleet): Subject => ({ name: fleet, side: sideOf(fleet) });

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

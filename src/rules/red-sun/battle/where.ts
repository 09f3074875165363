import { lastOf, type LastResult, NOBODY, ofSide, stripDice, type Subject, type Where } from '../../common/where';
import type { WhereContext } from '../../rulebook';
import type { Command } from './commands';
import { curtainOf } from './curtain';
import type { CampaignEvent } from './events';
import { type Phase, phaseOf } from './moment';
import { owed } from './owed';
import { type CampaignState, findFleet, findShip, sideOf } from './state';

type LastCode =
  | 'sailed'
  | 'stayed'
  | 'round'
  | 'blockade'
  | 'eliminated'
  | 'battle'
  | 'weather'
  | 'fired'
  | 'sunk'
  | 'admiral-wounded'
  | 'admiral-killed'
  | 'activated'
  | 'assault'
  | 'turn';
export interface RedSunWhere extends Where<LastCode> {
  readonly phase: Phase;
  /** Of the battle that is on. */
  readonly hour: number | null;
}

/** Where a campaign stands, for its line in a list: nothing that one side alone may know. */
export function where(state: CampaignState, { rolling, events }: WhereContext<Command, CampaignEvent>): RedSunWhere {
  return {
    turn: state.turn,
    turnLimit: state.turnLimit,
    phase: phaseOf(state),
    hour: state.battle?.hour ?? null,
    acting: state.battle === null ? sideOf(state.stage) : null,
    owed: owed(state).length,
    dice: rolling === null ? null : diceOf(state, rolling),
    last: lastOf(events, (event) => resultOf(state, event)),
    over: state.result && { winner: state.result.winner },
  };
}

function diceOf(
  state: CampaignState,
  rolling: NonNullable<WhereContext<Command, CampaignEvent>['rolling']>,
): Where['dice'] {
  const { command } = rolling;
  // A strip behind a curtain is its side's alone, and so is the fact that there is one.
  if (curtainOf(state, command) !== null) return null;
  const side = 'side' in command ? command.side : sideOf(state.stage);
  return stripDice(rolling, side === null || state.battle !== null ? null : ofSide(side));
}

function resultOf(state: CampaignState, event: CampaignEvent): LastResult<LastCode> | null {
  const result = (code: LastCode, who: Subject, count = 0): LastResult<LastCode> => ({ code, who, whom: null, count });
  const fleetOf = (id: string): Subject => {
    const fleet = findFleet(state, id);
    return fleet === null ? NOBODY : { name: fleet.name, side: fleet.side };
  };
  switch (event.type) {
    case 'InitiativeRolled': {
      const sailed = event.tried.filter(({ success }) => success).length;
      return result(sailed > 0 ? 'sailed' : 'stayed', ofSide(event.side), sailed);
    }
    case 'RoundBegan':
      return result('round', NOBODY, event.round);
    case 'BlockadeRolled':
      return result('blockade', fleetOf(event.fleet), event.die);
    case 'FleetsEliminated':
      return result('eliminated', NOBODY, event.fleets.length);
    case 'BattleBegan':
      return result('battle', NOBODY);
    case 'WeatherRolled':
      return result('weather', NOBODY, event.hour);
    case 'Fired':
    case 'TorpedoesFired':
      return result(
        'fired',
        NOBODY,
        event.shots.reduce((sum, { damage }) => sum + damage, 0),
      );
    case 'DamageTaken': {
      const [sunk] = event.ships.filter((each) => each.sunk).map(({ ship }) => findShip(state, ship));
      return sunk ? result('sunk', { name: sunk.name, side: sunk.side }) : null;
    }
    case 'AdmiralRolled':
      return event.casualty === 'unharmed'
        ? null
        : result(event.casualty === 'killed' ? 'admiral-killed' : 'admiral-wounded', fleetOf(event.fleet));
    case 'Activated':
      return result('activated', NOBODY, event.tried.filter(({ success }) => success).length);
    case 'Assaulted':
      return result('assault', NOBODY, event.losses.defenders);
    case 'TurnBegan':
      return result('turn', NOBODY, event.turn);
    default:
      return null;
  }
}

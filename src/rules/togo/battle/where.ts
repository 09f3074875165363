import { lastOf, type LastResult, stripDice, type Subject, type Where } from '../../common/where';
import type { WhereContext } from '../../rulebook';
import type { Command } from './commands';
import { curtainOf } from './curtain';
import { acting } from './decide/order';
import { describe } from './describe';
import type { BattleEvent } from './events';
import { findGroup, findShip, isSighted, statusBefore } from './queries';
import { owed } from './owed/owed';
import type { BattleState } from './state';

type Context = WhereContext<Command, BattleEvent>;

export type LastCode =
  | 'fired'
  | 'torpedo'
  | 'sunk'
  | 'abandoned'
  | 'silenced'
  | 'damaged'
  | 'unitsLost'
  | 'controlled'
  | 'sighted'
  | 'dummy'
  | 'moved'
  | 'initiative'
  | 'drew'
  | 'played';
type Last = LastResult<LastCode>;
export type TogoWhere = Where<LastCode>;

/** Where a battle stands, for the list of battles: nothing that one side alone may know. */
export function where(state: BattleState, { rolling, events }: Context): TogoWhere {
  return {
    turn: state.turn,
    turnLimit: state.turnLimit,
    phase: state.phase,
    acting: acting(state),
    owed: owed(state, 'public').length,
    dice: rolling === null ? null : diceOf(state, rolling),
    last: lastOf(events, (event) => (describe(state, event, 'public') === null ? null : resultOf(state, event))),
    over: state.result && { winner: state.result.winner },
  };
}

function diceOf(state: BattleState, rolling: NonNullable<Context['rolling']>): Where['dice'] {
  const { command } = rolling;
  const about = subjectsOf(command);
  // A strip behind a curtain is its side's alone, and so is the fact that there is one.
  if (about === null || curtainOf(state, command) !== null) return null;
  const [first] = about;
  return stripDice(rolling, first === undefined ? null : subject(state, first));
}

/** Whom a roll is about; null for what has no dice, or none that a card would tell of. */
function subjectsOf(command: Command): readonly string[] | null {
  switch (command.type) {
    case 'rollInitiative':
    case 'rollVisibility':
    case 'raiseTrigger':
    case 'resolveTorpedo':
      return [];
    case 'rollUnplanned':
    case 'rollArrival':
    case 'trySighting':
      return [command.counter];
    case 'weighAnchor':
    case 'rollArcEdge':
      return [command.ship];
    case 'fire':
      return command.fires.map(({ ship }) => ship);
    case 'controlDamage':
      return command.tries.map(({ ship }) => ship);
    case 'rollDamage':
      return command.ships;
    default:
      return null;
  }
}

function resultOf(state: BattleState, event: BattleEvent): Last | null {
  const result = (code: LastCode, who: string, count = 0, whom: string | null = null): Last => ({
    code,
    who: subject(state, who),
    whom: whom === null ? null : subject(state, whom),
    count,
  });
  switch (event.type) {
    case 'GunfireResolved': {
      const [best] = [...event.shots].sort((a, b) => b.effective - a.effective);
      if (best === undefined) return null;
      const hits = event.shots.filter(({ target }) => target === best.target).map(({ effective }) => effective);
      return result('fired', event.ship, sum(hits), best.target);
    }
    case 'TorpedoResolved':
      return result('torpedo', event.launcher, event.effective, event.target);
    case 'DamageResolved': {
      const { status } = event;
      const isNews = status !== 'afloat' && status !== statusBefore(state, event);
      return result(isNews ? status : 'damaged', event.ship, event.hits.length);
    }
    case 'UnitsLost':
      return result('unitsLost', event.ship, event.lost);
    case 'DamageControlled':
      return result('controlled', event.ship);
    case 'CounterSighted':
      return result('sighted', event.counter);
    case 'DummyRemoved':
      return result('dummy', event.counter);
    case 'MoveNoted':
      return result('moved', event.counter);
    case 'InitiativeRolled':
      return result('initiative', event.movesLast);
    case 'CardsDrawn':
      return result('drew', event.side, event.cards.length);
    case 'CardPlayed':
      return result('played', event.side);
    default:
      return null;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

const knownShip = (state: BattleState, id: string): boolean => {
  const ship = findShip(state, id);
  return ship !== null && isSighted(state, ship);
};

/** Ships and formations by name where everybody knows them, else by their side alone. */
function subject(state: BattleState, id: string | null): Subject {
  if (id === null) return { name: null, side: null };
  if (id === 'ijn' || id === 'irn') return { name: null, side: id };
  const ship = findShip(state, id);
  if (ship !== null) return { name: knownShip(state, id) ? ship.name : null, side: ship.side };
  const group = findGroup(state, id);
  return { name: group?.sighted && !group.dummy ? group.name : null, side: group?.side ?? null };
}

import { NOT_EVACUATED_VP, WINNING_TOTAL } from '../../data/point-tables';
import { crossMines, rollInPort, type ShipRoll } from '../../procedures';
import { type Port, PORTS, type Side } from '../../types';
import type { CommandOf } from '../commands';
import { beginFight } from '../fighting';
import { beginNavalPhase, changeTogo, endMeeting, passRecovery, rollsIn } from '../flow';
import { refusal } from '../refusals';
import { afloatIn, findShip, isSecretInPort, throughMines } from '../state';
import { type DecideContext, done, guard, type Outcome, rolled, unlessStep } from './decision';

/** Step 1: undamaged ships under Port markers (TAS-30). */
export const recover = (context: DecideContext, { sides }: CommandOf<'recover'>): Outcome =>
  inPort(context, 'recover', sides);

/** Step 2: damaged ships; who is repaired keeps her marker until the next recovery (TAS-30). */
export const repair = (context: DecideContext, { sides }: CommandOf<'repair'>): Outcome =>
  inPort(context, 'repair', sides);

function inPort(context: DecideContext, step: 'recover' | 'repair', sides: readonly Side[]): Outcome {
  const { state } = context;
  const ports = sides.flatMap((side) => {
    const ships = rollsIn(state, step, side);
    return PORTS.map((port) => ({ port, ships: ships.filter(({ fleet }) => fleet === port).map(({ id }) => id) }));
  });
  const purpose = step === 'recover' ? 'recovery' : 'repair';
  return guard(
    context,
    [
      unlessStep(context, step),
      new Set(sides).size < sides.length && refusal('CHOSEN_TWICE'),
      isSecretInPort(state) && sides.length > 1 && refusal('ONE_SIDE_AT_A_TIME'),
      sides.some((side) => state.recovered[side]) && refusal('ALREADY_ROLLED'),
    ],
    () =>
      rolled(context, rollInPort(purpose, ports), (rolls, chain) => {
        for (const side of sides) {
          if (isSecretInPort(state)) chain.add({ type: 'RolledInPort', side, step });
          const own = rolls.filter(({ ship }) => isOwn(side, ship));
          chain.add({ type: step === 'recover' ? 'Recovered' : 'Repaired', side, rolls: own });
        }
        passRecovery(chain);
      }),
  );

  function isOwn(side: Side, ship: ShipRoll['ship']): boolean {
    return rollsIn(state, step, side).some(({ id }) => id === ship);
  }
}

export function nextTurn(context: DecideContext): Outcome {
  const { turn, turnLimit } = context.state;
  return guard(
    context,
    [unlessStep(context, 'land'), turnLimit !== null && turn >= turnLimit && refusal('LAST_TURN', { turn })],
    () =>
      done(context, (chain) => {
        chain.add({ type: 'TurnBegan', turn: turn + 1 });
        beginNavalPhase(chain);
      }),
  );
}

/** Hex 0801 is Japanese: what lies in Port Arthur is lost, and scored as the table has ruled (TAS-6, AMB-5). */
export function losePortArthur(context: DecideContext): Outcome {
  const { state } = context;
  return guard(context, [state.portArthurFallen && refusal('ALREADY_FALLEN'), unlessStep(context, 'land')], () =>
    done(context, (chain) => {
      const left = afloatIn(state, 'port-arthur');
      const byPoints = state.rulings.notEvacuated === 'togo-points';
      const victoryPoints = byPoints || left.length === 0 ? 0 : NOT_EVACUATED_VP;
      chain.add({ type: 'PortArthurFell', ships: left.map(({ id }) => id), victoryPoints });
      for (const ship of left) {
        if (byPoints && ship.class === 'battleship') changeTogo(chain, 'not-evacuated', ship.id);
      }
    }),
  );
}

/** The game is over: every Japanese ship is repaired, recovered and at sea (TAS-33). */
export function beginTsushima(context: DecideContext): Outcome {
  const { state } = context;
  const { turn, turnLimit } = state;
  return guard(
    context,
    [
      unlessStep(context, 'land'),
      turnLimit !== null && turn < turnLimit && refusal('NOT_THE_LAST_TURN', { turn, turnLimit }),
    ],
    () =>
      done(context, (chain) => {
        const ids = (fleet: Port | 'european') => afloatIn(state, fleet).map(({ id }) => id);
        chain.add({ type: 'TsushimaBegan', ijn: ids('japan'), irn: ids('european') });
        if (ids('japan').length === 0 || ids('european').length === 0) endMeeting(chain, { marked: false });
        else chain.step('mines');
      }),
  );
}

/** Each ship of the European Fleet rolls; who turns back takes no part and is not lost (TAS-33, AMB-22). */
export function enterOpenSea(context: DecideContext): Outcome {
  const ships = (context.state.meetings.european.irn?.ships ?? []).flatMap((id) => findShip(context.state, id) ?? []);
  return guard(context, [unlessStep(context, 'mines')], () =>
    rolled(context, crossMines('irn', ships), (rolls, chain) => {
      chain.add({ type: 'MinesCrossed', side: 'irn', box: 'open-sea', rolls });
      if (throughMines(chain.state.meetings.european.irn).length === 0) endMeeting(chain, { marked: false });
      else beginFight(chain);
    }),
  );
}

/** Japanese victory points and Togo points together (TAS-5). */
export function endCampaign(context: DecideContext): Outcome {
  const { state } = context;
  const { victoryPoints } = state.base;
  return guard(
    context,
    [
      victoryPoints === null && refusal('VICTORY_POINTS_MISSING'),
      state.step !== 'final' && refusal('TSUSHIMA_NOT_FOUGHT'),
    ],
    () =>
      done(context, (chain) => {
        const togo = state.togo.points;
        const total = (victoryPoints ?? 0) + togo;
        const winner: Side = total >= WINNING_TOTAL ? 'ijn' : 'irn';
        chain.add({ type: 'CampaignEnded', winner, victoryPoints: victoryPoints ?? 0, togo, total });
      }),
  );
}

/** Catches up with the table in one sentence: what was under way is left. */
export function goTo(context: DecideContext, { turn, step }: CommandOf<'goTo'>): Outcome {
  return done(context, (chain) => {
    chain.add({ type: 'MovedOn', turn });
    if (step === 'sortie') beginNavalPhase(chain);
    else if (step === 'land') chain.step('land');
    else passRecovery(chain.step('recover'));
  });
}

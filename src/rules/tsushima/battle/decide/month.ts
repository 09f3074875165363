import type { CommandOf } from '../commands';
import { endCampaignNow, nextMonth, passRows } from '../flow';
import { refusal } from '../refusals';
import { allGroups, type CampaignState, findShip, TERMINAL, TERMINAL_ROWS } from '../state';
import { type DecideContext, done, guard, type Outcome, unlessStep } from './decision';

/** The month is over (TSU-4). */
export function endMonth(context: DecideContext): Outcome {
  const { state } = context;
  const left = TERMINAL_ROWS.find((row) => !state.terminal[row]);
  return guard(
    context,
    [unlessStep(context, 'terminal'), left !== undefined && refusal('ROWS_LEFT', { row: left })],
    () => done(context, nextMonth),
  );
}

/** A ship from the Baltic has come through to Vladivostok (TSU-66). */
export const isThrough = (state: CampaignState): boolean =>
  state.scenario === 'tsushima' &&
  allGroups(state).some(
    ({ side, where, ships }) =>
      side === 'irn' &&
      where.kind === 'port' &&
      where.name === 'vladivostok' &&
      ships.some((id) => findShip(state, id)?.began === 'china-sea'),
  );

/** The Russians may end Tsushima once a ship is through; any other end is by leave of the table (TSU-66). */
export function endCampaign(context: DecideContext): Outcome {
  const { state } = context;
  return guard(
    context,
    [state.battle !== null && refusal('BATTLE_ON'), !isThrough(state) && refusal('NOT_OVER_YET')],
    () => done(context, endCampaignNow),
  );
}

/** Catches up with the table in one sentence: what was under way is left. */
export function goTo(context: DecideContext, { year, month, phase }: CommandOf<'goTo'>): Outcome {
  const { state } = context;
  const turn = Math.max(1, state.turn + (year - state.year) * 12 + month - state.month);
  return guard(context, [state.turnLimit === null && refusal('NOT_IN_THIS_SCENARIO')], () =>
    done(context, (chain) => {
      chain.add({ type: 'MovedOn', turn: Math.min(99, turn), month, year }, { type: 'PhaseBegan', phase });
      if (phase === TERMINAL) passRows(chain);
    }),
  );
}

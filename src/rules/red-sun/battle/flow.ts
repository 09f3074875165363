import { NAVAL_ROUNDS } from '../data/naval-tables';
import { seasonAfter } from '../types';
import type { Chain } from './decide/decision';
import { isOutOfSight, moraleDue, torpedoShips } from './fighting';
import {
  allFleets,
  type Battle,
  type CampaignState,
  type Fleet,
  HOUR_STEPS,
  type HourStep,
  isPrivate,
  type Row,
  rowsOf,
  shipsOf,
  STAGES,
} from './state';
import { type Side, SIDES } from '../types';

/** Rows of the checklist that nobody has ticked. */
export const rowsLeft = ({ stage, ticks }: Pick<CampaignState, 'stage' | 'ticks'>): readonly Row[] =>
  rowsOf(stage).filter((row) => !ticks.includes(row));

/** The stage that follows, or none after the last. */
export function nextStage(chain: Chain): void {
  const { state } = chain;
  const stage = STAGES[STAGES.indexOf(state.stage) + 1];
  if (stage !== undefined) chain.add({ type: 'StageBegan', stage, skipped: rowsLeft(state) });
}

/** The next of ten rounds; after the tenth, attrition (RSR-1). */
export function nextRoundOf(chain: Chain): void {
  const { state } = chain;
  if (state.round >= NAVAL_ROUNDS) return nextStage(chain);
  chain.add({ type: 'RoundBegan', round: state.round + 1, skipped: rowsLeft(state) });
}

/** Fleets of a side that may roll for initiative: in port, with ships or merchants (RSR-2). */
export const sailable = (state: CampaignState, side: Side): readonly Fleet[] =>
  allFleets(state).filter((fleet) => fleet.side === side && fleet.place === 'port' && isFloating(state, fleet));

export const isFloating = (state: Pick<CampaignState, 'ships'>, { id, isMerchant, eliminated }: Fleet): boolean =>
  !eliminated && (isMerchant || shipsOf(state, id).length > 0);

/** Sides whose picks are waited for: both, before the first die (RSR-2). */
export const picksLeft = (state: CampaignState): readonly Side[] =>
  isPrivate(state) && state.stage === 'irn-initiative' ? SIDES.filter((side) => state.picks[side] === null) : [];

/** Fleets that have yet to roll for their blockade (RSR-4). */
export const toBlockade = (state: CampaignState): readonly Fleet[] =>
  allFleets(state).filter((fleet) => fleet.blockade && isFloating(state, fleet) && !state.blockaded.includes(fleet.id));

/** Fleets neither in port nor in a coastal hex: lost when attrition ends (RSR-4). */
export const outAtSea = (state: CampaignState): readonly Fleet[] =>
  allFleets(state).filter((fleet) => fleet.place === 'sea' && !fleet.eliminated);

/** Whether a step of the hour has anything in it. */
function hasStep(state: CampaignState, battle: Battle, step: HourStep): boolean {
  switch (step) {
    case 'search':
      return isOutOfSight(state, battle);
    case 'torpedo':
      return !isOutOfSight(state, battle) && SIDES.some((side) => torpedoShips(state, battle, side).length > 0);
    case 'morale':
      return moraleDue(state, battle).length > 0 || battle.admirals.length > 0;
    default:
      return true;
  }
}

/** On to the next step of the hour that has anything in it (RSR-10). */
export function nextHourStep(chain: Chain): void {
  const { battle } = chain.state;
  if (battle === null) return;
  const later = HOUR_STEPS.slice(HOUR_STEPS.indexOf(battle.step) + 1);
  const step = later.find((each) => hasStep(chain.state, battle, each)) ?? 'done';
  chain.add({ type: 'HourStepBegan', step });
}

/** The last step goes by as soon as nothing is left in it. */
export function passMorale(chain: Chain): void {
  const { battle } = chain.state;
  if (battle?.step === 'morale' && !hasStep(chain.state, battle, 'morale')) nextHourStep(chain);
}

/** The season of the next turn: as the owner's book counts turns, or as it is (RSR-14). */
export function seasonNext({ season, seasonTurn, turnsPerSeason }: CampaignState): CampaignState['season'] {
  return turnsPerSeason !== null && seasonTurn >= turnsPerSeason ? seasonAfter(season) : season;
}

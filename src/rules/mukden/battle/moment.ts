import type { CampaignState, Phase } from './state';

/** Where a campaign is: one of the phases, or over. */
export type MomentPhase = Phase | 'over';

export const phaseOf = ({ phase, result }: Pick<CampaignState, 'phase' | 'result'>): MomentPhase =>
  result === null ? phase : 'over';

export const moment = (state: CampaignState): { readonly turn: number; readonly phase: MomentPhase } => ({
  turn: state.turn,
  phase: phaseOf(state),
});

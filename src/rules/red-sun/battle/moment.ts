import type { CampaignState } from './state';

/** The cells of the scale: a land sequence is one that opens into its four stages. */
export const PHASES = [
  'irn-initiative',
  'ijn-initiative',
  'search',
  'movement',
  'attrition',
  'irn-land',
  'ijn-land',
  'end',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export function phaseOf({ stage, result }: Pick<CampaignState, 'stage' | 'result'>): Phase {
  if (result !== null) return 'over';
  switch (stage) {
    case 'irn-supply':
    case 'irn-reinforcement':
    case 'irn-activation':
    case 'irn-combat':
      return 'irn-land';
    case 'ijn-supply':
    case 'ijn-reinforcement':
    case 'ijn-activation':
    case 'ijn-combat':
      return 'ijn-land';
    default:
      return stage;
  }
}

export const moment = (state: CampaignState): { readonly turn: number; readonly phase: Phase } => ({
  turn: state.turn,
  phase: phaseOf(state),
});

import { type CampaignState, TERMINAL } from './state';

/** The cells of the scale, and what lies outside the phases. */
export const PHASES = [
  'setup',
  'phase-1',
  'phase-2',
  'phase-3',
  'phase-4',
  'phase-5',
  'phase-6',
  'terminal',
  'battle',
  'over',
] as const;
type Phase = (typeof PHASES)[number];

export function phaseOf({ step, phase, turnLimit }: CampaignState): Phase {
  if (step === 'setup' || step === 'over') return step;
  if (turnLimit === null) return 'battle';
  return phase === TERMINAL ? 'terminal' : (`phase-${phase}` as Phase);
}

export const moment = (state: CampaignState): { readonly turn: number; readonly phase: Phase } => ({
  turn: state.turn,
  phase: phaseOf(state),
});

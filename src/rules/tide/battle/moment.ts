import type { CampaignState, Step } from './state';

/** The cells of the scale, and what lies outside a Naval Phase. */
export const PHASES = [
  'sortie',
  'manoeuvre',
  'round-1',
  'round-2',
  'round-3',
  'round-4',
  'recovery',
  'land',
  'final',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

const PHASE_OF: Readonly<Record<Step, Phase | 'round'>> = {
  vladivostok: 'sortie',
  'port-arthur': 'sortie',
  japan: 'sortie',
  enter: 'sortie',
  leave: 'sortie',
  reveal: 'sortie',
  'withdraw-irn': 'sortie',
  'withdraw-ijn': 'sortie',
  chits: 'manoeuvre',
  crossing: 'manoeuvre',
  'fire-ijn': 'round',
  'fire-irn': 'round',
  'smoke-irn': 'round',
  'smoke-ijn': 'round',
  recover: 'recovery',
  repair: 'recovery',
  land: 'land',
  mines: 'sortie',
  final: 'final',
  over: 'over',
};

export function phaseOf({ step, fight }: CampaignState): Phase {
  const phase = PHASE_OF[step];
  return phase === 'round' ? (`round-${Math.max(1, fight?.round ?? 1)}` as Phase) : phase;
}

/** The step of the sortie by its number in the book (TAS-7 to TAS-15); null outside of it. */
export function sortieStep({ step, meeting, box }: CampaignState): number | null {
  switch (step) {
    case 'vladivostok':
      return 1;
    case 'port-arthur':
      return 2;
    case 'japan':
      return 4;
    case 'enter':
      return 7;
    case 'leave':
      return 8;
    case 'reveal':
    case 'withdraw-irn':
    case 'withdraw-ijn':
      return meeting === 'vladivostok' ? 6 : box === 'coastal' ? 7 : 8;
    default:
      return null;
  }
}

export const moment = (state: CampaignState): { readonly turn: number; readonly phase: Phase } => ({
  turn: state.turn,
  phase: phaseOf(state),
});

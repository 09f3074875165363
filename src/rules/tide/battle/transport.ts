import type { CampaignState } from './state';

/** Japanese transport points left this turn; half of an odd number is rounded down (TAS-11, AMB-11). Null where none are typed. */
export function transportLeft({ base, transport }: Pick<CampaignState, 'base' | 'transport'>): number | null {
  if (base.transport === null) return null;
  const left = transport.halved ? Math.floor(base.transport / 2) : base.transport;
  return Math.max(0, left - transport.minus);
}

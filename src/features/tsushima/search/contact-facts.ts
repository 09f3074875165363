import type { Obligation } from '@/rules/rulebook';
import {
  type CampaignState,
  type Contact,
  contactsOf,
  isSurprise,
  otherSide,
  portOdds,
  searchFacts,
  spottingOdds,
  type Side,
} from '@/rules/tsushima/index';

/** Both roll two dice in a zone, and 10 is wanted of either: 11 of 36 (TSU-21). */
const ZONE_CHANCE = 11 / 36;

/** The chance to spot, or to attack, as it stands; null where it would show what a stack hides. */
export function chanceOf(state: CampaignState, side: Side, contact: Contact): number | null {
  if (contact.where.kind === 'zone') return ZONE_CHANCE;
  if (contact.isProtected) return portOdds(side === 'ijn' && isSurprise(state));
  if (isSeenAtOnce(state, contact)) return 1;
  if (state.rulings.stacks === 'hidden') return null;
  return spottingOdds(searchFacts(state, contact.own, contact.where, { evades: state.evading[otherSide(side)] })).p;
}

/** Ships in port where that ruling holds (AMB-23). */
export const isSeenAtOnce = (state: CampaignState, { enemy }: Contact): boolean =>
  state.rulings.portSpotting === 'always-seen' && enemy.some(({ where }) => where.kind === 'port');

export const contactAt = (state: CampaignState, name: string): Contact | null =>
  (state.active && contactsOf(state, state.active).find(({ where }) => where.name === name)) ?? null;

/** What a contact is called in the list of what is still to do. */
export const isContact = ({ code }: Obligation): boolean =>
  code === 'search' || code === 'search-zone' || code === 'attack-port';

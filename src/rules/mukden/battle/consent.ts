import type { CampaignEvent } from './events';

/** What is finished with these: a move, an action, a phase (MUK-40). */
const FINISHING: readonly CampaignEvent['type'][] = ['PhaseBegan', 'UnitMoved', 'ActionEnded', 'GameJudged'];

/** Whether an action may be taken back only if the opponent agrees (MUK-40). */
export const needsConsent = (events: readonly CampaignEvent[]): boolean =>
  events.some(({ type }) => FINISHING.includes(type));

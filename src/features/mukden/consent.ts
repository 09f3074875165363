import type { Consent, Companion } from '@/features/play/companion';
import type { Action } from '@/game/battle';
import { t } from '@/messages/messages';
import {
  type CampaignEvent,
  type CampaignState,
  type CampaignView,
  type Command,
  needsConsent,
  otherSide,
} from '@/rules/mukden/index';

const eventsOf = ({ events }: Pick<Action<CampaignState>, 'events'>): readonly CampaignEvent[] =>
  events as readonly unknown[] as readonly CampaignEvent[];

/** A finished move, action or phase is taken back only if the opponent of whoever did it agrees (MUK-40). */
function toUndo(actions: readonly Action<CampaignState>[]): Consent | null {
  const last = actions.findLast((action) => needsConsent(eventsOf(action)));
  if (last === undefined) return null;
  const side = otherSide(last.before.action?.side ?? last.before.actor);
  const command: Command = { type: 'recordConsent', side };
  return {
    question: t('mukden.consent.question'),
    consequence: t(`mukden.consent.consequence.${side}`),
    confirmLabel: t(`mukden.consent.confirm.${side}`),
    cancelLabel: t('mukden.consent.cancel'),
    command,
  };
}

export const consent: NonNullable<Companion<CampaignState, CampaignView>['consent']> = {
  toUndo,
  isRecord: (action) => {
    const events = eventsOf(action);
    return events.length > 0 && events.every(({ type }) => type === 'ConsentGiven');
  },
};

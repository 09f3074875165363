import type { RollWords } from '@/features/play/companion';
import type { Draft } from '@/game/act';
import { bandOf, JOINT_BAND } from '@/kit/sides';
import { t } from '@/messages/messages';
import type { Command } from '@/rules/mukden/index';

import type { OpenGame } from '../game';
import { ofSideWords } from '../words/names-in';

/** What is being rolled, by whom, and what pressing Done will write down. */
export function rollWords({ view, nameOf }: OpenGame, draft: Draft): RollWords {
  const { type } = draft.command as unknown as Command;
  const side = view.action?.side ?? view.actor;
  const target = view.action?.attack?.target ?? null;
  const done = t('mukden.rollOf.done');
  switch (type) {
    case 'rollParalysis':
      return { subject: nameOf, title: t('mukden.rollOf.paralysis'), band: bandOf('ijn'), done };
    case 'rollAttack':
      return {
        subject: nameOf,
        title:
          target === null
            ? t('mukden.rollOf.attack', { side: ofSideWords(side) })
            : t('mukden.rollOf.attackOn', { hex: target }),
        ...{ band: bandOf(side), done },
      };
    default:
      return { subject: nameOf, title: t('play.roll.other'), band: JOINT_BAND, done };
  }
}

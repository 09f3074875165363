import type { TurnHead } from '@/features/play/companion';
import { t } from '@/messages/messages';
import { type CampaignView, otherSide, PHASES, type Side, SIDES } from '@/rules/mukden/index';

import type { OpenGame } from '../game';
import { sideWords } from '../words/names-in';
import { phaseName } from '../words/where-words';

interface Headline {
  /** Null where both act, or nobody. */
  readonly side: Side | null;
  readonly words: string;
  readonly asks: string;
}

/** Who does what in an action under way. */
function actionHeadline({ phase, actionNumber }: CampaignView, action: NonNullable<CampaignView['action']>): Headline {
  const asks = t('mukden.asks.attack', { phase, action: actionNumber });
  const { side, step, owed } = action;
  switch (step) {
    case 'show': {
      const defender = otherSide(side);
      return { side: defender, words: t(`mukden.headline.show.${defender}`), asks };
    }
    case 'losses': {
      const loser = SIDES.find((each) => owed[each] > 0) ?? side;
      return { side: loser, words: t(`mukden.headline.losses.${loser}`), asks };
    }
    case 'roll':
    case 'done':
      return { side, words: t(`mukden.headline.attack.${side}`), asks };
    default:
      return { side, words: t(`mukden.headline.${step}.${side}`), asks };
  }
}

/** Whose phase, what to do, and what it asks for. */
function headlineOf(view: CampaignView): Headline {
  const { phase, actor, result, action, paralysis, activity, actionNumber } = view;
  if (result !== null) {
    const { winner } = result;
    return { side: winner, words: t('mukden.headline.wins', { side: sideWords(winner) }), asks: t('mukden.asks.over') };
  }
  if (action !== null) return actionHeadline(view, action);
  switch (phase) {
    case 'I':
      return { side: 'irn', words: t('mukden.headline.corps'), asks: t('mukden.asks.corps') };
    case 'II':
      return { side: 'ijn', words: t('mukden.headline.choose'), asks: t('mukden.asks.choose') };
    case 'III':
    case 'VI': {
      const count = paralysis?.count ?? 0;
      const asks = count > 0 ? t('mukden.asks.paralyse', { phase, count }) : t('mukden.asks.paralysis', { phase });
      return { side: 'ijn', words: t('mukden.headline.paralysis'), asks };
    }
    case 'IV':
    case 'VII':
      return {
        side: actor,
        words: t(`mukden.headline.act.${actor}`),
        asks: t(`mukden.asks.act.${activity ?? 'movement'}`, { phase, action: actionNumber }),
      };
    case 'V':
    case 'VIII':
      return { side: null, words: t('mukden.headline.recovery'), asks: t('mukden.asks.recovery', { phase }) };
    case 'end':
      return { side: null, words: t('mukden.headline.judge'), asks: t('mukden.asks.judge') };
  }
}

const CELLS = PHASES.filter((phase) => phase !== 'end');

/** The eight phases; the first is left out where no Cavalry Corps comes back (MUK-12). */
function scaleOf({ phase, result }: CampaignView): TurnHead['scale'] {
  const at = result === null ? CELLS.findIndex((each) => each === phase) : -1;
  const last = CELLS.length;
  return {
    cells: CELLS,
    at: at < 0 ? last : at,
    spoken: t('mukden.scale.spoken', { at: at < 0 ? last : at + 1, of: last, phase: phaseName(phase) }),
    ...(phase !== 'I' && { skipped: [0] }),
  };
}

/** The band over the Turn tab. */
export function turnHead({ name, view }: Pick<OpenGame, 'name' | 'view'>): TurnHead {
  const { side, words, asks } = headlineOf(view);
  return {
    ...{ side, headline: words, isOneLine: true, asks },
    title: t('mukden.title', { name, turn: view.turn }),
    scale: scaleOf(view),
  };
}

import type { TurnHead } from '@/features/play/companion';
import { t } from '@/messages/messages';
import {
  type CampaignView,
  HOUR_STEPS,
  NAVAL_ROUNDS,
  type Phase,
  PHASES,
  type Side,
  SIDES,
  type Stage,
} from '@/rules/red-sun/index';

import type { OpenGame } from '../game';
import { sideWords } from '../words/names-in';
import { phaseName } from '../words/where-words';

interface Headline {
  /** Null where both act, or nobody. */
  readonly side: Side | null;
  readonly words: string;
  readonly asks: string;
}

type LandStep = 'supply' | 'reinforcement' | 'activation' | 'combat';
const LAND_STEPS: readonly LandStep[] = ['supply', 'reinforcement', 'activation', 'combat'];
const landStep = (stage: Stage): LandStep | undefined => LAND_STEPS.find((step) => stage.endsWith(step));

/** Whose stage, what to do, and what it asks for. */
function headlineOf(view: CampaignView): Headline {
  const { battle, stage, side, result, round, turn, assaultRound } = view;
  if (result !== null) {
    const { winner } = result;
    const words =
      winner === null ? t('red-sun.headline.over') : t('red-sun.headline.wins', { side: sideWords(winner) });
    return { side: winner, words, asks: t('red-sun.asks.over') };
  }
  if (battle !== null) {
    const { hour, step } = battle;
    return { side: null, words: t(`red-sun.headline.hour.${step}`, { hour }), asks: t(`red-sun.asks.hour.${step}`) };
  }
  const words = t(`red-sun.stage.${stage}`);
  const land = landStep(stage);
  if (land !== undefined) {
    // "Japanese reinforcement" is longer than the line.
    const short = land === 'reinforcement' ? t('red-sun.headline.reinforcement') : words;
    return { side, words: short, asks: t(`red-sun.asks.${land}`, { round: assaultRound }) };
  }
  switch (stage) {
    case 'movement':
      return { side, words: t('red-sun.headline.round', { round }), asks: t('red-sun.asks.movement') };
    case 'search':
    case 'attrition':
      return { side, words, asks: t(`red-sun.asks.${stage}`) };
    case 'end':
      return { side, words: t('red-sun.headline.end', { turn }), asks: t('red-sun.asks.end') };
    default: {
      const isPicking = view.rulings.sortiePicks === 'private' && SIDES.some((each) => view.picks[each] === null);
      return isPicking && stage === 'irn-initiative'
        ? { side: null, words, asks: t('red-sun.asks.pick') }
        : { side, words, asks: t('red-sun.asks.initiative') };
    }
  }
}

/** The last is no stage: the campaign is over. */
const CELLS = PHASES.filter((phase): phase is Exclude<Phase, 'over'> => phase !== 'over');

/** The stages of a turn; movement opens into its rounds, a land sequence into its four stages. */
function turnScale({ phase, stage, round, result }: CampaignView): TurnHead['scale'] {
  const cells = CELLS.map((each) => t(`red-sun.scale.cell.${each}`));
  const at = result === null ? CELLS.findIndex((each) => each === phase) : CELLS.length;
  const spoken = t('red-sun.scale.spoken', { at: at + 1, of: cells.length, phase: phaseName(phase) });
  const land = landStep(stage);
  const cell = cells[at] ?? '';
  if (phase === 'movement') {
    const title = t('red-sun.scale.opened', { cell, step: round });
    return { cells, at, spoken, open: { count: NAVAL_ROUNDS, at: round - 1, title } };
  }
  if (land === undefined || result !== null) return { cells, at, spoken };
  const title = t('red-sun.scale.opened', { cell, step: t(`red-sun.scale.land.${land}`) });
  return { cells, at, spoken, open: { count: LAND_STEPS.length, at: LAND_STEPS.indexOf(land), title } };
}

const HOUR = HOUR_STEPS.filter((step) => step !== 'done');

/** The steps of an hour. What this hour has no use for is struck through. */
function hourScale({ step, outOfSight, torpedoShips }: NonNullable<CampaignView['battle']>): TurnHead['scale'] {
  const cells = HOUR.map((each) => t(`red-sun.scale.hour.${each}`));
  const at = step === 'done' ? cells.length : HOUR.indexOf(step);
  const hasTorpedoes = !outOfSight && SIDES.some((side) => torpedoShips[side].length > 0);
  const isLeftOut = (each: (typeof HOUR)[number]): boolean =>
    (each === 'search' && step !== 'weather' && step !== 'search' && !outOfSight) ||
    (each === 'torpedo' && !hasTorpedoes);
  return {
    ...{ cells, at },
    spoken:
      at === cells.length
        ? t('red-sun.scale.hourOver')
        : t('red-sun.scale.spoken', { at: at + 1, of: cells.length, phase: cells[at] ?? '' }),
    skipped: HOUR.flatMap((each, place) => (isLeftOut(each) ? [place] : [])),
  };
}

/** The band over the Turn tab. */
export function turnHead({ name, view }: Pick<OpenGame, 'name' | 'view'>): TurnHead {
  const { side, words, asks } = headlineOf(view);
  const { turn, season, battle } = view;
  return {
    ...{ side, headline: words, isOneLine: true, asks },
    title: t('red-sun.title', { name, turn, season: t(`red-sun.season.${season}`) }),
    scale: battle === null ? turnScale(view) : hourScale(battle),
  };
}

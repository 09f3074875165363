import type { TurnHead } from '@/features/play/companion';
import { t } from '@/messages/messages';
import { type CampaignView, type Side, TERMINAL_ROWS } from '@/rules/tsushima/index';

import type { OpenGame } from '../game';
import { dateWords, monthName, sideWords } from '../words/names-in';
import { phaseName, roman } from '../words/where-words';

interface Headline {
  /** Null where both act, or nobody. */
  readonly side: Side | null;
  readonly words: string;
  readonly asks: string;
}

/** Whose turn and what to do, in the two or three words that are read from across the table. */
export function headlineOf(view: CampaignView): Headline {
  const { step, active, battle, result } = view;
  const phase = roman(view.phase);
  const side = active ?? 'ijn';
  switch (step) {
    case 'setup':
      return { side: null, words: t('tsushima.headline.setup'), asks: t('tsushima.asks.setup') };
    case 'claims':
      return { side: null, words: t('tsushima.headline.claims', { phase }), asks: t('tsushima.asks.claims') };
    case 'move':
    case 'fight':
      return {
        ...{ side, words: t(`tsushima.headline.${step}`, { side: sideWords(side) }) },
        asks: t(`tsushima.asks.${step}`, { phase }),
      };
    case 'battle': {
      const round = { round: (battle?.round ?? 0) + 1 };
      if (battle?.stage === 'mark') {
        return { side: null, words: t('tsushima.headline.mark'), asks: t('tsushima.asks.mark', round) };
      }
      const mover = battle?.mover ?? 'ijn';
      return {
        ...{ side: mover, words: t('tsushima.headline.move', { side: sideWords(mover) }) },
        asks: t('tsushima.asks.battle', round),
      };
    }
    case 'terminal':
      return {
        ...{ side: null, words: t('tsushima.headline.terminal', { month: monthName(view.month) }) },
        asks: t('tsushima.asks.terminal'),
      };
    case 'fall':
      return { side: 'irn', words: t('tsushima.headline.fall'), asks: t('tsushima.asks.fall') };
    case 'over': {
      const winner = result?.winner ?? null;
      const words =
        winner === null ? t('tsushima.headline.draw') : t('tsushima.headline.wins', { side: sideWords(winner) });
      return { side: winner, words, asks: t('tsushima.asks.over') };
    }
  }
}

const NAVAL = [1, 2, 3, 4, 5, 6, 7] as const;
const opened = (cell: string, step: string): string => t('tsushima.scale.opened', { cell, step });

/** The seven phases of a month; the current one shows its segments, or the rows of the terminal phase. */
function monthScale(view: CampaignView): TurnHead['scale'] {
  const { step, active, phase } = view;
  const at = phase - 1;
  const cell = roman(phase);
  const cells = NAVAL.map(roman);
  const spoken = t('tsushima.scale.spoken', { at: phase, of: cells.length, phase: phaseName(view.momentPhase) });
  if (step === 'setup' || step === 'over') return { cells, at: step === 'setup' ? -1 : cells.length, spoken };
  if (step === 'terminal' || step === 'fall') {
    const found = TERMINAL_ROWS.findIndex((row) => !view.terminal[row]);
    const row = TERMINAL_ROWS[found];
    const title = row === undefined ? cell : opened(cell, t(`tsushima.row.${row}.short`));
    const open = { count: TERMINAL_ROWS.length, at: found < 0 ? TERMINAL_ROWS.length : found, title };
    return { cells, at, spoken, open };
  }
  if (step === 'claims') {
    return { cells, at, spoken, open: { count: 4, at: -1, title: opened(cell, t('tsushima.scale.claims')) } };
  }
  const side = active ?? 'ijn';
  const segment = step === 'move' ? 'move' : 'fight';
  const place = (side === 'ijn' ? 0 : 2) + (segment === 'move' ? 0 : 1);
  const title = opened(cell, t(`tsushima.scale.${segment}.${side}`));
  return { cells, at, spoken, open: { count: 4, at: place, title } };
}

/** A battle on the board only: each side moves, and after each both fire (TSU-28). */
function boardScale({ battle, step }: CampaignView): TurnHead['scale'] {
  const cells = [t('tsushima.scale.move.ijn'), t('tsushima.scale.move.irn')];
  const mover = battle?.mover ?? 'ijn';
  const at = step === 'over' || battle === null ? cells.length : mover === 'ijn' ? 0 : 1;
  const isMark = battle?.stage === 'mark';
  const title = isMark ? opened(cells[at] ?? '', t('tsushima.scale.mark')) : (cells[at] ?? '');
  const spoken = t('tsushima.scale.spoken', { at: Math.min(at + 1, cells.length), of: cells.length, phase: title });
  return at === cells.length
    ? { cells, at, spoken }
    : { cells, at, spoken, open: { count: 2, at: isMark ? 1 : 0, title } };
}

/** Before and after the battle there is no round to name. */
const boardTitle = (name: string, { battle }: CampaignView): string =>
  battle === null ? name : t('tsushima.titleBoard', { name, round: battle.round + 1 });

/** The band over the Turn tab. */
export function turnHead({ name, view }: Pick<OpenGame, 'name' | 'view'>): TurnHead {
  const { side, words, asks } = headlineOf(view);
  const isBoard = view.turnLimit === null;
  return {
    ...{ side, headline: words, isOneLine: true, asks },
    title: isBoard ? boardTitle(name, view) : t('tsushima.title', { name, date: dateWords(view) }),
    scale: isBoard ? boardScale(view) : monthScale(view),
  };
}

import type { TurnHead } from '@/features/play/companion';
import { actionsThisTurn } from '@/game/this-turn';
import { t } from '@/messages/messages';
import { type CampaignEvent, mayCross, type Phase, type Side, type Step } from '@/rules/tide/index';

import { BOOK, type OpenGame } from '../game';
import { sideWords } from '../words/names-in';
import { phaseName } from '../words/where-words';

interface Headline {
  /** Null where both act, or nobody. */
  readonly side: Side | null;
  readonly words: string;
}

const ACTING: Readonly<Partial<Record<Step, Side>>> = {
  vladivostok: 'irn',
  'port-arthur': 'irn',
  japan: 'ijn',
  enter: 'ijn',
  leave: 'irn',
  'withdraw-irn': 'irn',
  'withdraw-ijn': 'ijn',
  'fire-ijn': 'ijn',
  'fire-irn': 'irn',
  'smoke-irn': 'irn',
  'smoke-ijn': 'ijn',
  mines: 'irn',
};

/** Whose step it is; null where both act, or nobody. */
export const actingSide = ({ state }: Pick<OpenGame, 'state'>): Side | null =>
  state.step === 'crossing' ? mayCross(state) : (ACTING[state.step] ?? null);

/** Whose turn and what to do, in the two or three words that are read from across the table. */
export function headlineOf(game: Pick<OpenGame, 'state' | 'view'>): Headline {
  const side = actingSide(game);
  const who = side === null ? '' : sideWords(side);
  const { step, result } = game.view;
  switch (step) {
    case 'vladivostok':
    case 'port-arthur':
    case 'japan':
    case 'enter':
    case 'leave':
    case 'withdraw-irn':
    case 'withdraw-ijn':
    case 'smoke-irn':
    case 'smoke-ijn':
      return { side, words: t('tide.headline.choose', { side: who }) };
    case 'reveal':
      return { side, words: t('tide.headline.reveal') };
    case 'chits':
      return { side, words: t('tide.headline.chits') };
    case 'crossing':
      return { side, words: t('tide.headline.crossing') };
    case 'fire-ijn':
    case 'fire-irn':
      return { side, words: t('tide.headline.fire', { side: who }) };
    case 'recover':
      return { side, words: t('tide.headline.recover') };
    case 'repair':
      return { side, words: t('tide.headline.repair') };
    case 'land':
      return { side, words: t('tide.headline.land') };
    case 'mines':
      return { side, words: t('tide.headline.mines') };
    case 'final':
      return { side, words: t('tide.headline.final') };
    case 'over':
      return {
        side: result?.winner ?? null,
        words: t('tide.headline.over', { side: sideWords(result?.winner ?? 'ijn') }),
      };
  }
}

/** Under the headline: where in the phase we are. */
function asksOf({ view }: OpenGame): string {
  const { sortieStep, fight, step, turn } = view;
  if (sortieStep !== null) return t('tide.asks.sortie', { step: sortieStep });
  switch (step) {
    case 'fire-ijn':
    case 'fire-irn':
      return t('tide.asks.fire', { round: fight?.round ?? 1, rounds: fight?.rounds ?? 1, range: rangeNow(view) });
    case 'smoke-irn':
    case 'smoke-ijn':
      return t('tide.asks.smoke', { round: fight?.round ?? 1, rounds: fight?.rounds ?? 1 });
    case 'chits':
      return t('tide.asks.chits');
    case 'crossing':
      return t('tide.asks.crossing');
    case 'recover':
      return t('tide.asks.recover');
    case 'repair':
      return t('tide.asks.repair');
    case 'mines':
      return t('tide.asks.mines');
    case 'final':
      return t('tide.asks.final');
    case 'over':
      return t('tide.asks.over');
    default:
      return t('tide.asks.land', { turn });
  }
}

const rangeNow = ({ fight }: OpenGame['view']): string => t(`tide.range.${fight?.range ?? 'long'}`);

const NAVAL = ['sortie', 'manoeuvre', 'round-1', 'round-2', 'recovery'] as const satisfies readonly Phase[];
const TSUSHIMA = ['sortie', 'manoeuvre', 'round-1', 'round-2', 'round-3', 'round-4', 'final'] as const;

/** The phases of this turn, those that are left out struck through. */
function scaleOf(game: OpenGame): TurnHead['scale'] {
  const { view } = game;
  const events = actionsThisTurn(BOOK, game.battle).flatMap((action) => action.events as unknown as CampaignEvent[]);
  const isTsushima = view.meeting === 'european' || events.some(({ type }) => type === 'TsushimaBegan');
  const phases: readonly Phase[] = isTsushima ? TSUSHIMA : NAVAL;
  const found = phases.indexOf(view.phase as Phase);
  // The base game is played after all of them.
  const at = found < 0 ? phases.length : found;
  const fought = new Set<Phase>(
    events.flatMap((event) =>
      event.type === 'RoundBegan'
        ? [`round-${event.round}` as Phase]
        : event.type === 'FightBegan'
          ? ['manoeuvre' as const]
          : event.type === 'Recovered' || event.type === 'Repaired' || event.type === 'RolledInPort'
            ? ['recovery' as const]
            : [],
    ),
  );
  const isLeftOut = (phase: Phase, place: number): boolean => {
    if (phase === 'sortie' || phase === 'final') return view.turn === 1 && !isTsushima && view.step === 'land';
    // Nobody fights a round that the manoeuvre did not give.
    if (place > at) return phase === 'round-2' && view.fight !== null && view.fight.rounds === 1;
    return place < at && !fought.has(phase);
  };
  return {
    cells: phases.map((phase) => (isTsushima ? shortPhase(phase) : phaseName(phase))),
    at,
    spoken:
      found < 0
        ? phaseName(view.phase)
        : t('tide.scale', { at: at + 1, of: phases.length, phase: phaseName(view.phase) }),
    skipped: phases.flatMap((phase, place) => (isLeftOut(phase, place) ? [place] : [])),
  };
}

const shortPhase = (phase: Phase): string =>
  phase === 'sortie'
    ? t('tide.short.mines')
    : phase === 'manoeuvre'
      ? t('tide.short.chits')
      : phase === 'final'
        ? t('tide.short.total')
        : t('tide.short.round', { round: phase.slice(-1) });

/** The band over the Turn tab. */
export function turnHead(game: OpenGame): TurnHead {
  const { name, view } = game;
  const { side, words } = headlineOf(game);
  return {
    side,
    headline: words,
    isOneLine: true,
    title: t('tide.title', { name, turn: view.turn }),
    asks: asksOf(game),
    scale: scaleOf(game),
  };
}

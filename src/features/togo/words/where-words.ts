import '@/messages/togo-where';

import { ensignOf } from '@/kit/sides';
import { t } from '@/messages/messages';
import type { Subject, Where } from '@/rules/common/where';
import type { LastCode, TogoWhere } from '@/rules/togo/index';

import type { WhereWords } from '../../play/companion';

/** What is going on, in the few words that are read first: "Mikasa firing". */
export function whereHeadline({ phase, acting, owed, dice, over }: Where): string {
  if (over !== null) return OVER[over.winner ?? 'nobody'] ?? t('togoWhere.now.over');
  if (dice !== null) {
    if (dice.who === null) return t('togoWhere.now.dice');
    const name = nameOf(dice.who);
    return dice.doing === 'fire' ? t('togoWhere.now.firing', { name }) : t('togoWhere.now.rolling', { name });
  }
  const side = acting === null ? t('togoWhere.side.both') : sideName(acting);
  if (phase === 'B' && acting === null && owed === 1) return t('togoWhere.now.initiative');
  if (phase === 'B' || phase === 'C') return t('togoWhere.now.move', { side });
  if (phase === 'F') return t('togoWhere.now.fire', { side });
  return NOW[phase] ?? phaseName(phase);
}

/** "Turn 4 of 36 · F Gunfire" */
export function whereLine({ turn, turnLimit, phase }: Where): string {
  const named = phaseName(phase);
  return turnLimit === null
    ? t('battles.where.line', { turn, phase: named })
    : t('battles.where.lineOf', { turn, limit: turnLimit, phase: named });
}

/** The one line of a list: where it stands, and what is wanted next. */
export function whereRow(where: Where): string {
  if (where.over !== null) return whereHeadline(where);
  const count = where.dice?.missing ?? where.owed;
  const owed = where.dice === null ? t('battles.where.owed', { count }) : t('battles.dice.row', { count });
  return t('battles.where.row', { where: whereLine(where), owed });
}

/** What the big number on a card counts: dice, or things owed. The number itself stands beside these words. */
export function whereCounts({ dice, owed }: Where): { readonly count: number; readonly words: string } {
  if (dice === null) return { count: owed, words: t('battles.where.owedWords', { count: owed }) };
  const { missing: count, need, at, purpose } = dice;
  const key = Object.hasOwn(DICE, purpose) ? (purpose as keyof typeof DICE) : 'any';
  if (need === null) return { count, words: DICE[key].plain(count) };
  const words = at === 'most' ? DICE[key].needing(count, need) : t('battles.dice.anyAtLeast', { count, need });
  return { count, words };
}

/** What happened last; null where it has no sentence. */
export function whereLast({ last }: TogoWhere): string | null {
  if (last === null) return null;
  const who = OF_SIDES.includes(last.code) ? sideName(last.who.side ?? '') : nameOf(last.who);
  const whom = last.whom === null ? '' : nameOf(last.whom);
  return LAST[last.code]({ who, whom, count: last.count });
}

/** All of it, for a card. */
export function whereWords(where: Where): WhereWords {
  const { count, words } = whereCounts(where);
  const side = where.dice?.who?.side ?? where.acting;
  return {
    line: whereLine(where),
    row: whereRow(where),
    headline: whereHeadline(where),
    ensign: side === 'ijn' || side === 'irn' ? ensignOf(side) : null,
    count,
    counts: words,
    // Asked of battles of this book alone.
    last: whereLast(where as TogoWhere),
  };
}

/** What a whole side does, not one of its ships. */
const OF_SIDES: readonly LastCode[] = ['initiative', 'drew', 'played'];

const sideName = (side: string): string =>
  side === 'ijn' ? t('togoWhere.side.ijn') : side === 'irn' ? t('togoWhere.side.irn') : t('togoWhere.side.both');

function nameOf({ name, side }: Subject): string {
  if (name !== null) return name;
  if (side === 'ijn') return t('togoWhere.counter.ijn');
  return side === 'irn' ? t('togoWhere.counter.irn') : t('togoWhere.counter.any');
}

/** "F Gunfire" */
export const phaseName = (phase: string): string => PHASES[phase] ?? phase;

const PHASES: Readonly<Record<string, string>> = {
  A: t('togoWhere.phase.A'),
  B: t('togoWhere.phase.B'),
  C: t('togoWhere.phase.C'),
  D: t('togoWhere.phase.D'),
  E: t('togoWhere.phase.E'),
  F: t('togoWhere.phase.F'),
  G: t('togoWhere.phase.G'),
  H: t('togoWhere.phase.H'),
  I: t('togoWhere.phase.I'),
};

const NOW: Readonly<Record<string, string>> = {
  A: t('togoWhere.now.A'),
  D: t('togoWhere.now.D'),
  E: t('togoWhere.now.E'),
  G: t('togoWhere.now.G'),
  H: t('togoWhere.now.H'),
  I: t('togoWhere.now.I'),
};

const OVER: Readonly<Record<string, string>> = {
  ijn: t('togoWhere.now.overIjn'),
  irn: t('togoWhere.now.overIrn'),
  draw: t('togoWhere.now.overDraw'),
};

interface DiceWords {
  readonly plain: (count: number) => string;
  readonly needing: (count: number, need: number) => string;
}

const DICE = {
  start: {
    plain: (count) => t('togoWhere.dice.start', { count }),
    needing: (count, need) => t('togoWhere.dice.startNeed', { count, need }),
  },
  hit: {
    plain: (count) => t('togoWhere.dice.hit', { count }),
    needing: (count, need) => t('togoWhere.dice.hitNeed', { count, need }),
  },
  size: {
    plain: (count) => t('togoWhere.dice.size', { count }),
    needing: (count, need) => t('togoWhere.dice.sizeNeed', { count, need }),
  },
  pen: {
    plain: (count) => t('togoWhere.dice.pen', { count }),
    needing: (count, need) => t('togoWhere.dice.penNeed', { count, need }),
  },
  effect: {
    plain: (count) => t('togoWhere.dice.effect', { count }),
    needing: (count, need) => t('battles.dice.anyNeed', { count, need }),
  },
  any: {
    plain: (count) => t('battles.dice.any', { count }),
    needing: (count, need) => t('battles.dice.anyNeed', { count, need }),
  },
} satisfies Readonly<Record<string, DiceWords>>;

interface Told {
  readonly who: string;
  readonly whom: string;
  readonly count: number;
}

const LAST: Readonly<Record<LastCode, (told: Told) => string>> = {
  fired: (told) => t('togoWhere.last.fired', { ...told }),
  torpedo: ({ whom, count }) => t('togoWhere.last.torpedo', { whom, count }),
  sunk: ({ who }) => t('togoWhere.last.sunk', { who }),
  abandoned: ({ who }) => t('togoWhere.last.abandoned', { who }),
  silenced: ({ who }) => t('togoWhere.last.silenced', { who }),
  damaged: ({ who, count }) => t('togoWhere.last.damaged', { who, count }),
  unitsLost: ({ who, count }) => t('togoWhere.last.unitsLost', { who, count }),
  controlled: ({ who }) => t('togoWhere.last.controlled', { who }),
  sighted: ({ who }) => t('togoWhere.last.sighted', { who }),
  dummy: () => t('togoWhere.last.dummy'),
  moved: ({ who }) => t('togoWhere.last.moved', { who }),
  initiative: ({ who }) => t('togoWhere.last.initiative', { who }),
  drew: ({ who, count }) => t('togoWhere.last.drew', { who, count }),
  played: ({ who }) => t('togoWhere.last.played', { who }),
};

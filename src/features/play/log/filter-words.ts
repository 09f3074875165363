import type { DiceSource } from '@/game/entry';
import { t } from '@/messages/messages';

import type { LogFilter, LogKind } from './log-filter';

export function kindWords(kind: LogKind): string {
  const words: Readonly<Record<LogKind, string>> = {
    all: t('log.kinds.all'),
    dice: t('log.kinds.dice'),
    hits: t('log.kinds.hits'),
    moves: t('log.kinds.moves'),
    sighting: t('log.kinds.sighting'),
    torpedoes: t('log.kinds.torpedoes'),
    cards: t('log.kinds.cards'),
    umpire: t('log.kinds.umpire'),
    undone: t('log.kinds.undone'),
  };
  return words[kind];
}

export function sourceWords(source: DiceSource): string {
  const words: Readonly<Record<DiceSource, string>> = {
    app: t('log.sources.app'),
    table: t('log.sources.table'),
    count: t('log.sources.count'),
    umpire: t('log.sources.umpire'),
  };
  return words[source];
}

/** What is set, in the order of the sheet: a filter nobody sees is taken for a log with holes. */
export const filterWords = ({ kind, turn, phase, ship, source }: LogFilter, nameOf: (id: string) => string): string =>
  [
    kind === 'all' ? null : kindWords(kind),
    turn === null ? null : t('log.isTurn', { turn }),
    phase === null ? null : t('log.isPhase', { phase }),
    source === null ? null : sourceWords(source),
    ship === null ? null : nameOf(ship),
  ]
    .filter((words) => words !== null)
    .join(', ');

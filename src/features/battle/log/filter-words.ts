import type { DiceSource } from '@/game/entry';
import { t } from '@/messages/messages';

import type { LogKind } from './log-filter';

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

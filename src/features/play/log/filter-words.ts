import type { DiceSource } from '@/game/entry';
import { t } from '@/messages/messages';

import type { NameOf, RollCompanion } from '../companion';
import { ALL, DICE, type LogFilter, UMPIRE, UNDONE } from './log-filter';

/** What was done beside the rules: by the umpire, or in a board game by whoever holds the phone. */
export const changesWords = ({ book }: RollCompanion): string =>
  book.isOnShelf ? t('log.kinds.changes') : t('log.kinds.umpire');

/** All kinds an entry may be filtered by, the book's own between those every book has. */
export const kindChoices = (
  companion: RollCompanion,
): readonly { readonly value: string; readonly label: string }[] => [
  { value: ALL, label: t('log.kinds.all') },
  { value: DICE, label: t('log.kinds.dice') },
  ...companion.log.kinds.map(({ id, label }) => ({ value: id, label })),
  ...(companion.log.umpire.length === 0 ? [] : [{ value: UMPIRE, label: changesWords(companion) }]),
  { value: UNDONE, label: t('log.kinds.undone') },
];

/** Where phases go by letters, the letter is enough. */
export const phaseWords = ({ phaseTitle }: RollCompanion, phase: string): string =>
  phase.length === 1 ? phase : (phaseTitle?.(phase) ?? phase);

const kindWords = (companion: RollCompanion, kind: string): string =>
  kindChoices(companion).find(({ value }) => value === kind)?.label ?? kind;

export function sourceWords(source: DiceSource): string {
  const words: Readonly<Record<DiceSource, string>> = {
    app: t('log.sources.app'),
    table: t('log.sources.table'),
    count: t('log.sources.count'),
    umpire: t('log.sources.umpire'),
    certain: t('log.sources.certain'),
  };
  return words[source];
}

/** What is set, in the order of the sheet: a filter nobody sees is taken for a log with holes. */
export const filterWords = (
  companion: RollCompanion,
  { kind, turn, phase, ship, source }: LogFilter,
  nameOf: NameOf,
): string =>
  [
    kind === ALL ? null : kindWords(companion, kind),
    turn === null ? null : t('log.isTurn', { turn }),
    phase === null ? null : t('log.isPhase', { phase: phaseWords(companion, phase) }),
    source === null ? null : sourceWords(source),
    ship === null ? null : nameOf(ship),
  ]
    .filter((words) => words !== null)
    .join(', ');

import type { Ruling } from '@/features/play/shelf-book';
import { t } from '@/messages/messages';
import { RULING_KEYS, type RulingKey, RULINGS } from '@/rules/mukden/index';

const optionOf = (id: RulingKey, which: 'first' | 'second', place: 0 | 1) => ({
  value: RULINGS[id].values[place],
  label: t(`mukden.shelf.ruling.${id}.${which}`),
  shortLabel: t(`mukden.shelf.ruling.${id}.${which}Short`),
});

/** Every rule that a table may play otherwise, the default first. */
export const rulings = (): readonly Ruling[] =>
  RULING_KEYS.map((id) => ({
    ...{ id, rule: RULINGS[id].rule, question: t(`mukden.shelf.ruling.${id}.question`) },
    options: [optionOf(id, 'first', 0), optionOf(id, 'second', 1)],
  }));

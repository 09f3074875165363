import type { Ruling } from '@/features/play/shelf-book';
import { t } from '@/messages/messages';
import { RULING_KEYS, RULINGS } from '@/rules/tide/index';

/** Every rule that a table may play otherwise, the default first. */
export const rulings = (): readonly Ruling[] =>
  RULING_KEYS.map((id) => {
    const [first, second] = RULINGS[id].values;
    return {
      id,
      rule: RULINGS[id].rule,
      question: t(`tide.shelf.ruling.${id}.question`),
      options: [
        {
          value: first,
          label: t(`tide.shelf.ruling.${id}.first`),
          shortLabel: t(`tide.shelf.ruling.${id}.firstShort`),
        },
        {
          value: second,
          label: t(`tide.shelf.ruling.${id}.second`),
          shortLabel: t(`tide.shelf.ruling.${id}.secondShort`),
        },
      ],
    };
  });

import type { Ruling } from '@/features/play/shelf-book';
import { t } from '@/messages/messages';
import { RULING_KEYS, type RulingKey, RULINGS } from '@/rules/tsushima/index';

const optionOf = (id: RulingKey, which: 'first' | 'second') => ({
  label: t(`tsushima.shelf.ruling.${id}.${which}`),
  shortLabel: t(`tsushima.shelf.ruling.${id}.${which}Short`),
});

/** Every rule that a table may play otherwise, the default first; what is asked of every campaign before the others. */
export const rulings = (): readonly Ruling[] =>
  [...RULING_KEYS]
    .sort((a, b) => Number(b === 'stacks') - Number(a === 'stacks'))
    .map((id) => {
      const [first, second] = RULINGS[id].values;
      return {
        id,
        rule: RULINGS[id].rule,
        question: t(`tsushima.shelf.ruling.${id}.question`),
        options: [
          { value: first, ...optionOf(id, 'first') },
          { value: second, ...optionOf(id, 'second') },
        ],
      };
    });

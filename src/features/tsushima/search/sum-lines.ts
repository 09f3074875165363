import type { SumLine } from '@/kit/sums/sum-list';
import { t } from '@/messages/messages';
import { otherSide, type Side, SPOTTING, type SpottingFacts } from '@/rules/tsushima/index';

import { monthName, sideWords } from '../words/names-in';

interface Facts {
  readonly facts: SpottingFacts;
  readonly side: Side;
  readonly month: number;
  readonly place: string;
}

const MOST = 40;
/** As the table of the book has them (TSU-19). */
const ADDS = { ...SPOTTING, destroyers: SPOTTING.destroyer };

/** What is added to the search die, each part as its player may set it. Zero lines stay. */
export function sumLines({ facts, side, month, place }: Facts, onChange: (change: Partial<SpottingFacts>) => void) {
  const hidden = sideWords(otherSide(side));
  const count = (id: 'destroyers' | 'twoHits' | 'lowMorale'): SumLine => ({
    ...{ id, label: t(`tsushima.search.line.${id}`), note: t(`tsushima.search.note.${id}`) },
    // Not −0.
    value: facts[id] === 0 ? 0 : facts[id] * ADDS[id],
    input: {
      ...{ type: 'count', count: facts[id], least: 0, most: MOST },
      lessLabel: t('tsushima.search.fewer', { what: t(`tsushima.search.line.${id}`) }),
      moreLabel: t('tsushima.search.more', { what: t(`tsushima.search.line.${id}`) }),
      onChange: (value: number) => onChange({ [id]: value }),
    },
  });
  const ticked = (id: 'alreadyThere' | 'partialSea', note: string): SumLine => ({
    ...{ id, label: t(`tsushima.search.line.${id}`), note, value: facts[id] ? ADDS[id] : 0 },
    input: { type: 'switch', on: facts[id], onChange: (on) => onChange({ [id]: on }) },
  });
  const evades: SumLine = {
    ...{ id: 'evades', label: t('tsushima.search.evade', { side: hidden }), value: facts.evades ? ADDS.evades : 0 },
    note: t('tsushima.search.cost', { month: monthName(month === 12 ? 1 : month + 1) }),
    input: {
      type: 'choice',
      value: facts.evades ? 'evade' : 'stand',
      options: [
        { value: 'stand', label: t('tsushima.search.stand') },
        { value: 'evade', label: t('tsushima.search.evades') },
      ],
      onChange: (value) => onChange({ evades: value === 'evade' }),
    },
  };
  return [
    count('destroyers'),
    count('twoHits'),
    count('lowMorale'),
    ticked('alreadyThere', t('tsushima.search.note.alreadyThere')),
    ticked('partialSea', place),
    evades,
  ];
}

import { type EditSteps, useEditSteps } from '@/kit/use-edit-steps';
import type { CardDesign } from '@/rules/togo/index';

import { changeCard } from './keep';

type CardField = Exclude<keyof CardDesign, 'id'>;
export type CardEditor = EditSteps<CardDesign, CardField>;

export const useCardEditor = (id: string): CardEditor =>
  useEditSteps({
    change: (change: (card: CardDesign) => CardDesign) => changeCard(id, change),
    difference: changedField,
    isSame: (a, b) => a === b,
  });

/** An effect may bring a target along; then the effect is what was changed. */
const FIELDS: readonly CardField[] = ['name', 'text', 'side', 'time', 'effect', 'target', 'note'];

const changedField = (before: CardDesign, after: CardDesign): CardField | undefined =>
  FIELDS.find((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

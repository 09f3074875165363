import { useState } from 'react';

import { useT } from '@/messages/messages';
import type { CardDesign } from '@/rules/togo/index';
import { useToast } from '@/ui/toast-provider';

import { changeCard } from './keep';

export type CardField = Exclude<keyof CardDesign, 'id'>;

interface Step {
  readonly before: CardDesign;
  readonly field: CardField;
}

export interface CardEditor {
  /** On disk first; typing, or several taps on one thing, are one step back. */
  readonly edit: (change: (card: CardDesign) => CardDesign) => void;
  /** What undo would put back; null when nothing was done here yet. */
  readonly last: CardField | null;
  readonly undo: () => void;
}

/** Edits are kept as they are made; what was done since the editor opened can be taken back in steps. */
export function useCardEditor(id: string): CardEditor {
  const t = useT();
  const toasts = useToast();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const failed = () => toasts.show({ message: t('common.saveFailed') });

  const edit: CardEditor['edit'] = (change) =>
    void changeCard(id, change).then((made) => {
      const field = made && changedField(made.before, made.after);
      if (!made || !field) return;
      setSteps((all) => (all.at(-1)?.field === field ? all : [...all, { before: made.before, field }]));
    }, failed);

  const undo = () => {
    const step = steps.at(-1);
    if (!step) return;
    void changeCard(id, () => step.before).then(() => setSteps((all) => all.filter((one) => one !== step)), failed);
  };

  return { edit, last: steps.at(-1)?.field ?? null, undo };
}

/** An effect may bring a target along; then the effect is what was changed. */
const FIELDS: readonly CardField[] = ['name', 'text', 'side', 'time', 'effect', 'target', 'note'];

const changedField = (before: CardDesign, after: CardDesign): CardField | undefined =>
  FIELDS.find((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

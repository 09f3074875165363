import { useState } from 'react';

import { useT } from '@/messages/messages';
import { type ShipDesign, type ShipDifference, shipDifferences } from '@/rules/togo/index';
import { useToast } from '@/ui/toast-provider';

import { changeShip } from '../change-ship';

/** One thing the owner did here, and the ship as she was before it. */
interface Step {
  readonly before: ShipDesign;
  readonly difference: ShipDifference;
}

export interface ShipEditor {
  /** On disk first; several taps on one number count as one step back. */
  readonly edit: (change: (design: ShipDesign) => ShipDesign) => void;
  /** What undo would put back; null when nothing was done here yet. */
  readonly last: ShipDifference | null;
  readonly undo: () => void;
}

/** Edits are saved one by one as they are made; what was done since the editor opened can be taken back in steps. */
export function useShipEditor(id: string): ShipEditor {
  const t = useT();
  const toasts = useToast();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const failed = () => toasts.show({ message: t('common.saveFailed') });

  const edit: ShipEditor['edit'] = (change) =>
    void changeShip(id, change).then((made) => {
      const [difference] = made ? shipDifferences(made.before, made.after) : [];
      if (!made || !difference) return;
      setSteps((all) => {
        const top = all.at(-1);
        return top && isSame(top.difference, difference) ? all : [...all, { before: made.before, difference }];
      });
    }, failed);

  const undo = () => {
    const step = steps.at(-1);
    if (!step) return;
    void changeShip(id, () => step.before).then(() => setSteps((all) => all.filter((one) => one !== step)), failed);
  };

  return { edit, last: steps.at(-1)?.difference ?? null, undo };
}

/** Typing a name or holding a stepper is one thing done; taking a battery away is another than changing its dice. */
const isSame = (a: ShipDifference, b: ShipDifference): boolean => {
  if (a.field !== 'battery' || b.field !== 'battery') return a.field === b.field;
  return a.weapon === b.weapon && a.nth === b.nth && a.is !== null && b.is !== null && b.was !== null;
};

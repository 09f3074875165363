import { type EditSteps, useEditSteps } from '@/kit/use-edit-steps';
import { type ShipDesign, type ShipDifference, shipDifferences } from '@/rules/togo/index';

import { changeShip } from '../change-ship';

export type ShipEditor = EditSteps<ShipDesign, ShipDifference>;

/** What every part of the editor is given. */
export interface EditorPart {
  design: ShipDesign;
  /** From the library's ship; empty for a ship made from nothing. */
  changes: readonly ShipDifference[];
  editor: ShipEditor;
}

export const useShipEditor = (id: string): ShipEditor =>
  useEditSteps({
    change: (change: (design: ShipDesign) => ShipDesign) => changeShip(id, change),
    difference: (before, after) => shipDifferences(before, after)[0],
    isSame,
  });

/** Typing a name or holding a stepper is one thing done; taking a battery away is another than changing its dice. */
const isSame = (a: ShipDifference, b: ShipDifference): boolean => {
  if (a.field !== 'battery' || b.field !== 'battery') return a.field === b.field;
  return a.weapon === b.weapon && a.nth === b.nth && a.is !== null && b.is !== null && b.was !== null;
};

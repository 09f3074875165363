import type { ShipDesign, ShipDifference } from '@/rules/togo/index';

import type { ShipEditor } from './use-ship-editor';

/** What every part of the editor is given. */
export interface EditorPart {
  design: ShipDesign;
  /** From the library's ship; empty for a ship made from nothing. */
  changes: readonly ShipDifference[];
  editor: ShipEditor;
}

import { type OwnerTable, ownerTableParser } from '../common/owner-table';
import { object, type Of, parserOf } from '../common/shape';
import { id, words } from '../common/tagged';
import type { DocumentRules } from '../rulebook';
import { TABLE_FORMS } from './data/crt';
import { BOARD, lastRow, UNITS } from './shapes';

const UNITS_DOCUMENT = object({ id, name: words, units: UNITS });
const BOARD_DOCUMENT = object({ id, name: words, lastRow, board: BOARD });

/** The owner's own register of units: names, strengths and set-up hexes as they are printed. */
export type UnitsDocument = Of<typeof UNITS_DOCUMENT>;
/** The map as its owner has painted it: terrain, rivers, trenches, railroad. */
export type BoardDocument = Of<typeof BOARD_DOCUMENT>;

declare module '../rulebook' {
  interface Documents {
    readonly 'mukden-table': OwnerTable;
    readonly 'mukden-units': UnitsDocument;
    readonly 'mukden-board': BoardDocument;
  }
}

/** The one door from stored or imported units, and from a painted board. */
export const parseUnits = parserOf(UNITS_DOCUMENT);
export const parseBoard = parserOf(BOARD_DOCUMENT);

export const DOCUMENTS: {
  readonly 'mukden-table': DocumentRules<OwnerTable>;
  readonly 'mukden-units': DocumentRules<UnitsDocument>;
  readonly 'mukden-board': DocumentRules<BoardDocument>;
} = {
  'mukden-table': { parse: ownerTableParser(TABLE_FORMS) },
  'mukden-units': { parse: parseUnits },
  'mukden-board': { parse: parseBoard },
};

import { t } from '@/messages/messages';
import { type BoardDocument, LAST_ROW } from '@/rules/mukden/index';
import { useLibrary } from '@/store/library';

import { BLANK_BOARD } from '../board/paint/brushes';

export const BOARD_KIND = 'mukden-board';
/** The map that is painted here; others may have come with a file. */
const OWN_BOARD = 'board';

const inForce = (boards: ReadonlyMap<string, BoardDocument>): BoardDocument | null =>
  boards.get(OWN_BOARD) ?? [...boards.values()][0] ?? null;

/** The owner's painted map; null while nobody has painted one. */
export const useOwnBoard = (): BoardDocument | null => useLibrary(({ [BOARD_KIND]: boards }) => inForce(boards));
export const ownBoard = (): BoardDocument | null => inForce(useLibrary.getState()[BOARD_KIND]);

/** Where a map may end in the south: Liaoyang is in row 22. */
export const ROWS = { least: 22, most: 40 } as const;

/** A map nobody has painted on yet. */
export const newBoard = (lastRow: number = LAST_ROW): BoardDocument => ({
  ...{ id: OWN_BOARD, name: t('mukden.shelf.map.name'), lastRow },
  board: BLANK_BOARD,
});

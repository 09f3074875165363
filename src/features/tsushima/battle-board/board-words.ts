import { t } from '@/messages/messages';
import {
  type Battle,
  BOARD_COLUMNS,
  type CampaignState,
  edgeOf,
  findGroup,
  findShip,
  type Unit,
  type Where,
} from '@/rules/tsushima/index';

import { placeName } from '../words/names-in';
import { dropAt } from './board-model';
import type { BoardWords } from './board-scene';

const NAME_SIZE = { usual: 17, large: 22 } as const;

/** What stands on a token: "1st Battle", a lone ship's name, the letter of a counter. */
export function tokenName(state: CampaignState, unit: Unit, isLarge = false): string {
  const ship = findShip(state, unit.ships[0] ?? '');
  if (unit.kind === 'merchant') return t('tsushima.battleBoard.short.merchant');
  if (unit.kind === 'boat') {
    return ship?.type === 'T' ? t('tsushima.battleBoard.short.torpedoBoat') : t('tsushima.battleBoard.short.destroyer');
  }
  const group = findGroup(state, unit.id);
  if (group?.name != null) return group.name;
  if (unit.ships.length === 1 || group === null) return ship?.name ?? unit.id;
  const nth = t('tsushima.nth', { count: group.number, ordinal: true });
  const kind = group.kind === 'battle' ? 'battle' : 'cruiser';
  return isLarge
    ? t(`tsushima.battleBoard.shortest.${kind}`, { nth })
    : t(`tsushima.battleBoard.short.${kind}`, { nth });
}

/** The words on the lanes. `dragged`: whose fate is told beyond the edges. */
export const boardWords = (battle: Battle, isLarge: boolean): BoardWords => ({
  start: { ijn: t('tsushima.battleBoard.start.ijn'), irn: t('tsushima.battleBoard.start.irn') },
  sail: t('tsushima.battleBoard.sail'),
  fold: foldWords,
  beyond: (column) => beyondWords(battle, column),
  screened: ({ kind, name }) =>
    kind === 'boat' ? t('tsushima.battleBoard.screenedByBoat') : t('tsushima.battleBoard.screenedBy', { name }),
  nameSize: isLarge ? NAME_SIZE.large : NAME_SIZE.usual,
});

function foldWords(from: number, to: number): string {
  const place = from <= 1 ? 'low' : to >= BOARD_COLUMNS ? 'high' : 'middle';
  return from === to ? t(`tsushima.battleBoard.fold.${place}One`) : t(`tsushima.battleBoard.fold.${place}`, { to });
}

/** Beyond an edge everybody shifts, ships leave, or a port's own are taken out. */
function beyondWords(battle: Battle, column: number): string {
  if (battle.defender !== null && column === (edgeOf(battle.defender) === 'low' ? 0 : BOARD_COLUMNS + 1)) {
    return t('tsushima.battleBoard.beyond.coast');
  }
  const units = Object.values(battle.units).filter(({ side }) => side === battle.mover);
  const drops = new Set(units.map((unit) => dropAt(battle, unit, column)));
  const [drop] = drops;
  return drops.size === 1 && drop !== undefined && drop !== 'moves'
    ? t(`tsushima.battleBoard.beyond.${drop}`)
    : t('tsushima.battleBoard.beyond.leaves');
}

/** Where the battle is, for the line under the title. */
export function battlePlace({ kind, name }: Where): string {
  if (kind === 'open' && name === '') return t('tsushima.battleBoard.atSea');
  return placeName({ kind, name });
}

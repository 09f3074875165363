import type { TableReading } from '../../data/tables';
import type { Guns, Where } from '../../types';
import { corrected } from '../correct';
import { nextGroup } from '../formation';
import { allGroups, type CampaignState, kindOf } from '../state';
import { freshMonth, pruned, type Reducers, same, withBattle, withoutShips, withShips } from './change';

/** After a change by hand: who floats is in a group, who does not is in none, nor on the board. */
function settled(state: CampaignState): CampaignState {
  const now = pruned(state);
  const grouped = new Set(allGroups(now).flatMap(({ ships }) => ships));
  const groups = { ...now.groups };
  for (const ship of Object.values(now.ships)) {
    if (ship.fate !== 'afloat' || grouped.has(ship.id)) continue;
    const kind = kindOf([ship]) ?? 'boats';
    const { id, number } = nextGroup(groups, ship.side, kind);
    const where: Where = { kind: 'open', name: '' };
    groups[id] = {
      id,
      side: ship.side,
      kind,
      number,
      name: null,
      ships: [ship.id],
      where,
      moved: false,
      revealed: false,
    };
  }
  const lost = Object.values(now.ships)
    .filter(({ fate }) => fate !== 'afloat')
    .map(({ id }) => id);
  return withBattle({ ...now, groups }, (battle) => withoutShips(battle, lost));
}

/** What the players type, and changes by hand. */
export const BY_HAND_REDUCERS = {
  TableChanged: (state, { table, source, reading }) => ({
    ...state,
    tables: { ...state.tables, [table]: { source, reading: reading as TableReading | null } },
  }),
  GunsTyped: (state, { ship, guns }) => withShips(state, [ship], () => ({ guns: guns as Guns, suggested: null })),
  GunsConfirmed: (state, { ships }) =>
    withShips(state, ships, ({ guns, suggested }) => ({ guns: suggested ?? guns, suggested: null })),
  StartColumnsSet: (state, { ijn, irn }) => ({ ...state, startColumns: { ijn, irn } }),
  HouseRuleChanged: (state, { key, value }) => ({ ...state, rulings: { ...state.rulings, [key]: value } }),
  MovedOn: (state, event) => {
    const month = event.turn === state.turn ? state : freshMonth(state, event);
    return { ...month, battle: null, retreats: [], active: null };
  },
  Corrected: (state, { path, value }) => settled(corrected(state, path, value)),
  RollKept: same,
  DoneInSecret: same,
  RuleOverridden: same,
} satisfies Partial<Reducers>;

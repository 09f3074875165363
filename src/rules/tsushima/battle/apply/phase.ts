import { otherSide, SUNK } from '../../types';
import { shipFrom } from '../setup';
import { allGroups, type CampaignState, findGroup, NEITHER, NO_ROWS, type Ship, TERMINAL } from '../state';
import {
  atPlace,
  clocked,
  harmed,
  pruned,
  type Reducers,
  same,
  withEveryShip,
  withGroup,
  withGroups,
  withShips,
} from './change';

const freshPhase = (state: CampaignState, phase: number): CampaignState => ({
  ...withEveryShip(state, (ship) => (ship.torpedoUsed ? { torpedoUsed: false } : {})),
  ...{ phase, claims: { ijn: [], irn: [] }, failedAttacks: [], tried: [], grounded: NEITHER, active: null },
});

/** The months before the first, and the naval phases outside battles. */
export const PHASE_REDUCERS = {
  ItalianCruisersRolled: (state, { owner, zones, counters, group }) => {
    const ships = Object.fromEntries(
      counters.map((counter) => {
        const made = shipFrom(counter, { asListed: true, morale: 0, began: 'mediterranean' });
        const guns = counter.certain ? made : { ...made, guns: null };
        return [counter.id, { ...guns, unready: true, fate: group === null ? 'interned' : 'afloat' } as Ship];
      }),
    );
    const italian = { owner, zones };
    const after = { ...state, italian, ships: { ...state.ships, ...ships } };
    return group === null ? after : withGroups(after, [group], []);
  },
  GroupPlaced: (state, { group, where }) => withGroup(state, group, { where }),
  ShipAdded: (state, { counter, group }) => {
    const ship = shipFrom(counter, { asListed: false, morale: 0, began: group.where.name });
    return withGroups({ ...state, ships: { ...state.ships, [counter.id]: ship } }, [group], []);
  },
  CampaignStarted: same,
  PhaseBegan: (state, { phase }) => ({
    ...freshPhase(state, phase),
    step: phase === TERMINAL ? 'terminal' : 'claims',
    terminal: phase === TERMINAL ? NO_ROWS : state.terminal,
  }),
  ProtectionClaimed: (state, { ijn, irn }) => ({ ...state, claims: { ijn, irn } }),
  SegmentBegan: (state, { step, side }) => {
    const begun = { ...state, step, active: side, tried: [] };
    if (step === 'fight') return begun;
    const groups = allGroups(state).map((group) =>
      group.side === side && group.moved ? { ...group, moved: false } : group,
    );
    return withEveryShip({ ...begun, groups: Object.fromEntries(groups.map((group) => [group.id, group])) }, (ship) =>
      ship.enteredPartial ? { enteredPartial: false } : {},
    );
  },
  GroupsFormed: (state, { groups, removed }) => withGroups(state, groups, removed),
  GroupMoved: (state, { group, where, partialSea }) => {
    const moved = atPlace(state, group, where);
    const ships = findGroup(moved, group)?.ships ?? [];
    return partialSea ? withShips(moved, ships, () => ({ enteredPartial: true })) : moved;
  },
  ShipsInterned: (state, { ships }) => pruned(withShips(state, ships, () => ({ fate: 'interned' }))),
  MinesEntered: (state, { harm }) => harmed(state, harm),
  GroundingRolled: (state, { side, harm }) => harmed({ ...state, grounded: { ...state.grounded, [side]: true } }, harm),
  Searched: (state, { side, where, evades }) => ({
    ...state,
    tried: [...state.tried, `search.${where.name}`],
    evading: evades ? { ...state.evading, [otherSide(side)]: true } : state.evading,
  }),
  ZoneSearched: (state, { zone }) => ({ ...state, tried: [...state.tried, `search.${zone}`] }),
  PortAttackRolled: (state, { port, success }) => ({
    ...state,
    tried: [...state.tried, `attack.${port}`],
    failedAttacks: success ? state.failedAttacks : [...state.failedAttacks, port],
  }),
  BlockShipsSent: (state, { lodged, used }) => {
    const after = withShips(state, used, () => ({ hits: SUNK, fate: 'sunk' }));
    return pruned({
      ...after,
      lodged: state.lodged + lodged,
      failedAttacks: state.failedAttacks.filter((port) => port !== 'port-arthur'),
      merchants: { ...state.merchants, sunk: state.merchants.sunk + used.length },
    });
  },
  TownRaided: (state, { hex, total }) => ({
    ...state,
    tried: [...state.tried, `raid.${hex}`],
    land: { ...state.land, total },
  }),
  GroupRetreated: (state, { group, where }) => ({
    ...withGroup(state, group, { where, moved: true }),
    retreats: state.retreats.filter((id) => id !== group),
  }),
  PhaseEnded: (state, { inPort, raised }) => clocked({ ...state, active: null }, inPort, raised, false),
  FlyingBasePlaced: (state, { hex }) => ({
    ...state,
    flyingBases: { left: Math.max(0, state.flyingBases.left - 1), placed: [...state.flyingBases.placed, hex] },
  }),
  LoadsDelivered: (state, { delivered }) => ({ ...state, land: { ...state.land, delivered } }),
} satisfies Partial<Reducers>;

import { atPlace, clocked, freshMonth, harmed, pruned, type Reducers, withGroups, withShips } from './change';

/** The terminal phase, the land campaign, the end. */
export const MONTH_REDUCERS = {
  RowDone: (state, { row }) => ({ ...state, terminal: { ...state.terminal, [row]: true } }),
  Repaired: (state, { side, rolls, groups, removed }) => {
    const hits = new Map(rolls.map((roll) => [roll.ship, roll.hits]));
    const after = withShips(state, [...hits.keys()], ({ id, captured, unready }) => {
      const left = hits.get(id)!;
      return { hits: left, inDock: left > 0, unready: captured ? left > 0 : unready };
    });
    return { ...withGroups(after, groups, removed), tried: [...state.tried, `repair.${side}`] };
  },
  MineLaid: (state, { side, hex }) => ({
    ...state,
    mines: {
      left: { ...state.mines.left, [side]: Math.max(0, state.mines.left[side] - 1) },
      laid: [...state.mines.laid, { side, hex }],
    },
  }),
  MineSwept: (state, { hex, harm, removed }) => {
    const after = harmed(state, harm);
    const laid = removed ? after.mines.laid.filter((mine) => mine.hex !== hex) : after.mines.laid;
    return { ...after, tried: [...after.tried, `sweep.${hex}`], mines: { ...after.mines, laid } };
  },
  PlanChosen: (state, { plan, loads, successes }) => ({
    ...state,
    land: { ...state.land, plan, loads, successes, total: 0, firstDone: false },
  }),
  TroopsResolved: (state, { successes, total, firstDone, loads, rolling }) => ({
    ...state,
    land: { ...state.land, successes, total, firstDone, loads, rolling },
  }),
  SquadronReleased: (state, { squadron }) => ({ ...state, released: { ...state.released, [squadron]: true } }),
  PortArthurFell: (state, { turn }) => ({
    ...state,
    land: { ...state.land, fallen: turn },
    ports: { ...state.ports, 'port-arthur': 'ijn' },
    step: 'fall',
    lodged: 0,
  }),
  ShipsScuttled: (state, { rolls }) =>
    pruned(
      withShips(
        state,
        rolls.filter(({ sunk }) => sunk).map(({ ship }) => ship),
        () => ({ fate: 'scuttled' }),
      ),
    ),
  ShipsCaptured: (state, { harm, groups, removed }) => {
    const hits = new Map(harm.map((each) => [each.ship, each.hits]));
    const taken = withShips(state, [...hits.keys()], ({ id }) => ({
      ...{ side: 'ijn', captured: true, unready: true, inDock: false, hits: hits.get(id)! },
    }));
    return { ...withGroups(taken, groups, removed), step: 'terminal' };
  },
  ZonesMoved: (state, { moves }) => moves.reduce((now, { group, where }) => atPlace(now, group, where), state),
  MoraleAdjusted: (state, { ships, raised, inPort }) => {
    const after = new Map(ships.map(({ ship, morale }) => [ship, morale]));
    return withShips(clocked(state, inPort, raised, true), [...after.keys()], ({ id }) => ({ morale: after.get(id)! }));
  },
  MerchantsPlaced: (state, { ships, group }) => {
    const back = withShips(state, ships, () => ({
      hits: 0,
      fate: 'afloat',
      morale: 0,
      portPhases: 0,
      sinceTerminal: null,
    }));
    const merchants = { ...state.merchants, replaced: state.merchants.replaced + ships.length };
    return withGroups({ ...back, merchants }, [group], []);
  },
  ChannelCleared: (state, { lodged }) => ({ ...state, lodged }),
  MonthBegan: (state, event) => freshMonth(state, event),
  CampaignEnded: (state, { winner, level, points }) => ({
    ...state,
    ...{ result: { winner, level, points }, step: 'over', active: null, battle: null },
  }),
} satisfies Partial<Reducers>;

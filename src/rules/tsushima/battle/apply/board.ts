import { otherSide } from '../../types';
import { edgeOf, findUnit, flightKey, unitsOfSide } from '../board';
import { freshBattle } from '../board-setup';
import type { EventOf } from '../events';
import { type Aim, allGroups, type Battle, type CampaignState, type Unit } from '../state';
import { pruned, type Reducers, withBattle, withGroups, withoutShips, withShips, withUnit } from './change';

const NO_FLIGHT = { successes: 0, rounds: 0, success: null } as const;

/** Ships that leave their unit for one of their own, in the same column. */
function dropped(battle: Battle, ships: readonly string[]): Pick<Battle, 'units'> {
  const units: Record<string, Unit> = {};
  for (const unit of Object.values(battle.units)) {
    const out = unit.ships.filter((id) => ships.includes(id));
    const left = unit.ships.filter((id) => !ships.includes(id));
    if (left.length > 0) units[unit.id] = { ...unit, ships: left };
    const { flight: _, ...behind } = unit;
    for (const id of out) units[id] = { ...behind, id, ships: [id], fleeing: false };
  }
  return { units };
}

/** The hits of a battle on its ships, and what is counted of them. */
function struckBy(
  state: CampaignState,
  ships: EventOf<'HitsMarked'>['ships'],
  inflicted: EventOf<'HitsMarked'>['inflicted'],
): CampaignState {
  const after = new Map(ships.map((each) => [each.ship, each]));
  let merchants = 0;
  const struck = withShips(state, [...after.keys()], (ship) => {
    const { hits, sunk } = after.get(ship.id)!;
    if (sunk && ship.type === 'M') merchants += 1;
    return { hits, fate: sunk ? 'sunk' : ship.fate };
  });
  return {
    ...struck,
    inflicted: { ijn: state.inflicted.ijn + inflicted.ijn, irn: state.inflicted.irn + inflicted.irn },
    merchants: { ...state.merchants, sunk: state.merchants.sunk + merchants },
  };
}

/** The Battle Board. */
export const BOARD_REDUCERS = {
  BattleBegan: (state, { where, spotter, defender, surprise, groups, units }) => {
    const shown = allGroups(state).map((group) => (groups.includes(group.id) ? { ...group, revealed: true } : group));
    return {
      ...state,
      step: 'battle',
      groups: Object.fromEntries(shown.map((group) => [group.id, group])),
      battle: freshBattle({
        ...{ where, spotter, defender, surprise },
        units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
      }),
    };
  },
  UnitArranged: (state, { unit, column }) => withUnit(state, unit, () => ({ column, from: column })),
  LineOrdered: (state, { side, units }) =>
    withBattle(state, (battle) => {
      const others = Object.values(battle.units).filter((unit) => unit.side !== side);
      const ordered = units.flatMap((id) => battle.units[id] ?? []);
      const line = side === 'ijn' ? [...ordered, ...others] : [...others, ...ordered];
      return line.length === Object.keys(battle.units).length
        ? { units: Object.fromEntries(line.map((unit) => [unit.id, unit])) }
        : {};
    }),
  UnitMoved: (state, { columns, shift }) =>
    withBattle(state, ({ units }) => ({
      units: Object.fromEntries(
        Object.values(units).map((unit) => {
          const column = columns[unit.id] ?? unit.column;
          // When everybody is shifted, so is the column each came from.
          return [unit.id, { ...unit, column, from: unit.from + shift }];
        }),
      ),
    })),
  UnitLeft: (state, { ships, edge, escaped }) =>
    withBattle(state, (battle) => ({
      ...withoutShips(battle, ships),
      gone: [...battle.gone, ...ships.map((ship) => ({ ship, escaped, edge }))],
    })),
  ShipsDropped: (state, { ships }) => withBattle(state, (battle) => dropped(battle, ships)),
  CountersTakenOut: (state, { units, ships }) =>
    withBattle(state, (battle) => ({
      ...withoutShips(battle, ships),
      takenOut: battle.takenOut + units.reduce((sum, id) => sum + (findUnit(battle, id)?.ships.length ?? 0), 0),
      gone: [
        ...battle.gone,
        ...ships.map((ship) => ({ ship, escaped: false, edge: edgeOf(battle.defender ?? 'irn') })),
      ],
    })),
  FlightBegan: (state, { side, units, left, flight }) =>
    withBattle(state, (battle) => {
      const apart = dropped(battle, left).units;
      const now = { fleeing: true, ...(flight !== undefined && { flight }) };
      const fleeing = Object.values(apart).map((unit) => (units.includes(unit.id) ? { ...unit, ...now } : unit));
      const key = flight ?? side;
      // Where nobody is in it any more the next one begins anew.
      const isOn = Object.values(battle.units).some((unit) => unit.fleeing && flightKey(unit) === key);
      return {
        units: Object.fromEntries(fleeing.map((unit) => [unit.id, unit])),
        flight: { ...battle.flight, [key]: (isOn && battle.flight[key]) || NO_FLIGHT },
      };
    }),
  FlightRolled: (state, { side, success, units: [first = ''] = [] }) =>
    withBattle(state, (battle) => {
      const unit = findUnit(battle, first);
      const key = unit === null ? side : flightKey(unit);
      const now = battle.flight[key] ?? NO_FLIGHT;
      return { flight: { ...battle.flight, [key]: { ...now, successes: now.successes + (success ? 1 : 0), success } } };
    }),
  ScreenSet: (state, { unit, screened }) =>
    withBattle(state, ({ screens }) => {
      const { [unit]: _, ...others } = screens;
      return { screens: screened === null ? others : { ...others, [unit]: screened } };
    }),
  Aimed: (state, { ships, target, weapon }) =>
    withBattle(state, ({ aims }) => {
      const chosen: Partial<Aim> = weapon === null ? { primary: target, secondary: target } : { [weapon]: target };
      return { aims: { ...aims, ...Object.fromEntries(ships.map((ship) => [ship, { ...aims[ship], ...chosen }])) } };
    }),
  TorpedoesAimed: (state, { ship, targets }) =>
    withBattle(state, ({ launches = {} }) => {
      const { [ship]: _, ...others } = launches;
      return { launches: targets.length === 0 ? others : { ...others, [ship]: targets } };
    }),
  RoundFired: (state, { shots, launched }) => {
    const used = withShips(state, launched, () => ({ torpedoUsed: true }));
    return withBattle(used, ({ pending, targets, launches }) => {
      const sum = { ...pending };
      const aimed = { ...targets };
      const firing = new Set<string>();
      for (const { firer, weapon, target, hits } of shots) {
        if (hits > 0) sum[target] = (sum[target] ?? 0) + hits;
        // What her primary guns fire at is her target; her secondaries may be busy with boats.
        if (weapon === 'secondary' ? !firing.has(firer) : weapon !== 'torpedo') aimed[firer] = target;
        firing.add(firer);
      }
      return { pending: sum, targets: aimed, stage: 'mark', ...(launches && { launches: {} }) };
    });
  },
  HitsMarked: (state, { ships, dropped: out, inflicted }) => {
    const struck = struckBy(state, ships, inflicted);
    const sunk = ships.filter((each) => each.sunk).map(({ ship }) => ship);
    const marked = withBattle(struck, (battle) => {
      const afloat = withoutShips({ ...battle, ...dropped(battle, out) }, sunk);
      const mover = otherSide(battle.mover);
      const fleeing = unitsOfSide(battle, mover).filter((unit) => unit.fleeing);
      const flights = [mover, ...fleeing.map(flightKey)].map((key) => [key, battle.flight[key] ?? null] as const);
      return {
        ...afloat,
        units: Object.fromEntries(Object.values(afloat.units).map((unit) => [unit.id, { ...unit, from: unit.column }])),
        ...{ pending: {}, stage: 'move', round: battle.round + 1, mover, takenOut: 0 },
        flight: {
          ...battle.flight,
          ...Object.fromEntries(
            flights.map(([key, flight]) => [key, flight && { ...flight, rounds: flight.rounds + 1, success: null }]),
          ),
        },
      };
    });
    return pruned(marked);
  },
  BroughtHome: (state, { ships, inflicted, launched, gone, tried }) => {
    const struck = struckBy(state, ships, inflicted);
    const used = withShips(struck, launched, () => ({ torpedoUsed: true }));
    const off = [...gone.map(({ ship }) => ship), ...ships.filter((each) => each.sunk).map(({ ship }) => ship)];
    const after = withBattle(used, (battle) => ({ ...withoutShips(battle, off), gone: [...battle.gone, ...gone] }));
    return pruned(tried ? { ...after, tried: [...after.tried, `${tried.how}.${tried.where}`] } : after);
  },
  BattleEnded: (state, { retreats, removed, free, freeUntil }) => {
    const after = withShips(withGroups(state, retreats, removed), free, () => ({ freeUntil }));
    const known = new Set(retreats.map(({ id }) => id));
    const fled = retreats.filter(({ ships }) => ships.some((id) => free.includes(id))).map(({ id }) => id);
    return {
      ...after,
      battle: null,
      step: state.turnLimit === null ? 'battle' : 'fight',
      retreats: [...state.retreats.filter((id) => !known.has(id)), ...fled],
    };
  },
} satisfies Partial<Reducers>;

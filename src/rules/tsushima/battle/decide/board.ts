import { rollFlight as rollFlightDie } from '../../procedures';
import { FLIGHT } from '../../data/dice-tables';
import { TAKEN_OUT } from '../../data/ports';
import { isBoat, type Side } from '../../types';
import {
  boardMove,
  columnsLeft,
  edgeOf,
  findUnit,
  flightKey,
  flightOf,
  keptTarget,
  opposite,
  unitOf,
  unitsOfSide,
} from '../board';
import type { CommandOf } from '../commands';
import { endBattleNow, endIfGone } from '../ending';
import { refusal } from '../refusals';
import { type Battle, findShip, type Unit } from '../state';
import {
  type DecideContext,
  done,
  guard,
  inBattle,
  type Objection,
  type Outcome,
  refused,
  rolled,
  twice,
} from './decision';

const noUnit = (id: string): Outcome => refused(refusal('NO_SUCH_UNIT', { unit: id }));

/** Columns a unit may begin on: its side's own, boats and merchants also next to it (TSU-26, TSU-27). */
function startsOn({ startColumns, scenario }: DecideContext['state'], unit: Unit): readonly number[] {
  const own = startColumns[unit.side];
  if (unit.kind === 'boat') return [own - 1, own, own + 1];
  if (unit.kind === 'merchant') return [own - 1, own + 1, own];
  return scenario === 'port-arthur' && unit.side === 'irn' ? [own, own + 1] : [own];
}

/** Before the first shot the owner says where his counters begin. */
export const arrange = (context: DecideContext, { unit: id, column }: CommandOf<'arrange'>): Outcome =>
  inBattle(context, 'move', (battle) => {
    const unit = findUnit(battle, id);
    if (unit === null) return noUnit(id);
    return guard(
      context,
      [
        battle.round > 0 && refusal('TOO_LATE_TO_ARRANGE'),
        !startsOn(context.state, unit).includes(column) && refusal('NOT_ON_START_COLUMN', { unit: id }),
      ],
      () => done(context, (chain) => chain.add({ type: 'UnitArranged', unit: id, column })),
    );
  });

/** The order of a side's line: lead division first. */
export const orderLine = (context: DecideContext, { side, units }: CommandOf<'orderLine'>): Outcome =>
  inBattle(context, 'move', (battle) => {
    const own = unitsOfSide(battle, side).map(({ id }) => id);
    const isSame = own.length === units.length && own.every((id) => units.includes(id));
    return guard(
      context,
      [!isSame && refusal('NOT_THE_SAME_UNITS'), battle.round > 0 && refusal('TOO_LATE_TO_ARRANGE')],
      () => done(context, (chain) => chain.add({ type: 'LineOrdered', side, units })),
    );
  });

const notMoving = (battle: Battle, side: Side): Objection =>
  battle.mover !== side && refusal('NOT_YOUR_MOVE', { side });

/** A unit goes to a column; beyond an edge everybody shifts, or it leaves the board (TSU-29, TSU-31). */
export const moveUnit = (context: DecideContext, { unit: id, column }: CommandOf<'moveUnit'>): Outcome =>
  inBattle(context, 'move', (battle) => {
    const unit = findUnit(battle, id);
    if (unit === null) return noUnit(id);
    const reach = columnsLeft(context.state, battle, unit);
    const move = boardMove(battle, unit, column);
    const isLimited = battle.defender === unit.side && move.type === 'left' && move.edge === edgeOf(unit.side);
    return guard(
      context,
      [
        notMoving(battle, unit.side),
        Math.abs(column - unit.from) > reach && refusal('TOO_FAR', { unit: id, columns: reach }),
        isLimited && battle.takenOut + unit.ships.length > TAKEN_OUT && refusal('TOO_MANY_OUT'),
      ],
      () =>
        done(context, (chain) => {
          if (move.type === 'moved') {
            chain.add({ type: 'UnitMoved', unit: id, columns: move.columns, shift: move.shift });
            return;
          }
          if (isLimited) chain.add({ type: 'CountersTakenOut', units: [id], ships: unit.ships });
          else chain.add({ type: 'UnitLeft', unit: id, ships: unit.ships, edge: move.edge, escaped: unit.fleeing });
          endIfGone(chain);
        }),
    );
  });

/** Damaged ships are left behind by their division (TSU-30). */
export const dropShips = (context: DecideContext, { unit: id, ships }: CommandOf<'dropShips'>): Outcome =>
  inBattle(context, 'move', (battle) => {
    const unit = findUnit(battle, id);
    if (unit === null) return noUnit(id);
    const stranger = ships.find((ship) => !unit.ships.includes(ship));
    if (stranger !== undefined) return refused(refusal('NOT_IN_THE_BATTLE', { ship: stranger }));
    const sound = ships.find((ship) => findShip(context.state, ship)?.hits === 0);
    return guard(
      context,
      [
        twice(ships),
        notMoving(battle, unit.side),
        ships.includes(unit.ships[0] ?? '') && refusal('LEAD_SHIP', { ship: unit.ships[0] ?? '' }),
        sound !== undefined && refusal('UNDAMAGED', { ship: sound }),
      ],
      () => done(context, (chain) => chain.add({ type: 'ShipsDropped', unit: id, ships })),
    );
  });

/** The defender of a port takes counters out over his own edge (TSU-55). */
export const takeOut = (context: DecideContext, { units }: CommandOf<'takeOut'>): Outcome =>
  inBattle(context, 'move', (battle) => {
    const missing = units.find((id) => findUnit(battle, id) === null);
    if (missing !== undefined) return noUnit(missing);
    const out = units.map((id) => findUnit(battle, id)!);
    const ships = out.flatMap((unit) => unit.ships);
    return guard(
      context,
      [
        twice(units),
        out.some(({ side }) => side !== battle.defender) && refusal('NOT_HERS'),
        battle.defender !== null && notMoving(battle, battle.defender),
        battle.takenOut + ships.length > TAKEN_OUT && refusal('TOO_MANY_OUT'),
      ],
      () =>
        done(context, (chain) => {
          chain.add({ type: 'CountersTakenOut', units, ships });
          endIfGone(chain);
        }),
    );
  });

const isCrippled = (context: DecideContext, id: string | undefined): boolean =>
  id !== undefined && (findShip(context.state, id)?.hits ?? 0) >= 2;

/** All divisions that can flee together; merchants when they like (TSU-32). */
export const flee = (context: DecideContext, { side, units }: CommandOf<'flee'>): Outcome =>
  inBattle(context, 'move', (battle) => {
    const own = unitsOfSide(battle, side);
    const missing = units?.find((id) => findUnit(battle, id)?.side !== side);
    if (missing !== undefined) return noUnit(missing);
    const able = own.filter(({ ships, fleeing }) => !fleeing && !isCrippled(context, ships[0]));
    const chosen =
      units === undefined ? able.filter(({ kind }) => kind === 'division') : units.map((id) => findUnit(battle, id)!);
    const lame = chosen.find(({ ships }) => isCrippled(context, ships[0]));
    const already = chosen.find(({ fleeing }) => fleeing);
    if (chosen.length === 0) return refused(refusal('NOTHING_LEFT'));
    const left = chosen.flatMap(({ ships }) => ships.slice(1).filter((id) => isCrippled(context, id)));
    return guard(
      context,
      [
        notMoving(battle, side),
        battle.defender !== null && refusal('NO_FLIGHT_IN_PORT'),
        already !== undefined && refusal('FLEEING_ALREADY', { unit: already.id }),
        lame !== undefined && refusal('LEAD_CRIPPLED', { unit: lame.id }),
      ],
      () =>
        done(context, (chain) => {
          const flight = flightName(battle, side);
          const units = chosen.map(({ id }) => id);
          chain.add({ type: 'FlightBegan', side, units, left, ...(flight !== null && { flight }) });
        }),
    );
  });

/** Who begins after the flight of the side has its own, with whoever begins in the same movement round (TSU-32). */
function flightName(battle: Battle, side: Side): string | null {
  const isOn = unitsOfSide(battle, side).some(({ fleeing, flight }) => fleeing && flight === undefined);
  return isOn && (battle.flight[side]?.rounds ?? 0) > 0 ? `${side}.${battle.round}` : null;
}

/**
 * The flights of a side that must be rolled for before it moves, by the first unit of each: in each round after the one
 * it began in, until the third success (TSU-33).
 */
export function flightsDue(battle: Battle, side = battle.mover): readonly Unit[] {
  const due = unitsOfSide(battle, side).filter((unit) => {
    const flight = flightOf(battle, unit);
    return flight !== null && flight.rounds > 0 && flight.success === null && flight.successes < FLIGHT.successes;
  });
  const keys = due.map(flightKey);
  return due.filter((unit, place) => keys.indexOf(flightKey(unit)) === place);
}
export const mustRollFlight = (battle: Battle): boolean => flightsDue(battle).length > 0;

/** Whose flight is rolled for; null where nobody flees, or there is no such unit. */
export const flightRolled = (battle: Battle, { side, unit }: CommandOf<'rollFlight'>): Unit | null =>
  unit !== undefined
    ? findUnit(battle, unit)
    : (flightsDue(battle, side)[0] ?? unitsOfSide(battle, side).find(({ fleeing }) => fleeing) ?? null);

export const rollFlight = (context: DecideContext, command: CommandOf<'rollFlight'>): Outcome =>
  inBattle(context, 'move', (battle) => {
    const { side } = command;
    const unit = flightRolled(battle, command);
    if (command.unit !== undefined && unit?.side !== side) return noUnit(command.unit);
    const flight = unit && flightOf(battle, unit);
    const apart = unit?.flight === undefined ? null : unit;
    return guard(
      context,
      [
        notMoving(battle, side),
        (flight === null || flight.rounds === 0) && refusal('NOT_FLEEING', { side }),
        flight !== null &&
          (flight.success !== null || flight.successes >= FLIGHT.successes) &&
          refusal('FLIGHT_ROLLED'),
      ],
      () =>
        rolled(context, rollFlightDie(apart?.id ?? side), ({ die, success }, chain) => {
          const units = unitsOfSide(battle, side).filter((each) => each.fleeing && each.flight === apart?.flight);
          const named = apart && { units: units.map(({ id }) => id) };
          chain.add({ type: 'FlightRolled', side, die, success, ...named });
        }),
    );
  });

/** A ship or a destroyer in the next column screens a friend (TSU-45). */
export const screen = (context: DecideContext, { unit: id, screened }: CommandOf<'screen'>): Outcome =>
  inBattle(context, 'move', (battle) => {
    const unit = findUnit(battle, id);
    if (unit === null) return noUnit(id);
    const friend = screened === null ? null : findUnit(battle, screened);
    if (screened !== null && friend === null) return noUnit(screened);
    const isTorpedoBoat = unit.ships.some((ship) => findShip(context.state, ship)?.type === 'T');
    const fits =
      friend === null ||
      (friend.side === unit.side &&
        unit.kind !== 'merchant' &&
        !isTorpedoBoat &&
        Math.abs(friend.column - unit.column) === 1);
    return guard(context, [!fits && refusal('NO_SCREEN', { unit: id })], () =>
      done(context, (chain) => chain.add({ type: 'ScreenSet', unit: id, screened })),
    );
  });

/** Whether she may not change: the target she fired at last still floats within reach of her guns (TSU-39). */
function keepsTarget({ state }: DecideContext, battle: Battle, id: string, target: string | null): boolean {
  const [unit, ship] = [unitOf(battle, id), findShip(state, id)];
  if (unit === null || ship === null || target === null) return false;
  const kept = keptTarget(state, battle, unit, ship);
  return kept !== null && kept !== target;
}

/** Another target than lead on lead, or none (TSU-39, TSU-41). */
export const aim = (context: DecideContext, { ships, target, weapon }: CommandOf<'aim'>): Outcome =>
  inBattle(context, 'move', (battle) => {
    const { state } = context;
    const isCoastGun = (id: string): boolean => id === 'coast-1' || id === 'coast-2';
    const stranger = ships.find((id) => unitOf(battle, id) === null && !(isCoastGun(id) && battle.defender !== null));
    if (stranger !== undefined) return refused(refusal('NOT_IN_THE_BATTLE', { ship: stranger }));
    const line = target === null ? null : findUnit(battle, target);
    const aimed = target === null ? null : (line ?? unitOf(battle, target));
    /** At a division: each ship at the one opposite her, and round again. */
    const targetOf = (ship: string): string | null =>
      line === null || line.ships.length === 0
        ? target
        : (line.ships[(unitOf(battle, ship)?.ships.indexOf(ship) ?? 0) % line.ships.length] ?? null);
    if (target !== null && aimed === null) return refused(refusal('NOT_IN_THE_BATTLE', { ship: target }));
    const sideOf = (id: string): Side => unitOf(battle, id)?.side ?? battle.defender ?? 'irn';
    const atBoats = target !== null && isBoat(findShip(state, line?.ships[0] ?? target)?.type ?? 'B');
    const faithful = ships.find((id) => !atBoats && keepsTarget(context, battle, id, targetOf(id)));
    const isElsewhere = (id: string): boolean => {
      const unit = unitOf(battle, id);
      const facing = unit && opposite(battle, unit);
      return unit?.kind === 'division' && aimed?.kind === 'division' && facing !== null && facing?.id !== aimed.id;
    };
    const astray = ships.find(isElsewhere);
    return guard(
      context,
      [
        twice(ships),
        aimed !== null && ships.some((id) => sideOf(id) === aimed.side) && refusal('OWN_SHIP', { ship: target ?? '' }),
        atBoats && weapon !== 'secondary' && refusal('SECONDARIES_ONLY', { ship: target ?? '' }),
        faithful !== undefined && refusal('KEEPS_TARGET', { ship: faithful }),
        astray !== undefined && refusal('WRONG_DIVISION', { ship: astray }),
      ],
      () =>
        done(context, (chain) => {
          for (const at of new Set(ships.map(targetOf))) {
            const firers = ships.filter((id) => targetOf(id) === at);
            chain.add({ type: 'Aimed', ships: firers, target: at, weapon: weapon ?? null });
          }
        }),
    );
  });

/** Both agree that it is over (AMB-9). */
export const endBattle = (context: DecideContext): Outcome =>
  inBattle(context, 'move', () => done(context, (chain) => endBattleNow(chain, 'agreed')));

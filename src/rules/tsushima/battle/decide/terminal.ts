import { MORALE_FLOOR, SWEEPING } from '../../data/dice-tables';
import { isPort } from '../../data/ports';
import { clearChannel as rollClearing, repairShips, sweepMine as rollSweeping } from '../../procedures';
import { isCapital, type Side, SIDES } from '../../types';
import type { CommandOf } from '../commands';
import type { EventOf } from '../events';
import {
  finishRow,
  groupsInPort,
  inZones,
  isOffMap,
  isRepairedAt,
  merchantsDue,
  mustMoveOn,
  raisedInPort,
  slotsAt,
  sweepersAt,
} from '../flow';
import { nextGroup, ownerOf } from '../formation';
import { refusal } from '../refusals';
import {
  allGroups,
  allShips,
  areStacksHidden,
  type CampaignState,
  findGroup,
  findShip,
  type Group,
  groupOf,
  shipsOf,
} from '../state';
import {
  type DecideContext,
  done,
  guard,
  type Objection,
  type Outcome,
  refused,
  rolled,
  twice,
  unlessStep,
} from './decision';
import { harmOf, isSheltered, unlessOpen, without } from './movement';

/** Ships in dock lie apart: a group for each port (TSU-47). Nobody sees more of it than of the groups they come from. */
function docked(
  state: CampaignState,
  side: Side,
  ids: readonly string[],
): Pick<EventOf<'Repaired'>, 'groups' | 'removed'> {
  const { groups, removed } = without(state, ids);
  const kept = Object.fromEntries(Object.entries(state.groups).filter(([id]) => !removed.includes(id)));
  const docks: Group[] = [];
  for (const id of ids) {
    const group = groupOf(state, id)!;
    const { where } = group;
    const revealed = !areStacksHidden(state) || group.revealed;
    const there = docks.find((dock) => dock.where.name === where.name);
    if (there) {
      docks[docks.indexOf(there)] = {
        ...there,
        ships: [...there.ships, id],
        revealed: there.revealed && revealed,
      };
      continue;
    }
    const made = nextGroup({ ...kept, ...Object.fromEntries(docks.map((dock) => [dock.id, dock])) }, side, 'dock');
    docks.push({ ...made, side, kind: 'dock', name: null, ships: [id], where, moved: false, revealed });
  }
  const ours = new Set(docks.map((dock) => dock.id));
  return {
    groups: [...groups.filter(({ id }) => !ours.has(id)), ...docks],
    removed: removed.filter((id) => !ours.has(id)),
  };
}

/** One attempt a ship, as many as its port allows (TSU-47, TSU-48, TSU-61). Both sides together, or each in secret. */
export function repair(context: DecideContext, { side, ships: ids }: CommandOf<'repair'>): Outcome {
  const { state } = context;
  const stranger = ids.find((id) => findShip(state, id)?.fate !== 'afloat' || groupOf(state, id) === null);
  if (stranger !== undefined) return refused(refusal('NO_SUCH_SHIP', { ship: stranger }));
  const ships = ids.map((id) => ({ ship: findShip(state, id)!, group: groupOf(state, id)! }));
  const find = (is: (each: (typeof ships)[number]) => boolean): string | undefined => ships.find(is)?.ship.id;
  const sound = find(({ ship }) => !isCapital(ship.type) || ship.hits === 0);
  const abroad = find(({ group }) => slotsAt(state, group) === 0);
  const foreign = find(({ ship, group }) => !isRepairedAt(ship, group));
  const crowded = ships.find(({ group }) => {
    const there = ships.filter((each) => each.group.side === group.side && each.group.where.name === group.where.name);
    return there.length > slotsAt(state, group);
  });
  const isSecret = areStacksHidden(state);
  return guard(
    context,
    [
      unlessStep(context, 'terminal'),
      state.terminal.repairs && refusal('NOTHING_LEFT'),
      twice(ids),
      // What is a secret is rolled by each side apart.
      isSecret && side === undefined && refusal('NOT_HERS'),
      side !== undefined && state.tried.includes(`repair.${side}`) && refusal('NOTHING_LEFT'),
      side !== undefined && ships.some(({ ship }) => ship.side !== side) && refusal('NOT_HERS'),
      sound !== undefined && refusal('NOT_REPAIRABLE', { ship: sound }),
      abroad !== undefined && refusal('NO_REPAIRS_HERE', { ship: abroad }),
      foreign !== undefined && refusal('NOT_AT_HOME', { ship: foreign }),
      crowded !== undefined && abroad === undefined && refusal('NO_SLOTS_LEFT', { port: crowded.group.where.name }),
    ],
    () =>
      rolled(context, repairShips(ships.map(({ ship }) => ship)), (rolls, chain) => {
        for (const each of side === undefined ? SIDES : [side]) {
          const own = rolls.filter(({ ship }) => findShip(state, ship)?.side === each);
          if (own.length === 0 && !isSecret) continue;
          const after = own.map((roll) => {
            const hits = findShip(state, roll.ship)!.hits;
            return { ...roll, hits: roll.result === 'all' ? 0 : roll.result === 'one' ? hits - 1 : hits };
          });
          const inDock = docked(
            chain.state,
            each,
            after.map(({ ship }) => ship),
          );
          chain.add({ type: 'Repaired', side: each, rolls: after, ...inDock });
        }
        const isDone = SIDES.every((each) => chain.state.tried.includes(`repair.${each}`));
        if (!isSecret || isDone) finishRow(chain, 'repairs');
      }),
  );
}

/** One mine in a hex, as many as the scenario gives; the Russians of War at Sea lay theirs at any time (TSU-50, TSU-72). */
export function layMine(context: DecideContext, { side, hex }: CommandOf<'layMine'>): Outcome {
  const { state } = context;
  const isAnyTime = state.scenario === 'war-at-sea' && side === 'irn';
  return guard(
    context,
    [
      !isAnyTime && unlessStep(context, 'terminal', 'setup'),
      state.mines.left[side] === 0 && refusal('NO_MINES_LEFT', { side }),
      state.mines.laid.some((mine) => mine.hex === hex) && refusal('MINED_ALREADY', { hex }),
    ],
    () => done(context, (chain) => chain.add({ type: 'MineLaid', side, hex })),
  );
}

/** Six ships or more that lie there (TSU-52). */
export function sweepMine(context: DecideContext, { hex, ships: ids }: CommandOf<'sweepMine'>): Outcome {
  const { state } = context;
  const side = findShip(state, ids[0] ?? '')?.side ?? 'ijn';
  const there = sweepersAt(state, side, hex).map(({ id }) => id);
  const stranger = ids.find((id) => !there.includes(id));
  const isSwept = state.tried.includes(`sweep.${hex}`);
  return guard(
    context,
    [
      unlessStep(context, 'terminal'),
      twice(ids),
      !state.mines.laid.some((mine) => mine.hex === hex) && refusal('NO_SUCH_MINE', { hex }),
      stranger !== undefined && refusal('NOT_TOGETHER', { ship: stranger }),
      isSwept && refusal('NOTHING_LEFT'),
      ids.length < SWEEPING.ships && refusal('TOO_FEW_SWEEPERS'),
    ],
    () => {
      const ships = ids.flatMap((id) => findShip(state, id) ?? []);
      const oneDie = state.rulings.sweepingDice === 'one';
      return rolled(context, rollSweeping(ships, { oneDie }), ({ rolls, removed }, chain) =>
        chain.add({ type: 'MineSwept', side, hex, rolls, harm: harmOf(state, rolls), removed }),
      );
    },
  );
}

/** Ships in zones go on, those without a friendly port must (TSU-16, TSU-62). */
export function moveZones(context: DecideContext, { moves }: CommandOf<'moveZones'>): Outcome {
  const { state } = context;
  const able = inZones(state).map(({ id }) => id);
  const stranger = moves.find(({ group }) => !able.includes(group));
  const lost = moves.find(({ where }) => where.kind === 'port' && !isPort(where.name));
  const onMap = moves.find(({ where }) => !isOffMap(where));
  const leaving = moves.flatMap(({ group, where }) => {
    const found = findGroup(state, group);
    return found === null ? [] : [{ group: found, where, ships: shipsOf(state, found) }];
  });
  const waiting = leaving
    .flatMap(({ ships }) => ships)
    .find(({ squadron }) => squadron !== null && !state.released[squadron]);
  const docked = leaving.find(({ ships }) => ships.some(({ inDock }) => inDock));
  const moving = moves.map(({ group }) => group);
  const staying = inZones(state).find((group) => mustMoveOn(state, group) && !moving.includes(group.id));
  return guard(
    context,
    [
      unlessStep(context, 'terminal'),
      state.terminal.zones && moves.length === 0 && refusal('NOTHING_LEFT'),
      twice(moving),
      stranger !== undefined && refusal('NO_SUCH_GROUP', { group: stranger.group }),
      lost !== undefined && refusal('NO_SUCH_PORT', { port: lost.where.name }),
      onMap !== undefined && refusal('NOT_FROM_THIS_ZONE'),
      waiting !== undefined && refusal('NOT_RELEASED', { ship: waiting.id }),
      docked !== undefined && refusal('IN_DOCK', { group: docked.group.id }),
      ...leaving.map(({ group, where }) => unlessOpen(state, group, where)),
      staying !== undefined && refusal('MUST_MOVE_ON', { group: staying.id }),
    ],
    () =>
      done(context, (chain) => {
        chain.add({ type: 'ZonesMoved', moves });
        finishRow(chain, 'zones');
      }),
  );
}

/** No floor is printed; as far as a log goes. */
const NO_FLOOR = -99;

/** At sea morale drops; in port the clocks go on (TSU-22, TSU-23, TSU-25). */
export function adjustMorale(context: DecideContext): Outcome {
  const { state } = context;
  return guard(context, [unlessStep(context, 'terminal'), state.terminal.morale && refusal('NOTHING_LEFT')], () =>
    done(context, (chain) => {
      const floor = state.rulings.moraleFloor === 'minus-three' ? MORALE_FLOOR : NO_FLOOR;
      const atSea = allGroups(state).filter((group) => !isSheltered(state, group));
      const ships = atSea
        .flatMap((group) => shipsOf(state, group))
        .map(({ id, morale }) => ({ ship: id, morale: Math.max(floor, morale - 1) }));
      const raised = raisedInPort(state, true);
      chain.add({ type: 'MoraleAdjusted', ships, raised, inPort: groupsInPort(state) });
      finishRow(chain, 'morale');
    }),
  );
}

/** Every second merchant sunk comes back in an own port (TSU-49). */
export function placeMerchants(context: DecideContext, { port }: CommandOf<'placeMerchants'>): Outcome {
  const { state } = context;
  const sunk = allShips(state).filter(({ type, fate }) => type === 'M' && fate === 'sunk');
  const ships = sunk.slice(0, merchantsDue(state)).map(({ id }) => id);
  return guard(
    context,
    [
      unlessStep(context, 'terminal'),
      !isPort(port) && refusal('NO_SUCH_PORT', { port }),
      ships.length === 0 && refusal('NOTHING_LEFT'),
      ownerOf(state, port) !== 'ijn' && refusal('NOT_A_FRIENDLY_PORT', { port }),
    ],
    () =>
      done(context, (chain) => {
        const made = nextGroup(state.groups, 'ijn', 'merchants');
        const where = { kind: 'port', name: port } as const;
        const group: Group = {
          ...made,
          side: 'ijn',
          kind: 'merchants',
          name: null,
          ships,
          where,
          moved: false,
          revealed: false,
        };
        chain.add({ type: 'MerchantsPlaced', ships, group });
        finishRow(chain, 'merchants');
      }),
  );
}

/** A 6 opens the channel of Port Arthur (TSU-56, AMB-25). */
export function clearChannel(context: DecideContext): Outcome {
  const { state } = context;
  const isOneDie = state.rulings.blockShipLoss === 'all-used';
  return guard(
    context,
    [unlessStep(context, 'terminal'), (state.lodged === 0 || state.terminal.channel) && refusal('NOTHING_LEFT')],
    () =>
      rolled(context, rollClearing(isOneDie ? 1 : state.lodged), (successes, chain) => {
        const lodged = isOneDie ? (successes > 0 ? 0 : state.lodged) : state.lodged - successes;
        chain.add({ type: 'ChannelCleared', successes, lodged });
        finishRow(chain, 'channel');
      }),
  );
}

/** A row nobody wants to use. What must be done is not skipped without leave. */
export function skipRow(context: DecideContext, { row }: CommandOf<'skipRow'>): Outcome {
  const { state } = context;
  const isWanted =
    row === 'morale' ||
    row === 'troops' ||
    (row === 'zones' && inZones(state).some((group) => mustMoveOn(state, group)));
  const objection: Objection = isWanted && refusal('ROWS_LEFT', { row });
  return guard(
    context,
    [unlessStep(context, 'terminal'), state.terminal[row] && refusal('NOTHING_LEFT'), objection],
    () => done(context, (chain) => finishRow(chain, row)),
  );
}

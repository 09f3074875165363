import { hitsAfter } from '../../damage';
import { isPort } from '../../data/ports';
import { enterMines, type MineRoll, runAground } from '../../procedures';
import { otherSide, type Side, SUNK, type Where } from '../../types';
import type { CommandOf } from '../commands';
import type { EventOf } from '../events';
import { beginSegment, isOffMap, isSurprise, portsToClaim } from '../flow';
import { formationProblem, isFriendlyPort, nextGroup, ownerOf } from '../formation';
import { refusal } from '../refusals';
import {
  allShips,
  areStacksHidden,
  type CampaignState,
  findGroup,
  findShip,
  type Group,
  groupOf,
  kindOf,
  samePlace,
  type Ship,
  shipsOf,
} from '../state';
import {
  type Chain,
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

/** Protection is claimed before anybody moves (TSU-54). */
export function startPhase(context: DecideContext, { claims }: CommandOf<'startPhase'>): Outcome {
  const { state } = context;
  const stranger = claims.find(({ port }) => !isPort(port));
  const foreign = claims.find(({ side, port }) => !portsToClaim(state, side).includes(port));
  return guard(
    context,
    [
      unlessStep(context, 'claims'),
      stranger !== undefined && refusal('NO_SUCH_PORT', { port: stranger.port }),
      foreign !== undefined && refusal('NOT_A_FRIENDLY_PORT', { port: foreign.port }),
    ],
    () =>
      done(context, (chain) => {
        const of = (side: Side) => claims.filter((claim) => claim.side === side).map(({ port }) => port);
        chain.add({ type: 'ProtectionClaimed', ijn: of('ijn'), irn: of('irn') });
        beginSegment(chain, 'move', 'ijn');
      }),
  );
}

/** Groups after these ships have left them; those left without ships are gone. */
export function without(
  state: CampaignState,
  ships: readonly string[],
): { readonly groups: readonly Group[]; readonly removed: readonly string[] } {
  const touched = [...new Set(ships.map((id) => groupOf(state, id)))].filter((group) => group !== null);
  const left = touched.map((group) => ({ ...group, ships: group.ships.filter((id) => !ships.includes(id)) }));
  return {
    groups: left.filter((group) => group.ships.length > 0),
    removed: left.filter((group) => group.ships.length === 0).map(({ id }) => id),
  };
}

const formationObjection = (state: CampaignState, side: Side, where: Where, ships: readonly Ship[]): Objection => {
  const problem = formationProblem(state, side, where, ships);
  return problem !== null && refusal(problem, { ship: ships[0]?.id ?? '' });
};

/** Ships in one place make a new group, the first leads (TSU-12, TSU-13). */
export function form(context: DecideContext, { side, ships: ids, name = null }: CommandOf<'form'>): Outcome {
  const { state } = context;
  const ships = ids.flatMap((id) => findShip(state, id) ?? []);
  const stranger = ids.find((id) => {
    const ship = findShip(state, id);
    return ship?.fate !== 'afloat' || groupOf(state, id) === null;
  });
  if (stranger !== undefined) return refused(refusal('NO_SUCH_SHIP', { ship: stranger }));
  const where = groupOf(state, ids[0] ?? '')!.where;
  const kind = kindOf(ships);
  const docked = ships.find(({ inDock }) => inDock);
  const retreating = state.retreats.find((group) => ids.some((id) => groupOf(state, id)?.id === group));
  return guard(
    context,
    [
      state.battle !== null && refusal('BATTLE_ON'),
      twice(ids),
      ships.some((ship) => ship.side !== side) && refusal('NOT_HERS'),
      ids.some((id) => !samePlace(groupOf(state, id)!.where, where)) && refusal('NOT_TOGETHER'),
      docked !== undefined && refusal('IN_DOCK', { ship: docked.id }),
      retreating !== undefined && refusal('RETREATS_LEFT', { group: retreating }),
      formationObjection(state, side, where, ships),
    ],
    () =>
      done(context, (chain) => {
        const { groups, removed } = without(state, ids);
        const kept = Object.fromEntries(Object.entries(state.groups).filter(([id]) => !removed.includes(id)));
        const moved = ids.some((id) => groupOf(state, id)?.moved === true);
        const made = {
          ...nextGroup(kept, side, kind ?? 'cruiser'),
          side,
          kind: kind ?? 'cruiser',
          name,
          ships: ids,
          where,
        };
        const isKnown = ids.every((id) => groupOf(state, id)?.revealed === true);
        const group: Group = { ...made, moved, revealed: isKnown };
        chain.add({
          ...{ type: 'GroupsFormed', side, groups: [...groups, group] },
          removed: removed.filter((id) => id !== group.id),
        });
      }),
  );
}

/** Whether a zone and the map meet there: only at the China Sea (TSU-16). */
const meetsMap = (where: Where): boolean => !isOffMap(where) || where.name === 'china-sea';

/** Objects to a port of the enemy (TSU-53). */
export const unlessOpen = (state: CampaignState, { side }: Group, { kind, name }: Where): Objection =>
  kind === 'port' && ownerOf(state, name) === otherSide(side) && refusal('ENEMY_PORT', { port: name });

const movesOf = (state: CampaignState, group: Group, where: Where): readonly Objection[] => {
  const ships = shipsOf(state, group);
  const waiting = ships.find(({ squadron }) => squadron !== null && !state.released[squadron]);
  const isLeaving = group.where.kind === 'port' && !samePlace(group.where, where);
  const ends = [group.where, where];
  const isBlocked = state.lodged > 0 && ends.some(({ kind, name }) => kind === 'port' && name === 'port-arthur');
  const isCrossing = isOffMap(group.where) !== isOffMap(where);
  const isPassage = ends.every(isOffMap) && group.where.name !== where.name;
  const isChecked = isLeaving && (!areStacksHidden(state) || group.revealed);
  return [
    group.side === 'irn' && isSurprise(state) && refusal('SURPRISED'),
    ships.some(({ inDock }) => inDock) && refusal('IN_DOCK', { group: group.id }),
    isBlocked && refusal('CHANNEL_BLOCKED'),
    waiting !== undefined && refusal('NOT_RELEASED', { ship: waiting.id }),
    isCrossing && !ends.every(meetsMap) && refusal('NOT_FROM_THIS_ZONE'),
    isPassage && refusal('ONLY_AT_MONTHS_END'),
    unlessOpen(state, group, where),
    isChecked && formationObjection(state, group.side, group.where, ships),
  ];
};

const isMined = ({ mines }: CampaignState, hex: string): boolean => mines.laid.some((mine) => mine.hex === hex);

/** Whether it comes into a hex that may be mined. A port lies in the hex of its name (TSU-51, TSU-70). */
const entersHex = (group: Group, where: Where): boolean =>
  where.kind === 'port'
    ? group.where.name !== where.name
    : where.kind === 'partial' && where.name !== '' && !samePlace(group.where, where);

/** The mine it comes upon where it goes (TSU-51, AMB-13). */
const mineAt = (state: CampaignState, group: Group, where: Where): string | null =>
  entersHex(group, where) && isMined(state, where.name) ? where.name : null;

/** A group that was moved on the map: where it is now, and what it met on the way. */
export function moveGroup(context: DecideContext, command: CommandOf<'moveGroup'>): Outcome {
  const { state } = context;
  const { group: id, where } = command;
  const group = findGroup(state, id);
  if (group === null) return refused(refusal('NO_SUCH_GROUP', { group: id }));
  const mine = command.mine ?? mineAt(state, group, where);
  const partialSea = command.partialSea ?? (where.kind === 'partial' || where.kind === 'port');
  return guard(
    context,
    [
      unlessStep(context, 'move'),
      state.active !== group.side && refusal('WRONG_STEP', { step: state.step }),
      where.kind === 'port' && !isPort(where.name) && refusal('NO_SUCH_PORT', { port: where.name }),
      mine !== null && !isMined(state, mine) && refusal('NO_SUCH_MINE', { hex: mine }),
      ...movesOf(state, group, where),
    ],
    () =>
      rolled(context, enterMines(mine === null ? [] : shipsOf(state, group)), (rolls, chain) => {
        chain.add({ type: 'GroupMoved', group: id, where, partialSea });
        arrive(chain, group, where, { mine, rolls });
      }),
  );
}

/** Hits after a mine. */
export const harmOf = (state: CampaignState, rolls: readonly MineRoll[]): EventOf<'MinesEntered'>['harm'] =>
  rolls.flatMap(({ ship: id, hits }) => {
    const ship = hits > 0 ? findShip(state, id) : null;
    return ship === null ? [] : [{ ship: id, hits: hitsAfter(ship.type, ship.hits, hits) }];
  });

interface Mined {
  readonly mine: string | null;
  readonly rolls: readonly MineRoll[];
}

/** What a mine has done to a group that has come somewhere; in a neutral port it stays (TSU-51, TSU-53). */
function arrive(chain: Chain, { id, side }: Group, where: Where, { mine, rolls }: Mined): void {
  if (mine !== null) {
    chain.add({ type: 'MinesEntered', side, hex: mine, rolls, harm: harmOf(chain.state, rolls) });
  }
  const left = findGroup(chain.state, id);
  if (left !== null && where.kind === 'port' && ownerOf(chain.state, where.name) === null) {
    chain.add({ type: 'ShipsInterned', ships: left.ships, group: id });
  }
}

/** Ships of a side that entered partial sea in this segment. */
export const toGround = (state: CampaignState, side: Side): readonly Ship[] =>
  allShips(state).filter((ship) => ship.side === side && ship.enteredPartial && ship.fate === 'afloat');

/** One die, and on a 6 one for each ship in the order its owner likes (TSU-9 to TSU-11). */
export function rollGrounding(context: DecideContext, { side, order = [] }: CommandOf<'rollGrounding'>): Outcome {
  const { state } = context;
  const ships = toGround(state, side);
  const first = order.flatMap((id) => ships.find((ship) => ship.id === id) ?? []);
  const inOrder = [...first, ...ships.filter((ship) => !order.includes(ship.id))];
  return guard(
    context,
    [
      unlessStep(context, 'move'),
      state.active !== side && refusal('WRONG_STEP', { step: state.step }),
      twice(order),
      ships.length === 0 && refusal('NOTHING_TO_GROUND'),
      state.grounded[side] && refusal('GROUNDED_ALREADY'),
    ],
    () =>
      rolled(context, runAground(inOrder), ({ die, rolls, aground }, chain) => {
        const ship = aground && findShip(state, aground.ship);
        const hits = ship && aground ? hitsAfter(ship.type, ship.hits, Math.min(SUNK, aground.hits)) : 0;
        const harm = ship ? [{ ship: ship.id, hits }] : [];
        chain.add({ type: 'GroundingRolled', side, die, rolls, damage: aground?.die ?? null, harm });
      }),
  );
}

export function endMove(context: DecideContext): Outcome {
  const { state } = context;
  const side = state.active ?? 'ijn';
  const isOwing = toGround(state, side).length > 0 && !state.grounded[side];
  return guard(context, [unlessStep(context, 'move'), isOwing && refusal('GROUNDING_NOT_ROLLED')], () =>
    done(context, (chain) => beginSegment(chain, 'fight', side)),
  );
}

/** The other player moves those who escaped one hex away (TSU-34). */
export function retreat(context: DecideContext, { group: id, where }: CommandOf<'retreat'>): Outcome {
  const { state } = context;
  const group = state.retreats.includes(id) ? findGroup(state, id) : null;
  if (group === null) return refused(refusal('NO_SUCH_GROUP', { group: id }));
  const mine = mineAt(state, group, where);
  return guard(
    context,
    [
      unlessStep(context, 'fight'),
      where.kind === 'port' && !isPort(where.name) && refusal('NO_SUCH_PORT', { port: where.name }),
      unlessOpen(state, group, where),
    ],
    () =>
      rolled(context, enterMines(mine === null ? [] : shipsOf(state, group)), (rolls, chain) => {
        chain.add({ type: 'GroupRetreated', group: id, where });
        arrive(chain, group, where, { mine, rolls });
      }),
  );
}

/** At any time, never moved again (TSU-25). */
export function placeFlyingBase(context: DecideContext, { hex }: CommandOf<'placeFlyingBase'>): Outcome {
  return guard(context, [context.state.flyingBases.left === 0 && refusal('NO_FLYING_BASES')], () =>
    done(context, (chain) => chain.add({ type: 'FlyingBasePlaced', hex })),
  );
}

/** Whether a place is safe for morale: a friendly port, or a flying base (TSU-22, TSU-25). */
export const isSheltered = (state: CampaignState, { side, where }: Group): boolean =>
  isFriendlyPort(state, side, where) ||
  (side === 'ijn' && where.kind !== 'zone' && state.flyingBases.placed.includes(where.name));

import { ATTRITION_POINTS, ATTRITION_SHIPS } from '../../data/naval-tables';
import { commandNeed } from '../../naval';
import { rollBlockade as rollAttrition, rollInitiative as rollDice, type Trier } from '../../procedures';
import { type Side, SIDES } from '../../types';
import type { CommandOf } from '../commands';
import { isSunkBy } from '../fighting';
import { isFloating, nextRoundOf, nextStage, picksLeft, toBlockade } from '../flow';
import { type RedSunRefusal, refusal } from '../refusals';
import { type CampaignState, findFleet, findShip, type Fleet, isPrivate, shipsOf } from '../state';
import {
  type DecideContext,
  done,
  guard,
  isRefusal,
  type Objection,
  type Outcome,
  refused,
  rolled,
  twice,
  unlessStage,
} from './decision';

/** Fleets by their ids that float and belong to a side, or what is wrong with them. */
function fleetsOf(state: CampaignState, ids: readonly string[], side: Side): readonly Fleet[] | RedSunRefusal {
  const fleets: Fleet[] = [];
  for (const id of ids) {
    const fleet = findFleet(state, id);
    if (fleet === null || !isFloating(state, fleet)) return refusal('NO_SUCH_FLEET', { fleet: id });
    if (fleet.side !== side) return refusal('NOT_HERS', { fleet: id });
    fleets.push(fleet);
  }
  return fleets;
}

/** What speaks against fleets that want to sail. */
function sortieObjections(fleets: readonly Fleet[]): readonly Objection[] {
  const find = (is: (fleet: Fleet) => boolean) => fleets.find(is)?.id;
  const unrated = find(({ isMerchant, admiral }) => !isMerchant && (admiral?.rating ?? null) === null);
  const headless = find(({ isMerchant, admiral }) => !isMerchant && admiral?.condition === 'killed');
  const foreign = find(({ isMerchant, side }) => isMerchant && side !== 'ijn');
  const away = find(({ place }) => place !== 'port');
  return [
    twice(fleets.map(({ id }) => id)),
    headless !== undefined && refusal('NO_ADMIRAL', { fleet: headless }),
    unrated !== undefined && refusal('RATING_MISSING', { who: unrated }),
    foreign !== undefined && refusal('MERCHANTS', { fleet: foreign }),
    away !== undefined && refusal('AT_SEA_ALREADY', { fleet: away }),
  ];
}

/** Private initiative: each side says behind its curtain who wants to sail, nobody too (RSR-2). */
export function pickSorties(context: DecideContext, { side, fleets: ids }: CommandOf<'pickSorties'>): Outcome {
  const { state } = context;
  const fleets = fleetsOf(state, ids, side);
  if (isRefusal(fleets)) return refused(fleets);
  return guard(
    context,
    [
      !isPrivate(state) && refusal('NOT_PRIVATE'),
      unlessStage(context, 'irn-initiative'),
      state.picks[side] !== null && refusal('PICKED_ALREADY', { side }),
      ...sortieObjections(fleets),
    ],
    () => done(context, (chain) => chain.add({ type: 'SortiesPicked', side, fleets: ids })),
  );
}

/** One die a fleet; those that win flip to their side at sea, and the stage is over (RSR-2, RSR-14). */
export function rollInitiative(context: DecideContext, { side, fleets: chosen }: CommandOf<'rollInitiative'>): Outcome {
  const { state } = context;
  const waiting = picksLeft(state)[0];
  const stage = unlessStage(context, `${side}-initiative`);
  if (stage) return refused(stage);
  // Without both picks the dice are open, if at all: nothing is said of a pick that is locked already.
  const isOpen = context.override && chosen !== undefined;
  if (waiting !== undefined && !isOpen) return refused(refusal('PICKS_FIRST', { side: waiting }));
  const picked = isPrivate(state) && waiting === undefined ? state.picks[side] : null;
  const fleets = fleetsOf(state, picked ?? chosen ?? [], side);
  if (isRefusal(fleets)) return refused(fleets);
  const triers = fleets.map(({ id, isMerchant, admiral }): Trier => ({
    id,
    need: isMerchant
      ? null
      : commandNeed({ rating: admiral?.rating ?? 0, season: state.season }, 'RSR-2', state.rulings),
  }));
  return guard(
    context,
    [waiting !== undefined && refusal('PICKS_FIRST', { side: waiting }), ...sortieObjections(fleets)],
    () =>
      rolled(context, rollDice(triers), (rolls, chain) => {
        const tried = rolls.map((roll, place) => ({ ...roll, need: triers[place]!.need }));
        nextStage(chain.add({ type: 'InitiativeRolled', side, tried }));
      }),
  );
}

/** What the search came to, as the owner's book has it (RSR-3). */
export function recordSearch(context: DecideContext, { ijn, irn, found }: CommandOf<'recordSearch'>): Outcome {
  const { state } = context;
  const inPort = [...ijn, ...irn].find((id) => findFleet(state, id)?.place === 'port');
  return guard(
    context,
    [
      unlessStage(context, 'search', 'movement'),
      ...contactProblem(state, ijn, irn),
      inPort !== undefined && refusal('NOT_AT_SEA', { fleet: inPort }),
    ],
    () => done(context, (chain) => chain.add({ type: 'SearchRecorded', ijn, irn, found })),
  );
}

/** Whether these are fleets of both sides, each once. */
export function contactProblem(
  state: CampaignState,
  ijn: readonly string[],
  irn: readonly string[],
): readonly Objection[] {
  const sides = SIDES.map((side) => fleetsOf(state, side === 'ijn' ? ijn : irn, side));
  return [sides.find(isRefusal), twice([...ijn, ...irn])];
}

export function moveFleet(context: DecideContext, { fleet: id, place }: CommandOf<'moveFleet'>): Outcome {
  const { state } = context;
  const fleet = findFleet(state, id);
  if (fleet === null || fleet.eliminated) return refused(refusal('NO_SUCH_FLEET', { fleet: id }));
  const isStuck = fleet.place === 'port' && place !== 'port' && !fleet.initiative;
  return guard(
    context,
    [state.battle !== null && refusal('BATTLE_ON'), isStuck && refusal('NO_INITIATIVE', { fleet: id })],
    () => done(context, (chain) => chain.add({ type: 'FleetMoved', fleet: id, place })),
  );
}

/** Japanese fleets outside their ports blockade (RSR-4). */
export function setBlockade(context: DecideContext, { fleet: id, blockade }: CommandOf<'setBlockade'>): Outcome {
  const fleet = findFleet(context.state, id);
  if (fleet === null || fleet.eliminated) return refused(refusal('NO_SUCH_FLEET', { fleet: id }));
  return guard(
    context,
    [
      fleet.side !== 'ijn' && refusal('NOT_JAPANESE', { fleet: id }),
      blockade && fleet.place === 'port' && refusal('NOT_AT_SEA', { fleet: id }),
    ],
    () => done(context, (chain) => chain.add({ type: 'BlockadeSet', fleet: id, blockade })),
  );
}

/** A fleet that refuses combat in port loses one morale (RSR-17). */
export function refuseCombat(context: DecideContext, { fleet: id }: CommandOf<'refuseCombat'>): Outcome {
  const fleet = findFleet(context.state, id);
  if (fleet === null || fleet.eliminated) return refused(refusal('NO_SUCH_FLEET', { fleet: id }));
  const { morale: before } = fleet;
  return guard(context, [fleet.place !== 'port' && refusal('NOT_IN_PORT', { fleet: id })], () =>
    done(context, (chain) =>
      chain.add(
        { type: 'CombatRefused', fleet: id },
        { type: 'MoraleChanged', fleet: id, before, morale: Math.max(0, before - 1), reason: 'refused', charged: 0 },
      ),
    ),
  );
}

export const nextRound = (context: DecideContext): Outcome =>
  guard(context, [unlessStage(context, 'movement')], () => done(context, nextRoundOf));

/** One die for each fleet on blockade (RSR-16). */
export function rollBlockade(context: DecideContext, { fleet: id }: CommandOf<'rollBlockade'>): Outcome {
  const { state } = context;
  const fleet = findFleet(state, id);
  if (fleet === null || !isFloating(state, fleet)) return refused(refusal('NO_SUCH_FLEET', { fleet: id }));
  const facts = { season: state.season, sunkUsed: state.sinkingUsed };
  return guard(
    context,
    [
      unlessStage(context, 'attrition'),
      !fleet.blockade && refusal('NOT_ON_BLOCKADE', { fleet: id }),
      state.blockaded.includes(id) && refusal('BLOCKADE_ROLLED', { fleet: id }),
      state.attrition !== null && refusal('SHIPS_TO_CHOOSE', { fleet: state.attrition.fleet }),
    ],
    () =>
      rolled(context, rollAttrition(id, facts, state.rulings), ({ die, attrition }, chain) => {
        // A fleet without ships of its own has nothing to lose.
        const result = shipsOf(state, id).length === 0 ? 'none' : attrition;
        chain.add({ type: 'BlockadeRolled', fleet: id, die, attrition: result });
      }),
  );
}

/** The Japanese choose the ships that a blockade has cost (RSR-16). */
export function chooseShips(context: DecideContext, { ships: ids }: CommandOf<'chooseShips'>): Outcome {
  const { state } = context;
  const { attrition } = state;
  if (attrition === null) return refused(refusal('NOTHING_TO_TAKE'));
  const { fleet, result } = attrition;
  const wanted = Math.min(ATTRITION_SHIPS[result], shipsOf(state, fleet).length);
  const stranger = ids.find((id) => !shipsOf(state, fleet).some((ship) => ship.id === id));
  return guard(
    context,
    [
      stranger !== undefined && refusal('NO_SUCH_SHIP', { ship: stranger }),
      twice(ids),
      ids.length !== wanted && refusal('WRONG_NUMBER', { wanted }),
    ],
    () =>
      done(context, (chain) => {
        const ships = ids.map((id) => {
          const ship = findShip(state, id)!;
          const damage = ship.damage + ATTRITION_POINTS[result];
          return { ship: id, damage, sunk: result === 'sunk' || isSunkBy(ship, damage) };
        });
        chain.add({ type: 'BlockadeLosses', fleet, ships });
      }),
  );
}

/** What must be done before attrition may end (RSR-4, RSR-16). */
export function attritionObjections(state: CampaignState): readonly Objection[] {
  const [blockading] = toBlockade(state);
  return [
    state.attrition !== null && refusal('SHIPS_TO_CHOOSE', { fleet: state.attrition.fleet }),
    blockading !== undefined && refusal('BLOCKADE_LEFT', { fleet: blockading.id }),
  ];
}

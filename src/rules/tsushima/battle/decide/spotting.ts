import { LOW_MORALE } from '../../data/dice-tables';
import { isPort, KOREAN_PORTS, SURPRISE } from '../../data/ports';
import { RAID_POINTS } from '../../data/land-plans';
import {
  attackPort as rollAttack,
  raidTown as rollRaid,
  sendBlockShips as rollBlockShips,
  spot,
  type SpottingFacts,
  spotInZone,
  spottingNeed,
} from '../../procedures';
import type { Num } from '../../../common/trace';
import { otherSide, type Side, type Where } from '../../types';
import { boardUnits } from '../board-setup';
import type { CommandOf } from '../commands';
import { endFightOf, isSurprise } from '../flow';
import { isFriendlyPort, ownerOf } from '../formation';
import { refusal } from '../refusals';
import { areStacksHidden, type CampaignState, findGroup, findShip, type Group, shipsOf } from '../state';
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

interface Meeting {
  readonly own: readonly Group[];
  readonly enemy: readonly Group[];
  readonly where: Where;
}

/** In one hex, one port and its hex, or one zone. */
const isTogether = (a: Where, b: Where): boolean => a.name === b.name && (a.kind === 'zone') === (b.kind === 'zone');

/** The groups of a meeting, or what is wrong with them. */
function meetingOf(
  { state }: DecideContext,
  own: readonly string[],
  enemy: readonly string[],
): Meeting | ReturnType<typeof refusal> {
  const side = state.active ?? 'ijn';
  const missing = [...own, ...enemy].find((id) => findGroup(state, id) === null);
  if (missing !== undefined) return refusal('NO_SUCH_GROUP', { group: missing });
  const groups = {
    own: own.flatMap((id) => findGroup(state, id) ?? []),
    enemy: enemy.flatMap((id) => findGroup(state, id) ?? []),
  };
  const where = groups.enemy[0]!.where;
  if (groups.own.some((each) => each.side !== side) || groups.enemy.some((each) => each.side === side)) {
    return refusal('NOT_HERS');
  }
  const apart = [...groups.own, ...groups.enemy].some((each) => !isTogether(each.where, where));
  return apart ? refusal('NOT_TOGETHER') : { ...groups, where };
}

/** What counts for the searcher, from his groups; what is given counts in its place (TSU-19, AMB-6). */
export function searchFacts(
  state: CampaignState,
  own: readonly Group[],
  where: Where,
  given: Omit<CommandOf<'search'>, 'type' | 'own' | 'enemy'>,
): SpottingFacts {
  const ships = own.flatMap((group) => shipsOf(state, group));
  const count = (is: (ship: (typeof ships)[number]) => boolean) => ships.filter(is).length;
  return {
    destroyers: given.destroyers ?? count(({ type }) => type === 'D'),
    twoHits: given.twoHits ?? count(({ hits }) => hits === 2),
    lowMorale: given.lowMorale ?? count(({ morale }) => morale <= LOW_MORALE),
    alreadyThere: given.alreadyThere ?? own.some(({ moved }) => !moved),
    partialSea: given.partialSea ?? (where.kind === 'partial' || where.kind === 'port'),
    evades: given.evades,
  };
}

const CERTAIN: Num = { value: 1, parts: [{ rule: 'AMB-23', value: 1 }] };

/** The active player looks for what shares a hex with him (TSU-18 to TSU-20, AMB-12, AMB-23). */
export function search(context: DecideContext, command: CommandOf<'search'>): Outcome {
  const { state } = context;
  const { own, enemy, evades } = command;
  const side = state.active;
  if (state.step !== 'fight' || side === null) return refused(refusal('WRONG_STEP', { step: state.step }));
  const meeting = meetingOf(context, own, enemy);
  if ('code' in meeting) return refused(meeting);
  const { where } = meeting;
  const enemySide = otherSide(side);
  const isInPort = meeting.enemy.some((group) => group.where.kind === 'port');
  const isClaimed = isInPort && state.claims[enemySide].includes(where.name);
  const facts = searchFacts(state, meeting.own, where, command);
  const isSeen = isInPort && state.rulings.portSpotting === 'always-seen';
  return guard(
    context,
    [
      twice([...own, ...enemy]),
      where.kind === 'zone' && refusal('WRONG_STEP', { step: 'zone' }),
      state.evading[side] && refusal('EVADED', { side }),
      state.tried.includes(`search.${where.name}`) && refusal('TRIED_ALREADY'),
      isClaimed && refusal('PROTECTED', { port: where.name }),
    ],
    () => {
      const spotted = (chain: Chain, found: boolean, die: number | null): void => {
        const need = isSeen ? CERTAIN : spottingNeed(facts);
        chain.add({ type: 'Searched', side, where, evades, need, die, spotted: found });
        if (found) beginBattle(chain, meeting, side);
      };
      if (isSeen) return done(context, (chain) => spotted(chain, true, null));
      return rolled(context, spot(facts, { secret: areStacksHidden(state) }), (roll, chain) =>
        spotted(chain, roll.spotted, roll.die),
      );
    },
  );
}

/** Both roll in a zone; whoever succeeds, they fight (TSU-21). */
export function searchZone(context: DecideContext, { own, enemy }: CommandOf<'searchZone'>): Outcome {
  const { state } = context;
  const side = state.active;
  if (state.step !== 'fight' || side === null) return refused(refusal('WRONG_STEP', { step: state.step }));
  const meeting = meetingOf(context, own, enemy);
  if ('code' in meeting) return refused(meeting);
  const { where } = meeting;
  return guard(
    context,
    [
      twice([...own, ...enemy]),
      where.kind !== 'zone' && refusal('WRONG_STEP', { step: where.kind }),
      state.tried.includes(`search.${where.name}`) && refusal('TRIED_ALREADY'),
    ],
    () =>
      rolled(context, spotInZone(), ({ sums, spotted }, chain) => {
        chain.add({ type: 'ZoneSearched', zone: where.name, sums, spotted });
        if (spotted) beginBattle(chain, meeting, side);
      }),
  );
}

const groupsInPort = (state: CampaignState, side: Side, port: string): readonly Group[] =>
  Object.values(state.groups).filter(
    (group) => group.side === side && group.where.kind === 'port' && group.where.name === port,
  );

/** Ships that claimed protection are seen, but a die must let them be attacked (TSU-54, TSU-58). */
export function attackPort(context: DecideContext, { own, port }: CommandOf<'attackPort'>): Outcome {
  const { state } = context;
  const side = state.active;
  if (state.step !== 'fight' || side === null) return refused(refusal('WRONG_STEP', { step: state.step }));
  if (!isPort(port)) return refused(refusal('NO_SUCH_PORT', { port }));
  const enemySide = otherSide(side);
  const enemy = groupsInPort(state, enemySide, port);
  if (enemy.length === 0) return refused(refusal('NOT_TOGETHER'));
  const meeting = meetingOf(
    context,
    own,
    enemy.map(({ id }) => id),
  );
  if ('code' in meeting) return refused(meeting);
  return guard(
    context,
    [
      twice(own),
      !state.claims[enemySide].includes(port) && refusal('NOT_CLAIMED', { port }),
      state.tried.includes(`attack.${port}`) && refusal('TRIED_ALREADY'),
    ],
    () =>
      rolled(context, rollAttack(side === 'ijn' && isSurprise(state)), ({ die, success }, chain) => {
        chain.add({ type: 'PortAttackRolled', side, port, die, success });
        if (success) beginBattle(chain, meeting, side);
      }),
  );
}

/** All ships of both sides go to the board (TSU-18, TSU-26). What stays in dock is no better known than before (TSU-17). */
export function beginBattle(chain: Chain, { own, enemy, where }: Meeting, spotter: Side): void {
  const { state } = chain;
  const met = [...own, ...enemy];
  const columnOf = ({ side }: Group): number => state.startColumns[side];
  const all = met.map(({ id }) => id);
  const units = Object.values(boardUnits(state, all, columnOf));
  const fighting = new Set(units.flatMap(({ ships }) => ships));
  const groups = areStacksHidden(state)
    ? met.filter(({ ships }) => ships.some((id) => fighting.has(id))).map(({ id }) => id)
    : all;
  const isInPort = enemy.some(({ side, where: place }) => isFriendlyPort(state, side, place));
  const defender = isInPort ? otherSide(spotter) : null;
  const surprise = isSurprise(state) ? SURPRISE.rounds : 0;
  chain.add({ type: 'BattleBegan', where, spotter, defender, groups, surprise, units });
}

/** Merchants sent into the channel of Port Arthur after a failed attack (TSU-56, AMB-25). */
export function sendBlockShips(context: DecideContext, { ships: ids }: CommandOf<'sendBlockShips'>): Outcome {
  const { state } = context;
  const stranger = ids.find((id) => findShip(state, id)?.fate !== 'afloat');
  if (stranger !== undefined) return refused(refusal('NO_SUCH_SHIP', { ship: stranger }));
  const isMerchant = (id: string): boolean => {
    const ship = findShip(state, id);
    return ship?.type === 'M' && ship.side === 'ijn';
  };
  const other = ids.find((id) => !isMerchant(id));
  const mayTry = state.claims.irn.includes('port-arthur') && state.failedAttacks.includes('port-arthur');
  return guard(
    context,
    [
      unlessStep(context, 'fight'),
      twice(ids),
      other !== undefined && refusal('NOT_A_MERCHANT', { ship: other }),
      !(mayTry && state.active === 'ijn') && refusal('NO_FAILED_ATTACK'),
    ],
    () =>
      rolled(context, rollBlockShips(ids.length), (lodged, chain) => {
        const used = state.rulings.blockShipLoss === 'all-used' ? ids : ids.slice(0, lodged);
        chain.add({ type: 'BlockShipsSent', ships: ids, lodged, used });
      }),
  );
}

/** Russian ships shell a town (TSU-46, AMB-15). */
export function raidTown(context: DecideContext, { group: id }: CommandOf<'raidTown'>): Outcome {
  const { state } = context;
  const group = findGroup(state, id);
  if (group === null) return refused(refusal('NO_SUCH_GROUP', { group: id }));
  const { kind, name } = group.where;
  const isCoast: boolean =
    kind === 'partial' ||
    (kind === 'port' && isPort(name) && KOREAN_PORTS.includes(name) && ownerOf(state, name) === 'ijn');
  const isTurn: Objection =
    (state.step !== 'fight' || state.active !== 'irn') && refusal('WRONG_STEP', { step: state.step });
  return guard(
    context,
    [
      isTurn,
      group.side !== 'irn' && refusal('NOT_HERS'),
      !isCoast && refusal('NOT_ON_A_COAST'),
      state.tried.includes(`raid.${name}`) && refusal('RAIDED_ALREADY'),
    ],
    () =>
      rolled(context, rollRaid(), ({ die, success }, chain) => {
        const { land } = state;
        const total =
          success && land.rolling && land.fallen === null ? Math.max(0, land.total - RAID_POINTS) : land.total;
        chain.add({ type: 'TownRaided', group: id, hex: name, die, success, total });
      }),
  );
}

/** The combat segment is over: escaped ships have been retreated (TSU-34). */
export function endFight(context: DecideContext): Outcome {
  const { state } = context;
  return guard(
    context,
    [
      unlessStep(context, 'fight'),
      state.retreats.length > 0 && refusal('RETREATS_LEFT', { group: state.retreats[0]! }),
    ],
    () => done(context, (chain) => endFightOf(chain, state.active ?? 'irn')),
  );
}

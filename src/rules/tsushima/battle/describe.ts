import { dataOf } from '../../common/tagged';
import type { Description, Json } from '../../rulebook';
import { SUNK } from '../types';
import { isOwn, knowsShip, secretPath, type TsushimaViewer } from './curtain';
import type { CampaignEvent, EventOf } from './events';
import { areStacksHidden, type CampaignState, findShip } from './state';

/** What is told under another name to those who may not know it all. */
const TOLD_OTHERWISE = [
  'GroupsChanged',
  'MinesPassed',
  'GroundingDone',
  'SearchMade',
  'RepairsRolled',
  'SweepMade',
] as const;
/** What has no sentence of its own. */
type SilentEvent = Extract<CampaignEvent, { type: 'RowDone' | 'PhaseEnded' | 'DoneInSecret' }>;
export type EventCode = Exclude<CampaignEvent['type'], SilentEvent['type']> | (typeof TOLD_OTHERWISE)[number];
type TsushimaDescription = Description<EventCode>;

type Line = TsushimaDescription | null;
type Describer<T extends CampaignEvent['type']> = (
  state: CampaignState,
  event: EventOf<T>,
  viewer: TsushimaViewer,
) => Line;
type Logged = Exclude<CampaignEvent, SilentEvent>;

const line = (code: EventCode, data: Json, ...about: readonly string[]): TsushimaDescription => ({ code, data, about });
/** The event as it is, about these. */
const whole = (event: Logged, ...about: readonly string[]): TsushimaDescription =>
  line(event.type, dataOf(event), ...about);
const plainly = (_: CampaignState, event: Logged): Line => whole(event);
const ofSide = (_: CampaignState, event: Logged & { readonly side: string }): Line => whole(event, event.side);
const ofGroup = (_: CampaignState, event: Logged & { readonly group: string }): Line => whole(event, event.group);
const ofUnit = (_: CampaignState, event: Logged & { readonly unit: string }): Line => whole(event, event.unit);
const ofShips = (_: CampaignState, event: Logged & { readonly ships: readonly string[] }): Line =>
  whole(event, ...event.ships);

const ofHits = (_: CampaignState, event: EventOf<'HitsMarked'> | EventOf<'BroughtHome'>): Line =>
  whole(event, ...event.ships.map(({ ship }) => ship));

/** Whether a viewer hears all of what a side did with ships that may be hidden. */
const hears = (state: CampaignState, viewer: TsushimaViewer, side: 'ijn' | 'irn'): boolean =>
  !areStacksHidden(state) || isOwn(viewer, side);

/** That ships went down is no secret, whoever they were. */
const sunkIn = (harm: EventOf<'MinesEntered'>['harm']): readonly string[] =>
  harm.filter(({ hits }) => hits >= SUNK).map(({ ship }) => ship);

const DESCRIBERS: { readonly [T in CampaignEvent['type']]: Describer<T> } = {
  ItalianCruisersRolled: (_, event) => whole(event, event.owner, ...event.counters.map(({ id }) => id)),
  GroupPlaced: ofGroup,
  ShipAdded: (_, event) => whole(event, event.counter.id),
  CampaignStarted: plainly,

  PhaseBegan: plainly,
  ProtectionClaimed: plainly,
  SegmentBegan: ofSide,
  GroupsFormed: (state, event, viewer) =>
    hears(state, viewer, event.side)
      ? whole(event, event.side, ...event.groups.flatMap(({ ships }) => ships))
      : line('GroupsChanged', { side: event.side }, event.side),
  GroupMoved: ofGroup,
  ShipsInterned: ofShips,
  MinesEntered: (state, event, viewer) =>
    hears(state, viewer, event.side)
      ? whole(event, event.side, ...event.harm.map(({ ship }) => ship))
      : line('MinesPassed', { side: event.side, hex: event.hex, sunk: sunkIn(event.harm) }, event.side),
  GroundingRolled: (state, event, viewer) =>
    hears(state, viewer, event.side)
      ? whole(event, event.side, ...event.harm.map(({ ship }) => ship))
      : line('GroundingDone', { side: event.side, sunk: sunkIn(event.harm) }, event.side),
  Searched: (state, event, viewer) => {
    const { side, where, evades, spotted } = event;
    return hears(state, viewer, side)
      ? whole(event, side)
      : line('SearchMade', { side, where: { ...where }, evades, spotted }, side);
  },
  ZoneSearched: plainly,
  PortAttackRolled: ofSide,
  BlockShipsSent: ofShips,
  TownRaided: ofGroup,
  GroupRetreated: ofGroup,
  // The screens show what is waited for; the log tells what happened.
  PhaseEnded: () => null,
  FlyingBasePlaced: plainly,
  LoadsDelivered: plainly,

  BattleBegan: (_, event) => whole(event, event.spotter, ...event.units.flatMap(({ ships }) => ships)),
  UnitArranged: ofUnit,
  LineOrdered: ofSide,
  UnitMoved: ofUnit,
  UnitLeft: (_, event) => whole(event, event.unit, ...event.ships),
  ShipsDropped: ofShips,
  CountersTakenOut: ofShips,
  FlightBegan: ofSide,
  FlightRolled: ofSide,
  ScreenSet: ofUnit,
  Aimed: ofShips,
  TorpedoesAimed: (_, event) => whole(event, event.ship, ...event.targets),
  RoundFired: (_, event) => {
    const about = new Set(event.shots.flatMap(({ firer, target }) => [firer, target]));
    return whole(event, ...about);
  },
  HitsMarked: ofHits,
  BroughtHome: ofHits,
  BattleEnded: plainly,

  RowDone: () => null,
  Repaired: (state, event, viewer) =>
    hears(state, viewer, event.side)
      ? whole(event, event.side, ...event.rolls.map(({ ship }) => ship))
      : line('RepairsRolled', { side: event.side }, event.side),
  MineLaid: ofSide,
  MineSwept: (state, event, viewer) =>
    hears(state, viewer, event.side)
      ? whole(event, event.side, ...event.harm.map(({ ship }) => ship))
      : line(
          'SweepMade',
          { side: event.side, hex: event.hex, removed: event.removed, sunk: sunkIn(event.harm) },
          event.side,
        ),
  PlanChosen: plainly,
  TroopsResolved: plainly,
  SquadronReleased: plainly,
  PortArthurFell: (_, event) => whole(event, 'port-arthur'),
  ShipsScuttled: (_, event) => whole(event, ...event.rolls.map(({ ship }) => ship)),
  ShipsCaptured: ofShips,
  ZonesMoved: (_, event) => whole(event, ...event.moves.map(({ group }) => group)),
  MoraleAdjusted: (state, { ships }, viewer) => {
    const seen = ships.filter(({ ship: id }) => {
      const ship = findShip(state, id);
      return ship !== null && knowsShip(state, viewer, ship);
    });
    return line('MoraleAdjusted', { ships: seen }, ...seen.map(({ ship }) => ship));
  },
  MerchantsPlaced: ofShips,
  ChannelCleared: plainly,
  MonthBegan: plainly,
  CampaignEnded: plainly,

  TableChanged: plainly,
  GunsTyped: (_, event) => whole(event, event.ship),
  GunsConfirmed: ofShips,
  StartColumnsSet: plainly,
  HouseRuleChanged: plainly,
  MovedOn: plainly,
  Corrected: (state, event, viewer) => {
    const secret = secretPath(state, event.path);
    return secret === null || isOwn(viewer, secret) ? whole(event, event.path[1] ?? '') : null;
  },
  RollKept: plainly,
  DoneInSecret: () => null,
  RuleOverridden: (_, { code, rule, data, secret }, viewer) =>
    secret === null || isOwn(viewer, secret) ? line('RuleOverridden', { code, rule, data }) : null,
};

/** What this event tells this viewer; null when it tells nothing. */
export function describe(state: CampaignState, event: CampaignEvent, viewer: TsushimaViewer): Line {
  if (!Object.hasOwn(DESCRIBERS, event.type)) return null;
  return (DESCRIBERS[event.type] as (state: CampaignState, event: CampaignEvent, viewer: TsushimaViewer) => Line)(
    state,
    event,
    viewer,
  );
}

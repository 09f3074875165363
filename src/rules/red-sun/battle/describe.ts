import { dataOf } from '../../common/tagged';
import type { Description, Json } from '../../rulebook';
import { isOwn, type RedSunViewer } from './curtain';
import type { CampaignEvent, EventOf } from './events';
import type { CampaignState } from './state';

/** What is told under another name to those who may not know it all. */
const TOLD_OTHERWISE = ['SortiesLocked'] as const;
/** What has no sentence of its own. */
type SilentEvent = Extract<CampaignEvent, { type: 'HourStepBegan' | 'DoneInSecret' }>;
export type EventCode = Exclude<CampaignEvent['type'], SilentEvent['type']> | (typeof TOLD_OTHERWISE)[number];
type RedSunDescription = Description<EventCode>;

type Line = RedSunDescription | null;
type Describer<T extends CampaignEvent['type']> = (
  state: CampaignState,
  event: EventOf<T>,
  viewer: RedSunViewer,
) => Line;
type Logged = Exclude<CampaignEvent, SilentEvent>;

const line = (code: EventCode, data: Json, ...about: readonly string[]): RedSunDescription => ({ code, data, about });
/** The event as it is, about these. */
const whole = (event: Logged, ...about: readonly string[]): RedSunDescription =>
  line(event.type, dataOf(event), ...about);
const plainly = (_: CampaignState, event: Logged): Line => whole(event);
const ofFleet = (_: CampaignState, event: Logged & { readonly fleet: string }): Line => whole(event, event.fleet);
const ofShip = (_: CampaignState, event: Logged & { readonly ship: string }): Line => whole(event, event.ship);
const ofUnit = (_: CampaignState, event: Logged & { readonly unit: string }): Line => whole(event, event.unit);
const ofUnits = (_: CampaignState, event: Logged & { readonly units: readonly string[] }): Line =>
  whole(event, ...event.units);
const ofTried = (_: CampaignState, event: EventOf<'InitiativeRolled' | 'Activated'>): Line =>
  whole(event, ...event.tried.map(({ id }) => id));
const ofMeeting = (_: CampaignState, event: EventOf<'SearchRecorded' | 'BattleBegan'>): Line =>
  whole(event, ...event.ijn, ...event.irn);
const ofShots = (_: CampaignState, event: EventOf<'Fired' | 'TorpedoesFired'>): Line =>
  whole(event, ...new Set(event.shots.flatMap(({ firer, target }) => [firer, target])));
const ofHarmed = (_: CampaignState, event: EventOf<'BlockadeLosses' | 'DamageTaken'>): Line =>
  whole(event, ...event.ships.map(({ ship }) => ship));

const DESCRIBERS: { readonly [T in CampaignEvent['type']]: Describer<T> } = {
  SortiesPicked: (_, event, viewer) =>
    isOwn(viewer, event.side)
      ? whole(event, event.side, ...event.fleets)
      : line('SortiesLocked', { side: event.side }, event.side),
  InitiativeRolled: ofTried,
  StageBegan: plainly,
  RowTicked: plainly,
  SearchRecorded: ofMeeting,
  FleetMoved: ofFleet,
  BlockadeSet: ofFleet,
  RoundBegan: plainly,
  BlockadeRolled: ofFleet,
  BlockadeLosses: ofHarmed,
  FleetsEliminated: (_, event) => whole(event, ...event.fleets, ...event.ships),
  CombatRefused: ofFleet,
  MoraleChanged: ofFleet,

  BattleBegan: ofMeeting,
  HourBegan: plainly,
  // The screens show what is waited for; the log tells what happened.
  HourStepBegan: () => null,
  WeatherRolled: plainly,
  SightingRecorded: plainly,
  ManoeuvreRolled: plainly,
  RangeSet: plainly,
  Aimed: (_, event) => whole(event, ...event.ships),
  Fired: ofShots,
  FireHeld: plainly,
  TorpedoesFired: ofShots,
  DamageTaken: ofHarmed,
  AdmiralRolled: ofFleet,
  BattleEnded: plainly,

  SupplySet: ofUnits,
  UnitAssigned: ofUnit,
  StepReplaced: ofUnit,
  Activated: ofTried,
  Assaulted: (_, event) => whole(event, ...event.attackers, ...event.defenders),
  LossesTaken: (_, event) => whole(event, ...event.units.map(({ unit }) => unit)),
  AssaultRoundBegan: plainly,

  TrenchesPlaced: ofUnits,
  AidClaimed: (_, event) => whole(event, event.fleet.id),
  TurnBegan: plainly,
  CampaignEnded: plainly,

  FleetAdded: (_, event) => whole(event, event.fleet.id),
  ShipAdded: (_, event) => whole(event, event.ship.id),
  HeadquartersAdded: (_, event) => whole(event, event.headquarters.id),
  UnitAdded: (_, event) => whole(event, event.unit.id),
  ShipTyped: ofShip,
  RatingTyped: (_, event) => whole(event, event.who),
  AdmiralAppointed: ofFleet,
  ShipDisabled: ofShip,
  SightingTyped: plainly,
  TableChanged: plainly,
  HouseRuleChanged: plainly,
  MovedOn: plainly,
  Corrected: (_, event) => whole(event, event.path[1] ?? ''),
  RollKept: plainly,
  DoneInSecret: () => null,
  RuleOverridden: (_, { code, rule, data, secret }, viewer) =>
    secret === null || isOwn(viewer, secret) ? line('RuleOverridden', { code, rule, data }) : null,
};

/** What this event tells this viewer; null when it tells nothing. */
export function describe(state: CampaignState, event: CampaignEvent, viewer: RedSunViewer): Line {
  if (!Object.hasOwn(DESCRIBERS, event.type)) return null;
  return (DESCRIBERS[event.type] as (state: CampaignState, event: CampaignEvent, viewer: RedSunViewer) => Line)(
    state,
    event,
    viewer,
  );
}

import type { Description, Json } from '../../rulebook';
import { isOwn, type RedSunViewer } from './curtain';
import type { CampaignEvent, EventOf } from './events';
import type { CampaignState } from './state';

/** What is told under another name to those who may not know it all. */
const TOLD_OTHERWISE = ['SortiesLocked'] as const;
/** What has no sentence of its own. */
type Untold = Extract<CampaignEvent, { type: 'HourStepBegan' | 'DoneInSecret' }>;
export type EventCode = Exclude<CampaignEvent['type'], Untold['type']> | (typeof TOLD_OTHERWISE)[number];
type RedSunDescription = Description<EventCode>;

type Told = RedSunDescription | null;
type Teller<T extends CampaignEvent['type']> = (state: CampaignState, event: EventOf<T>, viewer: RedSunViewer) => Told;
type Telling = Exclude<CampaignEvent, Untold>;

const dataOf = ({ type: _, ...data }: CampaignEvent): { readonly [key: string]: Json } =>
  data as unknown as { [key: string]: Json };

const tell = (code: EventCode, data: Json, ...about: readonly string[]): RedSunDescription => ({ code, data, about });
/** The event as it is, about these. */
const whole = (event: Telling, ...about: readonly string[]): RedSunDescription =>
  tell(event.type, dataOf(event), ...about);
const plainly = (_: CampaignState, event: Telling): Told => whole(event);
const ofFleet = (_: CampaignState, event: Telling & { readonly fleet: string }): Told => whole(event, event.fleet);
const ofShip = (_: CampaignState, event: Telling & { readonly ship: string }): Told => whole(event, event.ship);
const ofUnit = (_: CampaignState, event: Telling & { readonly unit: string }): Told => whole(event, event.unit);
const ofUnits = (_: CampaignState, event: Telling & { readonly units: readonly string[] }): Told =>
  whole(event, ...event.units);
const ofTried = (_: CampaignState, event: EventOf<'InitiativeRolled' | 'Activated'>): Told =>
  whole(event, ...event.tried.map(({ id }) => id));
const ofMeeting = (_: CampaignState, event: EventOf<'SearchRecorded' | 'BattleBegan'>): Told =>
  whole(event, ...event.ijn, ...event.irn);
const ofShots = (_: CampaignState, event: EventOf<'Fired' | 'TorpedoesFired'>): Told =>
  whole(event, ...new Set(event.shots.flatMap(({ firer, target }) => [firer, target])));
const ofHarmed = (_: CampaignState, event: EventOf<'BlockadeLosses' | 'DamageTaken'>): Told =>
  whole(event, ...event.ships.map(({ ship }) => ship));

const TELLERS: { readonly [T in CampaignEvent['type']]: Teller<T> } = {
  SortiesPicked: (_, event, viewer) =>
    isOwn(viewer, event.side)
      ? whole(event, event.side, ...event.fleets)
      : tell('SortiesLocked', { side: event.side }, event.side),
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
    secret === null || isOwn(viewer, secret) ? tell('RuleOverridden', { code, rule, data }) : null,
};

/** What this event tells this viewer; null when it tells nothing. */
export function describe(state: CampaignState, event: CampaignEvent, viewer: RedSunViewer): Told {
  if (!Object.hasOwn(TELLERS, event.type)) return null;
  return (TELLERS[event.type] as (state: CampaignState, event: CampaignEvent, viewer: RedSunViewer) => Told)(
    state,
    event,
    viewer,
  );
}

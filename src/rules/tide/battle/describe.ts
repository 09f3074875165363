import { dataOf } from '../../common/tagged';
import type { Description, Json } from '../../rulebook';
import { sideOf } from '../types';
import { secretPath } from './curtain';
import type { CampaignEvent, EventOf } from './events';
import { isOwn, type TideViewer } from './knowing';
import { type CampaignState, findShip, isSecretInPort } from './state';

/** What is told under another name to those who may not know it all. */
const TOLD_OTHERWISE = ['FleetAtSea', 'MinesPassed', 'ChitsLaid', 'RecoveryRolled', 'RepairRolled'] as const;
/** What has no sentence of its own. */
type SilentEvent = Extract<CampaignEvent, { type: 'StepBegan' | 'RolledInPort' }>;
export type EventCode = Exclude<CampaignEvent['type'], SilentEvent['type']> | (typeof TOLD_OTHERWISE)[number];
type TideDescription = Description<EventCode>;

type Line = TideDescription | null;
type Describer<T extends CampaignEvent['type']> = (state: CampaignState, event: EventOf<T>, viewer: TideViewer) => Line;

const line = (code: EventCode, data: Json, ...about: readonly string[]): TideDescription => ({ code, data, about });

/** The event as it is, about these. */
const whole = (event: Exclude<CampaignEvent, SilentEvent>, ...about: readonly string[]): TideDescription =>
  line(event.type, dataOf(event), ...about);
const plainly = (_: CampaignState, event: Exclude<CampaignEvent, SilentEvent>): Line => whole(event);
const ofSide = (_: CampaignState, event: Exclude<CampaignEvent, SilentEvent> & { readonly side: string }): Line =>
  whole(event, event.side);

function inPort(state: CampaignState, event: EventOf<'Recovered'> | EventOf<'Repaired'>, viewer: TideViewer): Line {
  const isTold = !isSecretInPort(state) || isOwn(viewer, event.side);
  return isTold ? whole(event, event.side, ...event.rolls.map(({ ship }) => ship)) : null;
}

const DESCRIBERS: { readonly [T in CampaignEvent['type']]: Describer<T> } = {
  TurnBegan: plainly,
  // The screens show what is waited for; the log tells what happened.
  StepBegan: () => null,
  FleetStayed: (_, event) => whole(event, event.fleet),
  FleetSailed: (_, event, viewer) =>
    isOwn(viewer, 'irn')
      ? whole(event, event.fleet, ...event.ships)
      : line('FleetAtSea', { fleet: event.fleet }, event.fleet),
  JapaneseSailed: (_, event, viewer) =>
    isOwn(viewer, 'ijn')
      ? whole(event, 'japan', ...Object.values(event.groups).flat())
      : line('FleetAtSea', { fleet: 'japan' }, 'japan'),
  EvacuationAnnounced: (_, event) => whole(event, 'port-arthur'),
  MinesCrossed: (state, event, viewer) =>
    isOwn(viewer, event.side) || state.meetings.european.revealed
      ? whole(event, event.side, ...event.rolls.map(({ ship }) => ship))
      : line('MinesPassed', { side: event.side, box: event.box }, event.side),
  StayedOut: ofSide,
  FleetsRevealed: (state, event, viewer) => {
    const seen = (side: 'ijn' | 'irn') => {
      const { ships, turnedBack } = event[side];
      return !isSecretInPort(state) || isOwn(viewer, side)
        ? { ships, turnedBack }
        : { ships: ships.filter((id) => !turnedBack.includes(id)), turnedBack: [] };
    };
    const [ijn, irn] = [seen('ijn'), seen('irn')];
    return line('FleetsRevealed', { fleet: event.fleet, ijn, irn }, event.fleet, ...ijn.ships, ...irn.ships);
  },
  Withdrew: ofSide,
  FoughtOn: ofSide,
  TransportLost: (_, event) => whole(event, 'japan'),
  FleetEvacuated: (_, event) => whole(event, 'port-arthur', ...event.ships),
  // Whose marker lies where is part of the condition in port.
  FleetsHome: (state, { fleet, marked }, viewer) => {
    const seen = marked.filter((id) => {
      const ship = findShip(state, id);
      return ship !== null && (!isSecretInPort(state) || isOwn(viewer, sideOf(ship.fleet)));
    });
    return line('FleetsHome', { fleet, marked: seen }, fleet, ...seen);
  },
  TogoChanged: (_, event) => whole(event, event.about),

  FightBegan: (_, event) => whole(event, ...event.ijn, ...event.irn),
  ChitsPicked: (_, event, viewer) =>
    isOwn(viewer, event.side) ? whole(event, event.side) : line('ChitsLaid', { side: event.side }, event.side),
  ManoeuvreBegan: plainly,
  ChitsRevealed: plainly,
  CrossingRolled: ofSide,
  BroadsideKept: ofSide,
  LinedUp: (_, event) => whole(event, event.side, ...event.ships),
  SmokeLaid: ofSide,
  NoSmokeLaid: ofSide,
  SmokeRose: plainly,
  RoundBegan: plainly,
  Fired: (_, event) =>
    whole(
      event,
      event.side,
      ...event.sets.flatMap(({ target, firers }) => [target, ...firers.map(({ ship }) => ship)]),
    ),
  DamageTaken: (_, event) => whole(event, ...event.ships.map(({ ship }) => ship)),
  BroughtHome: plainly,
  FightEnded: plainly,

  RolledInPort: (_, { side, step }) => line(step === 'recover' ? 'RecoveryRolled' : 'RepairRolled', { side }, side),
  Recovered: inPort,
  Repaired: inPort,
  PortArthurFell: (_, event) => whole(event, 'port-arthur', ...event.ships),
  TsushimaBegan: (_, event) => whole(event, ...event.ijn, ...event.irn),
  CampaignEnded: plainly,

  BaseGameSet: plainly,
  RatingsTyped: (_, event) => whole(event, event.ship),
  ShipAdded: (_, event) => whole(event, event.id),
  PlanLinked: (_, event) => whole(event, event.ship),
  HouseRuleChanged: plainly,
  MovedOn: plainly,
  Corrected: (state, event, viewer) => {
    const secret = secretPath(state, event.path);
    return secret === null || isOwn(viewer, secret) ? whole(event, event.path[1] ?? '') : null;
  },
  RollKept: plainly,
  RuleOverridden: (_, { code, rule, data, secret }, viewer) =>
    secret === null || isOwn(viewer, secret) ? line('RuleOverridden', { code, rule, data }) : null,
};

/** What this event tells this viewer; null when it tells nothing. */
export function describe(state: CampaignState, event: CampaignEvent, viewer: TideViewer): Line {
  if (!Object.hasOwn(DESCRIBERS, event.type)) return null;
  return (DESCRIBERS[event.type] as (state: CampaignState, event: CampaignEvent, viewer: TideViewer) => Line)(
    state,
    event,
    viewer,
  );
}

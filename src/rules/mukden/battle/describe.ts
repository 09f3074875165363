import { dataOf } from '../../common/tagged';
import type { Description, Json } from '../../rulebook';
import { isOwn, type MukdenViewer } from './curtain';
import type { CampaignEvent, EventOf } from './events';
import type { CampaignState } from './state';

/** What is told under another name to those who may not know it all. */
const TOLD_OTHERWISE = ['StackHandled'] as const;
/** What has no sentence of its own. */
type SilentEvent = Extract<CampaignEvent, { type: 'DoneInSecret' }>;
export type EventCode = Exclude<CampaignEvent['type'], SilentEvent['type']> | (typeof TOLD_OTHERWISE)[number];
type MukdenDescription = Description<EventCode>;

type Line = MukdenDescription | null;
type Describer<T extends CampaignEvent['type']> = (
  state: CampaignState,
  event: EventOf<T>,
  viewer: MukdenViewer,
) => Line;
type Logged = Exclude<CampaignEvent, SilentEvent>;

const line = (code: EventCode, data: Json, ...about: readonly string[]): MukdenDescription => ({ code, data, about });
/** The event as it is, about these. */
const whole = (event: Logged, ...about: readonly string[]): MukdenDescription =>
  line(event.type, dataOf(event), ...about);
const plainly = (_: CampaignState, event: Logged): Line => whole(event);
const ofSide = (_: CampaignState, event: Logged & { readonly side: string }): Line => whole(event, event.side);
const ofUnit = (_: CampaignState, event: Logged & { readonly unit: string }): Line => whole(event, event.unit);
const ofUnits = (_: CampaignState, event: Logged & { readonly units: readonly string[] }): Line =>
  whole(event, ...event.units);

/** The unit that a refusal is about. */
const unitIn = (data: Json): readonly string[] =>
  typeof data === 'object' && data !== null && 'unit' in data && typeof data.unit === 'string' ? [data.unit] : [];

const DESCRIBERS: { readonly [T in CampaignEvent['type']]: Describer<T> } = {
  PhaseBegan: plainly,
  CorpsPlaced: ofUnit,
  OrderChosen: plainly,
  ParalysisRolled: plainly,
  UnitsParalysed: ofUnits,
  // Everybody turns up: a list would name those that lie hidden.
  Recovered: () => line('Recovered', {}),

  UnitMoved: ofUnit,
  UnitFlipped: ofUnit,
  AttackDeclared: (_, event) =>
    whole(event, event.side, ...event.attackers.flatMap(({ units }) => units), ...event.defenders),
  DefendersShown: plainly,
  AttackResolved: ofSide,
  StepsLost: (_, event) => whole(event, event.side, ...event.units.map(({ unit }) => unit)),
  AttackEnded: (_, event) => whole(event, ...event.flipped),
  UnitsAdvanced: ofUnits,
  UnitsProbed: ofUnits,
  ActionEnded: (_, event) => whole(event, event.side, ...event.flipped),

  ControlChanged: ofSide,
  SuddenVictory: plainly,
  GameJudged: (_, event) => whole(event, ...event.withoutLoc),
  Capitulated: ofSide,
  PlayedOn: plainly,
  ConsentGiven: ofSide,

  StackOrdered: ({ rulings }, event, viewer) =>
    rulings.stacks === 'open' || isOwn(viewer, event.side)
      ? whole(event, event.side, ...event.units)
      : line('StackHandled', { side: event.side, hex: event.hex }, event.side),
  RollKept: plainly,
  UnitPlaced: ofUnit,
  UnitAdded: (_, event) => whole(event, event.unit.id),
  UnitRemoved: ofUnit,
  TableChanged: (_, { source }) => line('TableChanged', { source }),
  BoardChanged: (_, { board, lastRow }) => line('BoardChanged', { isPainted: board !== null, lastRow }),
  HouseRuleChanged: (_, { key, before, value }) => line('HouseRuleChanged', { key, before, value }),
  MovedOn: plainly,
  Corrected: (_, event, viewer) =>
    event.secret === null || isOwn(viewer, event.secret) ? whole(event, event.path[1] ?? '') : null,
  DoneInSecret: () => null,
  RuleOverridden: (_, { code, rule, data, secret }, viewer) =>
    secret === null || isOwn(viewer, secret) ? line('RuleOverridden', { code, rule, data }, ...unitIn(data)) : null,
};

/** Whoever is named in what is told has been shown by that: his name goes with it, also when he lies hidden again. */
function named({ units }: CampaignState, { code, data, about }: MukdenDescription): MukdenDescription {
  const names = about.flatMap((id) => (units[id] === undefined ? [] : [[id, units[id].name] as const]));
  return names.length === 0
    ? { code, data, about }
    : { code, data: { ...(data as { [key: string]: Json }), names: Object.fromEntries(names) }, about };
}

/** What this event tells this viewer; null when it tells nothing. */
export function describe(state: CampaignState, event: CampaignEvent, viewer: MukdenViewer): Line {
  if (!Object.hasOwn(DESCRIBERS, event.type)) return null;
  const describer = DESCRIBERS[event.type] as (
    state: CampaignState,
    event: CampaignEvent,
    viewer: MukdenViewer,
  ) => Line;
  const described = describer(state, event, viewer);
  return described && named(state, described);
}

import type { Description, Json } from '../../rulebook';
import { isOwn, type MukdenViewer } from './curtain';
import type { CampaignEvent, EventOf } from './events';
import type { CampaignState } from './state';

/** What is told under another name to those who may not know it all. */
const TOLD_OTHERWISE = ['StackHandled'] as const;
/** What has no sentence of its own. */
type Untold = Extract<CampaignEvent, { type: 'DoneInSecret' }>;
export type EventCode = Exclude<CampaignEvent['type'], Untold['type']> | (typeof TOLD_OTHERWISE)[number];
type MukdenDescription = Description<EventCode>;

type Told = MukdenDescription | null;
type Teller<T extends CampaignEvent['type']> = (state: CampaignState, event: EventOf<T>, viewer: MukdenViewer) => Told;
type Telling = Exclude<CampaignEvent, Untold>;

const dataOf = ({ type: _, ...data }: CampaignEvent): { readonly [key: string]: Json } =>
  data as unknown as { [key: string]: Json };

const tell = (code: EventCode, data: Json, ...about: readonly string[]): MukdenDescription => ({ code, data, about });
/** The event as it is, about these. */
const whole = (event: Telling, ...about: readonly string[]): MukdenDescription =>
  tell(event.type, dataOf(event), ...about);
const plainly = (_: CampaignState, event: Telling): Told => whole(event);
const ofSide = (_: CampaignState, event: Telling & { readonly side: string }): Told => whole(event, event.side);
const ofUnit = (_: CampaignState, event: Telling & { readonly unit: string }): Told => whole(event, event.unit);
const ofUnits = (_: CampaignState, event: Telling & { readonly units: readonly string[] }): Told =>
  whole(event, ...event.units);

/** The unit that a refusal is about. */
const unitIn = (data: Json): readonly string[] =>
  typeof data === 'object' && data !== null && 'unit' in data && typeof data.unit === 'string' ? [data.unit] : [];

const TELLERS: { readonly [T in CampaignEvent['type']]: Teller<T> } = {
  PhaseBegan: plainly,
  CorpsPlaced: ofUnit,
  OrderChosen: plainly,
  ParalysisRolled: plainly,
  UnitsParalysed: ofUnits,
  // Everybody turns up: a list would name those that lie hidden.
  Recovered: () => tell('Recovered', {}),

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
      : tell('StackHandled', { side: event.side, hex: event.hex }, event.side),
  RollKept: plainly,
  UnitPlaced: ofUnit,
  UnitAdded: (_, event) => whole(event, event.unit.id),
  UnitRemoved: ofUnit,
  TableChanged: (_, { source }) => tell('TableChanged', { source }),
  BoardChanged: (_, { board, lastRow }) => tell('BoardChanged', { isPainted: board !== null, lastRow }),
  HouseRuleChanged: (_, { key, before, value }) => tell('HouseRuleChanged', { key, before, value }),
  MovedOn: plainly,
  Corrected: (_, event, viewer) =>
    event.secret === null || isOwn(viewer, event.secret) ? whole(event, event.path[1] ?? '') : null,
  DoneInSecret: () => null,
  RuleOverridden: (_, { code, rule, data, secret }, viewer) =>
    secret === null || isOwn(viewer, secret) ? tell('RuleOverridden', { code, rule, data }, ...unitIn(data)) : null,
};

/** Whoever is named in what is told has been shown by that: his name goes with it, also when he lies hidden again. */
function named({ units }: CampaignState, { code, data, about }: MukdenDescription): MukdenDescription {
  const names = about.flatMap((id) => (units[id] === undefined ? [] : [[id, units[id].name] as const]));
  return names.length === 0
    ? { code, data, about }
    : { code, data: { ...(data as { [key: string]: Json }), names: Object.fromEntries(names) }, about };
}

/** What this event tells this viewer; null when it tells nothing. */
export function describe(state: CampaignState, event: CampaignEvent, viewer: MukdenViewer): Told {
  if (!Object.hasOwn(TELLERS, event.type)) return null;
  const teller = TELLERS[event.type] as (state: CampaignState, event: CampaignEvent, viewer: MukdenViewer) => Told;
  const told = teller(state, event, viewer);
  return told && named(state, told);
}

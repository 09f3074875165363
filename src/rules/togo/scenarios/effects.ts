import type { PhaseId } from '../data/turn-tables';
import type { Edge } from '../formation';
import type { ShipId } from '../ships/ship-facts';
import { MARKERS, type ShipType, type Side } from '../types';

/** `special-1`, `special-2`: unique within a scenario, and fit to stand in the trace of a number. */
export type SpecialRuleId = `special-${number}`;
export type FormationId = string;
/** Something that happens once, at a turn nobody knows beforehand: the alarm. */
export type TriggerId = string;

/**
 * When an effect holds. Turns are inclusive. With `since` they count from the turn of the trigger, which is 0, and the
 * effect waits for it; with `until` the effect ends as soon as the trigger has happened.
 */
export type When = {
  readonly from?: number;
  readonly to?: number;
  readonly since?: TriggerId;
  readonly until?: TriggerId;
};

/** Whom an effect concerns: those who fit every field given. */
export type Selector = {
  readonly side?: Side;
  readonly formations?: readonly FormationId[];
  readonly ships?: readonly ShipId[];
  readonly types?: readonly ShipType[];
};

/** Damage markers, and F for fires. */
export const DAMAGE = [...MARKERS, 'F'] as const;
export type Damage = (typeof DAMAGE)[number];
export type DamageCounts = { readonly [D in Damage]: number };

/** What an effect can forbid. */
export const ACTS = ['gunfire', 'torpedoes', 'movement', 'sighting', 'evasion', 'damage-control'] as const;
export type Act = (typeof ACTS)[number];

export const LIGHTS = ['day', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

/** What raises a trigger without anybody saying so. */
export type TriggerCause =
  { readonly type: 'torpedo-attack' } | { readonly type: 'ship-out-of-line'; readonly ship: ShipId };

type Concerning = { readonly who: Selector; readonly when?: When };

/** Everything a special rule can do to the numbers; what fits none of it is a reminder. */
export type ScenarioEffect =
  // before the first turn
  | { readonly type: 'starting-damage'; readonly who: Selector; readonly hits: Partial<DamageCounts> }
  /** Seen without a die within so many inches; without a distance, from the start. */
  | ({ readonly type: 'seen'; readonly within?: number } & Concerning)
  | { readonly type: 'anchored'; readonly who: Selector }
  // arrivals: the turn stands with the formation, here is the die
  | {
      readonly type: 'arrival-roll';
      readonly formations: readonly FormationId[];
      readonly atLeast: number;
      /** The number while the condition in the rule's own words holds. */
      readonly eased?: number;
    }
  // light and weather; with a die, only in turns whose die is at most so much
  | {
      readonly type: 'sighting';
      readonly light: Light;
      readonly range: number;
      readonly when?: When;
      readonly die?: { readonly atMost: number };
    }
  // movement
  /** A limit on the inches moved, after formations lost their half inch. `opening`: the formation's speed at set-up. */
  | ({ readonly type: 'speed-cap'; readonly inches: number | 'opening' } & Concerning)
  /** Less than the ship's rated speed. */
  | ({ readonly type: 'speed-loss'; readonly inches: number } & Concerning)
  | ({ readonly type: 'speed-halved' } & Concerning)
  | ({ readonly type: 'weigh-anchor'; readonly atLeast: number } & Concerning)
  /** Who is named by one may leave by these edges only; `from` and `to` are inches along the edge. */
  | ({ readonly type: 'exit'; readonly edges: readonly ExitEdge[] } & Concerning)
  | {
      readonly type: 'straight-turns';
      readonly formation: FormationId;
      readonly flagship: ShipId;
      readonly turns: number;
    }
  | ({ readonly type: 'no-unplanned-roll' } & Concerning)
  // fire
  | ({ readonly type: 'forbidden'; readonly acts: readonly Act[] } & Concerning)
  | ({ readonly type: 'half-dice' } & Concerning)
  | ({ readonly type: 'gun-reach'; readonly inches: number; readonly battery: 'main' | 'all' } & Concerning)
  | { readonly type: 'firing-turns'; readonly who: Selector; readonly turns: number }
  // things that happen, and words
  | {
      readonly type: 'trigger';
      readonly trigger: TriggerId;
      /** Phases in which players may say that it happened. */
      readonly phases: readonly PhaseId[];
      readonly cause?: TriggerCause;
      /** A die the players may throw for it when the rule's own words say so. */
      readonly die?: { readonly atMost: number };
    }
  | { readonly type: 'reminder'; readonly phases: readonly PhaseId[]; readonly when?: When };

type ExitEdge = { readonly edge: Edge; readonly from?: number; readonly to?: number };

export type EffectType = ScenarioEffect['type'];
export type EffectOf<T extends EffectType> = Extract<ScenarioEffect, { readonly type: T }>;

/** A sentence of the scenario and what it does. The sentence is content, keyed for translation by scenario and rule id. */
export type SpecialRule = {
  readonly id: SpecialRuleId;
  readonly text: string;
  /** Players may leave it out. */
  readonly optional?: boolean;
  readonly effects: readonly ScenarioEffect[];
};

import { err, ok, type Result } from '@/lib/result';
import type { DiceInput } from '../common/dice';
import { type Answer, run } from '../common/procedure';
import { bool, check, int, object, type Of, oneOf, optional, real } from '../common/shape';
import { become, type Num, num } from '../common/trace';
import { tubesBear } from './arcs';
import { bandAt, type FireNumbers, penetration, RATING } from './battery';
import { CARD_MODIFIERS, withCards } from './cards/effects';
import { EVASION } from './data/scale';
import type { PhaseId } from './data/turn-tables';
import { halfDice } from './halving';
import type { HouseRules } from './house-rules';
import { type Refusal, refuse } from './refusals';
import { PRINTED, type Ruleset } from './ruleset';
import { type FireOutcome, fireSteps } from './salvo';

const TORPEDO = object({
  /** Factors launched at this target, of one boat where a base carries several. */
  factors: RATING.torpedoFactors,
  /** As the turn begins (TOGO-44, AMB-8). */
  range: RATING.range,
  /** The target's size after evasion and surprise: see `torpedoSize`. */
  sizeUsed: RATING.size,
  armour: RATING.armour,
  /** Relative bearing of the target; left out, the arc is the players' affair. */
  bearing: optional(real(-360, 360)),
  mount: optional(oneOf(['fixed', 'trainable'] as const)),
  /** The ship has launched before in this scenario (TOGO-49). */
  launched: optional(bool),
  /** Targets of this launch (AMB-7). */
  targets: optional(int(1, 20)),
  /** Boats of the base that have not launched (AMB-45). */
  boats: optional(RATING.boats),
  turning: optional(bool),
  overHalfTurning: optional(bool),
  /** Cards in force on the launcher (CARD-11). */
  cards: optional(CARD_MODIFIERS),
});
export type TorpedoFacts = Of<typeof TORPEDO>;

/** The numbers of a torpedo attack, or why it cannot be made (TOGO-43 to TOGO-50). */
export function torpedoNumbers(facts: TorpedoFacts, rules: Ruleset = PRINTED): Result<FireNumbers, Refusal> {
  const checked = check(TORPEDO, facts);
  if (!checked.ok) return checked;
  const { houseRules, tables } = rules;
  const band = bandAt(facts.range);
  const start = tables.start[band];
  const hit = tables.weapons.torpedo.hit[band] ?? null;
  if (start === undefined || hit === null) return err(refuse('BEYOND_TORPEDO_RANGE'));
  if (facts.bearing !== undefined && !tubesBear(facts.mount ?? 'trainable', facts.bearing)) {
    return err(refuse('OUTSIDE_TORPEDO_ARC'));
  }
  if (facts.launched ?? false) return err(refuse('ALREADY_LAUNCHED'));
  if ((facts.targets ?? 1) > 1 && houseRules.torpedoSplit === 'one-target') return err(refuse('ONE_TARGET_PER_LAUNCH'));
  const turningCounts = houseRules.torpedoTurning === 'halve';
  if (turningCounts && (facts.overHalfTurning ?? false)) return err(refuse('MORE_THAN_HALF_MOVEMENT_TURNING'));
  const aboard = become(num(facts.factors, 'TOGO-45'), facts.factors * (facts.boats ?? 1), 'AMB-45');
  const dice = turningCounts && facts.turning ? become(aboard, halfDice(aboard.value), 'AMB-6') : aboard;
  if (dice.value === 0) return err(refuse('NO_TORPEDOES_LEFT'));
  const armour = houseRules.torpedoArmour === 'no-armour' ? 0 : facts.armour;
  const { pen, penRaw, restricted } = penetration(tables.weapons.torpedo.power, armour);
  return ok({
    kind: 'torpedo',
    dice,
    start: num(start, 'TOGO-50'),
    hit: withCards(num(hit, 'TOGO-41'), facts.cards, 'torpedo-hit'),
    size: num(facts.sizeUsed, 'TOGO-46'),
    pen,
    penRaw,
    restricted: restricted && houseRules.torpedoRestricted === 'guns-and-torpedoes',
    long: false,
  });
}

/** A torpedo attack: the same four rolls as gunfire, the start die too (TOGO-43). Its outcome is one salvo. */
export function resolveTorpedo(
  facts: TorpedoFacts,
  dice: DiceInput,
  rules: Ruleset = PRINTED,
): Answer<FireOutcome, Refusal> {
  const numbers = torpedoNumbers(facts, rules);
  if (!numbers.ok) return { type: 'refused', refusal: numbers.error };
  return run(fireSteps([{ index: 0, numbers: numbers.value }]), dice);
}

const TORPEDO_TARGET = object({
  printed: RATING.size,
  /** Declared evasion as its move began, and turned away as `evades` asks. */
  evaded: bool,
  /** Moved 0 inches in this turn's movement, or lies at anchor (AMB-42). */
  stationary: bool,
  /** Its side has never sighted an enemy ship (AMB-43). */
  unaware: bool,
  convoy: bool,
  /** Cards in force on the target (CARD-12). */
  cards: optional(CARD_MODIFIERS),
});

/** The size a torpedo is rolled against (TOGO-46 to TOGO-48, AMB-1). */
export function torpedoSize(target: Of<typeof TORPEDO_TARGET>, rules: Ruleset = PRINTED): Result<Num, Refusal> {
  const checked = check(TORPEDO_TARGET, target);
  if (!checked.ok) return checked;
  const printed = num(target.printed, 'TOGO-46');
  const surprised = target.stationary || target.unaware;
  const base = surprised ? become(printed, 6, 'TOGO-48') : printed;
  const useless = target.unaware && rules.houseRules.torpedoSurprise === 'always-six';
  const dodged = target.evaded && !target.convoy && !target.stationary && !useless;
  return ok(withCards(dodged ? become(base, 1, 'TOGO-47') : base, target.cards, 'torpedo-size'));
}

type EvasionFacts = {
  readonly declared: boolean;
  /** Net change of heading, degrees, and whether it took the bow further from the bearing to the launcher. */
  readonly degrees: number;
  readonly away: boolean;
  readonly moved: number;
  /** What the players agreed, where they are asked instead. */
  readonly agreed: boolean;
};

/** Whether a declared evasion was really made (TOGO-47, AMB-8). Each launch is judged alone. */
export function evades(facts: EvasionFacts, house: HouseRules): boolean {
  if (!facts.declared) return false;
  if (house.evasionGeometry === 'trust-player') return facts.agreed;
  return facts.away && facts.degrees >= EVASION.degrees && facts.moved >= EVASION.inches;
}

type TorpedoTimeline = {
  readonly launched: PhaseId;
  /** Markers are turned up when the target begins to move. */
  readonly revealed: 'on-move';
  readonly rolled: PhaseId | 'on-move';
  readonly damage: PhaseId | 'on-move';
};

/** When torpedoes are launched, shown, rolled and felt (TOGO-45, AMB-2, AMB-3). */
export function torpedoTimeline(house: HouseRules): TorpedoTimeline {
  const rolled = house.torpedoTiming === 'roll-on-move' ? 'on-move' : 'D';
  return {
    launched: 'A',
    revealed: 'on-move',
    rolled,
    damage: house.torpedoDamageTiming === 'in-H' ? 'H' : rolled,
  };
}

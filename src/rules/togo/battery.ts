import { err, ok, type Result } from '@/lib/result';
import { SIDES_OF_A_DIE } from '../common/dice';
import { badValue } from '../common/refusal';
import { bool, check, int, nullable, object, type Of, oneOf, optional, real } from '../common/shape';
import { become, type Num, num, type RuleId } from '../common/trace';
import { CARD_MODIFIERS, dieByCard, withCards } from './cards/effects';
import { LONG_RANGE, RANGE_BANDS } from './data/range-tables';
import { diceAfterHits, halfDice } from './halving';
import { type Refusal, refuse } from './refusals';
import { PRINTED, type Ruleset } from './ruleset';
import { GUNS, type HitKind, type TogoRule } from './types';

/** What limits a ship's ratings. */
export const RATING = {
  dice: int(0, 20),
  size: int(1, 6),
  armour: int(0, 6),
  speed: real(0, 8),
  torpedoFactors: int(0, 20),
  boats: int(1, 20),
  hits: int(0, 99),
  range: real(0, Infinity),
} as const;

const night = object({ range: real(0, 24), targetBurning: optional(bool) });

const BATTERY = object({
  weapon: oneOf(GUNS),
  /** The printed number for the arc, of one boat where a base carries several. */
  dice: RATING.dice,
  range: RATING.range,
  size: RATING.size,
  armour: RATING.armour,
  turning: optional(bool),
  overHalfTurning: optional(bool),
  /** M hits for the main battery, S hits for any other. */
  batteryHits: optional(RATING.hits),
  /** Only matters where an owner halves the other guns in another way (AMB-13). */
  main: optional(bool),
  /** Boats of the base still afloat (AMB-45). */
  boats: optional(RATING.boats),
  night: optional(nullable(night)),
  /** Cards in force on the firer, and on the target against those who fire at her (CARD-5 to CARD-10). */
  cards: optional(CARD_MODIFIERS),
});

/** What must be known of a battery and its target before a die is thrown. */
export type BatteryFacts = Of<typeof BATTERY>;

/** The numbers of the four rolls, each with its parts. */
export type FireNumbers = {
  readonly kind: HitKind;
  readonly dice: Num;
  readonly start: Num;
  readonly hit: Num;
  readonly size: Num;
  readonly pen: Num;
  readonly penRaw: number;
  /** The shot cannot pierce: only S and F of the hit table will count (TOGO-39). */
  readonly restricted: boolean;
  /** Over 8 inches: the hit table shifts (TOGO-55). */
  readonly long: boolean;
  /** A second start die by a card, thrown when the first puts no battery of the ship on target (CARD-7). */
  readonly startAgain?: Num;
};

/** The numbers of a battery's fire, or why it may not fire (TOGO-28 to TOGO-41). `halvedBy`: a scenario's rule. */
export function batteryNumbers(
  facts: BatteryFacts,
  rules: Ruleset = PRINTED,
  halvedBy: RuleId | null = null,
): Result<FireNumbers, Refusal> {
  const checked = check(BATTERY, facts);
  if (!checked.ok) return checked;
  const atNight = facts.night ?? null;
  if (atNight !== null && !rules.tables.sighting.night.includes(atNight.range)) {
    return err(badValue('night.range', rules.tables.sighting.night.join('|')));
  }
  const band = bandAt(facts.range);
  const start = rules.tables.start[band];
  if (start === undefined) return err(refuse('BEYOND_12_INCHES'));
  const { hit: hits, power } = rules.tables.weapons[facts.weapon];
  const hit = hits[band] ?? null;
  if (hit === null) return err(refuse('WEAPON_HAS_NO_VALUE_AT_RANGE'));
  if (atNight !== null && facts.range > nightGunRange(atNight.range, atNight.targetBurning ?? false, rules)) {
    return err(refuse('BEYOND_NIGHT_GUN_RANGE'));
  }
  if (facts.overHalfTurning ?? false) return err(refuse('MORE_THAN_HALF_MOVEMENT_TURNING'));
  const bearing = batteryDice(facts, rules, halvedBy);
  if (bearing.value === 0) return err(refuse('NO_GUNS_BEARING'));
  const { pen, penRaw, restricted } = penetration(power, facts.armour);
  const hitValue = atNight === null ? num(hit, 'TOGO-41') : atLeastOne(become(num(hit, 'TOGO-41'), hit - 1, 'TOGO-37'));
  const { cards } = facts;
  const startAgain = dieByCard(cards, 'start-again');
  const numbers: FireNumbers = {
    kind: 'gun',
    dice: withCards(bearing, cards, 'dice'),
    start: withCards(num(start, 'TOGO-28'), cards, 'start', 'start-against'),
    hit: withCards(hitValue, cards, 'hit'),
    size: num(facts.size, 'TOGO-30'),
    pen: withCards(pen, cards, 'pen'),
    penRaw,
    restricted,
    long: facts.range > LONG_RANGE,
  };
  return ok(startAgain === null ? numbers : { ...numbers, startAgain });
}

/** The place of a range among the bands, past the last when it is too far. */
export function bandAt(range: number): number {
  let band = 0;
  while (band < RANGE_BANDS.length && range > RANGE_BANDS[band]!) band += 1;
  return band;
}

/** How far guns reach at night (TOGO-38, AMB-27). */
export function nightGunRange(normal: number, targetBurning: boolean, { houseRules, tables }: Ruleset): number {
  if (!targetBurning) return normal;
  return houseRules.nightBurningRange === 'unlimited' ? RANGE_BANDS[3] : normal + tables.sighting.burning;
}

/** Power against armour: never under 1 or over 6 on the die, but under 1 only S and F will count (TOGO-31, TOGO-39). */
export function penetration(power: number, armour: number): Pick<FireNumbers, 'pen' | 'penRaw' | 'restricted'> {
  const penRaw = power - armour;
  const raw = become(num(power, 'TOGO-41'), penRaw, 'TOGO-31');
  const pen = penRaw > SIDES_OF_A_DIE ? become(raw, SIDES_OF_A_DIE, 'TOGO-40') : atLeastOne(raw, 'TOGO-39');
  return { pen, penRaw, restricted: penRaw < 1 };
}

/** No combat value goes below 1 (TOGO-40). */
const atLeastOne = (value: Num, rule: TogoRule = 'TOGO-40'): Num => (value.value < 1 ? become(value, 1, rule) : value);

function batteryDice(facts: BatteryFacts, rules: Ruleset, halvedBy: RuleId | null): Num {
  const hits = facts.batteryHits ?? 0;
  let dice = num(facts.dice, 'TOGO-34');
  dice = become(dice, dice.value * (facts.boats ?? 1), 'AMB-45');
  dice = become(dice, diceAfterHits(dice.value, hits, facts.main ?? false, rules.houseRules), 'AMB-13');
  if (facts.turning) dice = become(dice, halfDice(dice.value), 'TOGO-35');
  return halvedBy === null ? dice : become(dice, halfDice(dice.value), halvedBy);
}

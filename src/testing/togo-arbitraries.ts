import fc from 'fast-check';
import {
  type BatteryFacts,
  COLUMNS,
  DEFAULT_HOUSE_RULES,
  GUNS,
  HIT_KINDS,
  HOUSE_RULE_KEYS,
  HOUSE_RULES,
  type HouseRules,
  type PendingHit,
  PRINTED,
  type Ruleset,
  type Target,
} from '@/rules/togo';

export const face = fc.integer({ min: 1, max: 6 });
export const faces = (maxLength: number): fc.Arbitrary<number[]> => fc.array(face, { maxLength });

/** Ranges on, just over and between the bands. */
const range = fc.oneof(fc.constantFrom(0, 2, 2.25, 4, 4.5, 8, 8.25, 12), fc.double({ min: 0, max: 12, noNaN: true }));

export const battery = (maxDice = 12): fc.Arbitrary<BatteryFacts> =>
  fc.record({
    weapon: fc.constantFrom(...GUNS),
    dice: fc.integer({ min: 0, max: maxDice }),
    range,
    size: face,
    armour: fc.integer({ min: 0, max: 6 }),
    turning: fc.boolean(),
    batteryHits: fc.integer({ min: 0, max: 2 }),
    night: fc.option(fc.record({ range: fc.constantFrom(2, 4), targetBurning: fc.boolean() }), { nil: null }),
  });

export const hit: fc.Arbitrary<PendingHit> = fc.record({
  kind: fc.constantFrom(...HIT_KINDS),
  beyond8: fc.boolean(),
  restricted: fc.boolean(),
});

const factors = fc.integer({ min: 0, max: 5 });
export const target: fc.Arbitrary<Target> = fc.record({
  column: fc.constantFrom(...COLUMNS),
  P: fc.integer({ min: 0, max: 2 }),
  M: fc.integer({ min: 0, max: 2 }),
  S: fc.integer({ min: 0, max: 2 }),
  T: fc.integer({ min: 0, max: 2 }),
  fires: fc.integer({ min: 0, max: 6 }),
  torpedoFactors: factors,
  torpedoFactorsLeft: factors,
});

/** Any choice of house rules. */
export const rulesets: fc.Arbitrary<Ruleset> = fc
  .record(Object.fromEntries(HOUSE_RULE_KEYS.map((key) => [key, fc.constantFrom<string>(...HOUSE_RULES[key].values)])))
  .map((chosen) => ({ ...PRINTED, houseRules: { ...DEFAULT_HOUSE_RULES, ...chosen } as HouseRules }));

/** The printed rules with some rulings changed. */
export const house = (chosen: Partial<HouseRules>): Ruleset => ({
  ...PRINTED,
  houseRules: { ...DEFAULT_HOUSE_RULES, ...chosen },
});

import { type DiceInput, faceOf } from '../common/dice';
import { type Answer, type Procedure, run } from '../common/procedure';
import { bool, check, either, int, list, nullable, object, type Of, oneOf, optional } from '../common/shape';
import { type Num, num } from '../common/trace';
import { RATING } from './battery';
import { CARD_MODIFIERS, type CardModifier, dieByCard, withCards } from './cards/effects';
import { STATUSES } from './damage';
import { THRESHOLDS } from './data/hit-tables';
import { CONTROL_DIE, FIRE_DIE, type PhaseId } from './data/turn-tables';
import { type Refusal, refuse } from './refusals';
import { PRINTED, type Ruleset } from './ruleset';
import { MARKERS, type PendingHit } from './types';

const marker = object({ letter: oneOf(MARKERS), permanent: optional(bool), hit: optional(int(0, 1e6)) });

export const CONTROL = object({
  /** One entry for each letter on the ship; letters of one table result share `hit` (AMB-19). */
  markers: list(marker, 0, 99),
  fires: RATING.hits,
  /** What the ship's one attempt goes to: a place in `markers`, a fire, or nothing. */
  attempt: nullable(either(oneOf(['fire']), int(0, 98))),
  status: optional(oneOf(STATUSES)),
  /** Cards in force on the ship (CARD-13 to CARD-15). */
  cards: optional(CARD_MODIFIERS),
  /** A try beyond the first of this phase: her fires have thrown their dice (CARD-14). */
  again: optional(bool),
});
export type ControlFacts = Of<typeof CONTROL>;

type ControlResult = (typeof CONTROL_DIE | typeof FIRE_DIE)[number];

export type ControlOutcome = {
  readonly attempt: ControlResult | null;
  /** Places in `markers`. */
  readonly removed: readonly number[];
  readonly madePermanent: readonly number[];
  readonly fires: number;
  /** Hits by fires, and the phase they are rolled in (AMB-9). */
  readonly extraHits: readonly PendingHit[];
  readonly extraHitsIn: PhaseId;
  /** The number of the try, and the one fires stay quiet at. */
  readonly need: Num;
  readonly safe: Num;
};

/** Phase G of one ship: her attempt, then her other fires (TOGO-67 to TOGO-70, AMB-9). */
export function resolveDamageControl(
  facts: ControlFacts,
  dice: DiceInput,
  rules: Ruleset = PRINTED,
): Answer<ControlOutcome, Refusal> {
  const checked = check(CONTROL, facts);
  const refusal = checked.ok ? controlRefusal(facts) : checked.error;
  return refusal === null ? run(controlSteps(facts, rules), dice) : { type: 'refused', refusal };
}

/** A fire's extra hit is a gun hit at short range, unrestricted (AMB-9). */
export const FIRE_HIT: PendingHit = { kind: 'gun', beyond8: false, restricted: false };

/** Fires that throw a die of their own because they are not the attempt's (AMB-9). */
export function otherFires(fires: number, attemptOnFire: boolean, { houseRules }: Ruleset): number {
  if (houseRules.fireCheck === 'each-fire') return attemptOnFire ? fires - 1 : fires;
  if (houseRules.fireCheck === 'attempt-only') return 0;
  return fires > 0 && !attemptOnFire ? 1 : 0;
}

/** The highest face that leaves a fire as it is: over it, the fire is a hit (TOGO-70). */
const FIRE_SAFE = FIRE_DIE.indexOf('EXTRA_HIT');

/** The two numbers of phase G: what removes a hit, and what keeps a fire from being one (TOGO-67, TOGO-70, CARD-13, CARD-15). */
export const controlNumbers = (cards?: readonly CardModifier[]): { readonly need: Num; readonly safe: Num } => ({
  need: withCards(num(1, 'TOGO-67'), cards, 'control'),
  safe: withCards(num(FIRE_SAFE, 'TOGO-70'), cards, 'fire-safe'),
});

/** What each face of a try does, from 1 to 6. The printed dice say what happens where no card changes the numbers. */
export function controlFaces(onFire: boolean, cards?: readonly CardModifier[]): readonly ControlResult[] {
  const { need, safe } = controlNumbers(cards);
  if (!onFire) return CONTROL_DIE.map((result, index) => (index < need.value ? 'REMOVED' : result));
  return FIRE_DIE.map((_, index) => (index < need.value ? 'OUT' : index < safe.value ? 'BURNS_ON' : 'EXTRA_HIT'));
}

/** A sunk ship throws nothing, not even for her fires; an abandoned one burns on with nobody to fight them (AMB-48). */
function controlRefusal({ attempt, markers, fires, status }: ControlFacts): Refusal | null {
  const P = markers.filter(({ letter }) => letter === 'P').length;
  if (status === 'sunk' || P >= THRESHOLDS.sunk.P) return refuse('SUNK');
  if (attempt === null) return null;
  if (status === 'abandoned') return refuse('ABANDONED');
  if (attempt === 'fire') return fires > 0 ? null : refuse('NO_SUCH_DAMAGE');
  const target = markers[attempt];
  if (target === undefined) return refuse('NO_SUCH_DAMAGE');
  return target.permanent ? refuse('PERMANENT_DAMAGE') : null;
}

export function* controlSteps(facts: ControlFacts, rules: Ruleset): Procedure<ControlOutcome> {
  const again = facts.again ?? false;
  const { need, safe } = controlNumbers(facts.cards);
  let attempt: ControlResult | null = null;
  if (facts.attempt !== null) {
    const face = faceOf(
      yield {
        key: 'control',
        purpose: 'control',
        rule: 'TOGO-67',
        dice: (again ? dieByCard(facts.cards, 'control-again') : null) ?? num(1, 'TOGO-67'),
        need,
        at: 'most',
        of: 'each',
        countable: false,
      },
    );
    attempt = controlFaces(facts.attempt === 'fire', facts.cards)[face - 1] ?? null;
    if (again && attempt === 'EXTRA_HIT') attempt = 'BURNS_ON';
  }
  const others = again ? 0 : otherFires(facts.fires, facts.attempt === 'fire', rules);
  let extra = attempt === 'EXTRA_HIT' ? 1 : 0;
  if (others > 0) {
    const roll = yield {
      key: 'fire',
      purpose: 'fire',
      rule: 'TOGO-70',
      dice: num(others, 'AMB-9'),
      need: safe,
      at: 'most',
      of: 'each',
      countable: true,
    };
    extra += others - roll.successes;
  }
  const treated = treatedMarkers(facts, rules);
  return {
    attempt,
    removed: attempt === 'REMOVED' ? treated : [],
    madePermanent: attempt === 'PERMANENT' ? treated : [],
    fires: attempt === 'OUT' ? facts.fires - 1 : facts.fires,
    extraHits: Array.from({ length: extra }, () => FIRE_HIT),
    extraHitsIn: rules.houseRules.fireHitTiming === 'immediate' ? 'G' : 'H',
    need,
    safe,
  };
}

/** One letter, or all open letters of the same table result (AMB-19). */
function treatedMarkers({ attempt, markers }: ControlFacts, { houseRules }: Ruleset): readonly number[] {
  if (typeof attempt !== 'number') return [];
  const hit = markers[attempt]?.hit;
  if (houseRules.multiLetterDC === 'one-letter' || hit === undefined) return [attempt];
  return [...markers.keys()].filter((index) => markers[index]?.hit === hit && !markers[index].permanent);
}

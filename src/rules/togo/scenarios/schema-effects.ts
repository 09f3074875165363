import * as v from 'valibot';
import { ACTS, LIGHTS, type SpecialRuleId } from './effects';
import { edge, face, hitCounts, id, inches, LIMITS, list, phases, selector, text, turn, when } from './schema-parts';

const concerning = { who: selector, when: v.optional(when) };
const die = v.optional(v.strictObject({ atMost: face }));
const formations = list(id, 1, LIMITS.ships);

const effect = v.variant('type', [
  v.strictObject({ type: v.literal('starting-damage'), who: selector, hits: hitCounts }),
  v.strictObject({ type: v.literal('seen'), within: v.optional(inches), ...concerning }),
  v.strictObject({ type: v.literal('anchored'), who: selector }),
  v.strictObject({ type: v.literal('arrival-roll'), formations, atLeast: face, eased: v.optional(face) }),
  v.strictObject({
    type: v.literal('sighting'),
    light: v.picklist(LIGHTS),
    range: inches,
    when: v.optional(when),
    die,
  }),
  v.strictObject({ type: v.literal('speed-cap'), inches: v.union([inches, v.literal('opening')]), ...concerning }),
  v.strictObject({ type: v.literal('speed-loss'), inches, ...concerning }),
  v.strictObject({ type: v.literal('speed-halved'), ...concerning }),
  v.strictObject({ type: v.literal('weigh-anchor'), atLeast: face, ...concerning }),
  v.strictObject({
    type: v.literal('exit'),
    edges: list(v.strictObject({ edge, from: v.optional(inches), to: v.optional(inches) }), 1, 8),
    ...concerning,
  }),
  v.strictObject({ type: v.literal('straight-turns'), formation: id, flagship: id, turns: turn }),
  v.strictObject({ type: v.literal('no-unplanned-roll'), ...concerning }),
  v.strictObject({ type: v.literal('forbidden'), acts: list(v.picklist(ACTS), 1, ACTS.length), ...concerning }),
  v.strictObject({ type: v.literal('half-dice'), ...concerning }),
  v.strictObject({ type: v.literal('gun-reach'), inches, battery: v.picklist(['main', 'all']), ...concerning }),
  v.strictObject({ type: v.literal('firing-turns'), who: selector, turns: turn }),
  v.strictObject({
    type: v.literal('trigger'),
    trigger: id,
    phases,
    cause: v.optional(
      v.variant('type', [
        v.strictObject({ type: v.literal('torpedo-attack') }),
        v.strictObject({ type: v.literal('ship-out-of-line'), ship: id }),
      ]),
    ),
    die,
  }),
  v.strictObject({ type: v.literal('reminder'), phases, when: v.optional(when) }),
]);

const isSpecialRuleId = (value: unknown): value is SpecialRuleId =>
  typeof value === 'string' && /^special-\d{1,3}$/.test(value);

export const specialRule = v.strictObject({
  id: v.custom<SpecialRuleId>(isSpecialRuleId),
  text,
  optional: v.optional(v.boolean()),
  effects: list(effect, 1, 20),
});

import * as v from 'valibot';
import { damage, edge, hitCounts, LIMITS, list, real, selector, side, text, whole } from './schema-parts';
import { FATES } from './victory-terms';

const deed = v.variant('type', [
  v.strictObject({
    type: v.literal('fate'),
    fates: list(v.picklist(FATES), 1, FATES.length),
    edges: v.optional(list(edge, 1, 4)),
    markers: v.optional(
      v.strictObject({
        atLeast: v.optional(hitCounts),
        atMost: v.optional(hitCounts),
        anyOf: v.optional(list(damage, 1, 5)),
      }),
    ),
  }),
  v.strictObject({ type: v.literal('torpedoed') }),
  v.strictObject({ type: v.literal('units-lost') }),
  v.strictObject({ type: v.literal('hits-made') }),
]);

const count = whole(0, 999);
const points = real(-LIMITS.points, LIMITS.points);

const condition = v.variant('type', [
  v.strictObject({
    type: v.literal('count'),
    of: selector,
    deed,
    atLeast: v.optional(count),
    atMost: v.optional(count),
  }),
  v.strictObject({ type: v.literal('points'), side, atLeast: points }),
  v.strictObject({ type: v.literal('ahead'), side, times: real(1, 100), strictly: v.optional(v.boolean()) }),
]);

export const victory = v.strictObject({
  text,
  scores: list(v.strictObject({ side, points, each: v.optional(whole(1, 99)), of: selector, deed }), 0, 40),
  verdicts: list(
    v.strictObject({
      winner: v.picklist(['ijn', 'irn', 'draw']),
      decisive: v.optional(v.boolean()),
      if: list(condition, 0, 8),
    }),
    0,
    20,
  ),
});

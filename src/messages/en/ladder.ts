/** What each face or total would bring, before the dice fall. */
export const ladder = {
  face: '{{face}} brings {{brings}}',
  faceNothing: '{{face}} brings nothing',
  faceNoted: '{{face}} brings {{brings}}, {{note}}',
  total: '{{total}}: {{brings}}',
  totals: '{{from}} to {{to}}: {{brings}}',
  chance: '{{percent}}% in all',
  /** Said of a number that is part of a sum. */
  counted: '{{count}}, adds {{value}}',
} as const;

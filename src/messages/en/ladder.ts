/** What each face or total would bring, before the dice fall. */
export const ladder = {
  face: '{{face}} brings {{brings}}',
  faceNoted: '{{face}} brings {{brings}}, {{note}}',
  total: '{{total}}: {{brings}}',
  totals: '{{from}} to {{to}}: {{brings}}',
  chance: '{{percent}}% in all',
} as const;

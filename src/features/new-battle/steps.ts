/** What a new battle asks, in this order. */
export const STEPS = ['battle', 'forces', 'rules', 'cards'] as const;
export type Step = (typeof STEPS)[number];

/** A counter before anybody has typed what is printed on it. */
export const NEW_SHIP = { name: '', strength: null, torpedo: null, defence: null } as const;
export const NEW_UNIT = { name: '', activation: null, strengths: [1] } as const;

/** TOGO-1, TOGO-3: the table, and what an inch and a turn stand for. */
export const SCALE = {
  table: { width: 72, depth: 48 },
  yardsPerInch: 1000,
  minutesPerTurn: 5,
  yardsPerSeaMile: 2025.372,
} as const;

/** TOGO-9, TOGO-10: the turning circle and what a step on it costs. */
export const TURNING = { stepDegrees: 22.5, stepCost: 0.5, radius: 1.25 } as const;

/** TOGO-12, TOGO-14, TOGO-16 */
export const FORMATION = { maxShips: 8, maxGap: 2, speedLoss: 0.5 } as const;

/** TOGO-47, AMB-8: the turn away that evades a torpedo, and the inches it takes. */
export const EVASION = { degrees: 60, inches: 1.5 } as const;

/** TOGO-34, TOGO-44: relative bearings, 0 ahead, 180 astern, either side. */
export const ARC_LIMITS = {
  bow: { from: 0, to: 30 },
  side: { from: 30, to: 150 },
  stern: { from: 150, to: 180 },
} as const;
export const TUBE_LIMITS = { trainable: { from: 30, to: 150 }, fixed: { from: 75, to: 105 } } as const;

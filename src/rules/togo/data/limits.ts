/** The most one question may hold: no table needs as much, and the answer takes a second at most. */
export const MOST = {
  /** Batteries of one ship. */
  batteries: 12,
  /** Ships that fire at one target. */
  firers: 60,
  /** Hit dice of all fire together. */
  fireDice: 2400,
  /** Hits that wait to be worked off. */
  hits: 200,
  /** Boats on a base, or ships in a convoy. */
  units: 60,
  /** Turns in which one marker is treated. */
  attempts: 200,
  /** Cards in a pile. */
  cards: 200,
  /** Faces handed in with a question; ties for the initiative could go on for ever. */
  faces: 2000,
} as const;

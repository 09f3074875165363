/** Metres from bow to stern that are usual for a type, where a ship's own are not known. */
const USUAL_LENGTH_M = { B: 122, CA: 125, C2: 120, C3: 95, TBD: 66, TB: 42, convoy: 105 } as const;

interface Hull {
  readonly type: keyof typeof USUAL_LENGTH_M;
  readonly lengthM?: number | null;
}

export const lengthOf = ({ lengthM, type }: Hull): number => lengthM ?? USUAL_LENGTH_M[type];

/** Inches: as long as her plan and a rim. A metre is as much on every base. */
const BASE = { perMetre: 0.0075, rim: 0.16 } as const;

/** A base as the players have them. */
export const baseLength = (hull: Hull): number => lengthOf(hull) * BASE.perMetre + BASE.rim;

import { lengthOf } from '@/rules/common/base-length';

export type PlanType = 'B' | 'CA' | 'C2' | 'C3' | 'TBD' | 'TB' | 'convoy';
export type PlanArc = 'bow' | 'side' | 'stern';
export type PlanDice = { readonly [A in PlanArc]: number };

/** What a plan is drawn from: the ratings of a ship as any rule book of this war prints them. */
export interface PlanFacts {
  readonly type: PlanType;
  /** Heaviest first. */
  readonly batteries: readonly { readonly weapon: string; readonly main: boolean; readonly dice: PlanDice }[];
  readonly torpedoes: { readonly factors: number; readonly mount: 'fixed' | 'trainable' | null };
  /** A usual length for the type is drawn when it is not known. */
  readonly lengthM?: number | null;
}

/** A ship that can be drawn, for books that know their ships by name only. */
export interface NamedPlan {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly facts: PlanFacts;
}

export const MARKER_LETTERS = ['P', 'M', 'S', 'T'] as const;
export type MarkerLetter = (typeof MARKER_LETTERS)[number];

/** Where a target lies, as seen from the ship: her sides are told apart because guns on one do not bear on the other. */
export type Quarter = 'bow' | 'port' | 'starboard' | 'stern';

/** What has happened to her. Only what is not as on the day she was launched. */
export interface PlanState {
  readonly markers?: readonly { readonly letter: MarkerLetter; readonly permanent: boolean }[];
  readonly fires?: number;
  /** Hits that wait for the damage phase. */
  readonly pending?: number;
  /** The batteries with the dice that damage has left them, in the order of the facts. */
  readonly left?: readonly { readonly dice: PlanDice }[];
  /** The side the enemy is on: S and T hits are put there. */
  readonly engaged?: 'port' | 'starboard';
  /** The hit being resolved gets a ring; F is a fire. */
  readonly resolving?: MarkerLetter | 'F';
  readonly sunk?: boolean;
}

/** The quarter she fires into, and the batteries that may not for another reason, by their place in the facts. */
export interface PlanBearing {
  readonly quarter: Quarter;
  readonly outOfReach?: readonly number[];
}

const LIST = { pointsPerMetre: 0.68, longest: 90 } as const;

/** Points from bow to stern where plans stand in a list: true to each other, but for the few longest. */
export const planLength = (facts: PlanFacts): number => Math.min(LIST.longest, lengthOf(facts) * LIST.pointsPerMetre);

const BEAM: Readonly<Record<PlanType, number>> = {
  B: 0.178,
  CA: 0.155,
  C2: 0.128,
  C3: 0.128,
  TBD: 0.1,
  TB: 0.11,
  convoy: 0.145,
};

/** Half the beam in points of a ship drawn `length` points long. */
export const halfBeam = ({ type }: PlanFacts, length: number): number => (length * BEAM[type]) / 2;

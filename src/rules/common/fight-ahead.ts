/** A ship or a unit, and the chance that it is lost. */
interface AheadShip {
  readonly id: string;
  readonly side: 'ijn' | 'irn';
  readonly pLost: number;
}

/** How a fight stands, on average, for those who break off after this round. Each book says by which policy it is fought. */
export interface AfterRound {
  readonly round: number;
  /** Otherwise an estimate that takes ships for independent. */
  readonly exact: boolean;
  /** What each side has lost, in the points of the book. */
  readonly lost: Readonly<Record<'ijn' | 'irn', number>>;
  readonly ships: readonly AheadShip[];
}

/** What the fight is worth to the Japanese; below 0 it is worth something to the Russians. */
export const swingOf = ({ lost }: Pick<AfterRound, 'lost'>): number => lost.irn - lost.ijn;

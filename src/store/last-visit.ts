/** What the last visit left for the first moments of this one, before the database has answered. */
export interface LastVisit {
  readonly settings: unknown;
  readonly hadBattles: boolean;
}

/** On a phone nothing is shown before the database is there. */
export const lastVisit = (): LastVisit => ({ settings: null, hadBattles: false });

export interface HallSeat {
  readonly role: string;
  readonly side: string | null;
  readonly join: string;
}

/** A table and everything it needs but the phones, in processes of their own that can be killed. */
export interface Hall {
  readonly address: string;
  readonly seats: readonly HallSeat[];
  /** Shoots one of them, and puts another in its place. */
  shoot(pick: (n: number) => number): Promise<void>;
  /** Once nobody plays any more: the file of a database with all that was written. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** How much one phone, or one address, may ask of a host. */
export interface Limits {
  /** Frames of a phone: so many a second, and so many at once after a pause. */
  readonly framesASecond: number;
  readonly framesAtOnce: number;
  /** Frames that are not its own, or none at all, before a line is cut. */
  readonly badFrames: number;
  /** Wrong secrets and codes from one address, or for one seat, before they are not even looked at for a while. */
  readonly wrongTries: number;
  readonly wrongTriesWithin: number;
  /** Lines from one address. */
  readonly lines: number;
}

export const LIMITS: Limits = {
  framesASecond: 30,
  framesAtOnce: 60,
  badFrames: 20,
  wrongTries: 8,
  wrongTriesWithin: 60_000,
  lines: 40,
};

/** Fills up with time and empties with use. */
export class Bucket {
  private left: number;
  private last: number;

  constructor(
    private readonly perSecond: number,
    private readonly most: number,
    private readonly now: () => number,
  ) {
    this.left = most;
    this.last = now();
  }

  /** False when there is nothing left. */
  take(): boolean {
    const now = this.now();
    this.left = Math.min(this.most, this.left + (Math.max(0, now - this.last) / 1000) * this.perSecond);
    this.last = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

/** Wrong tries by whom they are counted against; those of long ago are forgotten. */
export class WrongTries {
  private readonly tries = new Map<string, number[]>();

  constructor(
    private readonly most: number,
    private readonly within: number,
    private readonly now: () => number,
  ) {}

  count(who: string): void {
    // Somebody who comes from ever new addresses must not fill the memory.
    if (this.tries.size > 1000) this.tries.clear();
    this.tries.set(who, [...this.recent(who), this.now()]);
  }

  isOver = (who: string): boolean => this.recent(who).length >= this.most;

  private recent = (who: string): number[] => (this.tries.get(who) ?? []).filter((at) => this.now() - at < this.within);
}

/**
 * What every wire between phones and an umpire must offer, whatever carries it. Frames are text and arrive whole or not
 * at all; they may be lost, late, doubled or out of order, and a line may break at any moment. Everything above this
 * file is made to stand that.
 */
export interface Line {
  /** Never throws; what cannot be sent is lost. */
  send(frame: string): void;
  close(): void;
}

export interface LineListener {
  /** Resolves once whatever follows from the frame is on disk: a wire that keeps frames may forget this one then. */
  onFrame(frame: string): Promise<void> | void;
  onClose(): void;
}

/** The phone's end: calls the umpire. `onOpen` comes first, `onClose` last and once. */
export type Dial = (listener: LineListener & { onOpen(): void }) => Line;

/** The umpire's end: somebody calls. `from` is an address, for limits on strangers. */
export type Accept = (line: Line, from: string) => LineListener;

/** Longer frames from a phone are nobody's tap. */
export const LONGEST_ASK = 64 * 1024;

import { pause } from '../pause';

/** Long work that stops after every small piece and goes on when asked. It says how far it has come, from 0 to 1. */
export type Steps<T> = Generator<number, T, void>;

/** All of it at once, where nobody waits for a screen. */
export function runAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A part of longer work, which takes the share from `from` to `to` of it. */
export function* part<T>(from: number, to: number, steps: Steps<T>): Steps<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield from + (to - from) * step.value;
  }
}

/** Longer than this at a stretch, and a finger on the screen would feel it. */
const STRETCH_MS = 20;

interface Calmly {
  readonly onProgress: (share: number) => void;
  /** Asked at every pause: what was begun is then dropped where it stands. */
  readonly isCancelled: () => boolean;
}

/** Pauses often enough for the screen to draw and for taps to be taken. Null when it was cancelled. */
export async function runCalmly<T>(steps: Steps<T>, { onProgress, isCancelled }: Calmly): Promise<T | null> {
  for (let until = performance.now() + STRETCH_MS; ;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    onProgress(step.value);
    await pause();
    if (isCancelled()) return null;
    until = performance.now() + STRETCH_MS;
  }
}

import { create } from 'zustand';

interface Parts {
  /** Parts of the app that could not be fetched, each with the way to try again. */
  readonly missing: readonly (() => void)[];
  /** How many are on their way. */
  readonly coming: number;
}

export const useParts = create<Parts>(() => ({ missing: [], coming: 0 }));

/**
 * Fetches a part of the app. When that fails the promise is not broken, which React would remember for good: it waits
 * until the player taps "Try again" or the network is back, and whoever asked goes on from there.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  const count = (by: number) => useParts.setState(({ coming }) => ({ coming: coming + by }));
  count(1);
  try {
    for (;;) {
      try {
        return await load();
      } catch {
        await new Promise<void>((again) => useParts.setState(({ missing }) => ({ missing: [...missing, again] })));
      }
    }
  } finally {
    count(-1);
  }
}

export function retryParts(): void {
  const { missing } = useParts.getState();
  useParts.setState({ missing: [] });
  for (const again of missing) again();
}

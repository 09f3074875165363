const GIVE_UP_AFTER = 20_000;

/** Again until it works, for what may be done twice: a cluster whose node died takes some seconds to find itself again. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + GIVE_UP_AFTER;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((later) => setTimeout(later, 100));
    }
  }
}

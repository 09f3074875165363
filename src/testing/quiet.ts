import type { BrowserContext, Page } from 'playwright-core';

/** Of a page that never rests. A little longer than `motion.guard`, so that new words have had time to come. */
const AT_MOST = { ms: 400, frame: 50, looks: 12, database: 20_000 };

interface Watched {
  /** What the database was asked and has not answered yet. */
  askedOfDatabase?: ReadonlySet<unknown>;
}

/** For pages opened from now on: keeps the list of what the database has still to answer. */
export const watchDatabase = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const asked = new Set<unknown>();
    const known = new WeakSet<Worker>();
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      const { id } = (args[0] ?? {}) as { id?: unknown };
      if (typeof id === 'number') asked.add(id);
      if (!known.has(this)) this.addEventListener('message', ({ data }) => asked.delete(data?.id));
      known.add(this);
      return Reflect.apply(post, this, args);
    };
    Object.assign(window, { askedOfDatabase: asked });
  });

/**
 * Waits until what was tapped has had its effect: the database has answered, and the page, with nothing left to do, has
 * not changed for three looks. A page that never rests (a bar that fills, a database nobody watches) gets a moment: on a
 * busy machine a longer one, of as many looks. `still`: looks without a change, fewer where nothing has to be answered.
 */
export const quiet = (page: Page, still = 3): Promise<void> =>
  page.evaluate(
    ({ still: looksStill, ...atMost }) =>
      new Promise<void>((done) => {
        const { askedOfDatabase } = window as Watched;
        const started = performance.now();
        let [looks, all, isDone] = [0, 0, false];
        const observer = new MutationObserver(() => (looks = 0));
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        const finish = () => {
          isDone = true;
          observer.disconnect();
          clearInterval(patience);
          done();
        };
        const patience = setInterval(() => {
          const waited = performance.now() - started;
          const isBusy = all < atMost.looks || (askedOfDatabase?.size ?? 0) > 0;
          if (waited > (isBusy ? atMost.database : atMost.ms)) finish();
        }, atMost.ms / 4);
        // A page with nothing new to show may get no frame for a long while.
        const nextFrame = (then: () => void) => {
          const wait = setTimeout(() => {
            cancelAnimationFrame(frame);
            then();
          }, atMost.frame);
          const frame = requestAnimationFrame(() => {
            clearTimeout(wait);
            then();
          });
        };
        const look = () => {
          if (isDone) return;
          all += 1;
          looks = askedOfDatabase?.size === 0 ? looks + 1 : 0;
          if (looks > looksStill) finish();
          else nextFrame(() => requestIdleCallback(look, { timeout: atMost.frame }));
        };
        look();
      }),
    { ...AT_MOST, still },
  );

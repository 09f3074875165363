import type { BrowserContext, Page } from 'playwright-core';

/** Of a page that never rests. A little longer than `motion.guard`, so that new words have had time to come. */
const AT_MOST = 400;

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
 * not changed for three looks. A page that never rests (a bar that fills, a database nobody watches) gets a moment.
 */
export const quiet = (page: Page): Promise<void> =>
  page.evaluate(
    (atMost) =>
      new Promise<void>((done) => {
        const { askedOfDatabase } = window as Watched;
        let looks = 0;
        const observer = new MutationObserver(() => (looks = 0));
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        const finish = () => {
          observer.disconnect();
          clearTimeout(patience);
          done();
        };
        const patience = setTimeout(finish, atMost);
        const look = () => {
          looks = askedOfDatabase?.size === 0 ? looks + 1 : 0;
          if (looks > 3) finish();
          else requestAnimationFrame(() => requestIdleCallback(look));
        };
        look();
      }),
    AT_MOST,
  );

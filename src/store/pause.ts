/** Lets a frame be drawn and a tap be taken. A browser would hold a timer back for four milliseconds, each time. */
export const pause = (): Promise<void> =>
  new Promise((done) => {
    if (typeof MessageChannel === 'undefined') {
      setTimeout(done, 0);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

/** The same, once nothing else is to be done; after a second at the latest. */
export const whenIdle = (): Promise<void> =>
  typeof requestIdleCallback === 'undefined'
    ? new Promise((done) => setTimeout(done, 4))
    : new Promise((done) => requestIdleCallback(() => done(), { timeout: 1000 }));

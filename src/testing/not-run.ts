/** A test that this machine may not have what it takes for: it is named as not run then, and never passes. */
export const testUnless =
  (missing: string | null) =>
  (name: string, run: () => Promise<void>): void => {
    if (missing === null) test(name, run);
    // eslint-disable-next-line no-restricted-properties -- the summary of `npm test` names it
    else test.skip(`NOT RUN, for ${missing}: ${name}`, run);
  };

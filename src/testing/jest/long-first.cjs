// The order of tests where Jest has measured none yet, on a fresh clone.
const { statSync } = require('node:fs');

const isApp = ({ context }) => context.config.displayName?.name === 'app';
/** A few lines each, but they open every screen of a book in all windows. */
const isLooks = ({ path }) => /looks\.test\.ts$/.test(path);

module.exports = class LongFirst {
  /**
   * Long ones first, or one core would be left with them at the end. Nothing of React Native is compiled yet: a minute of
   * work, which two workers that begin with components would both do. One begins, the others come to them when that is done.
   */
  sort(tests) {
    const sized = tests.map((test) => ({ test, size: isLooks(test) ? Infinity : statSync(test.path).size }));
    const sorted = sized.sort((one, two) => (one.size === two.size ? 0 : two.size - one.size)).map(({ test }) => test);
    const [first = [], ...others] = sorted.filter(isApp);
    return [first, ...sorted.filter((test) => !isApp(test)), ...others].flat();
  }
  allFailedTests() {
    return [];
  }
  cacheResults() {}
  shard(tests) {
    return tests;
  }
};

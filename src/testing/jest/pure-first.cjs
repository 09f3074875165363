// On a fresh clone nothing of React Native is compiled yet: a minute of work, which two workers that begin with components
// would both do. Here one begins, the others come to components when that is done.
const { statSync } = require('node:fs');

const isApp = ({ context }) => context.config.displayName?.name === 'app';

module.exports = class PureFirst {
  /** Long ones first, as Jest has it where it knows no times yet. */
  sort(tests) {
    const sized = tests.map((test) => ({ test, size: statSync(test.path).size }));
    const sorted = sized.sort((one, two) => two.size - one.size).map(({ test }) => test);
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

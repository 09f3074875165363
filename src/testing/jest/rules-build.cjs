// Tests keep and trust snapshots as the app does. Worked out once, not by every file of tests.
const { rulesHash } = require('../rules-hash.ts');
const { scratchFolder } = require('../scratch.ts');

module.exports = () => {
  process.env.ZFLAG_RULES_BUILD = rulesHash();
  // Whatever tests write lies in here, and goes with it when the run is over. Jest ends its workers without asking them.
  process.env.ZFLAG_TEST_FOLDER ??= scratchFolder();
};

// Tests keep and trust snapshots as the app does. Worked out once, not by every file of tests.
const { rulesHash } = require('../rules-hash.ts');

module.exports = () => {
  process.env.ZFLAG_RULES_BUILD = rulesHash();
};

// Tests keep and trust snapshots as the app does. Worked out once, not by every file of tests.
const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const { rulesHash } = require('../rules-hash.ts');

module.exports = () => {
  process.env.ZFLAG_RULES_BUILD = rulesHash();
  // Battles that several browser tests begin with are played once in a run, and kept here.
  process.env.ZFLAG_TEST_BATTLES ??= mkdtempSync(join(tmpdir(), 'z-flag-battles-'));
};

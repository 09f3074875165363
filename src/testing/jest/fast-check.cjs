// fast-check with the same cases in every run: nobody's change fails for what another one has left behind. Rare cases are
// looked for on purpose: ZFLAG_TEST_SEED=7 npm test.
// Wired in by moduleNameMapper: '^fast-check$'.
const fastCheck = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

fastCheck.configureGlobal({ seed: Number(process.env.ZFLAG_TEST_SEED ?? 1904) });

module.exports = fastCheck;

// expo-crypto's native module on Node's own secure source: the mock that comes with it leaves every byte zero.
// Wired in by moduleNameMapper: '^\\./ExpoCrypto$' (only expo-crypto's own files import that specifier).
const { webcrypto } = require('node:crypto');

module.exports = { __esModule: true, default: { getRandomValues: (array) => webcrypto.getRandomValues(array) } };

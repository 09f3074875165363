// expo-crypto's native module: the mock that comes with it leaves every byte zero. Here they follow from the name of the
// test, so that its dice are the same in every run.
// Wired in by moduleNameMapper: '^\\./ExpoCrypto$' (only expo-crypto's own files import that specifier).
const { createHash } = require('node:crypto');

const HASH_BYTES = 32;
const drawn = new Map();

function nextHash() {
  const test = expect.getState().currentTestName ?? '';
  drawn.set(test, (drawn.get(test) ?? 0) + 1);
  return createHash('sha256')
    .update(`${test} ${drawn.get(test)}`)
    .digest();
}

function getRandomValues(array) {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let at = 0; at < bytes.length; at += HASH_BYTES) bytes.set(nextHash().subarray(0, bytes.length - at), at);
  return array;
}

module.exports = { __esModule: true, default: { getRandomValues } };

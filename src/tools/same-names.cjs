/**
 * Metro's minifier, but the shortened names are the same in every module. Terser picks them anew for each, by the letters
 * that are frequent there, which is smaller as text and a twenty-fifth larger once the whole app is packed.
 */
const { resolve } = require;

// The one that Expo's own settings name: a package of Metro's, not of ours.
const minify = require(resolve('metro-minify-terser', { paths: [resolve('expo/metro-config')] }));

/** The letters of JavaScript, the frequent ones first; without g r i a m e d, which Metro calls a module's surroundings. */
const FIRST = 'tnosclhufpvbywkxzjqSTEACDIPRMONLFBHUVGWKXYQJZ$_';
const NEXT = `${FIRST}0123456789griamed`;

/** The names in their order: t, n, ... _, tt, nt, ... */
function nameAt(place) {
  let name = FIRST[place % FIRST.length];
  for (let left = Math.floor(place / FIRST.length); left > 0; left = Math.floor((left - 1) / NEXT.length)) {
    name += NEXT[(left - 1) % NEXT.length];
  }
  return name;
}

module.exports = (options) => {
  const mangle = { ...options.config.mangle, nth_identifier: { get: nameAt } };
  return minify({ ...options, config: { ...options.config, mangle } });
};
module.exports.nameAt = nameAt;

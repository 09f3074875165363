/** As Expo sets it up, but for worklets: nothing on the web runs beside the page, and each would carry its own code along. */
module.exports = (api) => {
  api.cache.forever();
  return { presets: [['babel-preset-expo', { web: { reanimated: false } }]] };
};

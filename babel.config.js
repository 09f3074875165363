const web = { reanimated: false };

/** As Expo sets it up, but for worklets: nothing on the web runs beside the page, and each would carry its own code along. */
module.exports = (api) => {
  api.cache.forever();
  return {
    presets: [['babel-preset-expo', { web }]],
    overrides: [
      {
        // Libraries ask this list for one thing of it: without this all of them would be run before the first screen.
        test: (file) => /react-native-web\/dist\/index\.js$/.test(file ?? ''),
        presets: [['babel-preset-expo', { web: { ...web, lazyImports: () => true } }]],
      },
    ],
  };
};

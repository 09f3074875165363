const web = { reanimated: false };

/** As Expo sets it up, but for worklets: nothing on the web runs beside the page, and each would carry its own code along. */
module.exports = (api) => {
  api.cache.forever();
  return {
    presets: [['babel-preset-expo', { web }]],
    overrides: [
      {
        // Libraries ask these lists for one thing of them: without this all of it would be run before the first screen.
        test: (file) => /(react-native-web\/dist|react-native-screens\/lib\/module)\/index\.js$/.test(file ?? ''),
        presets: [['babel-preset-expo', { web: { ...web, lazyImports: () => true } }]],
      },
    ],
  };
};

/**
 * Files of other packages that the web app leaves out: an index names them, nothing of ours reaches them, and all of
 * them together would be a tenth of what a phone has to load before its first screen. Whoever does reach one gets
 * `undefined`, and React says so at once: then take its line out. A test holds that every file is still there.
 */
const files = (folder, names) => names.map((name) => `${folder}/${name}`);

/** The router: all we show is stacks without its header, and we go from screen to screen by `router`, not by links. */
const ROUTER = files('expo-router/build', [
  'color/index.js',
  'layouts/Tabs.js',
  'layouts/experimental-stack/index.web.js',
  'layouts/stack-utils/toolbar/index.js',
  'link/Link.js',
  'link/index.js',
  'react-navigation/core/StaticNavigation.js',
  'react-navigation/elements/Badge.js',
  'react-navigation/elements/Button.js',
  'react-navigation/elements/Header/Header.js',
  'react-navigation/elements/Header/HeaderBackButton.js',
  'react-navigation/elements/Header/HeaderButton.js',
  'react-navigation/elements/PlatformPressable.js',
  'react-navigation/native/Link.js',
  // The router has its own of the container and of what links do to it.
  'react-navigation/native/NavigationContainer.js',
  'react-navigation/native/ServerContainer.js',
  'react-navigation/native/createStaticNavigation.js',
  'react-navigation/native/useLinkProps.js',
  'react-navigation/native/useLinking.js',
  'react-navigation/routers/DrawerRouter.js',
  'react-navigation/routers/TabRouter.js',
  'standard-navigation/index.js',
  // Errors are caught by the shell; app.json asks for no map of the site and no other page for a wrong address.
  'views/ErrorBoundary.js',
  'views/Sitemap.js',
  'views/Unmatched.js',
  'views/useSitemap.js',
]);

/** Controls that our own take the place of. */
const CONTROLS = files('react-native-web/dist/exports', [
  'Button/index.js',
  'CheckBox/index.js',
  'Clipboard/index.js',
  'ImageBackground/index.js',
  'LayoutAnimation/index.js',
  'PanResponder/index.js',
  'Picker/index.js',
  'ProgressBar/index.js',
  'Share/index.js',
  'Switch/index.js',
  'Touchable/index.js',
  'TouchableHighlight/index.js',
  'TouchableNativeFeedback/index.js',
  'TouchableOpacity/index.js',
  'TouchableWithoutFeedback/index.js',
  'Vibration/index.js',
  'YellowBox/index.js',
]);

/** Sentences with elements inside them: ours are plain. */
const SENTENCES = files('react-i18next/dist/es', [
  'IcuTrans.js',
  'IcuTransWithoutContext.js',
  'Trans.js',
  'TransWithoutContext.js',
  'Translation.js',
  'useSSR.js',
  'withSSR.js',
  'withTranslation.js',
]);

/** Ways into SQLite and Skia that we do not take: hooks, and films. */
const ENGINES = ['expo-sqlite/build/hooks.js', '@shopify/react-native-skia/lib/module/skia/web/JsiSkottieAnimation.js'];

/** What shows itself only on a developer's machine; the toast also brings all of the router's tab bars. */
const DEVELOPMENT = ['expo/devtools.js', 'expo-router/build/views/Toast.js'];

const within = (list, path) => {
  const slashed = path.replaceAll('\\', '/');
  return list.some((file) => slashed.endsWith(`/node_modules/${file}`));
};

module.exports = {
  NOT_ON_THE_WEB: [...ROUTER, ...CONTROLS, ...SENTENCES, ...ENGINES],
  DEVELOPMENT,
  isLeftOut: (path, dev) => within(module.exports.NOT_ON_THE_WEB, path) || (!dev && within(DEVELOPMENT, path)),
};

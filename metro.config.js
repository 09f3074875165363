const { join } = require('node:path');

const { getDefaultConfig } = require('expo/metro-config');

const { inChunks } = require('./src/tools/chunks.cjs');

/** @type {import('expo/metro-config').MetroConfig} */
const config = getDefaultConfig(__dirname);

// expo-sqlite's web worker loads its engine as an asset, and browsers have fonts of their own.
config.resolver.assetExts.push('wasm', 'woff2');

// On the web nothing animates through Reanimated yet. Skia, gesture-handler and screens only look whether it is there,
// and those 150 kB gzip would be a fifth of the app. Take this out when something needs it.
const NO_ANIMATION = /^react-native-(reanimated|worklets)(\/|$)/;
const OWN_SVG = require.resolve('./src/ui/svg.web.tsx');
// Our tools say which reducers they bundle. `npm start` does not: there the sources change while the app runs.
const RULES_BUILD = join(__dirname, 'src/store/db/rules-build.ts');
const BUILT = process.env.ZFLAG_RULES_BUILD_FILE;
// A build for stores that take no closed libraries: expo-camera has one that reads codes. A browser needs none of it.
const NO_CAMERA = process.env.ZFLAG_CAMERA === 'none';
const WITH_CAMERA = ['src/kit/code/code-camera.tsx', 'src/store/picture-code.ts'].map((file) => join(__dirname, file));
config.resolver.resolveRequest = (context, name, platform) => {
  if (platform === 'web' && NO_ANIMATION.test(name)) return { type: 'empty' };
  if (platform === 'web' && name === 'react-native-svg') return { type: 'sourceFile', filePath: OWN_SVG };
  const resolved = context.resolveRequest(context, name, platform);
  if (BUILT && resolved.filePath === RULES_BUILD) return { type: 'sourceFile', filePath: BUILT };
  if (NO_CAMERA && platform !== 'web' && WITH_CAMERA.includes(resolved.filePath)) {
    return { ...resolved, filePath: resolved.filePath.replace(/(\.tsx?)$/, '.no-camera$1') };
  }
  return resolved;
};

// A module is run when it is first used, not when it is first named: most of what comes with the first screen is not
// wanted by it. But then every call of an imported function looks its module up. Not so where thousands are made for one
// tap: in the rules, in what replays them, and in the hash of a seal.
const CALLS_MUCH = /\/(src\/(rules|game|measure|lib)|node_modules\/@noble\/hashes)\//;
const blockList = new Proxy({}, { has: (_, path) => CALLS_MUCH.test(path.replaceAll('\\', '/')) });
config.transformer.getTransformOptions = async () => ({ transform: { inlineRequires: { blockList } } });

config.serializer.customSerializer = inChunks(config.serializer.customSerializer);

// The browser then gives the page a clean, isolated process, as the production server does.
config.server.enhanceMiddleware = (middleware) => (request, response, next) => {
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Embedder-Policy', 'credentialless');
  return middleware(request, response, next);
};

module.exports = config;

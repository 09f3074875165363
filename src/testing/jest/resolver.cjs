// React Native's resolver, then worklets' own: inside worklets the *.native.* files would install a UI runtime
// that does not exist under Jest ("loadUnpackers of undefined").
const reactNative = require('@react-native/jest-preset/jest/resolver.js');
const worklets = require('react-native-worklets/jest/resolver.js');

module.exports = (request, options) =>
  reactNative(request, {
    ...options,
    defaultResolver: (name, inner) => worklets(name, { ...inner, defaultResolver: options.defaultResolver }),
  });

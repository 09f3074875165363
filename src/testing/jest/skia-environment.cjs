// React Native's environment plus CanvasKit, so that Skia components really draw in tests.
const ReactNativeEnvironment = require('@react-native/jest-preset/jest/react-native-env.js');
const initCanvasKit = require('canvaskit-wasm/bin/full/canvaskit');

let canvasKit;

module.exports = class SkiaEnvironment extends ReactNativeEnvironment {
  async setup() {
    await super.setup();
    canvasKit ??= initCanvasKit({});
    this.global.CanvasKit = await canvasKit;
  }
};

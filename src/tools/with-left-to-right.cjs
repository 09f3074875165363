const { withAndroidManifest } = require('expo/config-plugins');

/** On a phone set to Arabic or Hebrew, Android would mirror an app whose words all run left to right, its dials and charts not. */
module.exports = (config) =>
  withAndroidManifest(config, (result) => {
    result.modResults.manifest.application[0].$['android:supportsRtl'] = 'false';
    return result;
  });

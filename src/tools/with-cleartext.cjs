const { withAndroidManifest } = require('expo/config-plugins');

/** A host at the table speaks plain http: Android asks for that in the manifest. */
module.exports = (config) =>
  withAndroidManifest(config, (result) => {
    result.modResults.manifest.application[0].$['android:usesCleartextTraffic'] = 'true';
    return result;
  });

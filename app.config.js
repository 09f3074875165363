/** What app.json says; in a build without a camera nothing asks for one. */
module.exports = ({ config }) => ({
  ...config,
  plugins: config.plugins.filter((plugin) => process.env.ZFLAG_CAMERA !== 'none' || plugin[0] !== 'expo-camera'),
});

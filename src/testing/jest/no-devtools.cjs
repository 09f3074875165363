// expo-sqlite registers each database with a development tool that is not there under Jest.
module.exports = {
  __esModule: true,
  registerDatabaseForDevToolsAsync: async () => {},
  unregisterDatabaseForDevToolsAsync: async () => {},
};

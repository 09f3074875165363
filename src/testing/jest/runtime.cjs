// Jest runs every file of tests in a world of its own, and compiles all of React Native anew for each. What has been
// compiled can be run in any number of worlds: here it is done once in a worker.
const { Script } = require('node:vm');

const { default: Runtime } = require('jest-runtime');

const compiled = new Map();

module.exports = class CompilesOnce extends Runtime {
  createScriptFromCode(source, filename) {
    const known = compiled.get(filename);
    if (known?.source === source) return known.script;
    try {
      const script = new Script(this.wrapCodeInModuleWrapper(source), { filename, displayErrors: true });
      compiled.set(filename, { source, script });
      return script;
    } catch {
      // Jest's own way says best what is wrong with it.
      return super.createScriptFromCode(source, filename);
    }
  }
};

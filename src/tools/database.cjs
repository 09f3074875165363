// Node's database, better-sqlite3, is the one package with something to compile, where no binary of it can be had: minutes
// that `npm start` has no use for, and that `npm test` spends on its other checks too.
const childProcess = require('child_process');

function works() {
  try {
    const Database = require('better-sqlite3');
    new Database(':memory:').close();
    return true;
  } catch {
    // Not there yet, half there, or of another Node.
    return false;
  }
}

/** Says whether it is there now. */
function makeDatabase() {
  if (works()) return true;
  // Tests write little: there it need not be quick, and is compiled in a quarter of the time.
  const flags = process.env.CI ? { CFLAGS: '-O1', CXXFLAGS: '-O0' } : {};
  const result = childProcess.spawnSync('npm', ['rebuild', 'better-sqlite3', '--loglevel=error'], {
    stdio: ['inherit', 2, 'inherit'],
    shell: process.platform === 'win32',
    env: Object.assign({}, flags, process.env),
  });
  return result.status === 0;
}

module.exports = { makeDatabase };
if (require.main === module) process.exit(makeDatabase() ? 0 : 1);

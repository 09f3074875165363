// The door to every npm script. Plain old JavaScript: it must run before anything is installed, and on a Node that is
// too old, if only to say so.
const childProcess = require('child_process');
const fs = require('fs');
const path = require('path');

/** These open no database of Node's, or make it beside other work. */
const WITHOUT_DATABASE = ['start', 'build', 'serve', 'icons', 'check', 'test'];

const root = path.resolve(__dirname, '../..');
process.chdir(root);

function stop(sentence) {
  console.error('\n' + sentence + '\n');
  process.exit(1);
}

function checkNode() {
  const wanted = /(\d+)\.(\d+)/.exec(JSON.parse(fs.readFileSync('package.json', 'utf8')).engines.node);
  const running = process.versions.node.split('.');
  const major = Number(running[0]);
  const isOld = major < Number(wanted[1]) || (major === Number(wanted[1]) && Number(running[1]) < Number(wanted[2]));
  if (isOld) {
    stop(
      'Z Flag needs Node ' +
        wanted[0] +
        ' or newer, and this is Node ' +
        process.versions.node +
        ': please install a newer one from nodejs.org and try again.',
    );
  }
}

/** npm keeps a list of what it installed; it is written last, so an interrupted installation leaves none. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages(path.join('node_modules', '.package-lock.json'));
  return Object.keys(wanted).every(function (name) {
    // Optional packages are for other systems, the empty name is this project.
    if (name === '' || wanted[name].optional) return true;
    return installed[name] !== undefined && installed[name].version === wanted[name].version;
  });
}

function readPackages(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : {};
}

function installIfNeeded() {
  if (isInstalled()) return;
  console.error('Installing what is missing (a few minutes the first time) ...');
  const result = childProcess.spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      // What a program answers stands alone on its own output.
      stdio: ['inherit', 2, 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (result.status !== 0) {
    stop('The installation did not finish: please check the connection to the npm registry and run the command again.');
  }
}

function makeDatabaseIfNeeded(script) {
  if (WITHOUT_DATABASE.indexOf(script) >= 0 || require('./database.cjs').makeDatabase()) return;
  stop(
    'The database, better-sqlite3, could not be made: it wants a connection to github.com, or Python and a C++ compiler.',
  );
}

function runScript(script, args) {
  const child = childProcess.spawn(process.execPath, ['--import', 'tsx', script].concat(args), { stdio: 'inherit' });
  ['SIGINT', 'SIGTERM'].forEach(function (signal) {
    process.on(signal, function () {
      child.kill(signal);
    });
  });
  child.on('exit', function (code, signal) {
    process.exit(signal ? 1 : code);
  });
}

checkNode();
installIfNeeded();
const script = process.argv[2];
makeDatabaseIfNeeded(script);
const program = script === 'zflag' ? ['src', 'cli', 'zflag.ts'] : ['src', 'tools', script + '.mts'];
runScript(path.join.apply(path, program), process.argv.slice(3));

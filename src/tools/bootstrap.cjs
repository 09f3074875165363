// The door to every npm script. Plain old JavaScript: it must run before anything is installed, and on a Node that is
// too old, if only to say so.
const childProcess = require('child_process');
const crypto = require('crypto');
const fs = require('fs');
const path = require('path');

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

/** Installs when node_modules is missing or belongs to another lock file. */
function installIfNeeded() {
  const stamp = path.join('node_modules', '.z-flag-installed');
  const wanted = crypto.createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing what is missing (a few minutes the first time) ...');
  const result = childProcess.spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    stop('The installation did not finish: please check the connection to the npm registry and run the command again.');
  }
  fs.writeFileSync(stamp, wanted);
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
runScript(path.join('src', script === 'bench' ? 'bench/index.mts' : 'tools/' + script + '.mts'), process.argv.slice(3));

import { execFileSync, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

import { browserBenches } from './browser-benches';
import { nodeBenches, runNodeBench } from './node-benches';
import { failed, print, type Result, tableOf } from './results';

const RESULTS = 'src/bench/RESULTS.md';

const wanted = process.argv[2]?.toLowerCase() ?? '';
const isWanted = (title: string) => title.toLowerCase().includes(wanted);

const alone = process.env.ZFLAG_BENCH;
if (alone !== undefined) {
  const { results, notes } = await runNodeBench(alone);
  console.log(`\n${alone}`);
  print(results, notes);
  // What lies open, sockets and databases, would keep the process.
  process.send?.(results, () => process.exit());
} else if (process.argv.includes('--list')) {
  // For `npm run bench`, which serves the app where one of these is wanted.
  console.log(JSON.stringify(Object.keys(browserBenches).filter(isWanted)));
} else {
  await runAll();
}

/** Every benchmark of the project; `npm run bench -- store` runs those whose title has the word. */
async function runAll(): Promise<void> {
  const all: Result[] = [];
  // Each in a process of its own: what one has made the engine learn, or keep in memory, would slow the next.
  for (const title of Object.keys(nodeBenches).filter(isWanted)) all.push(...(await inOwnProcess(title)));

  // The production build, which `npm run bench` serves; run alone, this file leaves it out.
  const app = process.env.APP_URL;
  const bare = process.env.BARE_URL;
  for (const [title, bench] of Object.entries(browserBenches)) {
    if (app === undefined || !isWanted(title)) continue;
    console.log(`\n${title}`);
    try {
      const { results, notes } = await bench({ app, bare });
      const named = results.map((result) => ({ bench: title, ...result }));
      print(named, notes);
      all.push(...named);
    } catch (error) {
      console.error(error);
      all.push(stopped(title));
    }
  }

  const missed = all.filter(({ reached }) => reached === false);
  console.log(`\n${all.length} measured; aims not reached: ${missed.length}`);
  for (const { bench, name, measured, ratio, aim } of missed)
    console.log(`  ${bench} · ${name}: ${ratio === null ? measured : `${ratio.toFixed(2)} x`}, aim ${aim}`);
  if (process.argv.includes('--write') && wanted !== '') console.log('\nNot written: the table is of all of them.');
  else if (process.argv.includes('--write')) {
    writeFileSync(RESULTS, tableOf(all, circumstances()));
    console.log(`\nWritten to ${RESULTS}.`);
  }
}

function inOwnProcess(title: string): Promise<readonly Result[]> {
  const child = fork(process.argv[1]!, { env: { ...process.env, ZFLAG_BENCH: title } });
  let results: readonly Result[] = [];
  child.on('message', (message) => (results = message as readonly Result[]));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0 ? results : [stopped(title)])));
}

/** An aim that is missed is told; a benchmark that broke fails the run. */
function stopped(title: string): Result {
  process.exitCode = 1;
  return failed(title);
}

function circumstances() {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', 'src', 'app') !== '';
  const [processor] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ', with changes' : ''}`,
    machine: `${cpus().length} x ${processor?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
  };
}

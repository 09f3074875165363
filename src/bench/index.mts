import { spawnSync } from 'node:child_process';

import { balanceBench } from './balance';
import { appendAction, openLongBattle, replay } from './battle-log';
import { BOARD_TITLE, boardBench } from './board';
import { DIAL_TITLE, dialBench } from './dial';
import type { DragReport } from './finger';
import { FLEET_TITLE, fleetBench } from './fleet-scroll';
import { HEX_BOARD_TITLE, hexBoardBench } from './hex-board';
import { measure, type Bench } from './harness';
import { LOG_TITLE, logBench, REPORT_TITLE, reportBench } from './log-scroll';
import { linkTables, linkTap, linkThroughput } from './link';
import { mukdenLines } from './mukden-lines';
import { redSunMonteCarlo, redSunOdds } from './red-sun-odds';
import { salvoKernel, salvoTraced } from './salvo-resolve';
import { lighthouseScores } from './lighthouse';
import { START_TITLE, startBench } from './start';
import { storeWrite } from './store-write';
import { TABLE_TITLE, tableBench } from './table';
import { tableGeometry } from './table-geometry';
import { tideMonteCarlo, tideOdds } from './tide-odds';
import { togoMonteCarlo, togoOdds } from './togo-odds';
import { tsushimaMonteCarlo, tsushimaOdds } from './tsushima-odds';
import { openWarAtSea } from './tsushima-war';

/** Every benchmark of the project; `npm run bench -- store` runs those whose title has the word. */
const benches: Readonly<Record<string, () => Bench | Promise<Bench>>> = {
  'Saving one document, in memory': storeWrite,
  'Appending one action, durable (WAL, synchronous FULL)': appendAction,
  'Replaying 10,000 events of Togo': replay,
  'Opening a battle of 10,000 events': openLongBattle,
  'Link: a tap on one phone, shown on another over loopback': linkTap,
  'Link: asks of one table': linkThroughput,
  'Link: a hall of 200 tables': linkTables,
  'Togo odds with the damage chain, every pair of tsushima-day': togoOdds,
  'Togo odds of a pair, against throwing dice': togoMonteCarlo,
  'Tide odds of a whole fight, 7 ships against 12, two rounds': tideOdds,
  'Tide odds of a whole fight, against throwing dice': tideMonteCarlo,
  'Tsushima odds of a firing round, 12 ships against 12': tsushimaOdds,
  'Tsushima odds of a firing round, against throwing dice': tsushimaMonteCarlo,
  'Opening a whole War at Sea of Tsushima': openWarAtSea,
  'Red Sun Rising odds of a fleet over three hours, 12 ships': redSunOdds,
  'Red Sun Rising odds of a fleet, against throwing dice': redSunMonteCarlo,
  'Mukden lines of communication of every unit on the map': mukdenLines,
  'Salvos of four dice, traced': salvoTraced,
  'Salvos of four dice, for simulations': salvoKernel,
  'Table: geometry of all pairs of 59 ships': tableGeometry,
  'Balance: fights of two lines, typed arrays': balanceBench,
};

const wanted = process.argv[2]?.toLowerCase() ?? '';
const count = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

const alone = process.env.ZFLAG_BENCH;
if (alone !== undefined) {
  await runBench(alone);
  process.exit();
}

// Each in a process of its own: what one has made the engine learn, or keep in memory, would slow the next.
for (const title of Object.keys(benches)) {
  if (!title.toLowerCase().includes(wanted)) continue;
  spawnSync(process.execPath, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, ZFLAG_BENCH: title },
  });
}

async function runBench(title: string): Promise<void> {
  const bench = await benches[title]!();
  console.log(`\n${title}`);
  for (const { name, perSecond, ratio } of await measure(bench, { now: () => performance.now() })) {
    console.log(
      `  ${name.padEnd(52)} ${count.format(perSecond).padStart(12)} /s   ${ratio.toFixed(2).padStart(8)} x the time`,
    );
  }
  if (bench.note) console.log(`  ${bench.note}`);
}

// The production build in a browser, which `npm run bench` serves; run alone, this file leaves it out.
const app = process.env.APP_URL;
if (app && DIAL_TITLE.toLowerCase().includes(wanted)) {
  console.log(`\n${DIAL_TITLE}`);
  sayDrag('the dial with its batteries and odds', await dialBench(app));
}

if (app && LOG_TITLE.toLowerCase().includes(wanted)) {
  console.log(`\n${LOG_TITLE}`);
  for (const { name, tasks, longest, over16, over50, frame, mounted } of await logBench(app)) {
    const long = `longest ${longest.toFixed(0)} ms, ${over16} over 16, ${over50} over 50`;
    const drawn = `longest frame ${frame.toFixed(0)} ms; ${mounted} entries mounted`;
    console.log(`  ${name.padEnd(44)} ${tasks} tasks, ${long}; ${drawn}`);
  }
  console.log('  Tasks of the main thread in the trace, and frames as the page sees them. The aim is none over 50 ms.');
}

if (app && REPORT_TITLE.toLowerCase().includes(wanted)) {
  console.log(`\n${REPORT_TITLE}`);
  console.log(`  from the tap to the drawn report ${await reportBench(app)} ms. The aim is under 2,000 ms.`);
}

if (app && FLEET_TITLE.toLowerCase().includes(wanted)) {
  console.log(`\n${FLEET_TITLE}`);
  for (const { name, longest, over50, tasks, rows } of await fleetBench(app)) {
    const long = over50.length === 0 ? 'none over 50' : `over 50: ${over50.map((each) => each.toFixed(0)).join(', ')}`;
    console.log(`  ${name.padEnd(28)} ${tasks} tasks, longest ${longest.toFixed(1)} ms, ${long}; ${rows} rows mounted`);
  }
  console.log('  Tasks of the main thread in the trace. The aim is none over 50 ms.');
}

if (app && TABLE_TITLE.toLowerCase().includes(wanted)) {
  console.log(`\n${TABLE_TITLE}`);
  const { opening, ...drag } = await tableBench(app);
  sayDrag('the table with its arcs, tape and odds', drag);
  console.log(`  Opened ${opening.toFixed(0)} ms later than an empty canvas. The aim is 300 ms.`);
}

if (app && BOARD_TITLE.toLowerCase().includes(wanted)) {
  console.log(`\n${BOARD_TITLE}`);
  sayDrag('the board with its arrows and odds', await boardBench(app));
}

if (app && HEX_BOARD_TITLE.toLowerCase().includes(wanted)) {
  console.log(`\n${HEX_BOARD_TITLE}`);
  sayDrag('the hex board with its zones and counters', await hexBoardBench(app));
}

const bare = process.env.BARE_URL;
if (app && bare && START_TITLE.toLowerCase().includes(wanted)) {
  console.log(`\n${START_TITLE}`);
  const kB = (bytes: number) => (bytes / 1000).toFixed(0).padStart(4);
  const part = ({ milliseconds, bytes }: { milliseconds: number; bytes: number }, run: number) =>
    `${milliseconds.toFixed(0).padStart(6)} ms, ${kB(run)} of ${kB(bytes)} kB of scripts run`;
  for (const { name, bare: was, own, ratio, evaluated } of await startBench(app, bare)) {
    const both = `bare ${part(was, evaluated.bare)}   ours ${part(own, evaluated.own)}`;
    console.log(`  ${name.padEnd(36)} ${both}   ${ratio.toFixed(2)} x the time`);
  }
  console.log('  Medians of five visits each. The aim is 1.50 x.');
  const { categories, details } = await lighthouseScores(app);
  const scores = Object.entries(categories).map(([name, score]) => `${name} ${score.toFixed(2)}`);
  console.log(`  Lighthouse, its phone: ${scores.join(', ')}. The aim is performance 0.85 and the others 1.`);
  for (const detail of details) console.log(`    ${detail}`);
}

function sayDrag(name: string, { bare, own, ratio, moves, idleDraws }: DragReport): void {
  const line = (of: string, milliseconds: number, times: number) =>
    `  ${of.padEnd(52)} ${count.format(milliseconds).padStart(12)} ms   ${times.toFixed(2).padStart(8)} x the time`;
  console.log(line('the same strokes on a bare Skia canvas', bare, 1));
  console.log(line(name, own, ratio));
  console.log(`  Medians of ${moves} moves. The aim is 1.50 x. Drawn in two idle seconds: ${idleDraws} calls.`);
}

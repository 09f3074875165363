import { BOARD_TITLE, boardBench } from './board';
import { DIAL_TITLE, dialBench } from './dial';
import type { DragReport } from './finger';
import { FLEET_TITLE, fleetBench } from './fleet-scroll';
import { HEX_BOARD_TITLE, hexBoardBench } from './hex-board';
import { lighthouseScores } from './lighthouse';
import { LOG_TITLE, logBench, REPORT_TITLE, reportBench } from './log-scroll';
import type { Smoothness } from './main-thread';
import { judged, milliseconds, type Result } from './results';
import { START_TITLE, startBench } from './start';
import { TABLE_TITLE, tableBench } from './table';
import { WAITS_TITLE, waitsBench } from './waits';

interface Pages {
  readonly app: string;
  /** A bare Expo page with the router; only where the start is wanted. */
  readonly bare: string | undefined;
}

interface Report {
  readonly results: readonly Omit<Result, 'bench'>[];
  readonly notes: readonly string[];
}

/** Those that need the production build in a browser. */
export const browserBenches: Readonly<Record<string, (pages: Pages) => Promise<Report>>> = {
  [DIAL_TITLE]: async ({ app }) => dragged('the dial with its batteries and odds', await dialBench(app)),
  [LOG_TITLE]: async ({ app }) => ({
    results: (await logBench(app)).map(smooth),
    notes: ['Tasks of the main thread in the trace.'],
  }),
  [REPORT_TITLE]: async ({ app }) => {
    const time = await reportBench(app);
    return { results: [within('from the tap to the drawn report', time, 2000)], notes: [] };
  },
  [WAITS_TITLE]: async ({ app }) => ({
    results: (await waitsBench(app)).map(({ name, milliseconds: time }) => ({
      ...{ name, measured: milliseconds(time), yardstick: null, ratio: null, aim: null, reached: null },
    })),
    notes: [],
  }),
  [FLEET_TITLE]: async ({ app }) => ({
    results: (await fleetBench(app)).map(smooth),
    notes: ['Tasks of the main thread in the trace.'],
  }),
  [TABLE_TITLE]: async ({ app }) => {
    const { opening, ...drag } = await tableBench(app);
    const { results, notes } = dragged('the table with its arcs, tape and odds', drag);
    return { results: [...results, within('opened later than an empty canvas by', opening, 300)], notes };
  },
  [BOARD_TITLE]: async ({ app }) => dragged('the board with its arrows and odds', await boardBench(app)),
  [HEX_BOARD_TITLE]: async ({ app }) => dragged('the hex board with its zones and counters', await hexBoardBench(app)),
  [START_TITLE]: async ({ app, bare }) => (bare === undefined ? { results: [], notes: [] } : started(app, bare)),
};

function dragged(name: string, { bare, own, ratio, moves, idleDraws }: DragReport): Report {
  const yardstick = 'the same strokes on a bare Skia canvas';
  return {
    results: [{ name, measured: milliseconds(own), yardstick, ...judged(ratio, 1.5) }],
    notes: [
      `The bare canvas takes ${milliseconds(bare)}. Medians of ${moves} moves. Drawn in two idle seconds: ${idleDraws} calls.`,
    ],
  };
}

const smooth = ({ name, longest, over50 }: Smoothness): Omit<Result, 'bench'> => ({
  name,
  measured: `longest task ${milliseconds(longest)}, ${over50} over 50`,
  ...{ yardstick: null, ratio: null, aim: 'none over 50 ms', reached: over50 === 0 },
});

const within = (name: string, time: number, most: number): Omit<Result, 'bench'> => ({
  name,
  measured: milliseconds(time),
  ...{ yardstick: null, ratio: null, aim: milliseconds(most), reached: time <= most },
});

async function started(app: string, bare: string): Promise<Report> {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  const visits = await startBench(app, bare);
  const { categories, details } = await lighthouseScores(app);
  const scores = Object.entries(categories).map(([name, score]): Omit<Result, 'bench'> => ({
    ...{ name: `Lighthouse, its phone: ${name}`, measured: score.toFixed(2), yardstick: null, ratio: null },
    ...leastScore(score, name === 'performance' ? 0.85 : 1),
  }));
  return {
    results: [
      ...visits.map(({ name, bare: was, own, ratio }) => ({
        name,
        measured: milliseconds(own.milliseconds),
        yardstick: `the bare page, ${milliseconds(was.milliseconds)}`,
        ...judged(ratio, 1.5),
      })),
      ...scores,
    ],
    notes: [
      ...visits.map(
        ({ name, own, evaluated }) => `${name}: ${kB(evaluated.own)} of ${kB(own.bytes)} of scripts are run`,
      ),
      ...details,
    ],
  };
}

const leastScore = (score: number, least: number): Pick<Result, 'aim' | 'reached'> => ({
  aim: `at least ${least}`,
  reached: score >= least,
});

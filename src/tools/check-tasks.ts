import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { node, runTasks, type Task } from './tasks';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Tests leave much behind that lives for a moment only: with more room for it, less time goes into clearing away. */
const JEST = ['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js'] as const;

/** The longest first: what is left at the end keeps one core only. */
const STATIC_CHECKS: readonly Task[] = [
  {
    name: 'lint',
    command: node(
      'node_modules/eslint/bin/eslint.js',
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
    ),
  },
  {
    name: 'format',
    command: node('node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn', '--cache'),
  },
  { name: 'database', command: node('src/tools/database.cjs') },
  // By TypeScript 7, in half the time of 6, which lint and Expo still need.
  {
    name: 'types',
    command: node(
      'node_modules/typescript-native/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/types-native.tsbuildinfo',
    ),
  },
  {
    name: 'layers',
    command: node('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', 'app', 'src', '__tests__'),
  },
];

/** A third of a component test is waiting for the screen to settle: one worker more than there are cores has its time. */
const ONE_MORE = ['--maxWorkers', String(availableParallelism() + 1)];
/** Where they have been run before, Jest knows better which take long. */
const ORDERED = process.env.CI ? ['--testSequencer', './src/testing/jest/long-first.cjs'] : [];
const WITHOUT_SLOW = ['--testPathIgnorePatterns', '\\.slow\\.test\\.'];

/**
 * Everything but the browser: types, lint, format, layers, then unit and component tests. Most of the former keep one
 * core busy: whatever else can be done beforehand is done beside them.
 */
export async function runChecks({
  slowTests,
  also = [],
}: {
  slowTests: boolean;
  also?: readonly Task[];
}): Promise<Tally> {
  const results = await runTasks([...also, ...STATIC_CHECKS], 2);
  const passed = results.filter(({ ok }) => ok).length;
  return add(
    { passed, failed: results.length - passed },
    await runJest('tests', ['pure', 'app'], [...ONE_MORE, ...(slowTests ? [] : WITHOUT_SLOW)]),
  );
}

export async function runJest(name: string, projects: readonly string[], options: readonly string[]): Promise<Tally> {
  const report = `dist/test-results/${name}.json`;
  mkdirSync('dist/test-results', { recursive: true });
  rmSync(report, { force: true });
  const [result] = await runTasks(
    [
      {
        name,
        command: node(
          ...JEST,
          '--selectProjects',
          ...projects,
          '--json',
          '--outputFile',
          report,
          ...ORDERED,
          ...options,
        ),
      },
    ],
    1,
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const {
    numPassedTests: passed,
    numFailedTests,
    numFailedTestSuites,
    testResults,
  } = JSON.parse(readFileSync(report, 'utf8'));
  for (const title of notRun(testResults)) console.log(`- ${title}`);
  // A suite that could not even be loaded has no failed tests, but it has failed.
  const failed = result?.ok ? 0 : Math.max(1, numFailedTests, numFailedTestSuites);
  return { passed, failed };
}

interface FileResult {
  readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
}

/** What this machine has not what it takes for: it has not passed, and says so. */
const notRun = (files: readonly FileResult[]): readonly string[] =>
  files.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'pending').map(({ title }) => title),
  );

export const add = (a: Tally, b: Tally): Tally => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

/** The plain last line that people and machines read alike. */
export function finish({ passed, failed }: Tally): never {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

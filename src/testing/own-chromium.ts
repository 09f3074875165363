import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Page } from 'playwright-core';

import { CHROMIUM_FLAGS, findChromium, PATIENCE } from './chromium';
import { watchDatabase } from './quiet';
import { sameChance } from './same-chance';

export interface OwnChromium {
  readonly page: Page;
  /** As if the battery fell out: the whole group of processes at once, with nothing flushed. */
  kill(): Promise<void>;
}

/** The same dice in every run, and others after every kill. */
let starts = 0;

/** A Chromium that is our own child on a profile of its own, so that it can be killed without a word. */
export async function startOwnChromium(profile: string, flags: readonly string[] = []): Promise<OwnChromium> {
  const { port, kill } = await startBareChromium(profile, flags);
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  await watchDatabase(context);
  await sameChance(context, `start ${(starts += 1)}`);
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(PATIENCE);
  return { page, kill };
}

/** The same with nobody on its line yet: whoever listens to its pages slows them down. */
export async function startBareChromium(
  profile: string,
  flags: readonly string[] = [],
): Promise<{ readonly port: number; readonly kill: () => Promise<void> }> {
  const program = findChromium();
  if (!program) throw new Error('No Chromium on this machine.');
  const portFile = join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  // A browser that was killed leaves a lock behind that names a process which is gone.
  for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    rmSync(join(profile, lock), { force: true });
  const child = spawn(
    program,
    [
      '--headless',
      ...CHROMIUM_FLAGS,
      ...flags,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  );
  return { port: await portIn(portFile), kill: () => killGroup(child) };
}

async function portIn(file: string): Promise<number> {
  for (const started = Date.now(); Date.now() - started < PATIENCE;) {
    const [port] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (port) return Number(port);
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('Chromium did not start.');
}

function killGroup(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    // A test that failed between two of its browsers has none to kill.
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  });
}

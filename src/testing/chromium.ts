import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions } from 'playwright-core';

import { scratchFolder } from './scratch';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Chromium without any of the browser around the page: a test costs a fifth less in it. */
const SHELL = 'chromium-headless-shell';

/** A Chromium on this machine, installed through apt when we are root on Debian; null when there is none to be had. */
export async function findOrInstallChromium(): Promise<string | null> {
  const found = findChromium();
  const isEnough = found && (onPath(SHELL) || !process.env.CI);
  if (isEnough || process.getuid?.() !== 0 || !onPath('apt-get')) return found;
  console.log('Installing Chromium for the browser tests ...');
  await aptGet('update', '-qq');
  for (const name of found ? [SHELL] : ['chromium', SHELL])
    await aptGet('install', '-y', '-qq', '--no-install-recommends', name);
  return findChromium();
}

const aptGet = (...args: readonly string[]): Promise<void> =>
  new Promise((done) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn('apt-get', args, { stdio: 'ignore', env });
    child.on('error', () => done());
    child.on('close', () => done());
  });

export function findChromium(): string | null {
  for (const name of NAMES) {
    const path = onPath(name);
    if (path) return path;
  }
  return existsSync(MAC) ? MAC : null;
}

function onPath(name: string): string | null {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null;
  } catch {
    return null;
  }
}

/** What nobody looks at here: the address bar's own pages take a third of the work of opening the app. */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Ours replaces the list of Playwright: of what is on it, this would call home, come in between or paint late.
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
];

/** Without the background flags Chromium calls home at every start; as root it needs the first one. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
];

/** With four browsers on two cores a page may take its time; a wait ends as soon as it can. */
export const PATIENCE = 180_000;

export interface PhoneOptions {
  readonly width?: number;
  readonly height?: number;
  readonly reducedMotion?: boolean;
  /** Whether the app may keep a copy of itself, which costs every start a second of work. */
  readonly keepsCopy?: boolean;
}

export const newProfile = (): string => scratchFolder();

export function phone({
  width = 390,
  height = 844,
  reducedMotion = true,
  keepsCopy = true,
}: PhoneOptions = {}): BrowserContextOptions {
  return {
    viewport: { width, height },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: keepsCopy ? 'allow' : 'block',
    acceptDownloads: true,
  };
}

/** A browser that behaves like a phone, on a new profile of its own. */
export const launchPhone = (options?: PhoneOptions): Promise<BrowserContext> =>
  chromium.launchPersistentContext(newProfile(), { ...launching(findChromium()), ...phone(options) });

/** A browser in which many phones can be opened, each with storage of its own. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(launching(onPath(SHELL) ?? findChromium()));

function launching(executablePath: string | null): LaunchOptions {
  if (!executablePath) throw new Error('No Chromium on this machine.');
  return { executablePath, headless: true, args: [...CHROMIUM_FLAGS] };
}

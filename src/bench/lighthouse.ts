import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { newProfile } from '@/testing/chromium';
import { startOwnChromium } from '@/testing/own-chromium';

/** Of each category, from 0 to 1, and what the performance is made of, in its own words. */
interface Scores {
  readonly categories: Readonly<Record<string, number>>;
  readonly details: readonly string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const DETAILS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
];

/** Lighthouse with its own profile of a phone: a slow one, on a slow line. */
export async function lighthouseScores(url: string): Promise<Scores> {
  const { default: lighthouse } = await import('lighthouse');
  const profile = newProfile();
  const { kill } = await startOwnChromium(profile);
  const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
  try {
    const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (!result) throw new Error('Lighthouse had no answer.');
    const { categories, audits } = result.lhr;
    return {
      categories: Object.fromEntries(CATEGORIES.map((name) => [name, categories[name]?.score ?? 0])),
      details: DETAILS.map((name) => `${audits[name]?.title}: ${audits[name]?.displayValue}`),
    };
  } finally {
    await kill();
  }
}

import { newProfile } from '@/testing/chromium';
import { startBareChromium } from '@/testing/own-chromium';

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

/** One run swings by a tenth with whatever else the machine does: the median counts, as Lighthouse's makers advise. */
const RUNS = 5;

/** Lighthouse with its own profile of a phone: a slow one, on a slow line. Each time as somebody new. */
export async function lighthouseScores(url: string): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(url));
  const performance = ({ categories }: Scores) => categories.performance ?? 0;
  return runs.sort((a, b) => performance(a) - performance(b))[Math.floor(RUNS / 2)]!;
}

async function runOnce(url: string): Promise<Scores> {
  const { default: lighthouse } = await import('lighthouse');
  const { port, kill } = await startBareChromium(newProfile());
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

import type { BrowserFixture } from '@/testing/browser';
import { Hand } from '@/testing/hand';
import { type Look, looksTest } from '@/testing/looks';
import { type Line as TideLine, TideFile } from '@/testing/tide-file';
import { TsushimaFile } from '@/testing/tsushima-file';

/** Both sides in sight of each other, before the manoeuvre. */
const MET: readonly TideLine[] = [
  { type: 'nextTurn' },
  { type: 'sail', fleet: 'vladivostok', ships: ['vladivostok-cruisers-1'] },
  { type: 'sail', fleet: 'japan', ships: ['mikasa', 'fuji'] },
  { type: 'reveal' },
  { type: 'fightOn', side: 'irn' },
  { type: 'fightOn', side: 'ijn' },
];

/** Starts the battle, by night as by day, and answers with its id. */
async function cross({ page }: BrowserFixture, ...taps: readonly string[]): Promise<string> {
  const hand = new Hand(page);
  for (const tap of ['to-bridge', ...taps, 'start-battle']) await hand.tap(tap);
  await hand.shown('to-bring-home').waitFor();
  return /battle\/([^/?]+)/.exec(page.url())?.[1] ?? '';
}

looksTest('the bridge', async (fixture) => {
  const chemulpo = await TsushimaFile.begun('chemulpo', [
    { type: 'correct', path: ['ships', 'asama', 'hits'], value: 2 },
    { type: 'correct', path: ['ships', 'ijn-t1', 'hits'], value: 1 },
  ]);
  const campaign = await chemulpo.openOn(fixture);
  const battle = await cross(fixture);
  chemulpo.remove();
  const tide = await TideFile.begun(MET);
  const fight = await tide.openOn(fixture);
  const night = await cross(fixture, 'light-night4');
  tide.remove();
  const form: Look = { path: `/battle/${campaign}/bridge`, shows: 'fight-form' };
  const home: Look = { path: `/battle/${battle}/bring-home`, shows: 'home-form' };
  // No address twice in a row: a screen that is there already would stay as it is.
  return [
    { path: `/battle/${campaign}`, shows: 'to-bridge' },
    form,
    { path: `/battle/${battle}`, shows: 'to-bring-home' },
    { ...form, taps: ['to-mapping'] },
    { path: `/battle/${battle}?tab=log`, shows: 'to-campaign' },
    { ...form, taps: ['counter-ijn-t1'] },
    { path: `/battle/${fight}`, shows: 'to-bridge' },
    { path: `/battle/${fight}/bridge`, shows: 'fight-form', taps: ['to-mapping'] },
    home,
    { path: `/battle/${fight}/bridge`, shows: 'fight-form', taps: ['counter-vladivostok-cruisers-1'] },
    { ...home, taps: ['home-asama'] },
    { path: `/battle/${night}/bring-home`, shows: 'home-secret' },
    { ...home, taps: ['home-ijn-t1'] },
    { path: `/battle/${battle}/bridge`, shows: 'no-fight' },
    { path: `/battle/${campaign}/bring-home`, shows: 'no-home' },
  ];
});

import { battleFile } from '@/testing/battle-file';
import { browserTest } from '@/testing/browser';
import { bringIn } from '@/testing/open-battle';
import { newWords, Thumb } from '@/testing/thumb';
import { visit } from '@/testing/visit';

/** Off Ulsan, two factors of Izumo run at Gromoboi; nobody has moved yet. */
const MOMENT = {
  scenario: 'ulsan',
  seed: 11,
  until: { turn: 5, phase: 'A' },
  then: [
    { type: 'launchTorpedoes', ship: 'izumo', attacks: [{ target: 'gromoboi', factors: 2, range: 1, bearing: 90 }] },
    { type: 'passTorpedoes', side: 'ijn' },
    { type: 'passTorpedoes', side: 'irn' },
    { type: 'endPhase', phase: 'A' },
  ],
} as const;

browserTest(
  '[TOGO-47] torpedoes are turned up, evasion is declared and the turn made, by taps alone',
  async (fixture) => {
    const { page, server } = fixture;
    const thumb = new Thumb(page);
    const shown = (testID: string) => page.locator(`[data-testid="${testID}"]:visible`).last();
    const id = await bringIn(page, server.url, await battleFile(MOMENT));
    await visit(page, `/battle/${id}`);

    // The filled button rolls for initiative and sends the side that acts ahead, until her line begins to move.
    const warning = 'Torpedoes at Gromoboi!';
    for (let taps = 0; taps < 12 && (await thumb.look('next-step'))['next-step'] !== warning; taps += 1) {
      await thumb.calmly((await thumb.sees('in-place-app')) ? 'in-place-app' : 'next-step');
      await newWords(page);
    }
    await thumb.calmly('next-step');
    await shown('evasion').getByText('Izumo: 2 factors').waitFor();
    await thumb.tap('evade-gromoboi');
    await shown('evasion').getByText('Gromoboi declared evasion.').waitFor();
    await shown('consequences')
      .getByText(/not evading yet/)
      .waitFor();
    for (let steps = 0; steps < 3; steps += 1) await thumb.tap('turn-1-more');
    await shown('consequences')
      .getByText(/far enough to evade/)
      .waitFor();
    await thumb.calmly('move-note');
    await shown('turn')
      .getByText(/turned 67.5°: no fire/)
      .waitFor();
  },
);

import type { Page } from 'playwright-core';

import { battleFile } from '@/testing/battle-file';
import { browserTest } from '@/testing/browser';
import { clippedTexts } from '@/testing/clipped-texts';
import { bringIn } from '@/testing/open-battle';
import { quiet } from '@/testing/quiet';
import { smallTaps } from '@/testing/small-taps';
import { stumbles } from '@/testing/stumbles';
import { Thumb } from '@/testing/thumb';
import type { Wanted } from '@/testing/played-togo';
import { visit } from '@/testing/visit';

interface Look {
  /** Below the address of the battle. */
  readonly path: string;
  /** What stands there once it is ready. */
  readonly shows: string;
  /** What stands there once its curtain is open. */
  readonly behind?: string;
}

const turn: Look = { path: '', shows: 'turn' };
const hand: Look = { path: '/hand/ijn', shows: 'curtain-closed', behind: 'desk' };

/** Guns and damage by day, torpedoes and blank counters by night, a move that evades: between them every kind of row. */
const MOMENTS: readonly (readonly [string, Wanted, readonly Look[]])[] = [
  [
    'gunfire off Ulsan',
    { scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'F' } },
    [
      turn,
      { path: '?tab=fleet', shows: 'fleet' },
      { path: '?tab=table', shows: 'table' },
      { path: '?tab=log', shows: 'log' },
      { path: '/fire/izumo', shows: 'fire' },
      hand,
      { path: '/changes', shows: 'changes' },
      { path: '/score', shows: 'standing' },
      { path: '/turns', shows: 'turns' },
    ],
  ],
  [
    'torpedoes off Port Arthur',
    { scenario: 'port-arthur-night', seed: 19, until: { turn: 2, phase: 'A' } },
    [
      turn,
      { path: '/torpedo/ijn', shows: 'curtain-closed', behind: 'torpedo' },
      { path: '/move/ijn', shows: 'curtain-closed', behind: 'curtain-open' },
      { path: '/sight', shows: 'sight' },
    ],
  ],
  [
    'evasion off Ulsan',
    {
      scenario: 'ulsan',
      seed: 11,
      until: { turn: 5, phase: 'A' },
      then: [
        {
          type: 'launchTorpedoes',
          ship: 'izumo',
          attacks: [{ target: 'gromoboi', factors: 2, range: 1, bearing: 90 }],
        },
        { type: 'passTorpedoes', side: 'ijn' },
        { type: 'passTorpedoes', side: 'irn' },
        { type: 'endPhase', phase: 'A' },
        { type: 'rollInitiative' },
        { type: 'beginMove', counter: 'c86' },
      ],
    },
    [
      { path: '/move/c86', shows: 'evasion' },
      { path: '/ship/gromoboi', shows: 'ship' },
      { path: '/changes/rules', shows: 'change-rules' },
    ],
  ],
];

/** A phone on its side, a tablet, and last the smallest phone, on which the next screen opens. */
const WINDOWS = [
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 320, height: 568 },
] as const;

/** How much of the window the body of the screen in front has; null for a curtain, which has none. Runs in the page. */
const bodyHeight = (): number | null =>
  [...document.querySelectorAll('[data-testid="screen-main"]')].filter((main) => main.checkVisibility()).at(-1)
    ?.firstElementChild?.clientHeight ?? null;

async function smallestAndReddest(page: Page, url: string) {
  await page.goto(`${url}/settings`);
  await page.getByTestId('theme-night').click();
  for (let tap = 0; tap < 6; tap++) await page.getByTestId('text-size-more').click();
  await page.getByText('160%').waitFor();
}

for (const [name, wanted, looks] of MOMENTS) {
  browserTest(
    `${name}: at the largest text nothing is cut off or too small for a thumb in a window of any shape, and at night nothing makes a reader stumble`,
    async ({ page, server }) => {
      await smallestAndReddest(page, server.url);
      const id = await bringIn(page, server.url, await battleFile(wanted));
      const thumb = new Thumb(page);
      const shown = (testID: string) => page.locator(`[data-testid="${testID}"]:visible`).last();
      const found: object[] = [];
      const judge = async (screen: string) => {
        const stumbled = await stumbles(page);
        if (stumbled.length > 0) found.push({ screen, stumbled });
        for (const window of WINDOWS) {
          await page.setViewportSize(window);
          await quiet(page);
          const [clipped, small] = [await page.evaluate(clippedTexts), await page.evaluate(smallTaps)];
          const body = await page.evaluate(bodyHeight);
          const isLow = window.width > window.height && body !== null && body < window.height * 0.75;
          if (clipped.length + small.length > 0 || isLow) found.push({ screen, window, clipped, small, body });
        }
      };
      for (const { path, shows, behind } of looks) {
        await visit(page, `/battle/${id}${path}`);
        await shown(shows).waitFor();
        await judge(path);
        if (behind === undefined) continue;
        await thumb.hold('curtain-hold');
        await shown(behind).waitFor();
        await judge(`${path}, open`);
      }
      expect(found).toEqual([]);
    },
    { width: 320, height: 568 },
  );
}

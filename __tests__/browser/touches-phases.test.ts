import type { Page } from 'playwright-core';

import { browserTest } from '@/testing/browser';
import { quiet } from '@/testing/quiet';
import { newWords, Thumb } from '@/testing/thumb';
import { expectTouches } from '@/testing/touch-table';

/** What may be in front, and what to do about it. */
const SEEN = [
  'curtain-hold',
  'hidden-main',
  'roll',
  'strip-done',
  'roll-all',
  'roll-in-place',
  'pass-aloud',
  'both-ahead',
  'sight-as-before',
  'turn',
  'headline',
  'phase-scale',
  'next-step',
] as const;
type Seen = { readonly [id in (typeof SEEN)[number]]?: string };

/** Two admirals who know the short ways, and let the phone roll. */
class Admirals {
  readonly thumb: Thumb;
  readonly trail: string[] = [];
  constructor(private readonly page: Page) {
    this.thumb = new Thumb(page);
  }

  shown(testID: string) {
    return this.page.locator(`[data-testid="${testID}"]:visible`).last();
  }

  async tap(testID: string): Promise<void> {
    this.trail.push(`${testID} ${(await this.thumb.look(testID))[testID] ?? ''}`);
    await this.thumb.calmly(testID);
  }

  /** Until `isDone`, one touch after the other. */
  async play(isDone: (seen: Seen) => boolean, most: number): Promise<void> {
    for (let look = 0; this.thumb.taps <= most && look < 400; look += 1) {
      await quiet(this.page);
      await newWords(this.page);
      const seen = await this.thumb.look(...SEEN);
      if (isDone(seen)) return;
      await this.touch(seen);
    }
    throw new Error(`too many touches:\n${this.trail.join('\n')}`);
  }

  private async touch(seen: Seen): Promise<void> {
    if (seen['curtain-hold'] !== undefined) {
      this.trail.push('hold');
      return this.thumb.hold('curtain-hold');
    }
    if (seen['hidden-main'] !== undefined) return this.tap('hidden-main');
    if (seen.roll !== undefined) return this.tap(seen['strip-done'] === undefined ? 'roll-all' : 'strip-done');
    if (seen.turn === undefined) return void (await this.page.waitForTimeout(50));
    if (seen['roll-in-place'] !== undefined) return this.tap('in-place-app');
    for (const short of ['pass-aloud', 'both-ahead', 'sight-as-before'] as const) {
      if (seen[short] !== undefined) return this.tap(short);
    }
    if (seen['next-step'] !== undefined) return this.tap('next-step');
  }
}

browserTest('Port Arthur by night, from the Harbour to the guns of turn 1', async ({ page, server }) => {
  await page.goto(server.url);
  const admirals = new Admirals(page);
  await admirals.shown('to-new-battle').waitFor();
  await admirals.tap('to-new-battle');
  await admirals.tap('scenario-port-arthur-night');
  await admirals.tap('start-battle');
  await admirals.shown('turn').waitFor();
  const isAtGuns = ({ headline = '' }: Seen) => /fire|Firing/.test(headline);
  await admirals.play(isAtGuns, 60);
  console.log(admirals.trail.join('\n'));
  expectTouches('Port Arthur by night to phase F of turn 1', { touches: admirals.thumb.taps, most: 18 });
});

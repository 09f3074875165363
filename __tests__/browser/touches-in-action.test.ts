import type { Page } from 'playwright-core';

import { PHASE_IDS } from '@/rules/togo/index';
import { preparedBattle } from '@/testing/battle-file';
import { type BrowserFixture, browserTest } from '@/testing/browser';
import { openBattleFile } from '@/testing/open-battle';
import { exportedLog, replayed } from '@/testing/replayed';
import { newWords, Thumb } from '@/testing/thumb';
import type { Wanted } from '@/testing/played-togo';
import { expectTouches } from '@/testing/touch-table';

/** What a tap on the filled button may open. */
const OPENED = ['curtain-closed', 'roll', 'volley', 'fire', 'control', 'sight', 'ask', 'end-phase', 'move'] as const;
/** What says yes to it. */
const ANSWERS = {
  roll: ['strip-done', 'roll-all'],
  volley: ['fire-all', 'volley-cease'],
  fire: ['fire-now', 'hold-now'],
  sight: ['sight-action'],
  move: ['move-note'],
} as const;

/** Two admirals with the phone's dice who do what the filled button says, and count what it costs them. */
class Admirals {
  private readonly thumb: Thumb;
  readonly byPhase: Record<string, number> = {};
  scrolls = 0;
  constructor(private readonly page: Page) {
    this.thumb = new Thumb(page);
  }

  get touches(): number {
    return this.thumb.taps;
  }

  /** From A to the next A. */
  async turn(): Promise<void> {
    const first = await this.moment();
    for (let steps = 0; steps < 120; steps += 1) {
      const { turn, phase } = await this.moment();
      if (turn !== first.turn) return;
      const before = this.touches;
      await this.step();
      this.byPhase[phase] = (this.byPhase[phase] ?? 0) + this.touches - before;
    }
    throw new Error(`the turn never ended: ${JSON.stringify(this.byPhase)}`);
  }

  private async moment(): Promise<{ turn: number; phase: string }> {
    await this.shown('turn-header').waitFor();
    const turn = Number(/Turn (\d+)/.exec((await this.shown('turn-header').textContent()) ?? '')?.[1]);
    const scale = (await this.shown('phase-scale').getAttribute('aria-label')) ?? '';
    return { turn, phase: PHASE_IDS[Number(/\d+/.exec(scale)?.[0]) - 1] ?? '?' };
  }

  /** One tap on the filled button, and whatever it asks for. */
  private async step(): Promise<void> {
    const before = await this.said();
    const isNobody = await this.thumb.sees('no-torpedoes');
    await this.tap(isNobody ? 'no-torpedoes' : 'next-step');
    for (let opened = await this.opened(before); opened !== null; opened = await this.opened(before)) {
      if (opened === 'curtain-closed') await this.behindTheCurtain();
      else if (opened === 'control') await this.tapFirst('try-');
      else if (opened === 'ask') await this.tapFirst('heir-');
      else if (opened === 'end-phase') await this.tap('end-phase-confirm');
      else await this.answer(ANSWERS[opened]);
      await newWords(this.page);
    }
  }

  private async answer(buttons: readonly string[]): Promise<void> {
    for (let wait = 0; wait < 200; wait += 1) {
      const seen = await this.thumb.look(...buttons);
      const button = buttons.find((each) => seen[each] !== undefined);
      if (button !== undefined) return this.tap(button);
      await this.page.waitForTimeout(50);
    }
    throw new Error(`none of ${buttons.join(', ')}`);
  }

  /** In A both pass, in I each draws. */
  private async behindTheCurtain(): Promise<void> {
    await this.thumb.hold('curtain-hold');
    await this.shown('curtain-open').waitFor();
    if (await this.thumb.sees('torpedo-pass')) return this.tap('torpedo-pass');
    await this.tap('draw-cards');
    await this.tap('desk-done');
  }

  /** What came up: a screen, or null once the Turn tab has new words. */
  private async opened(before: string): Promise<(typeof OPENED)[number] | null> {
    for (let wait = 0; wait < 300; wait += 1) {
      const seen = await this.thumb.look(...OPENED, 'headline', 'next-step');
      const opened = OPENED.find((testID) => seen[testID] !== undefined);
      if (opened) return opened;
      if (seen['next-step'] !== undefined && `${seen.headline} ${seen['next-step']}` !== before) return null;
      await this.page.waitForTimeout(50);
    }
    throw new Error(`nothing followed "${before}"`);
  }

  private async said(): Promise<string> {
    const seen = await this.thumb.look('headline', 'next-step');
    return `${seen.headline} ${seen['next-step']}`;
  }

  /** Whoever does not see the button has to look for it first. */
  private async tap(testID: string): Promise<void> {
    await this.shown(testID).waitFor();
    await newWords(this.page);
    const box = await this.shown(testID).boundingBox();
    const height = this.page.viewportSize()?.height ?? 0;
    if (box && (box.y < 0 || box.y + box.height > height)) this.scrolls += 1;
    await this.thumb.tap(testID);
  }

  private async tapFirst(start: string): Promise<void> {
    const first = this.page.locator(`[data-testid^="${start}"]:visible`).first();
    await this.tap((await first.getAttribute('data-testid')) ?? '');
  }

  private shown(testID: string) {
    return this.page.locator(`[data-testid="${testID}"]:visible`).last();
  }
}

/** A turn from its A to the next, by taps on a battle that two captains have brought there. */
async function playTurn({ page, server }: BrowserFixture, wanted: Wanted) {
  const { file, state } = await preparedBattle(wanted);
  await openBattleFile(page, server.url, file);
  const admirals = new Admirals(page);
  await admirals.turn();
  const { battle } = replayed(await exportedLog(page, server.url));
  expect(battle.state).toMatchObject({ turn: state.turn + 1, phase: 'A' });
  const fired = Object.values(battle.state.ships).filter(({ firedIn }) => firedIn === state.turn);
  console.log(`${wanted.scenario}, by phase: ${JSON.stringify(admirals.byPhase)}, ${admirals.scrolls} scrolls`);
  return { admirals, before: state, fired };
}

browserTest('a turn in action off Ulsan', async (fixture) => {
  const { admirals, before, fired } = await playTurn(fixture, {
    scenario: 'ulsan',
    seed: 11,
    until: { turn: 8, phase: 'A' },
  });
  const left = Object.values(before.ships).filter(({ fate }) => fate === 'afloat');
  console.log(`${left.length} ships afloat, ${fired.length} fired`);
  expect(fired.length).toBeGreaterThanOrEqual(4);
  expectTouches('Ulsan, a turn in action, six ships left', { touches: admirals.touches, most: 22 });
});

browserTest('the first turn at Tsushima, all divisions firing', async (fixture) => {
  const { admirals, fired } = await playTurn(fixture, { scenario: 'tsushima-day', seed: 7 });
  expect(fired.length).toBeGreaterThanOrEqual(30);
  expectTouches('Tsushima by day, turn 1, divisions firing', { touches: admirals.touches, most: 34 });
  expect(admirals.scrolls).toBeLessThanOrEqual(2);
});

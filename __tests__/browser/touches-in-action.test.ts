import type { Page } from 'playwright-core';

import { inPlay, PHASE_IDS } from '@/rules/togo/index';
import { preparedBattle } from '@/testing/battle-file';
import { type BrowserFixture, browserTest } from '@/testing/browser';
import { openBattleFile } from '@/testing/open-battle';
import { exportedLog, replayed } from '@/testing/replayed';
import { newWords, Thumb } from '@/testing/thumb';
import type { Wanted } from '@/testing/played-togo';
import { expectTouches } from '@/testing/touch-table';
import { visit } from '@/testing/visit';

/** What may be in front, and the way on from there; the first that is in sight is touched. */
const WAYS = [
  ['curtain-closed', 'curtain-hold'],
  ['curtain-open', 'hidden-main', 'torpedo-pass', 'draw-cards', 'desk-done'],
  ['roll', 'strip-done', 'roll-all'],
  ['volley', 'fire-all', 'volley-cease'],
  ['fire', 'fire-now', 'hold-now'],
  ['control'],
  ['end-phase', 'end-phase-confirm'],
  ['sight', 'sight-action'],
  ['roll-in-place', 'in-place-app'],
  ['turn', 'pass-aloud', 'both-ahead', 'sight-as-before', 'next-step'],
] as const;
const SEEN = [...WAYS.flat(), 'turn-header', 'headline'];

/** Two admirals with the phone's dice who take the shortest way, and count what it costs them. */
class Admirals {
  private readonly thumb: Thumb;
  readonly byPhase: Record<string, number> = {};
  readonly trail: string[] = [];
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
    let phase = first.phase;
    for (let looks = 0; looks < 400; looks += 1) {
      await newWords(this.page);
      const seen = await this.thumb.look(...SEEN);
      if (seen['turn-header'] !== undefined) {
        const now = await this.moment();
        if (now.turn !== first.turn) return;
        phase = now.phase;
      }
      const before = this.touches;
      await this.touch(seen);
      this.byPhase[phase] = (this.byPhase[phase] ?? 0) + this.touches - before;
      if (this.touches > 90) break;
    }
    throw new Error(`the turn never ended:\n${this.trail.join('\n')}`);
  }

  private async moment(): Promise<{ turn: number; phase: string }> {
    await this.shown('turn-header').waitFor();
    const turn = Number(/Turn (\d+)/.exec((await this.shown('turn-header').textContent()) ?? '')?.[1]);
    const scale = (await this.shown('phase-scale').getAttribute('aria-label')) ?? '';
    return { turn, phase: PHASE_IDS[Number(/\d+/.exec(scale)?.[0]) - 1] ?? '?' };
  }

  private async touch(seen: { readonly [id: string]: string | undefined }): Promise<void> {
    const ways = WAYS.find(([screen]) => seen[screen] !== undefined);
    const way = ways?.[0] === 'control' ? await this.suggested() : ways?.slice(1).find((id) => seen[id] !== undefined);
    if (way === undefined) return this.page.waitForTimeout(50);
    this.trail.push(`${seen.headline ?? ''} | ${way} | ${seen[way]}`);
    if (way === 'curtain-hold') return this.thumb.hold(way);
    const box = await this.shown(way).boundingBox();
    // Whoever does not see the button has to look for it first.
    if (box && (box.y < 0 || box.y + box.height > (this.page.viewportSize()?.height ?? 0))) this.scrolls += 1;
    await this.thumb.tap(way);
  }

  /** The first attempt of the list. */
  private async suggested(): Promise<string | undefined> {
    const first = this.page.locator('[data-testid^="try-"]:visible').first();
    return (await first.getAttribute('data-testid')) ?? undefined;
  }

  private shown(testID: string) {
    return this.page.locator(`[data-testid="${testID}"]:visible`).last();
  }
}

interface Played {
  readonly wanted: Wanted;
  /** In a battle that has gone on for turns somebody has chosen long ago. */
  readonly isDiceChosen?: boolean;
}

/** A turn from its A to the next, by taps on a battle that two captains have brought there. */
async function playTurn({ page, server }: BrowserFixture, { wanted, isDiceChosen = false }: Played) {
  const { file, state } = await preparedBattle(wanted);
  const id = await openBattleFile(page, server.url, file);
  if (isDiceChosen) {
    await visit(page, `/battle/${id}/volley/ijn`);
    // The one that is chosen already takes no tap.
    for (const dice of ['own', 'app']) await new Thumb(page).calmly(`dice-switch-${dice}`);
    await visit(page, `/battle/${id}`);
    await page.getByTestId('turn').waitFor();
  }
  const admirals = new Admirals(page);
  await admirals.turn().finally(() => console.log(admirals.trail.join('\n')));
  const { battle } = replayed(await exportedLog(page, server.url));
  expect(battle.state).toMatchObject({ turn: state.turn + 1, phase: 'A' });
  const fired = Object.values(battle.state.ships).filter(({ firedIn }) => firedIn === state.turn);
  const { byPhase, scrolls } = admirals;
  console.log(
    `${wanted.scenario}, by phase: ${JSON.stringify(byPhase)}, ${scrolls} scrolls, ${fired.length} ships fired`,
  );
  return { admirals, before: state, fired };
}

browserTest('a turn in action off Ulsan', async (fixture) => {
  const wanted = { scenario: 'ulsan', seed: 1, until: { turn: 8, phase: 'A' } } as const;
  const { admirals, before, fired } = await playTurn(fixture, { wanted, isDiceChosen: true });
  expect(Object.values(before.ships).filter((ship) => inPlay(before, ship))).toHaveLength(6);
  expect(fired.length).toBeGreaterThanOrEqual(4);
  expectTouches('Ulsan, a turn in action, six ships left', { touches: admirals.touches, most: 22 });
});

browserTest('the first turn at Tsushima, all divisions firing', async (fixture) => {
  const { admirals, fired } = await playTurn(fixture, { wanted: { scenario: 'tsushima-day', seed: 7 } });
  expect(fired.length).toBeGreaterThanOrEqual(30);
  expectTouches('Tsushima by day, turn 1, divisions firing', { touches: admirals.touches, most: 34 });
  expect(admirals.scrolls).toBeLessThanOrEqual(2);
});

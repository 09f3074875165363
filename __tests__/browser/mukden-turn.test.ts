import type { Book } from '@/game/battle';
import { type CampaignState, mukdenCampaign } from '@/rules/mukden/index';
import { browserTest } from '@/testing/browser';
import { Hand } from '@/testing/hand';
import { type Line, MukdenFile } from '@/testing/mukden-file';
import { exportedLog, replayedBy } from '@/testing/replayed';
import { expectTouches } from '@/testing/touch-table';

const BOOK = mukdenCampaign as unknown as Book<CampaignState>;

/** The Russian 15th Division in 1613, with three Japanese divisions in every second hex around it. */
const ROUND_THE_15TH: readonly Line[] = [
  { type: 'placeUnit', unit: '1st', hex: '1612' },
  { type: 'placeUnit', unit: '9th', hex: '1714' },
  { type: 'placeUnit', unit: '11th', hex: '1514' },
];

class Players extends Hand {
  async press(label: string): Promise<void> {
    expect(await this.next()).toBe(label);
    await this.tap('next-step');
  }

  /** Both agree that a phase is over, and all recover. */
  async endPhase(): Promise<void> {
    await this.tap('agree-to-end');
    await this.tap('sure-confirm');
    await this.press('Recover all');
  }

  /** Paralysis, whatever the die says. */
  async paralysis(isFirst: boolean): Promise<void> {
    await this.press('Roll 1 die');
    // The phone's dice are chosen with the first roll.
    if (isFirst) await this.tap('in-place-app');
    const asked = await this.shown('phase').textContent();
    const count = Number(/Choose (\d)/.exec(asked ?? '')?.[1] ?? 0);
    for (const unit of ['siberian-1', 'siberian-9', 'siberian-6'].slice(0, count)) await this.tap(`paralyse-${unit}`);
    if (count > 0) await this.press(`Paralyse ${count}`);
  }
}

browserTest(
  'a turn by taps with units on the board: an attack in six touches, a reload in the middle of it',
  async ({ page, server }) => {
    const file = await MukdenFile.begun(ROUND_THE_15TH);
    await file.openOn({ page, server });
    const hand = new Players(page);
    await hand.press('Combat first');
    await hand.paralysis(true);

    const before = hand.thumb.taps;
    await hand.tap('ready-1st');
    if (await hand.shown('aim-1613').isVisible()) await hand.tap('aim-1613');
    await hand.tap('declare');
    await page.reload();
    await hand.shown('roll').waitFor();
    await hand.tap('roll');
    if (await hand.shown('take-losses').isVisible()) await hand.tap('take-losses');
    if (await hand.shown('nobody-advances').isVisible()) await hand.tap('nobody-advances');
    else await hand.tap('end-action');
    expectTouches('Mukden, an attack with units on the board', { touches: hand.thumb.taps - before, most: 6 });

    // The Russians flip one; then both agree.
    await hand.tap('flip-one');
    await hand.tap('flip-71st');
    await hand.endPhase();
    await hand.paralysis(false);
    await hand.tap('ready-8th');
    await hand.shown('move-to').fill('1916');
    await hand.tap('move-done');
    await hand.endPhase();
    expect(await hand.shown('headline').textContent()).toBe('Japanese choose');
    console.log(`touches | Mukden, a turn | ${hand.thumb.taps} | as many as it takes`);

    const { battle } = replayedBy(BOOK, await exportedLog(page, server.url, undefined, BOOK as Book<unknown>));
    const { state } = battle;
    expect(state).toMatchObject({ turn: 2, phase: 'II', action: null });
    expect(state.units['8th']?.hex).toBe('1916');
    // Whatever the die said, the track has what the units have lost.
    const lost = (side: 'ijn' | 'irn') =>
      Object.values(state.units)
        .filter((unit) => unit.side === side)
        .reduce((sum, { start, strength }) => sum + start - strength, 0);
    expect(state.losses).toEqual({ ijn: lost('ijn'), irn: lost('irn') });
    expect(state.losses.ijn + state.losses.irn).toBeGreaterThan(0);
    file.remove();
  },
);

browserTest(
  'an attack by taps without the board: hexes and factors typed, the table’s own result',
  async ({ page, server }) => {
    const file = await MukdenFile.begun([
      { type: 'chooseOrder', first: 'combat' },
      { type: 'rollParalysis', faces: [1] },
      { type: 'useTable', source: 'none', crt: null },
    ]);
    await file.openOn({ page, server });
    const hand = new Players(page);
    const before = hand.thumb.taps;
    await hand.press('Attack…');
    for (const [place, factors] of [
      [0, 9],
      [3, 4],
    ] as const) {
      await hand.tap(`hex-${place}`);
      await hand.tap('hex-by-factors');
      await hand.tap(`factors-${factors}`);
    }
    await hand.tap('terrain-town');
    await hand.tap('declare');
    await hand.tap('show-5');
    // Half of the result is still there after a reload.
    await hand.tap('result-attacker-2');
    await page.reload();
    await hand.shown('result-pad').waitFor();
    await hand.tap('result-defender-3');
    await hand.tap('end-action');
    expectTouches('Mukden, an attack without the board', { touches: hand.thumb.taps - before, most: 15 });
    const { battle } = replayedBy(BOOK, await exportedLog(page, server.url, undefined, BOOK as Book<unknown>));
    expect(battle.state).toMatchObject({
      ...{ actor: 'irn', losses: { ijn: 2, irn: 3 } },
      tape: [{ side: 'ijn', parts: [{ kind: 'attack', losses: [2, 3] }] }],
    });
    file.remove();
  },
);

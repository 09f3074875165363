import type { Book } from '@/game/battle';
import { type CampaignState, tsushimaCampaign } from '@/rules/tsushima/index';
import { browserTest } from '@/testing/browser';
import { Hand } from '@/testing/hand';
import { exportedLog, replayedBy } from '@/testing/replayed';
import { TsushimaFile } from '@/testing/tsushima-file';

const BOOK = tsushimaCampaign as unknown as Book<CampaignState>;
/** More rounds than Variag can need to cross twelve columns. */
const MOST_ROUNDS = 40;

browserTest('Chemulpo is played to its verdict by taps: Variag runs for the open sea', async ({ page, server }) => {
  const file = await TsushimaFile.begun('chemulpo');
  await file.openOn({ page, server });
  const hand = new Hand(page);
  expect(await hand.next()).toBe('Fire round');
  await hand.tap('to-battle-board');
  await hand.tap('board-face');
  const isOn = async () => (await hand.shown('board-next').count()) > 0;
  let rounds = 0;
  for (; (await isOn()) && rounds < MOST_ROUNDS; rounds += 1) {
    // The Japanese fire from where they lie; she closes, and leaves over column 1 if she can.
    if (rounds % 2 === 1) {
      await hand.tap('unit-irn-cruiser-1');
      const [lowest] = await page.locator('[data-testid^="move-to-"]').all();
      await hand.tap((await lowest?.getAttribute('data-testid')) ?? 'move-to-1');
      if ((await hand.shown('sheet-close').count()) > 0) await hand.tap('sheet-close');
      if (!(await isOn())) break;
    }
    await hand.tap('board-next');
    await hand.tap('board-next');
  }
  // The board has closed by itself.
  await hand.shown('result').waitFor();
  const said = await hand.shown('result').innerText();
  expect(await hand.everything()).not.toContain('· Round');
  console.log(`touches | Tsushima, Chemulpo to its verdict | ${hand.thumb.taps} | ${rounds} rounds`);

  const { battle } = replayedBy(BOOK, await exportedLog(page, server.url, undefined, BOOK as Book<unknown>));
  const { result, ships } = battle.state;
  expect(result).not.toBeNull();
  const isLost = ships.variag!.fate === 'sunk';
  expect(said).toMatch(result!.winner === 'ijn' ? /Japanese.*victory/ : /Russian.*victory/);
  // She is destroyed, or she is through (TSU-64).
  expect(isLost || result!.level === 'decisive').toBe(true);
  file.remove();
});

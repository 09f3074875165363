import { browserTest } from '@/testing/browser';
import { Hand } from '@/testing/hand';
import { quiet } from '@/testing/quiet';
import { stumbles } from '@/testing/stumbles';
import { newWords } from '@/testing/thumb';
import { expectTouches } from '@/testing/touch-table';
import { type Line, TsushimaFile } from '@/testing/tsushima-file';

/** The Japanese battleship in column 3, the Russian one in column 8: four columns between them. */
const DUEL: readonly Line[] = [
  { type: 'setStartColumns', ijn: 3, irn: 8 },
  { type: 'startCampaign' },
  { type: 'startPhase', claims: [] },
  { type: 'form', side: 'ijn', ships: ['mikasa'], override: true },
  { type: 'moveGroup', group: 'ijn-battle-2', where: { kind: 'open', name: '1811' }, override: true },
  { type: 'endMove', override: true },
  { type: 'endFight' },
  { type: 'form', side: 'irn', ships: ['retvizan'], override: true },
  { type: 'moveGroup', group: 'irn-battle-2', where: { kind: 'open', name: '1811' }, override: true },
  { type: 'endMove', override: true },
  { type: 'search', own: ['irn-battle-2'], enemy: ['ijn-battle-2'], evades: false, destroyers: 4 },
];

browserTest(
  'Mikasa against Retvizan, as in the book: the sums, the dice that cannot hit, and one hit on Mikasa',
  async ({ page, server }) => {
    const file = await TsushimaFile.begun('round-island', DUEL);
    const id = await file.openOn({ page, server });
    const table = new Hand(page);
    await page.goto(`${server.url}/battle/${id}/battle`);
    await table.tap('dice-switch-own');
    const before = table.thumb.taps;
    await table.tap('board-next');

    // Mikasa's 7 - 4 - 8 = -5 needs more than two dice show, and her secondaries do not reach: no dice for them.
    await table.shown('salvos').waitFor();
    expect(await table.shown('header').innerText()).toContain('Retvizan fires');
    expect(await table.shown('salvo-target').innerText()).toMatch(/Mikasa[^]*B9 · armour 7/);
    const sum = await table.shown('salvo-sum').getAttribute('aria-label');
    expect(sum).toMatch(/factor 8, range −4, armour −7, shared 0, screen 0, mor\. 0, mor\. 0, sum −3/);
    await table.tap('strip-total-6');
    await table.tap('strip-total-11');
    expect(await table.shown('strip-done').innerText()).toMatch(/record 1 hit/i);
    await table.tap('strip-done');

    await table.shown('battle-board').waitFor();
    expectTouches('Tsushima, a firing round with own dice, two salvos that can score', {
      touches: table.thumb.taps - before,
      most: 2 + 2,
    });
    await table.tap('board-face');
    expect(await table.shown('unit-ijn-battle-2').getAttribute('aria-label')).toBe(
      'Lane 3: Japanese, Mikasa, 1 ship, fires at Retvizan, 4 columns between, Mikasa one hit',
    );
    // The next round is not begun until somebody fires it.
    await table.tap('back');
    await table.shown('next-step').waitFor();
    expect(await page.getByText('Roll in progress').count()).toBe(0);
    file.remove();
  },
);

browserTest(
  'a division is dragged by touch, the round is fired and marked with two touches, and the list tells it',
  async ({ page, server }) => {
    const file = await TsushimaFile.begun('port-arthur', [
      { type: 'moveUnit', unit: 'ijn-cruiser-1', column: 7, override: true },
    ]);
    // What draws is slow to come: the board says so, and is drawn when it is there.
    let fetched = () => undefined as void;
    const isFetched = new Promise<void>((done) => (fetched = done));
    await page.route('**/canvaskit.wasm', async (route) => {
      await isFetched;
      await route.continue();
    });
    await file.openOn({ page, server });
    const table = new Hand(page);
    await table.tap('to-battle-board');
    await table.shown('board-loading').waitFor();
    const empty = await table.shown('board-chart').screenshot();
    fetched();
    await page.locator('canvas').first().waitFor();
    await table.shown('board-loading').waitFor({ state: 'detached' });
    await quiet(page);
    const drawn = await table.shown('board-chart').screenshot();
    expect(drawn.length).toBeGreaterThan(2 * empty.length);

    // The lead division stands at the right end of the first lane; two lanes are as far as it may go.
    const box = (await table.shown('board-control').boundingBox())!;
    const [x, y] = [box.x + box.width - 90, box.y + 30];
    const session = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await finger('touchStart', { x, y });
    for (const way of [20, 60, 108]) await finger('touchMove', { x, y: y + way });
    await page.getByText(/5 columns between/).waitFor();
    await finger('touchEnd');
    await quiet(page);
    await table.tap('board-face');
    const row = () => table.shown('unit-ijn-battle-1').getAttribute('aria-label');
    expect(await row()).toBe(
      'Lane 3: Japanese, 1st Battle Division, 6 ships, fires at Russian 1st Battle, 5 columns between',
    );
    expect(await stumbles(page)).toEqual([]);

    await table.tap('board-face');
    // Whoever has chosen the phone's dice once is asked no more.
    for (const dice of ['own', 'app']) await table.tap(`dice-switch-${dice}`);
    await table.tap('back');
    const before = table.thumb.taps;
    await table.tap('next-step');
    await table.shown('pending-hits').waitFor();
    await newWords(page);
    expect(await stumbles(page)).toEqual([]);
    await table.tap('next-step');
    await page.getByText('Battle Board, round 2. Then both fire.').waitFor();
    expectTouches('Tsushima, a firing round with app dice', { touches: table.thumb.taps - before, most: 2 });
    file.remove();
  },
);

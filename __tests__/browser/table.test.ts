import type { Page } from 'playwright-core';

import { shipPose } from '@/features/togo/plot/plotted';
import { lineUp, moveLine, shipsOf } from '@/measure/formation';
import { type Leg, moveCost } from '@/measure/turning';
import { degrees, inches } from '@/measure/units';
import { type Command, TURNING } from '@/rules/togo/index';
import { battleFile, preparedBattle } from '@/testing/battle-file';
import { browserTest } from '@/testing/browser';
import { bringIn } from '@/testing/open-battle';
import { exportedLog, replayed } from '@/testing/replayed';
import { newWords, Thumb } from '@/testing/thumb';
import type { Wanted } from '@/testing/played-togo';
import { visit } from '@/testing/visit';

const SAME_PHONE = { samePhone: true };

/** Off Ulsan both lines are in sight; each has its admiral, and moves as ordered. */
const MOVING: Wanted = {
  scenario: 'ulsan',
  seed: 11,
  until: { turn: 6, phase: 'B' },
  then: [{ type: 'rollInitiative' }],
};

async function openTable(page: Page, url: string, wanted: Wanted): Promise<string> {
  const id = await bringIn(page, url, await battleFile(wanted));
  await visit(page, `/battle/${id}?tab=table`);
  await page.getByTestId('table').waitFor();
  // The phone remembers that the test before read the list.
  await newWords(page);
  if (await page.getByTestId('table-face-chart').isVisible()) await page.getByTestId('table-face-chart').click();
  return id;
}

const choose = async (thumb: Thumb, ...ships: readonly string[]) => {
  await thumb.tap('tool-list');
  for (const ship of ships) await thumb.tap(`list-${ship}`);
  await thumb.tap('table-face-chart');
};

/** The tokens of the page, by the words of the list: what the screen tells in any way. */
const told = (page: Page) =>
  page.evaluate(() => `${document.documentElement.outerHTML} ${location.href} ${document.title}`);

browserTest(
  'a scenario is plotted, and a formation led round a quarter turn comes to where the turning circle brings it',
  async ({ page, server }) => {
    const { state } = await preparedBattle(MOVING);
    await openTable(page, server.url, MOVING);
    const thumb = new Thumb(page);
    await thumb.tap('plot-known');
    await page.getByTestId('table-chart').waitFor();

    // Whoever moves first: her line has not left its opening place on this plot.
    const first = state.initiative?.movesLast === 'ijn' ? 'rossia' : 'izumo';
    const group = state.groups[state.ships[first]!.group]!;
    await choose(thumb, first);
    await thumb.calmly('table-move');
    await page.getByTestId('move-starboard').waitFor();
    for (let step = 0; step < 4; step += 1) await thumb.tap('move-starboard');
    await thumb.tap('move-ahead');
    expect(await page.getByTestId('chosen-facts').textContent()).toMatch(/^2½″ of /);
    expect(await page.getByTestId('move-effect').textContent()).toMatch(/no fire/);
    await thumb.calmly('table-note');
    await page.getByTestId('move-starboard').waitFor({ state: 'detached' });

    const { battle } = replayed(await exportedLog(page, server.url, 'Action off Ulsan'));
    const after = battle.state;
    const legs: readonly Leg[] = [
      { type: 'turn', degrees: degrees(90) },
      { type: 'run', inches: inches(0.5) },
    ];
    const plotted = { ...state, plotted: true };
    const ids = group.ships.filter((ship) => state.ships[ship]!.fate === 'afloat');
    const [leader, ...astern] = ids.map((ship) => shipPose(plotted, state.ships[ship]!)!);
    const expected = shipsOf(moveLine(lineUp(leader!, astern, TURNING), legs));
    expect(ids.length).toBeGreaterThan(1);
    ids.forEach((ship, number) => {
      const place = after.ships[ship]!.place!;
      expect(place.x).toBeCloseTo(expected[number]!.at.x, 1);
      expect(place.y).toBeCloseTo(expected[number]!.at.y, 1);
      expect(place.heading).toBeCloseTo(expected[number]!.heading, 0);
    });
    expect(after.groups[group.id]!.move).toMatchObject({
      turns: [90],
      distance: moveCost(legs, TURNING),
      overHalf: true,
    });
  },
  SAME_PHONE,
);

const placed = (counter: string, ship: string, x: number, y: number, heading: number): Command => ({
  ...{ type: 'plot', counter, at: { x, y, heading } },
  ships: [{ ship, at: { x, y, heading } }],
});

browserTest(
  'a plotted pair fires with range, bearing and arc filled in',
  async ({ page, server }) => {
    const at: Wanted = { scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'F' } };
    const { state } = await preparedBattle(at);
    const firer = Object.values(state.ships).find(({ side, id }) => side === 'ijn' && id === 'izumo')!;
    const target = state.ships.rossia!;
    const then: readonly Command[] = [
      { type: 'keepPlot', on: true, from: 'known' },
      placed(firer.group, firer.id, 30, 20, 0),
      placed(target.group, target.id, 33.5, 20, 45),
    ];
    await openTable(page, server.url, { ...at, then });
    const thumb = new Thumb(page);
    await page.getByTestId('table-chart').waitFor();
    await choose(thumb, firer.id, target.id);
    expect(await page.getByTestId('chosen-facts').textContent()).toBe('Rossia: 3½″, 090°');
    await thumb.calmly('table-fire');
    await page.getByTestId('fire').waitFor();
    expect(await page.getByTestId('dial-range').textContent()).toBe('3½″');
    expect(await page.getByTestId('dial-control').getAttribute('aria-valuetext')).toBe(
      '3½ inches, 90 degrees, to starboard',
    );
  },
  SAME_PHONE,
);

browserTest(
  'what is behind a counter is on its own side’s table only',
  async ({ page, server }) => {
    const wanted: Wanted = {
      ...{ scenario: 'yellow-sea', seed: 3 },
      then: [
        { type: 'keepPlot', on: true, from: 'known' },
        { type: 'setCounters', side: 'ijn', places: [] },
        { type: 'setCounters', side: 'irn', places: [] },
      ],
    };
    const { state } = await preparedBattle(wanted);
    const names = (side: string) =>
      Object.values(state.ships).flatMap((ship) => (ship.side === side ? [ship.name] : []));
    const id = await openTable(page, server.url, wanted);
    const thumb = new Thumb(page);
    await thumb.tap('tool-list');
    await page.getByTestId('table-list').waitFor();
    const open = await told(page);
    expect([...names('ijn'), ...names('irn')].filter((name) => open.includes(name))).toEqual([]);

    await visit(page, `/battle/${id}/table/ijn`);
    await page.getByTestId('curtain-closed').waitFor();
    await thumb.hold('curtain-hold');
    await thumb.tap('tool-list');
    await page.getByTestId('table-list').waitFor();
    const own = await page.getByTestId('table-list').textContent();
    const lines = Object.values(state.groups).filter(
      ({ side, dummy, place }) => side === 'ijn' && !dummy && place === 'table',
    );
    expect(lines.length).toBeGreaterThan(1);
    for (const { name } of lines) expect(own).toContain(name);
    expect(names('irn').filter((name) => own?.includes(name))).toEqual([]);
  },
  SAME_PHONE,
);

browserTest(
  'both admirals set their counters behind their curtains, and on the chart that opens then no counter stands apart',
  async ({ page, server }) => {
    const wanted: Wanted = { scenario: 'port-arthur-night', seed: 3 };
    const { state } = await preparedBattle(wanted);
    const counters = Object.values(state.groups).map(({ id }) => id);
    const dummy = Object.values(state.groups).find((group) => group.side === 'ijn' && group.dummy)!.id;
    const id = await openTable(page, server.url, wanted);
    const thumb = new Thumb(page);
    await thumb.tap('plot-known');
    await page.getByTestId('table-setting').waitFor();
    const closed = await told(page);
    expect(counters.filter((counter) => closed.includes(`${counter} `) || closed.includes(`${counter}<`))).toEqual([]);

    await thumb.calmly('set-next');
    await page.getByTestId('curtain-closed').waitFor();
    await thumb.hold('curtain-hold');
    await thumb.tap('tool-list');
    expect(await page.getByTestId('table-list').textContent()).toContain(`${dummy} · dummy`);
    await thumb.tap(`list-${dummy}`);
    await thumb.tap('placing-x-less');
    await thumb.tap('placing-x-less');
    await thumb.calmly('placing-put');
    await thumb.calmly('table-set');

    // The Russians are next, and see only their own.
    await page.waitForURL(`**/battle/${id}/set/irn`);
    await page.getByTestId('curtain-closed').waitFor();
    await thumb.hold('curtain-hold');
    await thumb.tap('tool-list');
    expect(await page.getByTestId('table-list').last().textContent()).not.toContain(dummy);
    await thumb.calmly('table-set');

    await page.locator('[data-testid="table-chart"]:visible').waitFor();
    expect(await thumb.sees('table-waiting')).toBe(false);
    await thumb.tap('tool-list');
    for (const counter of counters) {
      expect((await thumb.look(`list-${counter}` as const))[`list-${counter}`]).toMatch(
        /^Blank counter c\d+course \d{3}, \d+½?″ from the west, \d+½?″ from the north$/,
      );
    }
    const { battle } = replayed(await exportedLog(page, server.url, state.name));
    const places = Object.values(battle.state.groups).map(({ plot }) => plot);
    expect(places).not.toContain(null);
    expect(new Set(places.map((place) => `${place?.x} ${place?.y}`)).size).toBe(counters.length);
  },
  SAME_PHONE,
);

browserTest(
  'a finger drags the chosen ship, two fingers only look, a turned phone drops what it held, keys do the same',
  async ({ page, server }) => {
    const { state } = await preparedBattle({ scenario: 'yellow-sea' });
    const counter = Object.keys(state.groups)[0]!;
    // The one piece on the table, in the middle of it, and so in the middle of the window.
    const then: readonly Command[] = [
      { type: 'keepPlot', on: true, from: 'empty' },
      { type: 'plot', counter, at: { x: 36, y: 24, heading: 0 } },
    ];
    await openTable(page, server.url, { scenario: 'yellow-sea', then });
    const thumb = new Thumb(page);
    await choose(thumb, counter);
    const where = async () => {
      await thumb.tap('tool-list');
      const words = await page.getByTestId('list-chosen').textContent();
      await thumb.tap('table-face-chart');
      return words;
    };
    const control = page.getByTestId('table-control');
    const session = await page.context().newCDPSession(page);
    type Finger = { readonly x: number; readonly y: number; readonly id: number };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: readonly Finger[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [...fingers] });
    const box = (await control.boundingBox())!;
    // Fitted in beside the tools on the right, and above the scale bar.
    const rail = (await page.getByRole('group', { name: 'Tools' }).boundingBox())!;
    const middle: Finger = { x: (box.x + rail.x - 8) / 2, y: box.y + (box.height - 52) / 2, id: 0 };
    const right = (by: number, id = 0): Finger => ({ ...middle, x: middle.x + by, id });
    const second = (by: number): Finger => ({ ...middle, y: middle.y + by, id: 1 });

    await touch('touchStart', middle);
    await touch('touchMove', right(30), second(80));
    await touch('touchMove', right(40), second(120));
    await touch('touchEnd');
    expect(await where()).toContain('36″ from the west, 24″ from the north');

    await thumb.tap('tool-fit');
    await touch('touchStart', middle);
    await touch('touchMove', right(34));
    await page.setViewportSize({ width: 844, height: 390 });
    await newWords(page);
    await touch('touchEnd');
    expect(await where()).toContain('36″ from the west');
    await page.setViewportSize({ width: 390, height: 844 });
    await newWords(page);
    await thumb.tap('tool-fit');
    await thumb.tap('tool-fit');

    // 34 points are an inch here, and to the right is north: the chart of an upright phone has a quarter turn.
    await touch('touchStart', middle);
    for (const by of [20, 40, 68]) await touch('touchMove', right(by));
    await touch('touchEnd');
    await newWords(page);
    expect(await where()).toContain('course 000, 36″ from the west, 22″ from the north');

    await control.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await newWords(page);
    await control.focus();
    await page.keyboard.press(']');
    await newWords(page);
    expect(await where()).toContain('course 023, 36¼″ from the west, 22″ from the north');
    await thumb.tap('table-undo');
    await newWords(page);
    expect(await where()).toContain('course 000, 36¼″ from the west, 22″ from the north');
  },
  SAME_PHONE,
);

browserTest(
  'two fingers and the wheel bring the chart nearer and take it away again',
  async ({ page, server }) => {
    await openTable(page, server.url, { ...MOVING, then: [{ type: 'keepPlot', on: true, from: 'known' }] });
    const chart = page.getByTestId('table-chart');
    await page.getByTestId('table-control').waitFor();
    // Drawn anew only when something changed: the same pixels are the same view.
    const seen = async () => (await chart.screenshot()).toString('base64');
    const changedFrom = async (before: string) => {
      for (let wait = 0; wait < 1000; wait += 1) {
        const now = await seen();
        if (now !== before) return now;
        await page.waitForTimeout(50);
      }
      throw new Error('the chart did not move');
    };
    const first = await seen();
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, -200);
    const near = await changedFrom(first);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly (readonly [number, number])[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
    await touch('touchStart', [[120, 480]]);
    await touch('touchStart', [
      [120, 480],
      [180, 540],
    ]);
    for (let step = 1; step <= 5; step += 1) {
      await touch('touchMove', [
        [120 - 8 * step, 480 - 8 * step],
        [180 + 8 * step, 540 + 8 * step],
      ]);
    }
    await touch('touchEnd', []);
    const nearer = await changedFrom(near);
    await page.getByTestId('tool-fit').click();
    await changedFrom(nearer);
  },
  SAME_PHONE,
);

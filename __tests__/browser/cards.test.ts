import type { Page } from 'playwright-core';

import { type BattleState, togoBattle } from '@/rules/togo/index';
import { preparedBattle } from '@/testing/battle-file';
import { browserTest } from '@/testing/browser';
import { openBattleFile } from '@/testing/open-battle';
import { newWords, Thumb } from '@/testing/thumb';
import type { Wanted } from '@/testing/played-togo';
import { visit } from '@/testing/visit';

const SAME_PHONE = { samePhone: true };

/** Off Ulsan both lines are in sight; these are in the first hands. */
const AT_GUNS = {
  ...{ scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'F' } },
  cards: { ijn: ['ijn-gunlayers'] },
} as const satisfies Wanted;
const AT_CARDS = {
  ...AT_GUNS,
  until: { turn: 1, phase: 'I' },
  cards: { ijn: ['ijn-gunlayers'], irn: ['irn-mist'] },
} as const satisfies Wanted;

/** Titles and texts of events nobody has played; the book's own deck has nameless ones besides. */
const eventsOf = (state: BattleState): readonly string[] =>
  Object.values(state.sides).flatMap(({ cards, played }) =>
    Object.values(cards).flatMap(({ id, kind, title, text }) =>
      kind === 'event' && title.length > 5 && !played.some(({ card }) => card === id) ? [title, text] : [],
    ),
  );

/** Nothing of these in the page, seen or unseen: text, labels, titles, addresses. */
async function expectNone(page: Page, words: readonly string[]): Promise<void> {
  const html = await page.evaluate(() => `${document.documentElement.outerHTML} ${location.href} ${document.title}`);
  expect(words.filter((word) => html.includes(word))).toEqual([]);
}

/** Screens below the one in front stay in the page, out of sight. */
const said = (page: Page, words: RegExp) => page.getByText(words).filter({ visible: true }).first().waitFor();

browserTest(
  'cards are drawn in three taps behind the curtain, and nothing of them is in the page outside',
  async (fixture) => {
    const { page, server } = fixture;
    const { file, state } = await preparedBattle(AT_CARDS);
    const secrets = eventsOf(state);
    expect(secrets).toHaveLength(4);
    await openBattleFile(page, server.url, file);
    await expectNone(page, secrets);
    const thumb = new Thumb(page);
    await thumb.calmly('owed-ijn');
    await page.getByTestId('curtain-closed').waitFor();
    await expectNone(page, secrets);
    await thumb.hold('curtain-hold');
    await page.getByTestId('hand').waitFor();
    const before = await page.getByTestId('hand').textContent();
    await thumb.calmly('draw-cards');
    await page.getByTestId('desk-done').waitFor();
    console.log(JSON.stringify({ 'draw cards': thumb.taps }));
    expect(thumb.taps).toBeLessThanOrEqual(3);
    expect(await page.getByTestId('hand').textContent()).not.toBe(before);
    // Put away in the middle of it: the curtain falls, and what was behind it is gone.
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await page.getByTestId('curtain-closed').waitFor();
    await expectNone(page, secrets);
  },
  SAME_PHONE,
);

browserTest(
  'a card is played on a ship, all see it in force, and the number it changes names it',
  async ({ page, server }) => {
    const { file, state } = await preparedBattle(AT_GUNS);
    const [gunlayers] = Object.values(state.sides.ijn.cards).filter(({ design }) => design === 'ijn-gunlayers');
    if (!gunlayers || !state.sides.ijn.hand.includes(gunlayers.id)) throw new Error('the card is not in hand');
    const id = await openBattleFile(page, server.url, file);
    const thumb = new Thumb(page);
    const ship = togoBattle.owed(state, 'public').find(({ about }) => state.ships[about]?.side === 'ijn')?.about ?? '';
    await expectNone(page, [gunlayers.title]);
    await thumb.tap('desk-ijn');
    await page.getByTestId('curtain-closed').waitFor();
    await thumb.hold('curtain-hold');
    await thumb.tap(`card-${gunlayers.id}`);
    await thumb.tap(`play-on-${ship}`);
    await page.getByTestId('desk').waitFor();
    await thumb.calmly('desk-done');
    await page.getByTestId('turn').waitFor();
    expect(await page.getByTestId(`in-force-${gunlayers.id}`).textContent()).toContain(gunlayers.title);
    await visit(page, `/battle/${id}/fire/${ship}`);
    await page.getByTestId('fire').waitFor();
    await page.locator('[data-testid^="battery-"]:visible').first().click();
    await page.getByTestId('battery-sheet').waitFor();
    expect(await page.getByTestId('battery-sheet').textContent()).toContain(gunlayers.title);
  },
  SAME_PHONE,
);

browserTest(
  'in mid-battle: a ship more, another house rule, another phase, and all of it undone',
  async ({ page, server }) => {
    await openBattleFile(page, server.url, (await preparedBattle(AT_GUNS)).file);
    const thumb = new Thumb(page);
    const phase = () => page.getByTestId('headline').first().textContent();
    const before = await phase();
    await thumb.tap('battle-more');
    await thumb.tap('more-changes');
    await page.getByTestId('changes').waitFor();
    await thumb.tap('to-add');
    await page.getByTestId('add-search').fill('mikasa');
    await thumb.tap('add-mikasa');
    await thumb.tap('add-confirm');
    await said(page, /Japanese placed another counter/);
    await thumb.tap('to-rules');
    await thumb.tap('house-boatsPerHit-whole-base');
    await said(page, /House rule from now on: A hit on a base of boats/);
    await page.goBack();
    await thumb.tap('correct-phase');
    await thumb.tap('value-7');
    await thumb.tap('value-write');
    await said(page, /Umpire: it is phase H/);
    await page.goBack();
    await page.getByTestId('turn').waitFor();
    expect(await phase()).not.toBe(before);
    for (let count = 0; count < 3; count += 1) await thumb.calmly('undo');
    await newWords(page);
    expect(await phase()).toBe(before);
  },
  SAME_PHONE,
);

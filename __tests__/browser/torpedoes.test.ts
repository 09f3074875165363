import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { type BattleState, targetsFor } from '@/rules/togo/index';
import { preparedBattle } from '@/testing/battle-file';
import { browserTest } from '@/testing/browser';
import { openBattleFile } from '@/testing/open-battle';
import { OwnDice } from '@/testing/own-dice';
import { exportedLog, replayed } from '@/testing/replayed';
import { newWords, Thumb } from '@/testing/thumb';
import { visit } from '@/testing/visit';

/** The destroyers have found the lit anchorage, and nobody has found them. */
const MOMENT = { scenario: 'port-arthur-night', seed: 15, until: { turn: 2, phase: 'A' } } as const;
/** Ones hit and pierce; one in four is a five, so that not everything does. */
const FACES = [1, 1, 1, 5];

/** Names behind blank counters and titles of cards nobody has played: the secrets of both sides, and of one. */
function secretsOf(state: BattleState, side?: 'ijn' | 'irn'): readonly string[] {
  const blank = Object.values(state.groups).filter(
    (group) => !group.sighted && (side === undefined || group.side === side),
  );
  const ships = blank.flatMap((group) => group.ships.flatMap((id) => state.ships[id]?.name.split(', ') ?? []));
  const cards = Object.entries(state.sides)
    .filter(([owner]) => side === undefined || owner === side)
    .flatMap(([, { hand, pile, cards: all }]) =>
      [...hand, ...pile].flatMap((id) => (all[id]?.kind === 'event' ? (all[id]?.title ?? []) : [])),
    );
  return [...new Set([...ships, ...blank.filter(({ dummy }) => !dummy).map(({ name }) => name), ...cards])];
}

/** Nothing of these in the page, seen or unseen: text, labels, titles, addresses. */
async function expectNone(page: Page, words: readonly string[]): Promise<void> {
  const html = await page.evaluate(() => {
    const shown = document.documentElement.cloneNode(true) as HTMLElement;
    // The page's own code knows nothing of the battle.
    for (const script of shown.querySelectorAll('script')) script.remove();
    return `${shown.outerHTML} ${location.href} ${document.title}`;
  });
  expect(words.filter((word) => html.includes(word))).toEqual([]);
}

browserTest(
  'the torpedoes of Port Arthur by taps alone: secrets stay behind the curtain, and the dice say what the engine says',
  async ({ page, server }) => {
    const { file, state: start } = await preparedBattle(MOMENT);
    // A base of boats goes by a short name as well.
    const secrets = [...secretsOf(start), '2nd Destroyers'];
    expect(secrets).toEqual(expect.arrayContaining(['Kasumi', 'Shirakumo', '1st Destroyer Flotilla', 'Besstrashny']));
    const inSight = (wanted: string) => targetsFor(start, 'ijn').find(({ name }) => name === wanted);
    const [pallada, second] = [inSight('Pallada'), inSight('Retvizan')];
    if (!pallada || !second) throw new Error('the anchorage is not in sight');
    const targets = [pallada.name, second.name];

    await page.goto(`${server.url}/settings`);
    await page.getByTestId('dice-own').click();
    await page.locator('[data-testid=dice-own][aria-checked=true]').waitFor();
    const id = await openBattleFile(page, server.url, file);
    const thumb = new Thumb(page);
    const dice = new OwnDice(page, thumb, FACES);
    const shown = (testID: string) => page.locator(`[data-testid="${testID}"]:visible`).last();
    const words = async (testID: string) => (await shown(testID).textContent()) ?? '';
    const openCurtain = async () => {
      await shown('curtain-closed').waitFor();
      await thumb.hold('curtain-hold');
      await shown('torpedo').waitFor();
    };
    const launch = async (launcher: string, target: string, fewerBoats: number) => {
      const [ship] = Object.values(start.ships).filter(({ name }) => name.startsWith(launcher));
      await thumb.tap(`launcher-${ship?.id}`);
      await shown('launch').waitFor();
      await thumb.tap('choose-target');
      await page.locator(`[data-testid="target-sheet"] [data-testid="target-${target}"]`).click();
      // Told in whole inches between formations: the tape says how near she is herself.
      while (/Out of torpedo range/.test(await words('launch-legality'))) await thumb.tap('dial-inch-less');
      for (let boat = 0; boat < fewerBoats; boat += 1) await thumb.tap('launch-boats-less');
      await thumb.calmly('launch-now');
      await shown('torpedo').waitFor();
    };

    // A: the Japanese launch and mix dummies in; what was half done is forgotten when the page is put away.
    await shown('turn').waitFor();
    await expectNone(page, [...secrets, ...targets]);
    await thumb.calmly('next-step');
    await shown('curtain-closed').waitFor();
    await expectNone(page, [...secrets, ...targets]);
    await openCurtain();
    await launch('Kasumi', pallada.id, 0);
    await launch('Ikazuchi', second.id, 1);
    await thumb.tap('dummies-more');
    await thumb.calmly('place-dummies');
    await shown('ledger-t4').waitFor();
    expect(await words('ledger-t1')).toContain(pallada.name);
    expect(await words('ledger-t2')).toContain('2nd Destroyers');
    expect(await words('ledger-t4')).toContain('dummy');
    await thumb.calmly('place-dummies');
    await shown('ledger-t6').waitFor();
    await thumb.calmly('ledger-take-back');
    await shown('ledger-t6').waitFor({ state: 'detached' });
    // Here it all is, and with the curtain it goes.
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toContain('2nd Destroyers');
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await shown('curtain-closed').waitFor();
    await expectNone(page, [...secrets, ...targets]);
    await openCurtain();
    expect(await words('ledger-t1')).toContain(pallada.name);
    await thumb.calmly('torpedo-pass');

    // The Russians have nothing to launch, pass the same way, and see nothing of it.
    await page.getByText('Japanese admiral, look away.').waitFor();
    await expectNone(page, [...secrets, ...targets]);
    await openCurtain();
    await expectNone(page, secretsOf(start, 'ijn'));
    await thumb.calmly('place-dummies');
    await shown('ledger-t5').waitFor();
    await thumb.calmly('torpedo-pass');

    // Outside: the Turn tab, the undo label, the log with its search.
    await shown('markers-down-ijn').waitFor();
    expect(await words('markers-down-ijn')).toContain('4 markers face down');
    await expectNone(page, [...secrets, ...targets]);
    // Both have passed: A ends by itself, whatever lies in the water.
    await shown('undo').getByText('Undo end of A').waitFor();
    await thumb.tap('tab-log');
    await shown('log').waitFor();
    await page.getByText('Japanese placed a torpedo marker').first().waitFor();
    await expectNone(page, [...secrets, ...targets]);
    const entry = page.locator('[data-testid="log-list"]:visible [data-testid^="log-"]').first();
    await thumb.tap('log-search');
    await shown('log-words').fill('torpedo marker');
    await entry.waitFor();
    for (const hidden of ['Kasumi', pallada.name]) {
      await shown('log-words').fill(hidden);
      await entry.waitFor({ state: 'detached' });
    }
    await shown('log-words').fill('');

    // What is shared is what both sides know: the ships in sight by name, but not who is meant by which marker.
    await thumb.tap('to-report');
    await shown('report').waitFor();
    await expectNone(page, secrets);
    await thumb.tap('share-open');
    const [report] = await Promise.all([page.waitForEvent('download'), thumb.tap('share-markdown')]);
    const markdown = readFileSync((await report.path()) ?? '', 'utf8');
    expect(markdown).toContain('Port Arthur');
    expect(secrets.filter((word) => markdown.includes(word))).toEqual([]);
    const told = markdown.split('\n').filter((line) => /torpedo/i.test(line));
    expect(told.filter((line) => targets.some((target) => line.includes(target)))).toEqual([]);
    await visit(page, `/battle/${id}`);
    await shown('turn').waitFor();

    // B and C as far as D needs them.
    await page.getByText('Initiative', { exact: true }).first().waitFor();
    await thumb.calmly('next-step');
    await dice.rollInPlace();
    for (const headline of [/move/i, /move/i]) {
      expect(await words('headline')).toMatch(headline);
      const before = await words('headline');
      if (await thumb.sees('end-phase-link')) {
        await thumb.tap('end-phase-link');
        await thumb.calmly('end-phase-confirm');
      } else await thumb.calmly('next-step');
      await shown('headline').filter({ hasNotText: before }).waitFor();
      if (/Torpedo combat/.test(await words('headline'))) break;
    }

    // D: what was launched is turned up, by whom is not; dice, then the damage.
    await page.getByText('Torpedo combat').first().waitFor();
    expect(await words('marker-t1')).toContain(pallada.name);
    expect(await words('marker-t2')).toContain(second.name);
    await expectNone(page, secrets);
    for (let step = 0; step < 12 && /Torpedo combat/i.test(await words('headline')); step += 1) {
      await thumb.calmly('next-step');
      await dice.rollOut();
      await newWords(page);
      await expectNone(page, secrets);
    }
    expect(await words('headline')).toMatch(/Sighting/i);

    const { battle, entered } = replayed(await exportedLog(page, server.url));
    const { state } = battle;
    expect(entered).toEqual(dice.entered);
    expect(state.phase).toBe('E');
    expect(Object.values(state.markers).map(({ state: now }) => now)).toEqual(
      expect.arrayContaining(['resolved', 'resolved', 'gone']),
    );
    expect(state.ships[pallada.id]?.torpedoed ?? 0).toBeGreaterThan(0);
    expect(Object.values(state.ships).every(({ waiting }) => waiting.every(({ due }) => due !== 'D'))).toBe(true);
  },
);

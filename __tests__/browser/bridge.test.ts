import type { Page } from 'playwright-core';

import type { Book } from '@/game/battle';
import { homeOf, homePortOf } from '@/rules/bridge/index';
import { type CampaignState, tsushimaCampaign } from '@/rules/tsushima/index';
import { LONGEST } from '@/testing/browser';
import { newProfile } from '@/testing/chromium';
import { Hand } from '@/testing/hand';
import { startOwnChromium } from '@/testing/own-chromium';
import { quiet } from '@/testing/quiet';
import { exportedLog, replayed, replayedBy } from '@/testing/replayed';
import { newWords } from '@/testing/thumb';
import { type Line, TsushimaFile } from '@/testing/tsushima-file';
import { serveStatic } from '@/tools/static-server';

const BOOK = tsushimaCampaign as unknown as Book<CampaignState>;

/** Round Island: Mikasa and Retvizan at one place, and nobody has been spotted. Mikasa has a hit. */
const CONTACT: readonly Line[] = [
  { type: 'startCampaign' },
  { type: 'correct', path: ['ships', 'mikasa', 'hits'], value: 1 },
  { type: 'startPhase', claims: [] },
  { type: 'form', side: 'ijn', ships: ['mikasa'], override: true },
  { type: 'moveGroup', group: 'ijn-battle-2', where: { kind: 'open', name: '1811' }, override: true },
  { type: 'endMove', override: true },
  { type: 'endFight' },
  { type: 'form', side: 'irn', ships: ['retvizan'], override: true },
  { type: 'moveGroup', group: 'irn-battle-2', where: { kind: 'open', name: '1811' }, override: true },
  { type: 'endMove', override: true },
];

/** What may be in front in a battle of Togo, and is tapped, the first of them that is there. */
const TAPS = [
  ...(['end-phase-confirm', 'strip-done', 'roll-all', 'fire-all', 'volley-cease', 'fire-now', 'hold-now'] as const),
  ...(['try-none', 'in-place-record', 'in-place-app', 'both-ahead', 'next-step'] as const),
] as const;

/** Both admirals, on either side of the bridge. */
class Admirals extends Hand {
  /** Where the battle is: "Turn 2". */
  async turn(): Promise<number> {
    const { 'turn-header': words } = await this.thumb.look('turn-header');
    return Number(/Turn (\d+)/.exec(words ?? '')?.[1] ?? 0);
  }

  /** Whatever the phone asks for, with its dice, until a turn begins. */
  async playTo(turn: number): Promise<void> {
    for (let taps = 0; taps < 300; taps += 1) {
      await quiet(this.page);
      await newWords(this.page);
      if ((await this.turn()) >= turn) return;
      const seen = await this.thumb.look(...TAPS);
      const next = TAPS.find((testID) => seen[testID] !== undefined);
      if (next !== undefined) await this.tap(next);
    }
    throw new Error(`turn ${turn} did not begin`);
  }

  words = (testID: string): Promise<string> => this.shown(testID).innerText();
}

const start = async (profile: string) => {
  const browser = await startOwnChromium(profile);
  return { ...browser, hand: new Admirals(browser.page) };
};

/** The phone was put down, and is taken up again in the Harbour. */
async function goOn({ page, hand }: { page: Page; hand: Admirals }, url: string): Promise<void> {
  await page.goto(url);
  await page.getByTestId('were').waitFor();
  await hand.tap('continue');
  await page.getByTestId('turn').waitFor();
}

test(
  'a contact off Round Island goes over the bridge, is fought for two turns and comes home, killed on either side, all by taps',
  async () => {
    const server = await serveStatic('dist/web', { isolated: true });
    const profile = newProfile();
    const file = await TsushimaFile.begun('round-island', CONTACT);
    let phone = await start(profile);
    try {
      await file.openOn({ page: phone.page, server });
      await phone.hand.tap('to-bridge-1811');
      expect(await phone.hand.words('counter-mikasa')).toMatch(/Mikasa\s+Damage: M S/);
      await phone.hand.tap('light-night4');
      await phone.kill();

      // On the campaign's side: what was chosen is still chosen.
      phone = await start(profile);
      await goOn(phone, server.url);
      await phone.hand.tap('to-bridge-1811');
      await phone.page.locator('[data-testid=light-night4][aria-checked=true]').waitFor();
      await phone.hand.tap('light-day');
      await phone.hand.tap('start-battle');
      await phone.hand.shown('to-bring-home').waitFor();
      await phone.hand.playTo(2);
      const headline = await phone.hand.words('headline');
      await phone.kill();

      // On Togo's: the battle is on, and knows its campaign.
      phone = await start(profile);
      await goOn(phone, server.url);
      expect(await phone.hand.words('headline')).toBe(headline);
      const { hand } = phone;
      await hand.playTo(3);
      await hand.tap('to-bring-home');
      await hand.shown('home-form').waitFor();
      const shown = [await hand.words('home-mikasa'), await hand.words('home-retvizan')];
      await hand.tap('bring-home');
      // Nobody had rolled for the contact: the players allow it.
      await hand.tap('refused-allow');
      await hand.shown('turn').waitFor();

      // The next phase of the campaign: the contact counts as searched, and there is no other.
      await hand.tap('next-step');
      expect(await hand.next()).toBe('Start phase II');
      await hand.tap('next-step');
      expect(await hand.words('headline')).toMatch(/japanese move/i);

      // From one log to the other and back.
      await hand.tab('log');
      await phone.page.locator('[data-testid^="log-battle-"]:visible').first().click();
      await hand.shown('to-bring-home').waitFor();
      expect(await hand.words('to-bring-home')).toContain('Brought home');
      await hand.tab('log');
      await hand.tap('to-campaign');
      await hand.shown('turn').waitFor();
      expect(await hand.words('headline')).toMatch(/japanese move/i);

      // Both logs hold: what was shown is what the engine makes of them.
      const fought = replayed(await exportedLog(phone.page, server.url)).battle.state;
      const port = homePortOf(fought)!;
      const campaign = replayedBy(BOOK, await exportedLog(phone.page, server.url, undefined, BOOK as Book<unknown>));
      expect(fought).toMatchObject({ turn: 3, phase: 'A' });
      expect(campaign.battle.state).toMatchObject({ phase: 2, step: 'move', battle: null });
      const home = homeOf(fought, port.link, port.mapping);
      expect(home.map(({ counter }) => counter)).toEqual(['mikasa', 'retvizan']);
      for (const [place, { counter, harm }] of home.entries()) {
        expect(campaign.battle.state.ships[counter]!.hits).toBe(harm);
        expect(shown[place]).toContain(['No damage', '1 hit', '2 hits', 'Sunk'][harm]);
      }
    } finally {
      await phone.kill();
      await server.close();
      file.remove();
    }
  },
  LONGEST,
);

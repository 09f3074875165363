import type { Page } from 'playwright-core';

import { PHASE_IDS, type EventOf } from '@/rules/togo/index';
import { browserTest } from '@/testing/browser';
import { PATIENCE } from '@/testing/chromium';
import { OwnDice } from '@/testing/own-dice';
import { exportedLog, replayed } from '@/testing/replayed';
import { newWords, Thumb } from '@/testing/thumb';
import { visit } from '@/testing/visit';

/** Low faces hit and hold, high ones miss; in pairs mostly a seven or so, and now and then an unplanned turn. */
const FACES = [1, 6, 2, 5, 3, 4, 1, 1, 6, 2, 5, 5, 2, 1, 3];
const TURNS = 2;
/** What a tap on the next step may open. */
const OPENED = [
  'curtain-closed',
  'roll-in-place',
  'roll',
  'fire',
  'volley',
  'control',
  'sight',
  'end-phase',
  'ask',
] as const;

/** Two admirals who know nothing but the filled button, and do whatever it opens. */
class Admirals {
  readonly thumb: Thumb;
  readonly dice: OwnDice;
  private ships = 0;
  private turned = false;
  constructor(private readonly page: Page) {
    this.thumb = new Thumb(page);
    this.dice = new OwnDice(page, this.thumb, FACES);
  }

  private shown(testID: string) {
    return this.page.locator(`[data-testid="${testID}"]:visible`).last();
  }
  private async words(testID: string): Promise<string> {
    return (await this.shown(testID).textContent()) ?? '';
  }
  private async said(): Promise<string> {
    return `${await this.words('headline')} ${await this.words('next-step')}`;
  }
  async turn(): Promise<number> {
    await this.shown('turn-header').waitFor();
    return Number(/Turn (\d+)/.exec(await this.words('turn-header'))?.[1]);
  }

  /** One tap on the filled button, and whatever it asks for. */
  async step(): Promise<void> {
    if (!this.turned && (await this.turn()) === 2 && (await this.thumb.sees('move-list'))) return this.turnAway();
    // A phase may just be ending by itself.
    await newWords(this.page);
    const before = await this.said();
    await this.thumb.calmly(await this.nextTap());
    const opened = await this.opened(before);
    switch (opened) {
      case 'curtain-closed':
        return this.behindTheCurtain();
      case 'roll-in-place':
        return this.dice.rollInPlace();
      case 'roll':
        return this.dice.rollOut();
      case 'fire':
        return this.fire();
      case 'volley':
        await newWords(this.page);
        if (await this.thumb.sees('fire-all')) {
          await this.thumb.tap('fire-all');
          return this.dice.rollOut();
        }
        await this.thumb.tap('volley-cease');
        return this.shown('turn').waitFor();
      case 'control':
        await this.page.locator('[data-testid^="try-"]:visible').first().click();
        return this.dice.rollInPlace();
      case 'ask':
        // The fleet flagship was lost: whoever is first in the list takes over.
        await this.page.locator('[data-testid^="heir-"]:visible').first().click();
        return this.shown('ask').waitFor({ state: 'detached' });
      case null:
        return;
      default:
        throw new Error(`the next step opened ${opened}`);
    }
  }

  /** The filled button; in the first turn they pass and draw behind their curtains, which are the rows below. */
  private async nextTap(): Promise<string> {
    const isSecret = /^(No torpedoes|.* draw)$/.test(await this.words('next-step'));
    if (!isSecret || (await this.turn()) > 1) return 'next-step';
    return (await this.thumb.sees('owed-ijn')) ? 'owed-ijn' : 'owed-irn';
  }

  /** What came up: a screen, or new words on the Turn tab. */
  private async opened(before: string): Promise<string | null> {
    for (const started = Date.now(); Date.now() - started < PATIENCE;) {
      const seen = await this.thumb.look(...OPENED, 'headline', 'next-step');
      const opened = OPENED.find((testID) => seen[testID] !== undefined);
      if (opened) return opened;
      if (seen['next-step'] !== undefined && `${seen.headline} ${seen['next-step']}` !== before) return null;
      await this.page.waitForTimeout(50);
    }
    // A tap that was lost, or a disk that is not done with it.
    const asked = await this.page.evaluate(() => (window as { askedOfDatabase?: Set<unknown> }).askedOfDatabase?.size);
    throw new Error(`nothing followed "${before}": now "${await this.said()}", ${asked} questions at the database`);
  }

  /** In A both pass, one after the other; in I each draws and looks. */
  private async behindTheCurtain(): Promise<void> {
    await this.thumb.hold('curtain-hold');
    await this.shown('curtain-open').waitFor();
    if (await this.thumb.sees('torpedo-pass')) {
      await this.thumb.calmly('torpedo-pass');
      // One look at both: of two waits the slower one would go on behind the next tap, and stop it.
      for (let wait = 0; wait < 600; wait += 1) {
        const seen = await this.thumb.look('curtain-closed', 'turn');
        if (seen['curtain-closed'] !== undefined) return this.behindTheCurtain();
        if (seen.turn !== undefined) return;
        await this.page.waitForTimeout(50);
      }
      throw new Error('the phone was passed to nobody');
    }
    await this.thumb.calmly('draw-cards');
    await this.thumb.calmly('desk-done');
    await this.shown('turn').waitFor();
  }

  /** Every third ship fires, her whole division with her where there is one, the others hold: the rest of the turn is worth its time too. */
  private async fire(): Promise<void> {
    this.ships += 1;
    await newWords(this.page);
    if (this.ships % 3 === 1 && (await this.thumb.sees('fire-now'))) {
      await this.thumb.tap((await this.thumb.sees('fire-division')) ? 'fire-division' : 'fire-now');
      return this.dice.rollOut();
    }
    await this.thumb.tap((await this.thumb.sees('hold')) ? 'hold' : 'hold-now');
    await this.shown('turn').waitFor();
  }

  /** Once, a formation does otherwise than ordered: 45 degrees to the left, on its own screen. */
  private async turnAway(): Promise<void> {
    const row = this.page.locator('[data-testid^="mover-"]:visible', { hasText: 'Naniwa group' });
    const move = row.locator('[data-testid^="move-"]');
    if ((await move.count()) === 0 || (await row.locator('[data-testid^="ahead-"]').count()) === 0) {
      this.turned = (await row.getByText(/^Moved/).count()) > 0;
      // The Russians move first this turn.
      const before = await this.said();
      await this.thumb.calmly('next-step');
      const opened = await this.opened(before);
      if (opened === 'roll-in-place') await this.dice.rollInPlace();
      else if (opened === 'roll') await this.dice.rollOut();
      return;
    }
    await move.click();
    await this.shown('move').waitFor();
    await this.thumb.tap('turn-1-less');
    await this.thumb.tap('turn-1-less');
    expect(await this.words('consequences')).toMatch(/Turning costs 1″.*half dice/);
    await this.thumb.calmly('move-note');
    await this.shown('turn').waitFor();
    this.turned = true;
  }
}

browserTest('Chemulpo by taps alone: two turns through all nine phases end where the engine ends', async (fixture) => {
  const { page, server } = fixture;
  await page.goto(`${server.url}/settings`);
  await page.getByTestId('dice-own').click();
  await page.locator('[data-testid=dice-own][aria-checked=true]').waitFor();
  await visit(page, '/');
  const admirals = new Admirals(page);
  await admirals.thumb.tap('to-new-battle');
  await admirals.thumb.tap('scenario-chemulpo');
  await admirals.thumb.tap('start-battle');
  await page.getByTestId('turn').waitFor();
  for (let steps = 0; steps < 300; steps += 1) {
    // A phase may just be ending by itself, and with it the turn.
    await newWords(page);
    if ((await admirals.turn()) > TURNS) break;
    await admirals.step();
  }
  console.log(`${admirals.thumb.taps} taps, ${admirals.dice.entered.length} of them dice`);

  const rows = await exportedLog(page, server.url);
  const { battle, entered } = replayed(rows);
  expect(entered).toEqual(admirals.dice.entered);
  expect(battle.state).toMatchObject({ turn: TURNS + 1, phase: 'A', result: null });
  const events = rows.flatMap(({ entry }) => (entry?.type === 'v1.Happened' ? [entry.event as { type: string }] : []));
  const of = <T extends string>(type: T) => events.filter((event) => event.type === type) as unknown[];
  // Every phase of every turn was played, and nothing was waived to get there.
  const begun = (of('PhaseBegan') as EventOf<'PhaseBegan'>[]).map(({ turn, phase }) => `${turn}${phase}`);
  const all = Array.from({ length: TURNS }, (_, turn) => PHASE_IDS.map((phase) => `${turn + 1}${phase}`)).flat();
  expect(begun).toEqual([...all.slice(1), `${TURNS + 1}A`]);
  expect((of('PhaseEnded') as EventOf<'PhaseEnded'>[]).flatMap(({ waived }) => waived)).toEqual([]);
  const moves = (of('MoveNoted') as EventOf<'MoveNoted'>[]).map(({ note }) => note);
  expect(moves.some(({ turns }) => turns[0] === -45)).toBe(true);
  expect(moves.length).toBeGreaterThanOrEqual(TURNS * 5);
  expect(of('GunfireResolved').length).toBeGreaterThanOrEqual(TURNS);
  expect(of('CardsDrawn')).toHaveLength(TURNS * 2);
});

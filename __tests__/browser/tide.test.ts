import '@/messages/tide';
import { shipSaid } from '@/features/tide/forces/forces-words';
import { browserTest, LONGEST, type BrowserFixture } from '@/testing/browser';
import { newProfile } from '@/testing/chromium';
import { Hand } from '@/testing/hand';
import { startOwnChromium } from '@/testing/own-chromium';
import { quiet } from '@/testing/quiet';
import { type Line, TideFile } from '@/testing/tide-file';
import { expectTouches } from '@/testing/touch-table';
import { serveStatic } from '@/tools/static-server';

const SHIPS = {
  irn: ['sevastopol', 'peresvyet', 'poltava', 'pobyeda', 'tsesarevich', 'retvizen', 'petropavlovsk'],
  ijn: ['mikasa', 'asahi', 'shikishima', 'hatsuse', 'fuji', 'yashima'],
};

const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(SHIPS)
    .flat()
    .map((id) => [id, id[0]!.toUpperCase() + id.slice(1)]),
);

/** Rolled once with the phone's dice, so that these are what the campaign is played with; ships in port and damaged. */
const BEGUN: readonly Line[] = [
  { type: 'nextTurn' },
  { type: 'correct', path: ['ships', 'japanese-cruisers-4', 'port'], value: true },
  { type: 'stayInPort', fleet: 'vladivostok' },
  { type: 'stayInPort', fleet: 'port-arthur' },
  { type: 'recover', sides: ['ijn'], dice: 'app' },
  { type: 'nextTurn' },
];

browserTest('nobody sails: stay, stay, recover, repair', async ({ page, server }) => {
  const file = await TideFile.begun([
    ...BEGUN,
    { type: 'correct', path: ['ships', 'poltava', 'port'], value: true },
    { type: 'correct', path: ['ships', 'mikasa', 'damaged'], value: true },
  ]);
  await file.openOn({ page, server });
  const table = new Hand(page);
  for (const label of ['Stay in port', 'Stay in port', 'Roll 1 die', 'Roll 1 die']) {
    expect(await table.next()).toBe(label);
    await table.tap('next-step');
  }
  expect(await table.next()).toBe('Start turn 4');
  expectTouches('The Tide at Sunrise, nobody sails', { touches: table.thumb.taps, most: 4 });
  file.remove();
});

browserTest(
  'a whole Naval Phase on one phone: both curtains, two rounds, recovery; secrets stay secret and the engine agrees',
  async ({ page, server }) => {
    const file = await TideFile.begun(BEGUN);
    await file.openOn({ page, server });
    const table = new Hand(page);
    const forces = await allForces(table);
    const board = await table.tab('table');
    await table.tab('turn');

    // The Russians sail with some of their ships: behind their curtain.
    await table.tap('next-step');
    await table.tap('answer-yes');
    await table.tap('next-step');
    await table.hold();
    await table.tap('all-ships');
    await table.tap('lock-in');
    await table.shown('turn').waitFor();
    const all = [...SHIPS.irn, 'port-arthur-cruisers', 'port-arthur-destroyers'];
    await file.do({ type: 'stayInPort', fleet: 'vladivostok' }, { type: 'sail', fleet: 'port-arthur', ships: all });
    await nothingTold(table, { forces, names: SHIPS.irn });
    expect(await table.tab('table')).not.toBe(board);
    await table.tab('turn');

    // The Japanese too.
    expect(await table.next()).toBe('Choose ships');
    await table.tap('next-step');
    await table.hold();
    await table.tap('all-ships');
    await table.tap('lock-in');
    const japanese = Object.values((await file.view()).ships)
      .filter((ship) => ship.fleet === 'japan' && ship.port !== true)
      .map(({ id }) => id);
    await file.do({ type: 'sail', fleet: 'japan', ships: japanese });
    await nothingTold(table, { forces, names: [...SHIPS.irn, ...SHIPS.ijn] });

    // Through the mines, whose dice are the Japanese admiral's alone until both fleets are shown.
    await table.tap('next-step');
    await table.hold();
    await table.tap('roll-secret');
    await file.do({ type: 'enterCoastal', dice: 'app' });
    await table.tap('after-roll');
    await file.do({ type: 'reveal' });
    await table.shown('met-fleets').waitFor();
    const met = await table.shown('met-fleets').innerText();
    const { meetings, ships } = await file.view();
    for (const side of ['ijn', 'irn'] as const) {
      const sailed = meetings['port-arthur'][side]?.ships ?? [];
      expect(sailed.length).toBeGreaterThan(0);
      for (const id of sailed) expect(met).toContain(ships[id]!.name);
    }

    await table.tap('next-step');
    await table.tap('next-step');
    await file.do({ type: 'fightOn', side: 'irn' }, { type: 'fightOn', side: 'ijn' });

    // Both pass the curtain for their chits, one after the other.
    await table.hold();
    await table.tap('chit-FSH');
    await table.tap('chit-HP');
    await table.tap('lock-in');
    await table.shown('curtain-hold').waitFor();
    expect(await table.everything()).not.toMatch(/FSH|HP \+/);
    await table.hold();
    await table.tap('chit-HP');
    await table.tap('chit-HS');
    await table.tap('lock-in');
    await file.do(
      { type: 'pickChits', side: 'ijn', chits: ['FSH', 'HP'] },
      { type: 'pickChits', side: 'irn', chits: ['HP', 'HS'] },
    );
    expect(await table.next()).toBe('Reveal chits');
    for (const tab of ['turn', 'log', 'fleet'] as const) expect(await table.tab(tab)).not.toMatch(/FSH|HP/);
    await table.tab('turn');
    await table.tap('next-step');
    await file.do({ type: 'revealChits' });

    await table.tap('cross-t');
    await file.do({ type: 'crossT', side: 'ijn', dice: 'app' });
    for (const round of [1, 2]) {
      for (const side of ['ijn', 'irn'] as const) {
        await table.tap('fire-all');
        await file.do({ type: 'fire', side, dice: 'app' });
      }
      if (round === 2) break;
      for (const side of ['irn', 'ijn'] as const) {
        expect(await table.next()).toBe('No smoke');
        await table.tap('next-step');
        await file.do({ type: 'noSmoke', side });
      }
    }
    await table.shown('turn').waitFor();
    for (const step of ['recover', 'repair'] as const) {
      const { step: now } = await file.view();
      if (now !== step) continue;
      expect(await table.next()).toMatch(/^Roll \d+ (die|dice)$/);
      await table.tap('next-step');
      await file.do({ type: step, sides: await sidesToRoll(file, step), dice: 'app' });
    }
    expect(await table.next()).toBe('Start turn 4');
    expectTouches('The Tide at Sunrise, both sail, two rounds, recovery', { touches: table.thumb.taps, most: 34 });

    // What the engine made of the same commands with the same dice is what stands in the app.
    const view = await file.view();
    await table.tab('fleet');
    for (const ship of Object.values(view.ships)) {
      const row = page.getByTestId(`ship-${ship.id}`);
      await row.scrollIntoViewIfNeeded();
      expect(await row.getAttribute('aria-label')).toBe(shipSaid(ship));
    }
    const log = await table.tab('log');
    const { points } = view.togo;
    if (view.togo.ledger.length > 0) expect(log).toContain(`Now ${points}`);
    file.remove();
  },
);

/** Which sides have something to roll for, as the owed list of the engine says. */
async function sidesToRoll(file: TideFile, step: 'recover' | 'repair'): Promise<readonly ('ijn' | 'irn')[]> {
  const { ships } = await file.view();
  return (['ijn', 'irn'] as const).filter((side) =>
    Object.values(ships).some(
      (ship) =>
        ship.fate === 'afloat' &&
        ship.fleet !== 'european' &&
        (ship.fleet === 'japan' ? 'ijn' : 'irn') === side &&
        (step === 'recover'
          ? ship.port === true && !(ship.class === 'battleship' && ship.damaged === true)
          : ship.class === 'battleship' && ship.damaged === true),
    ),
  );
}

const SOME_SHIPS = 20;

/** What Forces tells, once its list has drawn so many rows: it begins with fewer. */
async function allForces(table: Hand): Promise<string> {
  await table.tab('fleet');
  await table.page.locator('[data-testid^="ship-"][aria-label]:visible').nth(SOME_SHIPS).waitFor();
  return table.everything();
}

/** On no tab, in no label and in no search does it stand who sailed. */
async function nothingTold(table: Hand, known: { readonly forces: string; readonly names: readonly string[] }) {
  const turn = await table.tab('turn');
  const log = await table.tab('log');
  const board = await table.tab('table');
  for (const page of [turn, log, board]) {
    for (const id of known.names) expect(page).not.toContain(NAMES[id]!);
  }
  // All ships stand in Forces at any time: nothing there may change by who of them sails.
  // How many rows below the screen the list has drawn is its own affair.
  const [now, before] = [shipLines(await allForces(table)), shipLines(known.forces)];
  const drawn = Math.min(now.length, before.length);
  expect(drawn).toBeGreaterThan(SOME_SHIPS);
  expect(now.slice(0, drawn)).toEqual(before.slice(0, drawn));
  await table.tab('log');
  await table.shown('log-search').click();
  for (const id of known.names.slice(0, 2)) {
    await table.shown('log-words').fill(NAMES[id]!);
    await quiet(table.page);
    expect(await table.everything()).not.toContain(NAMES[id]!);
  }
  await table.tab('turn');
}

const shipLines = (text: string): readonly string[] =>
  text.split('\n').filter((line) => /^[^,]+, (Battleship|Cruiser|Destroyer), .*primary/.test(line));

const AT_PICK: readonly Line[] = [...BEGUN, { type: 'stayInPort', fleet: 'vladivostok' }];

async function picksTwo({ page }: Pick<BrowserFixture, 'page'>): Promise<Hand> {
  const table = new Hand(page);
  await table.tap('answer-yes');
  await table.tap('next-step');
  await table.hold();
  await table.tap('pick-retvizen');
  await table.tap('pick-poltava');
  return table;
}

const isPicked = (table: Hand, ship: string) => table.shown(`pick-${ship}`).getAttribute('aria-checked');

browserTest(
  'a pick half made survives a reload; the curtain is closed again and says that it is kept',
  async ({ page, server }) => {
    const file = await TideFile.begun(AT_PICK);
    await file.openOn({ page, server });
    const table = await picksTwo({ page });
    await page.reload();
    await table.shown('curtain-hold').waitFor();
    const closed = await table.everything();
    expect(closed).toContain('Your picks are kept. Hold to go on.');
    expect(closed).not.toMatch(/Retvizen|Poltava/);
    await table.hold();
    expect(await isPicked(table, 'retvizen')).toBe('true');
    expect(await isPicked(table, 'poltava')).toBe('true');
    expect(await isPicked(table, 'sevastopol')).toBe('false');
    await table.tap('lock-in');
    expect(await table.next()).toBe('Choose ships');
    file.remove();
  },
);

test(
  'killed in mid-pick, a campaign opens on the same question with the same ships picked',
  async () => {
    const server = await serveStatic('dist/web');
    const profile = newProfile();
    const file = await TideFile.begun(AT_PICK);
    const start = () => startOwnChromium(profile);
    let browser = await start();
    try {
      const id = await file.openOn({ page: browser.page, server });
      await picksTwo(browser);
      await browser.kill();

      browser = await start();
      await browser.page.goto(`${server.url}/battle/${id}`);
      const table = new Hand(browser.page);
      await table.shown('turn').waitFor();
      expect(await table.everything()).not.toMatch(/Retvizen|Poltava/);
      await table.tap('answer-yes');
      await table.tap('next-step');
      await table.hold();
      expect(await isPicked(table, 'retvizen')).toBe('true');
      expect(await isPicked(table, 'poltava')).toBe('true');
      await table.tap('lock-in');
      expect(await table.next()).toBe('Choose ships');
    } finally {
      await browser.kill();
      await server.close();
      file.remove();
    }
  },
  LONGEST,
);

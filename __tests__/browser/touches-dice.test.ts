import type { Page } from 'playwright-core';

import { type ShipFire, volleyOf } from '@/features/togo/fire/volley';
import { type BattleState, battleView, type FirePreview, previewFire } from '@/rules/togo/index';
import { preparedBattle } from '@/testing/battle-file';
import { browserTest } from '@/testing/browser';
import { openBattleFile } from '@/testing/open-battle';
import { OwnDice } from '@/testing/own-dice';
import { newWords, Thumb } from '@/testing/thumb';
import { expectTouches } from '@/testing/touch-table';

type Numbers = NonNullable<FirePreview['shots'][number]['numbers']>;
/** What a battery scored with each of its three rolls. */
type Counts = readonly [hit: number, size: number, pen: number];

/** What comes up on average: each roll as many as are to be expected of it. */
const averageOf = ({ dice, hit, size, pen }: Numbers): Counts => {
  const share = (of: number, need: number) => Math.round((of * need) / 6);
  const hits = share(dice.value, hit.value);
  const struck = share(hits, size.value);
  return [hits, struck, share(struck, pen.value)];
};

const numbersOf = (state: BattleState, { ship, fire }: ShipFire): readonly Numbers[] =>
  previewFire(
    state,
    ship.id,
    (fire?.shots ?? []).map(({ arc = null, bearing = null, ...shot }) => ({ ...shot, arc, bearing })),
  )!.shots.flatMap(({ numbers }) => numbers ?? []);

/** More than these are on a key only once the roll before is entered. */
const AT_A_GUESS = 2;

/** Three batteries that score on average, so that each has something to enter. */
const isWorthCounting = (numbers: readonly Numbers[]): boolean =>
  numbers.length === 3 && numbers.every((each) => averageOf(each)[0] > 0);

/** Off Ulsan, a moment when a division of four may fire so; which that is depends on how captains play. */
async function fourInAction() {
  // From where it was found last.
  for (let seed = 19; seed <= 60; seed += 1) {
    for (const turn of [5, 4, 3]) {
      const { file, state } = await preparedBattle({ scenario: 'ulsan', seed, until: { turn, phase: 'F' } });
      const view = battleView(state, 'public');
      const divisions = view.acting === null ? [] : volleyOf(state, view, view.acting).divisions;
      const division = divisions.find(
        ({ ships, firing }) =>
          ships.length === 4 && firing.length === 4 && firing.every((each) => isWorthCounting(numbersOf(state, each))),
      );
      if (division) return { file, state, division };
    }
  }
  throw new Error('four ships never came into action together');
}

/** The keys a player taps for what lies on the table: none for a roll that the one after it says already. */
function keysFor(scored: readonly Counts[] | null): readonly string[] {
  if (scored === null) return ['grid-no'];
  const keys = scored.flatMap(([hit, size, pen], row) => [
    ...(hit > size || size > AT_A_GUESS ? [`grid-${row}-hit-${hit}`] : []),
    ...(size > pen || pen > AT_A_GUESS ? [`grid-${row}-size-${size}`] : []),
    ...(pen > 0 ? [`grid-${row}-pen-${pen}`] : []),
  ]);
  return keys.length === 0 ? ['grid-yes'] : keys;
}

async function enterKeys(page: Page, thumb: Thumb, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await thumb.calmly(key);
    await newWords(page);
  }
}

browserTest('own dice by count and by faces, from the Turn tab to the recorded fire', async ({ page, server }) => {
  const { file, state, division } = await fourInAction();
  await openBattleFile(page, server.url, file);
  const ships = division.firing;
  const leader = ships[0]!.ship.id;

  /** Chosen once in a battle, and not counted among the touches of a volley. */
  const choose = async (dice: 'count' | 'own') => {
    const hand = new Thumb(page);
    await hand.calmly(`owed-${leader}`);
    await hand.calmly(`dice-switch-${dice}`);
    await newWords(page);
    await hand.tap('back');
    await page.getByTestId('turn').waitFor();
  };
  const record = async (thumb: Thumb) => {
    await thumb.calmly('strip-done');
    await page.getByTestId('turn').waitFor();
    await page.locator('[data-testid="undo"]:visible', { hasText: 'fire' }).waitFor();
  };
  const undo = async () => {
    const hand = new Thumb(page);
    await hand.calmly('undo');
    await hand.calmly('sure-confirm');
    await page.getByTestId(`fire-${division.counter}`).waitFor();
  };

  await choose('count');
  const volley = new Thumb(page);
  await volley.calmly(`fire-${division.counter}`);
  await page.getByTestId('count-grid').waitFor();
  // Of four ships that find the range in two cases of three, one does not.
  const scores = ships.map((ship, place) => (place === 1 ? null : numbersOf(state, ship).map(averageOf)));
  let isAsked = true;
  for (const scored of scores) {
    // After a ship with hits the bar asks for the next one's start die; after a miss her own grid does.
    if (!isAsked) {
      await volley.calmly(scored === null ? 'next-no' : 'next-yes');
      await newWords(page);
    }
    const keys = keysFor(scored).filter((key) => isAsked || !['grid-no', 'grid-yes'].includes(key));
    await enterKeys(page, volley, keys);
    isAsked = scored === null;
  }
  await record(volley);
  expectTouches('four-ship division, own dice by count', { touches: volley.taps, most: 14 });
  await undo();

  const one = new Thumb(page);
  await one.calmly(`owed-${leader}`);
  await one.calmly('fire-now');
  await page.getByTestId('count-grid').waitFor();
  await enterKeys(page, one, keysFor(numbersOf(state, ships[0]!).map(averageOf)));
  await record(one);
  expectTouches('one cruiser, three batteries, by count', { touches: one.taps, most: 6 });
  await undo();

  await choose('own');
  const faces = new Thumb(page);
  const own = new OwnDice(page, faces, [1, 2, 5, 1, 6, 3, 2, 4]);
  await faces.calmly(`owed-${leader}`);
  await faces.calmly('fire-now');
  await own.rollOut();
  expectTouches('one cruiser, three batteries, by faces', { touches: faces.taps, most: own.entered.length + 3 });
});

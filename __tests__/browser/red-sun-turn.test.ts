import type { Book } from '@/game/battle';
import { type CampaignState, redSunCampaign } from '@/rules/red-sun/index';
import { browserTest } from '@/testing/browser';
import { Hand } from '@/testing/hand';
import { type Line, RedSunFile } from '@/testing/red-sun-file';
import { exportedLog, replayedBy } from '@/testing/replayed';
import { expectTouches } from '@/testing/touch-table';

const BOOK = redSunCampaign as unknown as Book<CampaignState>;

/** Summer adds nothing to the dice, one sees far, and with this seed each side gets a squadron out. */
const SUMMER: readonly Line[] = [
  { type: 'correct', path: ['season'], value: 'summer' },
  { type: 'setSighting', clear: 8, fog: 8, storm: 8 },
];
const SEED = 12;

/** Both players, and what they press while nothing wants a choice. */
class Players extends Hand {
  async press(...labels: readonly string[]): Promise<void> {
    for (const label of labels) {
      expect(await this.next()).toBe(label);
      await this.tap('next-step');
    }
  }

  /** The filled button, until it has these words. */
  async pressUntil(label: string): Promise<void> {
    for (let taps = 0; taps < 20 && (await this.next()) !== label; taps += 1) await this.tap('next-step');
    expect(await this.next()).toBe(label);
  }

  /** An hour at the range that the stepper is set to: weather, range, fire, and what it brought. */
  async hour(closer: number): Promise<void> {
    await this.press('Roll weather');
    for (let taps = 0; taps < closer; taps += 1) await this.tap('range-less');
    expect(await this.next()).toMatch(/^Set range/);
    await this.tap('next-step');
    expect(await this.next()).toMatch(/^Fire /);
    await this.tap('next-step');
    if ((await this.next()) === 'No torpedoes') await this.tap('next-step');
    while (/^(Roll admiral|Apply morale)$/.test(await this.next())) await this.tap('next-step');
  }

  async assault(attackers: readonly string[], defender: string): Promise<void> {
    await this.tap(`enemy-${defender}`);
    for (const unit of attackers) await this.tap(`attacker-${unit}`);
    await this.tap('roll-assault');
    if ((await this.next()) === 'Take losses') await this.tap('next-step');
  }
}

browserTest(
  'a whole turn by taps, with a battle of two hours and an assault of two rounds',
  async ({ page, server }) => {
    const file = await RedSunFile.begun(SUMMER, SEED);
    await file.openOn({ page, server });
    const hand = new Players(page);

    // Initiative: the phone's dice are chosen with the first roll.
    await hand.press('Roll initiative');
    await hand.tap('in-place-app');
    await hand.press('Roll initiative', 'End search');

    // The third round brings a contact.
    await hand.tap('row-move');
    await hand.press('Next round', 'Next round');
    // Alone at sea on his side, the Russian is ticked already.
    await hand.tap('contact');
    await hand.tap('met-second-fleet');
    await hand.tap('hours-more');
    await hand.tap('hours-more');
    await hand.tap('start-battle');
    const before = hand.thumb.taps;
    await hand.hour(1);
    await hand.press('Next hour');
    expectTouches('Red Sun Rising, a naval hour', { touches: hand.thumb.taps - before, most: 6 });
    await hand.hour(1);
    const board = await hand.tab('table');
    expect(board).toContain('Hour 2');
    await hand.tab('turn');
    await hand.press('End battle');

    // On to attrition: whoever is out goes home.
    await hand.pressUntil('Lose 4 fleets');
    for (const fleet of ['first-fleet', 'second-fleet', 'transports', 'port-arthur-squadron']) {
      await hand.tap(`fleet-${fleet}`);
      await hand.tap('fleet-place-port');
    }
    await hand.press('End attrition', 'End supply', 'End reinforcement');
    await hand.pressUntil('End combat');

    // The Russians assault twice, in two rounds.
    await hand.assault(['1st-siberian-corps', '2nd-siberian-corps'], 'guards-division');
    await hand.tap('next-assault-round');
    // The same units are ticked already.
    await hand.assault([], 'guards-division');
    await hand.press('End combat', 'End supply', 'End reinforcement');
    await hand.pressUntil('End combat');
    await hand.press('End combat');

    // Trenches, counters, morale.
    await hand.tap('row-trenches');
    await hand.tap('pick-2nd-division');
    await hand.tap('pick-many-done');
    await hand.tap('row-flip');
    await hand.tap('row-morale');
    await hand.tap('pick-vladivostok-squadron');
    await hand.tap('pick-many-done');
    await hand.press('End turn 1');
    console.log(`touches | Red Sun Rising, a turn | ${hand.thumb.taps} | as many as it takes`);

    const { battle } = replayedBy(BOOK, await exportedLog(page, server.url, undefined, BOOK as Book<unknown>));
    expect(battle.state).toMatchObject({ turn: 2, stage: 'irn-initiative', battle: null });
    expect(battle.state.units['2nd-division']).toMatchObject({ entrenched: true });
    expect(battle.state.fleets['vladivostok-squadron']).toMatchObject({ morale: 4 });
    file.remove();
  },
);

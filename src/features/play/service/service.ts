import type { Battle, Book } from '@/game/battle';
import { successChances } from '@/rules/common/luck';

import { thrownSteps } from '../log/thrown-steps';
import type { Item } from '../log/use-story';

/** What one ship did in one battle or campaign, as both sides may know it. */
export interface ServiceEntry {
  readonly name: string;
  /** The ship of the library she is, where the book says so. */
  readonly ship: string | null;
  /** Hits she scored, and what the same shots bring on average. */
  readonly given: number;
  readonly expected: number;
  readonly taken: number;
  readonly isSunk: boolean;
}

/** A ship of a campaign in a view of it. */
export interface ServingShip {
  readonly id: string;
  readonly name: string;
  readonly ship: string | null;
  /** Hits on her now; what is repaired does not count again. */
  readonly harm: number;
  readonly isSunk: boolean;
}

interface Campaign<View> {
  /** What guns and torpedoes are rolled for. */
  readonly shots: readonly string[];
  ships(view: View): readonly ServingShip[];
}

export type Service = (story: readonly Item[], battle: Battle<unknown>) => readonly ServiceEntry[];

/** Read off the log of a campaign: every shot with its need, and every hit as the ships have it after each action. */
export const campaignService =
  <View>(book: Book<unknown>, { shots, ships }: Campaign<View>): Service =>
  (story, battle) => {
    const seen = (state: unknown) => ships(book.view(state, 'public') as View);
    const given = new Map<string, { hits: number; expected: number }>();
    const taken = new Map<string, number>();
    for (const item of story) {
      if (item.type !== 'action' || item.undone) continue;
      const before = new Map(seen(item.before).map(({ id, harm }) => [id, harm]));
      for (const { id, harm } of item.before === item.after ? [] : seen(item.after)) {
        const more = harm - (before.get(id) ?? 0);
        if (more > 0) taken.set(id, (taken.get(id) ?? 0) + more);
      }
      if (Object.keys(item.dice).length === 0) continue;
      for (const { purpose, subject, need, at, of, dice, successes, state } of thrownSteps(book, item, battle)) {
        if (!shots.includes(purpose) || subject === null || need === null || dice === null) continue;
        if (successes === null || state === 'certain') continue;
        const chances = successChances({ dice, need, at, of });
        const { hits, expected } = given.get(subject) ?? { hits: 0, expected: 0 };
        const mean = chances.reduce((sum, chance, count) => sum + chance * count, 0);
        given.set(subject, { hits: hits + successes, expected: expected + mean });
      }
    }
    return seen(battle.state).map(({ id, name, ship, isSunk }) => ({
      ...{ name, ship, isSunk },
      given: given.get(id)?.hits ?? 0,
      expected: given.get(id)?.expected ?? 0,
      taken: taken.get(id) ?? 0,
    }));
  };

import type { Description } from '../../rulebook';
import type { BattleEvent } from '../battle/events';
import type { BattleState } from '../battle/state';

/** An action as the story of the log tells it to everybody at the table. */
export interface StoryAction {
  readonly descriptions: readonly Description[];
  readonly before: BattleState;
  readonly undone: boolean;
}

/** What is told of an event is the event, without what a viewer may not know. */
export const dataOf = <T extends BattleEvent['type']>(one: Description, _: T) =>
  one.data as unknown as Extract<BattleEvent, { readonly type: T }>;

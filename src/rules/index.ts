import type { Rulebook, Tagged } from './rulebook';
import { togoBattle, togoQuick } from './togo/index';

/** Every rule book this app knows; a battle carries the id of its own. */
export const rulebooks: readonly Rulebook<unknown, Tagged, Tagged, unknown, string>[] = [togoBattle, togoQuick];

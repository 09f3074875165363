import { scenarioBattle } from '@/cli/battle/scenario-battle';
import type { BattleState } from '@/rules/togo/index';
import type { Driver } from '@/store/db/driver';
import { openSession } from '@/store/session';
import { useSettings } from '@/store/settings';

import { togoBattleAt, type Wanted } from './played-togo';

/** A battle of Togo played up to a moment, open on the table as the screens see it. */
export async function openTogo(db: Driver, id: string, wanted: Wanted): Promise<BattleState> {
  const state = await togoBattleAt(db, id, wanted);
  const book = scenarioBattle(wanted.scenario, 1)?.book;
  if (!book || !(await openSession(db, book, id)).ok) throw new Error('the battle did not open');
  const { dice = 'app' } = wanted;
  useSettings.setState(({ battleDice }) => ({ battleDice: dice === null ? {} : { ...battleDice, [id]: dice } }));
  return state;
}

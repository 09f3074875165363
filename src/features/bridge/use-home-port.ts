import { useCallback } from 'react';

import { companionOf } from '@/features/play/companions';
import { isBroughtHome, readGame, useReadOnFocus } from '@/features/play/links/linked-games';
import { useGame } from '@/features/play/open-game';
import type { Book } from '@/game/battle';
import { type HomePort, homePortOf } from '@/rules/bridge/index';
import type { BattleState } from '@/rules/togo/index';
import { openBattle } from '@/store/battles';
import { currentDatabase } from '@/store/storage';

import { encounterIn, isFor, isSameMoment } from './encounter';

/** Why a battle cannot go home, and the name of its campaign. */
export interface NoHome {
  readonly type: 'problem';
  readonly code: 'no-campaign' | 'missing' | 'deleted' | 'home' | 'over' | 'marking';
  readonly campaign: string;
}

export interface Home extends HomePort {
  readonly type: 'home';
  /** What the players call the campaign. */
  readonly name: string;
  readonly rules: Book<unknown>;
  /** Its counters by name. */
  readonly nameOf: (id: string) => string;
  /** Something else was done there since the battle was begun. */
  readonly hasMoved: boolean;
}

/** The campaign as it is now, read anew whenever the screen is looked at; undefined until then. */
export function useHomePort(): Home | NoHome | undefined {
  const { id, state } = useGame();
  const { origin } = state as BattleState;
  const read = useCallback(() => readHome(id, homePortOf({ origin })), [id, origin]);
  return useReadOnFocus(read);
}

async function readHome(battle: string, port: HomePort | null): Promise<Home | NoHome> {
  const problem = (code: NoHome['code'], campaign = ''): NoHome => ({ type: 'problem', code, campaign });
  const db = currentDatabase();
  if (port === null || !db) return problem('no-campaign');
  const game = await readGame(port.campaign);
  const companion = await companionOf(port.book);
  if (game === null || companion === null) return problem('missing');
  const { name, deletedAt } = game;
  if (deletedAt !== null) return problem('deleted', name);
  if (await isBroughtHome(port.book, port.campaign, battle)) return problem('home', name);
  const opened = await openBattle(db, companion.book, port.campaign);
  if (!opened.ok) return problem('missing', name);
  const { state } = opened.value.battle;
  const encounter = encounterIn(port.book, state, port.link.contact);
  if (encounter === 'marking') return problem('marking', name);
  // At whatever moment: it is these ships that must still be in a fight.
  if (typeof encounter === 'string' || !isFor({ ...port, moment: encounter.moment }, encounter))
    return problem('over', name);
  return {
    ...{ type: 'home', ...port, name, rules: companion.book },
    nameOf: companion.namesIn(companion.book.view(state, 'public')),
    hasMoved: !isSameMoment(port.moment, encounter.moment),
  };
}

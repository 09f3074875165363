import { createContext, useContext } from 'react';

import { shareUnchanged } from '@/lib/share';
import type { Obligation } from '@/rules/rulebook';
import { draftSeenBy } from '@/store/drafts';
import { useSession } from '@/store/session';

import { type OpenGame, type RollCompanion, useRollCompanion } from './companion';

export type { OpenGame };

/**
 * The game as everybody at the table may know it. Only for screens inside the game's layout, which renders them once
 * the game is open.
 */
export const useGame = (): OpenGame => useGameAs(useContext(Viewer));

/** Who looks: a side behind its open curtain, where screens of the table are shown with that side's eyes; else everybody. */
export const Viewer = createContext<string>('public');

/** A state of the past, for what shows the table as it stood then. Nothing rendered in it acts. */
export const LookBackState = createContext<unknown>(null);

/** For what is used on both sides of a curtain. */
export function useGameAs(viewer: string): OpenGame {
  const companion = useRollCompanion();
  const past = useContext(LookBackState);
  const open = useSession((session) => session.open);
  if (!open) throw new Error('A screen of a game was shown while none was open.');
  const { book } = companion;
  const state = past ?? open.battle.state;
  const { view, owed } = seenBy(companion, state as object, viewer);
  return {
    id: open.id,
    name: open.name || companion.titleOf(view),
    battle: open.battle,
    state,
    view,
    moment: book.moment(state),
    owed,
    draft: draftSeenBy(open, viewer),
    nameOf: companion.namesIn(view),
  };
}

interface Seen {
  readonly view: unknown;
  readonly owed: readonly Obligation[];
}

const seen = new Map<string, WeakMap<object, Seen>>();
const latest = new Map<string, Seen>();

/**
 * Worked out once for a state, however many components ask. Ships and formations of which nothing changed stay the same
 * objects from one state to the next: in a fleet of fifty-nine, one ship's fire redraws one row.
 */
function seenBy({ book }: RollCompanion, state: object, viewer: string): Seen {
  const key = `${book.id} ${viewer}`;
  const known = seen.get(key) ?? new WeakMap<object, Seen>();
  seen.set(key, known);
  const before = known.get(state);
  if (before) return before;
  const made = shareUnchanged(latest.get(key), { view: book.view(state, viewer), owed: book.owed(state, viewer) });
  latest.set(key, made);
  known.set(state, made);
  return made;
}

import { createContext, useContext } from 'react';

import type { Draft } from '@/game/act';
import type { Battle, Book } from '@/game/battle';
import { shareUnchanged } from '@/lib/share';
import type { Obligation } from '@/rules/rulebook';
import { type BattleState, type BattleView, battleView, type Side, togoBattle } from '@/rules/togo/index';
import { draftSeenBy } from '@/store/drafts';
import { useSession } from '@/store/session';

import { namesIn } from '@/features/togo/words/names-in';

export const BOOK = togoBattle as Book<BattleState>;

/** The open battle as one viewer may know it. */
export interface OpenGame {
  readonly id: string;
  /** What the players call it: of five actions off Ulsan everything that is shared must say which one it was. */
  readonly name: string;
  readonly battle: Battle<BattleState>;
  readonly state: BattleState;
  readonly view: BattleView;
  readonly owed: readonly Obligation[];
  /** The unfinished strip that the viewer works on: behind a curtain that side's own, else the one on the table. */
  readonly draft: Draft | null;
  /** A ship, formation, side or marker by name, as far as it is known. */
  readonly nameOf: (id: string) => string;
}

/**
 * The battle as everybody at the table may know it. Only for screens inside the battle's layout, which renders them once
 * the battle is open.
 */
export const useGame = (): OpenGame => useGameAs(useContext(Viewer));

/** Who looks: a side behind its open curtain, where screens of the table are shown with that side's eyes; else everybody. */
export const Viewer = createContext<Side | 'public'>('public');

/** The battle as one side knows it: only for what is rendered behind that side's open curtain. */
export const useSideGame = (side: Side): OpenGame => useGameAs(side);

/** A state of the past, for what shows the table as it stood then. Nothing rendered in it acts. */
export const LookBackState = createContext<BattleState | null>(null);

/** For what is used on both sides of a curtain. */
export function useGameAs(viewer: Side | 'public'): OpenGame {
  const past = useContext(LookBackState);
  const open = useSession((session) => session.open);
  if (!open) throw new Error('A battle screen was shown while no battle was open.');
  const battle = open.battle as Battle<BattleState>;
  const state = past ?? battle.state;
  const { view, owed } = seenBy(state, viewer);
  const nameOf = namesIn(view);
  return {
    id: open.id,
    name: open.name || view.name,
    battle,
    state,
    view,
    owed,
    draft: draftSeenBy(open, viewer),
    nameOf,
  };
}

interface Seen {
  readonly view: BattleView;
  readonly owed: readonly Obligation[];
}

const seen = {
  public: new WeakMap<BattleState, Seen>(),
  ijn: new WeakMap<BattleState, Seen>(),
  irn: new WeakMap<BattleState, Seen>(),
};

const latest: Partial<Record<keyof typeof seen, Seen>> = {};

/**
 * Worked out once for a state, however many components ask. Ships and formations of which nothing changed stay the same
 * objects from one state to the next: in a fleet of fifty-nine, one ship's fire redraws one row.
 */
function seenBy(state: BattleState, viewer: keyof typeof seen): Seen {
  const known = seen[viewer].get(state);
  if (known) return known;
  const fresh: Seen = { view: battleView(state, viewer), owed: togoBattle.owed(state, viewer) };
  const made = shareUnchanged(latest[viewer], fresh);
  latest[viewer] = made;
  seen[viewer].set(state, made);
  return made;
}

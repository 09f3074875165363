import { useContext } from 'react';

import type { Tagged } from '@/rules/rulebook';

import { type Act, useAct } from './act-provider';
import { type OpenGame, useGame, useGameAs, Viewer } from './open-game';
import { useActWithToast } from './use-act-with-toast';
import { useRollAtOnce } from './use-roll-at-once';

interface GameHooks<State, View, Command extends Tagged, Side extends string> {
  useGame(this: void): OpenGame<State, View>;
  useGameAs(this: void, viewer: Side | 'public'): OpenGame<State, View>;
  /** Who looks. */
  useViewer(this: void): Side | 'public';
  useAct(this: void): Act<Command>;
  useActWithToast(this: void): (command: Command) => Promise<boolean>;
  useRollAtOnce(this: void): Act<Command>;
}

/** The frame's hooks with the types of one book: its screens use these. The frame opens games of that book alone in them. */
export const gameHooks = <State, View, Command extends Tagged, Side extends string>() =>
  ({
    useGame,
    useGameAs,
    useViewer: () => useContext(Viewer),
    useAct,
    useActWithToast,
    useRollAtOnce,
  }) as unknown as GameHooks<State, View, Command, Side>;

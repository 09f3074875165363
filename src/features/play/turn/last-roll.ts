import { useContext } from 'react';
import { create } from 'zustand';

import type { Draft } from '@/game/act';
import type { Battle } from '@/game/battle';
import { thrownStrip } from '@/game/strip';
import { subjectWords } from '@/kit/dice-strip/strip-words';
import type { Tagged } from '@/rules/rulebook';
import { isFilled, type Strip, type StripStep } from '@/rules/common/strip';
import { useSession } from '@/store/session';

import { hasTurns, type OutcomeLine, type RollCompanion } from '../companion';
import { type OpenGame, useGame, Viewer } from '../open-game';
import { outcomeLines } from '../roll/outcome-lines';

/** The dice of one ship or formation, or of the whole roll, and what they said where that is a word or two. */
export interface RolledRow {
  readonly name: string | null;
  readonly steps: readonly StripStep[];
  readonly result: string | null;
}

export interface LastRoll {
  readonly game: string;
  /** Whoever may see its dice: everybody, or a side behind its curtain. */
  readonly viewer: string;
  /** The action it became. */
  readonly seq: number;
  readonly title: string;
  readonly rows: readonly RolledRow[];
  readonly lines: readonly OutcomeLine[];
}

/** A roll that no strip showed, for the Turn tab to show. It may vanish: the log has its dice. */
const useLastRoll = create<{ readonly roll: LastRoll | null }>(() => ({ roll: null }));

/** What a finished draft is about to come to, as the Turn tab will show it; null where it need not. Asked before it is committed. */
export function rolledBy(
  companion: RollCompanion,
  game: OpenGame,
  draft: Draft,
  viewer: string,
): Omit<LastRoll, 'seq'> | null {
  if (hasTurns(companion) && companion.turn.isSeenInBody?.(draft.command as unknown as Tagged)) return null;
  const strip = thrownStrip(companion.book, game.battle, draft, viewer);
  if (!strip.ok) return null;
  const { title, subject, result, rowResult } = companion.roll.words(game, draft, strip.value);
  const rows = strip.value.groups.flatMap((group): readonly RolledRow[] => {
    const steps = stepsIn(group).filter(isFilled);
    const [first] = steps;
    if (first === undefined) return [];
    // A dummy goes by what is written on its counter.
    const name = subjectWords(group.subject, { subject }) || group.subject;
    return [{ name, steps, result: (steps.length === 1 ? result?.(first) : rowResult?.(steps)) ?? null }];
  });
  return { game: game.id, viewer, title, rows, lines: outcomeLines(companion, game, draft, viewer) };
}

const stepsIn = ({ lead, rows }: Strip['groups'][number]): readonly StripStep[] => [
  ...lead,
  ...rows.flatMap(({ steps }) => steps),
];

/** Once it is on disk. */
export function showRolled(rolled: Omit<LastRoll, 'seq'> | null): void {
  const last = useSession.getState().open?.battle.actions.at(-1);
  if (rolled !== null && last !== undefined) useLastRoll.setState({ roll: { ...rolled, seq: last.seq } });
}

/** The roll in force that was made last, until anything but the end of its phase has been done after it. */
export function useShownRoll(): LastRoll | null {
  const { id, battle } = useGame();
  const viewer = useContext(Viewer);
  const roll = useLastRoll((state) => state.roll);
  if (roll === null || roll.game !== id || roll.viewer !== viewer) return null;
  return lastMeant(battle)?.seq === roll.seq ? roll : null;
}

/** The last action that somebody asked for: a phase that ended by itself was not. */
const lastMeant = ({ actions }: Battle<unknown>) =>
  actions.findLast(({ events: [first] }) => !(first as { readonly auto?: boolean } | undefined)?.auto);

import { useIsFocused } from 'expo-router';
import { useEffect, useRef } from 'react';

import type { Action } from '@/game/battle';
import { isKnownTo } from '@/game/curtain';
import { useT } from '@/messages/messages';
import type { Tagged } from '@/rules/rulebook';
import { useSession } from '@/store/session';
import { useSettings } from '@/store/settings';
import { useToast } from '@/ui/toast-provider';

import { useAct } from '../act-provider';
import { useCompanion } from '../companion';
import { useGame } from '../open-game';
import { showOfAction } from '../toast-of-action';
import { useUndo } from '../use-undo';

/**
 * Ends a phase with nothing left to do, once whoever did the last thing in it looks at the Turn tab again. Only an action
 * of this sitting sets it off: neither an undo nor a battle that is opened does. Who undoes such an end keeps that phase
 * until he ends it himself.
 */
export function useAutoEnd(isInFront: boolean): void {
  const act = useAct();
  const toast = useToast();
  const { undo } = useUndo();
  const t = useT();
  const { book, turn } = useCompanion();
  const game = useGame();
  const isFocused = useIsFocused();
  const isWanted = useSettings((settings) => settings.endPhases);
  const { battle, draft, moment } = game;
  const last = battle.actions.at(-1);
  const seen = useRef({ seq: battle.seq, last });
  const due = useRef(false);
  const kept = useRef<string | null>(null);
  const now = moment === null ? '' : `${moment.turn} ${moment.phase}`;

  useEffect(() => {
    if (battle.seq === seen.current.seq) return;
    const before = seen.current.last;
    // What was retracted leaves its entry at the end of the log, after all actions in force.
    const isAction = last !== undefined && last.lastSeq === battle.seq;
    if (!isAction && isAutoEnd(before)) kept.current = now;
    // What only one side knows of changes nothing that the others can see.
    // Of linked phones the one that did it ends the phase, not all of them.
    const { seat } = useSession.getState();
    const isOurs = seat === null || (!seat.isCaptain && (seat.lines[0]?.isOwn ?? true));
    due.current = isAction && isOurs && !isAutoEnd(last) && isKnownTo(book, 'public')(last);
    seen.current = { seq: battle.seq, last };
  }, [battle.seq, last, now, book]);

  useEffect(() => {
    if (!due.current || !isWanted || !isFocused || !isInFront || draft || kept.current === now) return;
    const command = turn.autoEnd?.(game) ?? null;
    if (!command) return;
    due.current = false;
    void act(command).then((done) => {
      const ended = useSession.getState().open?.battle.actions.at(-1)?.events ?? [];
      const message = turn.endedWords?.(ended) ?? t('play.done');
      if (done) showOfAction(toast, { message, action: { label: t('common.undo'), onPress: () => void undo() } });
    });
  });
}

const isAutoEnd = (action: Action<unknown> | undefined): boolean =>
  (action?.events[0] as (Tagged & { readonly auto?: boolean }) | undefined)?.auto ?? false;

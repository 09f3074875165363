import { useState } from 'react';

import { draftFor, enterFaces, evaluate } from '@/game/act';
import type { DiceMode } from '@/kit/dice-strip/strip-props';
import type { Command } from '@/rules/togo/index';
import { commitDraft, useSession } from '@/store/session';
import { useToast } from '@/ui/toast-provider';

import { failureSentence } from '@/features/play/act-provider';
import { chooseDice } from '@/features/play/dice-mode';
import { BOOK, useAct, useRollAtOnce } from '../game';

/** A command that waits for the players' own dice, and the counter they are thrown for. */
export interface Wanted {
  readonly command: Command;
  readonly counter: string;
}

/**
 * Commands from behind a curtain. Their dice are thrown or entered here: the strip lies open to both sides, and these
 * faces are for one.
 */
export function useHiddenSend(mode: DiceMode) {
  const act = useAct();
  const toast = useToast();
  const rollAtOnce = useRollAtOnce();
  const [wanted, setWanted] = useState<Wanted | null>(null);

  async function sendOne(command: Command): Promise<boolean> {
    const { open } = useSession.getState();
    const evaluated = open && evaluate(open.book, open.battle, draftFor(open.book, open.battle, command));
    const counter = evaluated?.ok && evaluated.value.type === 'needs' ? counterOf(command) : undefined;
    if (counter === undefined) return act(command);
    if (mode === 'app') {
      // The switch stands on this screen: what it shows is what was chosen.
      if (open) await chooseDice(open.id, mode);
      return rollAtOnce(command);
    }
    setWanted({ command, counter });
    return false;
  }

  return {
    wanted,
    giveUp: () => setWanted(null),
    async send(...commands: Command[]): Promise<boolean> {
      for (const command of commands) if (!(await sendOne(command))) return false;
      return true;
    },
    async enter(faces: readonly number[]): Promise<void> {
      const { open } = useSession.getState();
      if (!open || wanted === null) return;
      setWanted(null);
      const draft = draftFor(open.book, open.battle, wanted.command);
      const entered = enterFaces(open.book, open.battle, draft, faces, 'table');
      const done = entered.ok ? await commitDraft(entered.value) : null;
      if (done === null) await act(wanted.command);
      else if (!done.ok) toast.show({ message: failureSentence(BOOK.id, done.error) });
    },
  };
}

function counterOf(command: Command): string | undefined {
  if (command.type === 'moveAhead') return command.moves[0]?.counter;
  return command.type === 'rollUnplanned' ? command.counter : undefined;
}

import { useRouter } from 'expo-router';

import { gameAddress } from '@/features/play/addresses';
import { appRollsAtOnce, chooseDice, useDiceMode } from '@/features/play/dice-mode';
import { draftFor, evaluate, isUntouched } from '@/game/act';
import { withCertain } from '@/game/certain';
import type { Command } from '@/rules/tsushima/index';
import { changeDraft, useSession } from '@/store/session';

import { useAct, useGame, useRollAtOnce } from '../game';
import { hasTables } from './salvo-facts';

const FIRE: Command = { type: 'fireRound' };

/**
 * Fires the round: with the phone's dice at once, with one's own, or where a table is missing, salvo by salvo.
 * `showsSwitch`: the screen shows whose dice they are, so what it shows has been chosen.
 */
export function useFire(showsSwitch: boolean): () => Promise<void> {
  const router = useRouter();
  const act = useAct();
  const rollAtOnce = useRollAtOnce();
  const { id, state } = useGame();
  const { mode } = useDiceMode();
  return async () => {
    if (showsSwitch) await chooseDice(id, mode);
    const { open } = useSession.getState();
    if (!open) return;
    const draft = draftFor(open.book, open.battle, FIRE);
    const evaluated = evaluate(open.book, open.battle, draft);
    const lying = open.drafts.public;
    const isFree = !lying || isUntouched(lying);
    if (!evaluated.ok || evaluated.value.type !== 'needs' || (!isFree && !isFireRound(lying.command))) {
      await act(FIRE);
      return;
    }
    if (isFree && hasTables(state) && appRollsAtOnce(open)) {
      await rollAtOnce(FIRE);
      return;
    }
    if (isFree) await changeDraft(() => withCertain(open.book, open.battle, draft));
    router.push(gameAddress(id, 'salvos'));
  };
}

export const isFireRound = (command: unknown): boolean =>
  typeof command === 'object' && command !== null && 'type' in command && command.type === 'fireRound';

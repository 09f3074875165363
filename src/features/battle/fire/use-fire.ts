import { useRouter } from 'expo-router';

import { newDraft, weigh } from '@/game/act';
import type { DiceMode } from '@/kit/dice-strip/strip-props';
import type { Json } from '@/rules/rulebook';
import type { Command } from '@/rules/togo/index';
import { changeDraft, useSession } from '@/store/session';
import { rollDice } from '@/store/strip';
import { useToast } from '@/ui/toast-provider';

import { failureSentence, useAct } from '../act-provider';
import { type FirePlan, shotsOf } from './fire-plan';

/** Fire opens the strip, with the phone's dice already thrown where they are wanted; hold is an order of its own. */
export function useFire(ship: string) {
  const act = useAct();
  const router = useRouter();
  const toast = useToast();

  async function fire(plan: FirePlan, mode: DiceMode): Promise<void> {
    const open = useSession.getState().open;
    if (!open) return;
    const command: Command = { type: 'fire', fires: [{ ship, shots: firingShots(plan) }] };
    const draft = newDraft(command as unknown as Json);
    // What the rules refuse goes the usual way: the rule is named, and the umpire may allow it.
    if (!weigh(open.book, open.battle, draft).ok) return void (await act(command));
    const begun = await changeDraft(() => draft);
    const rolled = begun.ok && mode === 'app' ? await rollDice('all') : begun;
    if (rolled.ok) router.replace(`/battle/${open.id}/roll?dice=${mode}`);
    else toast.show({ message: failureSentence(rolled.error) });
  }

  /** Batteries out of reach or arc hold their fire by themselves. */
  function firingShots(plan: FirePlan) {
    const open = useSession.getState().open;
    return shotsOf(plan).filter((shot) => {
      if (!open) return true;
      const alone = newDraft({ type: 'fire', fires: [{ ship, shots: [shot] }] } as unknown as Json);
      const weighed = weigh(open.book, open.battle, alone);
      return weighed.ok || !SILENT_BY_THEMSELVES.has(weighed.error.code);
    });
  }

  async function hold(): Promise<void> {
    if (await act({ type: 'holdFire', ships: [ship] })) router.back();
  }
  return { fire, hold };
}

const SILENT_BY_THEMSELVES: ReadonlySet<string> = new Set([
  'WEAPON_HAS_NO_VALUE_AT_RANGE',
  'BEYOND_NIGHT_GUN_RANGE',
  'NO_GUNS_BEARING',
]);

import { useRouter } from 'expo-router';
import { useState } from 'react';

import { useT } from '@/messages/messages';
import { loadBattles, useBattles } from '@/store/battle-list';
import { useToast } from '@/ui/toast-provider';

import { startBattle } from './start-battle';
import type { Planning } from './use-plan';
import { useUsualName } from './use-force-name';

/** Starts the battle once, however often it is tapped, and goes there in place of this screen. */
export function useStart({ plan, drawn, shelf }: Planning): { readonly start: () => void; readonly starting: boolean } {
  const t = useT();
  const router = useRouter();
  const toasts = useToast();
  const usualName = useUsualName();
  const [starting, setStarting] = useState(false);

  const start = async () => {
    if (!drawn || starting) return;
    setStarting(true);
    const own = plan.name.trim();
    await loadBattles().catch(() => undefined);
    const started = await startBattle(plan, drawn, shelf, unlikeOthers(own === '' ? usualName(plan, drawn) : own));
    if (started.ok) return router.replace(`/battle/${started.value}`);
    setStarting(false);
    const { error } = started;
    toasts.show({
      message: error.code === 'NOT_TAKEN' ? t('newBattle.refused', { field: error.field }) : t('newBattle.failed'),
    });
  };

  /** Two battles of one name are hard to tell apart in a list. */
  const unlikeOthers = (name: string): string => {
    const taken = new Set(useBattles.getState().battles?.map((battle) => battle.name));
    for (let number = 1; ; number += 1) {
      const candidate = number === 1 ? name : t('newBattle.again', { name, number });
      if (!taken.has(candidate)) return candidate;
    }
  };

  return { start: () => void start(), starting };
}

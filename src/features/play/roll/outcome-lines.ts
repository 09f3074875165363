import { type Draft, evaluate } from '@/game/act';
import type { Book } from '@/game/battle';
import { type BattleEvent, type BattleState, type EventOf, type Side, togoBattle } from '@/rules/togo/index';

import type { OpenGame } from '../open-game';
import { isExplosion } from '@/features/togo/words/damage-words';
import { eventSentence } from '@/features/togo/words/event-words';

export interface OutcomeLine {
  readonly text: string;
  /** An explosion: the whole table should notice. */
  readonly loud: boolean;
  /** Hits of a salvo, which stand there as a large number anyway. */
  readonly told: 'salvo' | null;
}

/** That a formation moves as its dice let it needs no words: what they say stands beside them. */
const QUIET: ReadonlySet<string> = new Set(['MoveBegan', 'UnplannedRolled', 'MoveNoted']);

const SALVOS: ReadonlySet<string> = new Set(['GunfireResolved', 'TorpedoResolved']);

/** What Done will write down, as the log will tell the viewer; empty while dice are missing. */
export function outcomeLines(
  { battle, nameOf }: OpenGame,
  draft: Draft,
  viewer: Side | 'public' = 'public',
): readonly OutcomeLine[] {
  const weighed = evaluate(togoBattle as Book<BattleState>, battle, draft);
  if (!weighed.ok || weighed.value.type !== 'done') return [];
  let state = battle.state;
  return weighed.value.events.flatMap((each) => {
    const event = each as unknown as BattleEvent;
    state = togoBattle.apply(state, event);
    const described = togoBattle.describe(state, event, viewer);
    const text = described && !QUIET.has(event.type) ? eventSentence(described, nameOf) : null;
    const loud = event.type === 'DamageResolved' && isExplosion(event as EventOf<'DamageResolved'>);
    const told = SALVOS.has(event.type) ? 'salvo' : null;
    return text === null ? [] : [{ text, loud, told }];
  });
}

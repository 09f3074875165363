import type { Draft } from '@/game/act';
import type { Battle } from '@/game/battle';
import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { type BattleState, type BattleView, battleView, togoBattle } from '@/rules/togo/index';
import { useSession } from '@/store/session';

/** The open battle as everybody at the table may know it. What a side alone knows is behind its curtain. */
export interface Table {
  readonly id: string;
  readonly battle: Battle<BattleState>;
  readonly state: BattleState;
  readonly view: BattleView;
  readonly owed: readonly Obligation[];
  /** The unfinished strip, if there is one. */
  readonly draft: Draft | null;
  /** A ship, formation, side or marker by name, as far as it is known. */
  readonly nameOf: (id: string) => string;
}

/** Only for screens inside the battle's layout, which renders them once the battle is open. */
export function useTable(): Table {
  const t = useT();
  const open = useSession((session) => session.open);
  if (!open) throw new Error('A battle screen was shown while no battle was open.');
  const battle = open.battle as Battle<BattleState>;
  const { view, owed } = publicOf(battle.state);
  const nameOf = (id: string): string => {
    if (id === 'ijn') return t('battle.side.ijn');
    if (id === 'irn') return t('battle.side.irn');
    const formation = view.formations[id];
    const named = view.ships[id]?.name ?? formation?.known?.name;
    if (named !== undefined) return named;
    // A ship behind a blank counter is not even called by her id.
    return formation === undefined ? t('battle.someCounter') : t('battle.counter', { id });
  };
  return { id: open.id, battle, state: battle.state, view, owed, draft: open.draft, nameOf };
}

interface Public {
  readonly view: BattleView;
  readonly owed: readonly Obligation[];
}

const seen = new WeakMap<BattleState, Public>();

/** Worked out once for a state, however many components ask. */
function publicOf(state: BattleState): Public {
  const known = seen.get(state);
  if (known) return known;
  const made = { view: battleView(state, 'public'), owed: togoBattle.owed(state, 'public') };
  seen.set(state, made);
  return made;
}

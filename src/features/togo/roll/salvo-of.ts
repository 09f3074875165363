import { type Draft, evaluate } from '@/game/act';
import type { Book } from '@/game/battle';
import {
  type BattleEvent,
  type BattleState,
  type Command,
  type EventOf,
  previewFire,
  SMALL_TYPES,
  togoBattle,
  type WaitingHit,
} from '@/rules/togo/index';
import type { OpenGame } from '../game';

type Worth = 'full' | 'shifted' | 'restricted' | 'boats';

export interface Salvo {
  readonly count: number;
  readonly targets: readonly string[];
  /** Hits that the odds promised; null where several fire, or nobody can say. */
  readonly expected: number | null;
  readonly rows: readonly {
    readonly weapon: string;
    readonly target: string;
    readonly count: number;
    readonly kind: Worth;
  }[];
  /** Who hit whom, where several fire together; one ship's batteries stand in `rows`. */
  readonly byFirer?: readonly { readonly firer: string; readonly target: string; readonly count: number }[];
}

export type Pairs = NonNullable<Salvo['byFirer']>;

interface Shot {
  readonly firer: string;
  readonly weapon: string;
  readonly target: string;
  readonly hits: readonly WaitingHit[];
}

/** What guns or torpedoes have scored once all their dice are in; null for every other strip. */
export function salvoOf({ battle, state, view }: OpenGame, draft: Draft): Salvo | null {
  const evaluated = evaluate(togoBattle as Book<BattleState>, battle, draft);
  if (!evaluated.ok || evaluated.value.type !== 'done') return null;
  const shots = (evaluated.value.events as unknown as readonly BattleEvent[]).flatMap(shotsOf);
  if (shots.length === 0) return null;
  const isSmall = (id: string) => SMALL_TYPES.some((type) => type === view.ships[id]?.card.type);
  const rows = new Map<string, Salvo['rows'][number]>();
  for (const { weapon, target, hits } of shots) {
    for (const hit of hits) {
      const kind = isSmall(target) ? 'boats' : worthOf(hit);
      const key = JSON.stringify([weapon, target, kind]);
      rows.set(key, { weapon, target, kind, count: (rows.get(key)?.count ?? 0) + 1 });
    }
  }
  return {
    count: shots.reduce((sum, { hits }) => sum + hits.length, 0),
    targets: [...new Set(shots.map(({ target }) => target))],
    expected: expectedOf(state, draft),
    rows: [...rows.values()],
    byFirer: byFirer(shots),
  };
}

function byFirer(shots: readonly Shot[]): Pairs {
  if (new Set(shots.map(({ firer }) => firer)).size < 2) return [];
  const pairs = new Map<string, Pairs[number]>();
  for (const { firer, target, hits } of shots) {
    const key = JSON.stringify([firer, target]);
    pairs.set(key, { firer, target, count: (pairs.get(key)?.count ?? 0) + hits.length });
  }
  return [...pairs.values()];
}

function shotsOf(event: BattleEvent): readonly Shot[] {
  if (event.type === 'GunfireResolved') {
    const { ship: firer, shots } = event as EventOf<'GunfireResolved'>;
    return shots.map((shot) => ({ ...shot, firer }));
  }
  if (event.type !== 'TorpedoResolved') return [];
  const { launcher: firer, target, hits } = event as EventOf<'TorpedoResolved'>;
  return [{ firer, weapon: 'torpedo', target, hits }];
}

const worthOf = ({ restricted, beyond8 }: WaitingHit): Worth =>
  restricted ? 'restricted' : beyond8 ? 'shifted' : 'full';

function expectedOf(state: BattleState, draft: Draft): number | null {
  const command = draft.command as unknown as Command;
  const [fire, ...others] = command.type === 'fire' ? command.fires : [];
  if (!fire || others.length > 0) return null;
  const shots = (fire.shots ?? state.ships[fire.ship]?.declared?.shots ?? []).map(({ arc, bearing, ...shot }) => ({
    ...shot,
    arc: arc ?? null,
    bearing: bearing ?? null,
  }));
  return previewFire(state, fire.ship, shots)?.odds.effective.expected ?? null;
}

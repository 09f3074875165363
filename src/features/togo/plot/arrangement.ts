import { create } from 'zustand';

import type { BattleState } from '@/rules/togo/index';

type Place = NonNullable<BattleState['groups'][string]['plot']>;

/** Where an admiral has put his counters so far, by counter. */
export type Arrangement = ReadonlyMap<string, Place>;

export const AS_DEALT: Arrangement = new Map();

/** By battle and side. It may vanish with the app, but not with a curtain that closed by itself. */
export const useArrangements = create<{ readonly [table: string]: Arrangement }>(() => ({}));

/** Within so many inches a counter is dropped on another. */
const ON_IT = 1;

/** A counter put down somewhere; dropped on another it changes places with it. `all`: where every counter that may be set stands now. */
export function putDown(all: Arrangement, counter: string, at: Place): Arrangement {
  const from = all.get(counter);
  const gap = (place: Place): number => Math.hypot(place.x - at.x, place.y - at.y);
  const [under] = [...all].filter(([id, place]) => id !== counter && gap(place) <= ON_IT);
  if (!from || !under) return new Map([...all, [counter, at]]);
  return new Map([...all, [counter, under[1]], [under[0], from]]);
}

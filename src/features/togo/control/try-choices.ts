import type { Marker } from '@/rules/togo/index';

import type { ShipView } from '../plan-state';

export interface TryChoice {
  /** What the command names: a marker by its id, or the fires. */
  readonly attempt: number | 'fire';
  readonly marker: Marker | 'F';
  /** The one the rules' own list proposes. */
  readonly suggested: boolean;
}

/** What a crew may try, the most worthwhile first; of several markers of one letter only one is shown. */
export function tryChoices({ markers, fires, suggestedControl }: ShipView): readonly TryChoice[] {
  const letters = new Map<Marker, number>();
  for (const { letter, id, permanent } of markers) {
    if (!permanent && (!letters.has(letter) || id === suggestedControl)) letters.set(letter, id);
  }
  const choices = [...letters].map(([marker, attempt]): TryChoice => ({
    attempt,
    marker,
    suggested: attempt === suggestedControl,
  }));
  if (fires > 0) choices.push({ attempt: 'fire', marker: 'F', suggested: suggestedControl === 'fire' });
  return choices.sort((a, b) => Number(b.suggested) - Number(a.suggested));
}

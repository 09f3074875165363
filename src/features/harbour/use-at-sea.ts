import { startTransition, useEffect, useState } from 'react';

import { isOnShelf } from '@/game/books';
import { type Preview, isOnHand, knownPreview, useBattles } from '@/store/battle-list';
import type { StoredBattle } from '@/store/battles';
import { lastVisit } from '@/store/last-visit';

import { loadWordedPreview } from '../play/companions';

export interface AtSea {
  readonly battle: StoredBattle;
  /** Null when it could not be looked into: it is offered all the same. */
  readonly preview: Preview | null;
}

interface Harbour {
  /** The battle to go on with: null when there is none, undefined as long as nobody knows. */
  readonly first: AtSea | null | undefined;
  readonly others: readonly AtSea[];
  /** Battles that are neither deleted nor laid aside, finished ones too; null as long as nobody knows. */
  readonly total: number | null;
  /** Whether there are any; as long as nobody knows, whether there were on the last visit. */
  readonly hasAny: boolean;
  /** Whether there are campaigns among them. */
  readonly hasCampaigns: boolean;
}

/** More than these few stand in the list of all battles. */
const MOST_SHOWN = 3;

/** The battles in progress, the last touched first. Looks into no more of them than it shows, and past finished ones. */
export function useAtSea(): Harbour {
  const state = useBattlesInPieces();
  const onHand = (state.battles ?? []).filter(isOnHand);
  const shown: AtSea[] = [];
  for (const battle of onHand) {
    const preview = knownPreview(state, battle);
    if (preview !== null && !isAtSea(preview)) continue;
    shown.push({ battle, preview });
    // One that has not been looked into may turn out to be finished: the next is asked when that is known.
    if (preview === null || shown.length === MOST_SHOWN) break;
  }
  const unknown = shown.find(({ preview }) => preview === null)?.battle ?? null;
  const [unreadable, setUnreadable] = useState<StoredBattle | null>(null);
  useEffect(() => {
    if (unknown) loadWordedPreview(unknown).catch(() => setUnreadable(unknown));
  }, [unknown]);
  const [first = null, ...others] = shown;
  // Its name alone is no knowledge: it may be finished, and then another one, or none, is the battle to go on with.
  const isKnown = state.battles !== null && (!first || first.preview !== null || first.battle === unreadable);
  return {
    first: isKnown ? first : undefined,
    others: others.filter(({ preview }) => preview !== null),
    total: state.battles && onHand.length,
    hasAny: state.battles === null ? lastVisit().hadBattles : onHand.length > 0,
    hasCampaigns: onHand.some(({ book }) => isOnShelf(book)),
  };
}

/** The battles as a transition: what comes from disk is drawn in small pieces, and a tap comes in between. */
function useBattlesInPieces(): ReturnType<typeof useBattles.getState> {
  const [battles, setBattles] = useState(useBattles.getState);
  useEffect(() => {
    const show = () => startTransition(() => setBattles(useBattles.getState()));
    show();
    return useBattles.subscribe(show);
  }, []);
  return battles;
}

const isAtSea = (preview: Preview): boolean =>
  preview.type === 'open' && preview.where !== null && preview.where.over === null;

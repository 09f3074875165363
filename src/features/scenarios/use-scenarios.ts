import { useMemo } from 'react';

import { type Names } from '@/kit/scenario-words/terms';
import {
  type Designs,
  draftProblems,
  type Scenario,
  scenarioById,
  type ScenarioProblem,
  type ShipIndex,
  shipIndexOf,
} from '@/rules/togo/index';
import { type UnreadDocument, useLibrary } from '@/store/library';

import { namesIn } from './words/names';

/** What stands at an address: one of the twelve, one of the owner's, one that cannot be read, or nothing. */
export type Found =
  | { readonly type: 'printed' | 'own'; readonly scenario: Scenario }
  | { readonly type: 'unread'; readonly document: UnreadDocument }
  | { readonly type: 'unknown' };

export function useFound(id: string): Found {
  const own = useLibrary(({ scenario }) => scenario.get(id));
  const unread = useLibrary((library) => library.unread);
  if (own) return { type: 'own', scenario: own };
  const printed = scenarioById(id);
  if (printed) return { type: 'printed', scenario: printed };
  const document = unread.find((each) => each.kind === 'scenario' && each.id === id);
  return document ? { type: 'unread', document } : { type: 'unknown' };
}

/** The owner's ships, and the index that knows them beside the library's. */
export function useShips(): { readonly own: Designs; readonly index: ShipIndex } {
  const own = useLibrary(({ ship }) => ship);
  return useMemo(() => ({ own, index: shipIndexOf(own) }), [own]);
}

export interface Checked {
  readonly names: Names;
  readonly problems: readonly ScenarioProblem[];
  readonly own: Designs;
  readonly index: ShipIndex;
}

export function useChecked(scenario: Scenario): Checked {
  const { own, index } = useShips();
  return useMemo(
    () => ({ names: namesIn(scenario, own), problems: draftProblems(scenario, index), own, index }),
    [scenario, own, index],
  );
}

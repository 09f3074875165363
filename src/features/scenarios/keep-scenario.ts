import { freeName, LONGEST_NAME } from '@/lib/name';
import { blankScenario, copyOfScenario, type Scenario, type ScenarioDraft } from '@/rules/togo/index';
import { removeDocument, restoreDocument, saveDocument, useLibrary } from '@/store/library';
import { newId } from '@/store/transfer/new-id';

import { dateWords } from './words/dates';

/** Its id, once it is on disk. */
export async function startBlank(name: string): Promise<string> {
  const blank = blankScenario(newId(), freeName(name, namesTaken()));
  const draft = { ...blank, dateText: dateWords(blank.date) };
  await saveDocument('scenario', draft);
  return draft.id;
}

export async function startCopy(scenario: Scenario, name: string): Promise<ScenarioDraft> {
  const draft = copyOfScenario(scenario, newId(), freeName(name.slice(0, LONGEST), namesTaken()));
  await saveDocument('scenario', draft);
  return draft;
}

// Leaves room for the number that tells a copy of a copy from the first.
const LONGEST = LONGEST_NAME - 10;

let queue: Promise<unknown> = Promise.resolve();

/** Changes run one after the other, each on what the last one kept: taps faster than the disk all count. */
export function changeScenario(id: string, change: (draft: ScenarioDraft) => ScenarioDraft): Promise<void> {
  const run = async (): Promise<void> => {
    const draft = useLibrary.getState().scenario.get(id);
    if (!draft) throw new Error('The scenario to be changed is no longer there.');
    const changed = change(draft);
    if (changed !== draft) await saveDocument('scenario', changed);
  };
  const done = queue.then(run);
  // One that failed must not hold up the next.
  queue = done.catch(() => undefined);
  return done;
}

export const deleteScenario = (id: string): Promise<void> => removeDocument('scenario', id);
export const bringBack = (id: string): Promise<void> => restoreDocument('scenario', id);

const namesTaken = (): readonly string[] => [...useLibrary.getState().scenario.values()].map(({ name }) => name);

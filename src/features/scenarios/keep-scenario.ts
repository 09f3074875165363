import { freeName, LONGEST_NAME } from '@/lib/name';
import { blankScenario, copyOfScenario, type Scenario, type ScenarioDraft } from '@/rules/togo/index';
import { changeDocument, namesTaken, saveDocument } from '@/store/library';
import { newId } from '@/store/transfer/new-id';

import { dateWords } from './words/dates';

/** Its id, once it is on disk. */
export async function startBlank(name: string): Promise<string> {
  const blank = blankScenario(newId(), freeName(name, namesTaken('scenario')));
  const draft = { ...blank, dateText: dateWords(blank.date) };
  await saveDocument('scenario', draft);
  return draft.id;
}

export async function startCopy(scenario: Scenario, name: string): Promise<ScenarioDraft> {
  const draft = copyOfScenario(scenario, newId(), freeName(name.slice(0, LONGEST), namesTaken('scenario')));
  await saveDocument('scenario', draft);
  return draft;
}

// Leaves room for the number that tells a copy of a copy from the first.
const LONGEST = LONGEST_NAME - 10;

export const changeScenario = (id: string, change: (draft: ScenarioDraft) => ScenarioDraft) =>
  changeDocument('scenario', id, change);

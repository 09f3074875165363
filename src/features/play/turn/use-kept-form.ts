import { useState } from 'react';

import { useGame } from '../open-game';
import { useTurnAnswer } from './use-turn-answer';

interface Kept {
  readonly kind: string;
  /** The moment it was begun for: at another it is stale. */
  readonly key: string;
  /** What its screen was opened with: for anything else one begins anew. */
  readonly param: string;
  readonly form: unknown;
}

function keptIn(choice: string | null): Kept | null {
  if (choice === null || !choice.startsWith('{')) return null;
  return JSON.parse(choice) as Kept;
}

/** Whether a form of this kind was begun for this moment. */
export function hasKeptForm(choice: string | null, kind: string, key: string): boolean {
  const kept = keptIn(choice);
  return kept?.kind === kind && kept.key === key;
}

interface FormOptions<Form> {
  readonly kind: string;
  readonly key: string;
  readonly param: string;
  readonly begin: () => Form;
}

/** What is put together on a screen before it is done, where everybody may see it: on disk with every tap. */
export function useKeptForm<Form>({ kind, key, param, begin }: FormOptions<Form>) {
  const { owed } = useGame();
  const { choice, choose } = useTurnAnswer(owed[0]);
  const [first] = useState(begin);
  const kept = keptIn(choice);
  const isThis = hasKeptForm(choice, kind, key) && (param === '' || kept?.param === param);
  const change = (form: Form) => choose(JSON.stringify({ kind, key, param, form } satisfies Kept));
  return [isThis ? (kept?.form as Form) : first, change] as const;
}

import { useState } from 'react';

import { useKept } from './use-kept';

export interface EditSteps<T, Difference> {
  /** On disk first; typing, or several taps on one thing, are one step back. */
  readonly edit: (change: (now: T) => T) => void;
  /** What undo would put back; null when nothing was done here yet. */
  readonly last: Difference | null;
  readonly undo: () => void;
}

interface Edited<T, Difference> {
  /** Makes a change; null when there was nothing to change. */
  readonly change: (change: (now: T) => T) => Promise<{ readonly before: T; readonly after: T } | null>;
  readonly difference: (before: T, after: T) => Difference | undefined;
  /** Whether the one goes on with what the other began. */
  readonly isSame: (a: Difference, b: Difference) => boolean;
}

/** Edits are saved one by one as they are made; what was done since the editor opened can be taken back in steps. */
export function useEditSteps<T, Difference>(edited: Edited<T, Difference>): EditSteps<T, Difference> {
  const kept = useKept();
  const [steps, setSteps] = useState<readonly { readonly before: T; readonly difference: Difference }[]>([]);
  const step = steps.at(-1);
  return {
    edit: (change) =>
      void kept(edited.change(change), (made) => {
        const difference = made ? edited.difference(made.before, made.after) : undefined;
        if (!made || difference === undefined) return;
        setSteps((all) => {
          const top = all.at(-1);
          return top && edited.isSame(top.difference, difference) ? all : [...all, { before: made.before, difference }];
        });
      }),
    last: step?.difference ?? null,
    undo: () => {
      if (step)
        void kept(
          edited.change(() => step.before),
          () => setSteps((all) => all.filter((one) => one !== step)),
        );
    },
  };
}

import { useRef, useState } from 'react';

import type { Result } from '@/lib/result';
import { useT } from '@/messages/messages';
import { type Fleet, type FleetRefusal, parseFleet } from '@/rules/togo/index';
import { saveDocument, useLibrary } from '@/store/library';
import { useToast } from '@/ui/toast-provider';

import { refusalOf } from './words';

type EditKind = 'add' | 'remove' | 'move' | 'flag' | 'boats' | 'replace' | 'rename' | 'formation';

export interface Edit {
  readonly kind: EditKind;
  /** What was done, as a sentence: for the toast and for undo. */
  readonly done: string;
  readonly change: (fleet: Fleet) => Fleet | Result<Fleet, FleetRefusal>;
}

interface Step {
  readonly kind: EditKind;
  readonly done: string;
  readonly before: Fleet;
  readonly after: Fleet;
}

export interface FleetEditing {
  readonly fleet: Fleet | null;
  readonly edit: (edit: Edit) => void;
  /** The last change that can be taken back. */
  readonly last: { readonly kind: EditKind; readonly done: string } | null;
  readonly undo: () => void;
}

const MOST_STEPS = 50;

/** A fleet as it is on disk, and the changes made to it on this screen, each of which can be taken back. */
export function useFleet(id: string): FleetEditing {
  const t = useT();
  const toasts = useToast();
  const fleet = useLibrary((library) => library.fleet.get(id) ?? null);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const past = useRef<readonly Step[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const remember = (next: readonly Step[]) => {
    past.current = next.slice(-MOST_STEPS);
    setSteps(past.current);
  };
  /** One after another, each on what the one before left: two quick taps are two changes. */
  const inTurn = (work: (now: Fleet) => Promise<void>) => {
    queue.current = queue.current.then(async () => {
      const now = useLibrary.getState().fleet.get(id);
      if (now) await work(now).catch(() => toasts.show({ message: t('common.saveFailed') }));
    });
  };

  const undo = () =>
    inTurn(async (now) => {
      const step = past.current.at(-1);
      if (!step) return;
      // Changed from elsewhere meanwhile, by an import perhaps: what we remember is no way back.
      if (!isSame(step.after, now)) return remember([]);
      await saveDocument('fleet', step.before);
      remember(past.current.slice(0, -1));
      toasts.show({ message: t('fleets.edited.undone', { what: step.done }) });
    });

  const edit = ({ kind, done, change }: Edit) =>
    inTurn(async (now) => {
      const asked = change(now);
      const next = 'ok' in asked ? asked : { ok: true as const, value: asked };
      if (!next.ok) return toasts.show({ message: refusalOf(next.error) });
      if (next.value === now) return;
      const sound = parseFleet(next.value);
      if (!sound.ok) throw new Error(`A change made the fleet unsound at ${sound.error.path}`);
      await saveDocument('fleet', sound.value);
      remember([...past.current, { kind, done, before: now, after: sound.value }]);
      // An older toast would offer to undo what is no longer the last change.
      if (kind === 'remove') toasts.show({ message: done, action: { label: t('common.undo'), onPress: undo } });
      else toasts.dismiss();
    });

  const last = steps.at(-1);
  return { fleet, edit, undo, last: last && fleet && isSame(last.after, fleet) ? last : null };
}

/** By content: after an import everything is read from disk again. */
const isSame = (a: Fleet, b: Fleet): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

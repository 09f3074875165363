import { useT } from '@/messages/messages';
import { type ScenarioDraft, type ScenarioEffect, withStrengths } from '@/rules/togo/index';
import { useToast } from '@/ui/toast-provider';

import { changeScenario } from '../keep-scenario';
import { type Checked, useChecked, useShips } from '../use-scenarios';

type Change = (draft: ScenarioDraft) => ScenarioDraft;

/** What every part of the editor works with. */
export interface Edit {
  readonly draft: ScenarioDraft;
  readonly checked: Checked;
  /** On disk before it is on screen; ships and boats are counted anew each time. False, and said, when it was not kept. */
  readonly change: (change: Change) => Promise<boolean>;
  /** The same with a sentence and a way back. */
  readonly changeWithUndo: (change: Change, message: string) => void;
}

/** What the form of an effect, and each piece of it, is given. */
export interface EffectFormProps<E extends ScenarioEffect = ScenarioEffect> {
  edit: Edit;
  effect: E;
  /** Answers with what `Edit.change` does: steps and ticks faster than the disk wait for it. */
  onChange: (effect: ScenarioEffect) => unknown;
  testID: string;
}

export function useEdit(draft: ScenarioDraft): Edit {
  const t = useT();
  const toasts = useToast();
  const { index } = useShips();
  const checked = useChecked(draft);
  const keep = (change: Change) =>
    changeScenario(draft.id, (before) => {
      const after = change(before);
      return after === before ? before : withStrengths(after, index);
    });
  const failed = () => {
    toasts.show({ message: t('scenarios.menu.failed') });
    return false;
  };
  return {
    draft,
    checked,
    change: (change) =>
      keep(change).then((made) => {
        // An older toast would offer to undo what is no longer the last change, and take this one with it.
        if (made) toasts.dismiss();
        return true;
      }, failed),
    changeWithUndo: (change, message) =>
      void keep(change).then((made) => {
        if (!made) return;
        const undo = () => void keep(() => made.before).catch(failed);
        toasts.show({ message, action: { label: t('common.undo'), onPress: undo } });
      }, failed),
  };
}

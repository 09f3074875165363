import { useT } from '@/messages/messages';
import { useToast } from '@/ui/toast-provider';

export interface Said {
  readonly message: string;
  readonly undo?: () => void;
  /** What undo would take back, for a screen reader. */
  readonly spokenUndo?: string;
}

type Kept = <T>(work: Promise<T>, done?: (value: T) => Said | null | void, failed?: string) => Promise<void>;

/** For what is written to disk: says what was done once it is there, with a way back, or that it was not done. */
export function useKept(): Kept {
  const t = useT();
  const toasts = useToast();
  return (work, done, failed = t('common.saveFailed')) =>
    work.then(
      (value) => {
        const said = done?.(value);
        if (!said) return;
        const { message, undo, spokenUndo } = said;
        toasts.show({ message, action: undo && { label: t('common.undo'), spokenLabel: spokenUndo, onPress: undo } });
      },
      () => toasts.show({ message: failed }),
    );
}

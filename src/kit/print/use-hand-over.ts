import { useT } from '@/messages/messages';
import { useToast } from '@/ui/toast-provider';

/** Says how it went, whichever way it went. */
export function useHandOver() {
  const t = useT();
  const toasts = useToast();
  return (work: Promise<void>) =>
    void work.then(
      () => toasts.show({ message: t('play.report.shared') }),
      () => toasts.show({ message: t('play.report.shareFailed') }),
    );
}

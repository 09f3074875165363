import { useT } from '@/messages/messages';
import type { ToastProps } from '@/ui/toast';
import { useToast } from '@/ui/toast-provider';

/** Says what was done once it is on disk, or that it was not. */
export function useTelling(): (work: Promise<unknown>, done: ToastProps) => void {
  const t = useT();
  const toasts = useToast();
  return (work, done) =>
    void work.then(
      () => toasts.show(done),
      () => toasts.show({ message: t('battles.failed') }),
    );
}

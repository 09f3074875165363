import { useSession } from '@/store/session';
import type { ToastProps } from '@/ui/toast';
import type { Toasts } from '@/ui/toast-provider';

/** A toast that offers to undo or redo what was done last. It goes with the next thing that is done: that is not what it names. */
export function showOfAction(toasts: Toasts, toast: ToastProps): void {
  const seq = useSession.getState().open?.battle.seq;
  const withdraw = toasts.showUntil(toast);
  const stop = useSession.subscribe(({ open }) => {
    if (open?.battle.seq === seq) return;
    stop();
    withdraw();
  });
}

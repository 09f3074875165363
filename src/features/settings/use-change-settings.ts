import { useT } from '@/messages/messages';
import { changeSettings, type Settings } from '@/store/settings';
import { useToast } from '@/ui/toast-provider';

/** Changes settings, and says so when the change could not be kept. */
export function useChangeSettings(): (change: (settings: Settings) => Partial<Settings>) => void {
  const t = useT();
  const toasts = useToast();
  return (change) => void changeSettings(change).catch(() => toasts.show({ message: t('common.saveFailed') }));
}

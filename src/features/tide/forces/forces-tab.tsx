import type { ReactNode } from 'react';

import { useTabHeader } from '@/features/play/use-tab-header';
import { useT } from '@/messages/messages';
import { Screen } from '@/ui/screen';

import { ForcesList } from './forces-list';

/** The Forces tab of a phone. */
export function ForcesTab({ tabBar }: { tabBar: ReactNode }) {
  const t = useT();
  return (
    <Screen title={t('tide.forces.title')} {...useTabHeader()} scroll={false} flush lowRow={tabBar} testID="forces">
      <ForcesList />
    </Screen>
  );
}

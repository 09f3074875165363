import { type ReactNode, useState } from 'react';

import { SideColumns } from '@/features/play/forces/side-columns';
import { useTabHeader } from '@/features/play/use-tab-header';
import { useT } from '@/messages/messages';
import { SIDES } from '@/rules/mukden/index';
import { Screen } from '@/ui/screen';

import { useGame } from '../game';
import { FilterBar, ForcesList, Groups } from './forces-list';
import { type ForcesFilter, forcesSections } from './forces-lists';
import { LossesHead } from './losses-head';

/** The Forces tab of a phone. */
export function ForcesTab({ tabBar }: { tabBar: ReactNode }) {
  const t = useT();
  return (
    <Screen title={t('mukden.forces.title')} {...useTabHeader()} scroll={false} flush lowRow={tabBar} testID="forces">
      <ForcesList />
    </Screen>
  );
}

/** The forces beside the Turn tab of a tablet. */
export function ForcesColumns() {
  const { view } = useGame();
  const [filter, setFilter] = useState<ForcesFilter>('all');
  return (
    <SideColumns
      lists={forcesSections(view, filter)}
      sides={SIDES}
      above={
        <>
          <LossesHead meter={view.meter} />
          <FilterBar value={filter} onChange={setFilter} />
        </>
      }
      column={(sections) => <Groups sections={sections} isFiltered={filter !== 'all'} />}
    />
  );
}

import { useState } from 'react';

import { SideColumns } from '@/features/play/forces/side-columns';
import { SIDES } from '@/rules/tsushima/index';

import { useGame } from '../game';
import { FilterBar, Groups } from './forces-list';
import { type ForcesFilter, forcesSections } from './forces-lists';
import { OwnShips } from './forces-tab';

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
          <OwnShips />
          <FilterBar value={filter} onChange={setFilter} />
        </>
      }
      column={(sections) => <Groups sections={sections} />}
    />
  );
}

import { useState } from 'react';

import { SideColumns } from '@/features/play/forces/side-columns';
import { SIDES } from '@/rules/tide/index';

import { useGame } from '../game';
import { FilterBar, Fleets } from './forces-list';
import { type ForcesFilter, forcesLists } from './forces-lists';

/** The forces beside the Turn tab of a tablet. */
export function ForcesColumns() {
  const { view } = useGame();
  const [filter, setFilter] = useState<ForcesFilter>('all');
  return (
    <SideColumns
      lists={forcesLists(view, filter)}
      sides={SIDES}
      above={<FilterBar value={filter} onChange={setFilter} />}
      column={(lists) => <Fleets lists={lists} />}
    />
  );
}

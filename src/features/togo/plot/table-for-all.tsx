import { useEffect, useMemo } from 'react';

import { useSettings } from '@/store/settings';

import { useGame } from '../game';
import type { TableActions } from '../table/actions';
import { TableChart } from '../table/table-chart';
import { openTable } from '../table/table-store';
import { useSelection } from '../table/use-selection';
import { namesIn } from '../words/names-in';
import { tableModel } from './table-model';

const nothing = async () => undefined;
const LOOKING: TableActions = {
  ...{ place: nothing, evade: nothing, putOn: nothing, enter: nothing },
  ...{ begin: async () => false, move: async () => false, fire: null, mayFire: () => false, odds: () => null },
};

/** The plotted table as everybody may see it, only to be looked at. */
export function TableForAll() {
  const { id, battle, state, view } = useGame();
  const marks = useSettings((settings) => settings.marks);
  useEffect(() => openTable(id), [id]);
  const model = useMemo(
    () => tableModel({ battle, state, view, nameOf: namesIn(view) }, 'public'),
    [battle, state, view],
  );
  const shown = useSelection(model);
  return <TableChart model={model} shown={shown} marks={marks} actions={LOOKING} />;
}

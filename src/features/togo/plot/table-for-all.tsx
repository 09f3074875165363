import { useEffect, useMemo } from 'react';

import { useSettings } from '@/store/settings';

import { useGame } from '../game';
import type { TableActions } from '../table/actions';
import { TableChart } from '../table/table-chart';
import { openTable } from '../table/table-store';
import { useSelection } from '../table/use-selection';
import { tableModel } from './table-model';

const nothing = async () => undefined;
const LOOKING: TableActions = {
  ...{ place: nothing, evade: nothing, putOn: nothing, enter: nothing },
  ...{ begin: async () => false, move: async () => false, fire: null, mayFire: () => false, odds: () => null },
};

/** The plotted table as everybody may see it, only to be looked at. */
export function TableForAll() {
  const table = useGame();
  const { id, battle, view } = table;
  const marks = useSettings((settings) => settings.marks);
  useEffect(() => openTable(id), [id]);
  const model = useMemo(() => tableModel(table, 'public'), [battle, view]); // eslint-disable-line react-hooks/exhaustive-deps
  const shown = useSelection(model);
  return <TableChart model={model} shown={shown} marks={marks} actions={LOOKING} />;
}

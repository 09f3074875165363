import { type ReactNode, useEffect, useMemo } from 'react';

import { openTable } from '../table/table-store';
import { TableScreen } from '../table/table-screen';
import { useSettings } from '@/store/settings';

import { useTabHeader } from '@/features/play/use-tab-header';
import { useUndo } from '@/features/play/use-undo';
import { PlotOptions } from './plot-options';
import { SettingTab } from './setting-tab';
import { StaleNotice } from './stale-notice';
import { StartPlot } from './start-plot';
import { tableModel } from './table-model';
import { useTableActions } from './use-table-actions';
import { useGame } from '../game';

/** The Table tab: offers a plot where there is none, and never asks for one. */
export function TableTab({ tabBar }: { tabBar: ReactNode }) {
  const { view } = useGame();
  if (view.plotted) return <PlottedTab tabBar={tabBar} />;
  return view.setting.length > 0 ? <SettingTab tabBar={tabBar} /> : <StartPlot tabBar={tabBar} />;
}

function PlottedTab({ tabBar }: { tabBar: ReactNode }) {
  const table = useGame();
  const { view, battle, nameOf, id } = table;
  const { undo, mayUndo, undoLabel } = useUndo();
  const marks = useSettings((settings) => settings.marks);
  useEffect(() => openTable(id), [id]);
  // Names follow the view; `nameOf` itself is another function on every render.
  const model = useMemo(() => tableModel({ ...table, nameOf }, 'public'), [battle, view]); // eslint-disable-line react-hooks/exhaustive-deps
  const actions = useTableActions(table);
  return (
    <TableScreen
      model={model}
      marks={marks}
      actions={actions}
      undo={mayUndo ? { label: undoLabel, onPress: () => void undo() } : undefined}
      options={(close) => <PlotOptions onDone={close} />}
      notice={<StaleNotice />}
      lowRow={tabBar}
      header={useTabHeader()}
    />
  );
}

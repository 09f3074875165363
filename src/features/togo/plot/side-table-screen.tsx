import { useLayoutEffect, useMemo } from 'react';

import { TableScreen } from '../table/table-screen';
import { openSecretTable } from '../table/table-store';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';

import { SideCurtain } from '@/features/play/side-curtain';
import { tableModel } from './table-model';
import { useTableActions } from './use-table-actions';
import { useGame, useSideGame } from '../game';

/** The table as one admiral knows it, behind his curtain: what his own counters stand for. */
export function SideTableScreen({ param: side }: { param: string }) {
  const t = useT();
  // Its address tells nobody anything where nothing is plotted.
  const { plotted } = useGame().view;
  return (
    <SideCurtain<Side>
      side={plotted ? side : undefined}
      title={t('table.behind.title')}
      behind={t('table.behind.what')}
    >
      {({ side: own, leave }) => <SideTable side={own} onLeave={leave} />}
    </SideCurtain>
  );
}

function SideTable({ side, onLeave }: { side: Side; onLeave: () => void }) {
  const t = useT();
  const table = useSideGame(side);
  const { view, battle, id } = table;
  const marks = useSettings((settings) => settings.marks);
  useLayoutEffect(() => openSecretTable(`${id}/${side}`), [id, side]);
  // `table` is another object on every render; `view` is this side's, and changes with the battle.
  const model = useMemo(() => tableModel(table, side), [battle, view]); // eslint-disable-line react-hooks/exhaustive-deps
  const actions = useTableActions(table);
  return (
    <TableScreen
      model={model}
      marks={marks}
      actions={actions}
      header={{ subtitle: t('table.behind.title'), back: { label: t('common.back'), onPress: onLeave } }}
    />
  );
}

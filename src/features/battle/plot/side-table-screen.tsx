import { useIsFocused, useLocalSearchParams, useRouter } from 'expo-router';
import { useMemo } from 'react';

import { TableScreen } from '@/features/table/table-screen';
import { Curtain } from '@/kit/curtain/curtain';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { ActProvider } from '../act-provider';
import { useSideTable, useTable } from '../use-table';
import { phaseTitle } from '../words/phase-words';
import { tableModel } from './table-model';
import { useDeeds } from './use-deeds';

/** The table as one admiral knows it, behind his curtain: what his own counters stand for. */
export function SideTableScreen() {
  const t = useT();
  const router = useRouter();
  const focused = useIsFocused();
  const marks = useSettings((settings) => settings.marks);
  const { side } = useLocalSearchParams<{ side: string }>();
  const { id, view } = useTable();
  const leave = () => (router.canGoBack() ? router.back() : router.replace(`/battle/${id}`));
  if (!view.plotted || (side !== 'ijn' && side !== 'irn')) {
    return (
      <Screen
        title={t('table.behind.title')}
        back={{ label: t('common.back'), onPress: leave }}
        testID="side-table-none"
      >
        <EmptyState icon="compass" title={t('table.start.title')} text={t('table.start.text')} />
      </Screen>
    );
  }
  return (
    <Curtain
      key={side}
      side={side}
      marks={marks}
      where={t('battle.where', { turn: view.turn, phase: phaseTitle(view.phase) })}
      behind={t('table.behind.what')}
      focused={focused}
      onLeave={leave}
    >
      {({ close }) => (
        <ActProvider side={side}>
          <SideTable
            side={side}
            onLeave={() => {
              close();
              leave();
            }}
          />
        </ActProvider>
      )}
    </Curtain>
  );
}

function SideTable({ side, onLeave }: { side: Side; onLeave: () => void }) {
  const t = useT();
  const table = useSideTable(side);
  const { view, battle } = table;
  const marks = useSettings((settings) => settings.marks);
  // `table` is another object on every render; `view` is this side's, and changes with the battle.
  const model = useMemo(() => tableModel(table, side), [battle, view]); // eslint-disable-line react-hooks/exhaustive-deps
  const deeds = useDeeds(table);
  return (
    <TableScreen
      model={model}
      marks={marks}
      deeds={deeds}
      subtitle={t('table.behind.title')}
      header={{ back: { label: t('common.back'), onPress: onLeave } }}
    />
  );
}

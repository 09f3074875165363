import { useLayoutEffect, useMemo } from 'react';

import type { TableActions } from '../table/actions';
import { TableScreen } from '../table/table-screen';
import { NO_TOOLS, openSecretTable } from '../table/table-store';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { looseCounters, printedBerths, type Side, tidyPlace } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { ListRow } from '@/ui/list-row';
import { useToast } from '@/ui/toast-provider';

import { counterWords } from '../move/move-words';
import { SideCurtain } from '@/features/play/side-curtain';
import { namesIn } from '../words/names-in';
import { AS_DEALT, putDown, useArrangements } from './arrangement';
import { placeOfPose, poseOfPlace } from './plotted';
import { tableModel } from './table-model';
import { useAct, useGame, useSideGame } from '../game';
import { refusalSentence } from '../words/refusal-words';

/**
 * Where one side's blank counters begin, behind its curtain and before anybody sees the chart. Outside nothing differs
 * between an admiral who changed everything and one who changed nothing.
 */
export function SetCountersScreen({ param: side }: { param: string }) {
  const t = useT();
  const { view } = useGame();
  const other = side === 'ijn' ? 'irn' : 'ijn';
  const waits = view.setting.includes(other);
  return (
    <SideCurtain<Side> side={side} title={t('table.setting.title')} behind={t('table.setting.behind')}>
      {({ side: own, leave, handOver }) => (
        <SetCounters side={own} onLeave={leave} onSet={() => (waits ? handOver(`set/${other}`) : leave())} />
      )}
    </SideCurtain>
  );
}

interface Props {
  side: Side;
  onSet: () => void;
  onLeave: () => void;
}

function SetCounters({ side, onSet, onLeave }: Props) {
  const t = useT();
  const act = useAct();
  const toast = useToast();
  const { id, view, state, battle, nameOf } = useSideGame(side);
  const marks = useSettings((settings) => settings.marks);
  const key = `${id}/${side}`;
  const changed = useArrangements((all) => all[key]) ?? AS_DEALT;
  const isSetting = view.setting.includes(side);
  useLayoutEffect(() => openSecretTable(key, NO_TOOLS), [key]);

  const places = new Map(
    looseCounters(state, side).flatMap(({ id: counter, plot }) => {
      const at = changed.get(counter) ?? plot;
      return at === null ? [] : [[counter, at] as const];
    }),
  );
  const model = useMemo(() => {
    const chart = tableModel({ battle, state, view, nameOf: namesIn(view) }, side);
    const pieces = chart.pieces.flatMap((piece) => {
      const formation = view.formations[piece.id];
      if (formation?.side !== side) return [];
      const at = changed.get(piece.id);
      // Both what lies on the table and what it stands for; beside it on the chart there is room for one.
      return [{ label: piece.name, ...piece, name: counterWords(formation), ...(at && { pose: poseOfPlace(at) }) }];
    });
    return { ...chart, pieces, waiting: [], movers: [] };
  }, [battle, state, view, side, changed]);

  const arrange = (next: typeof changed) => useArrangements.setState({ [key]: next });
  const actions: TableActions = {
    ...IDLE,
    place(line, [first]) {
      if (first && places.has(line)) arrange(putDown(places, line, tidyPlace(state, placeOfPose(first.pose))));
      else toast.show({ message: refusalSentence({ code: 'ANCHORED', data: { counter: line } }, nameOf) });
      return Promise.resolve();
    },
  };
  const done = async () => {
    const command = {
      type: 'setCounters',
      side,
      places: [...places].map(([counter, at]) => ({ counter, at })),
    } as const;
    if (!(await act(command))) return;
    arrange(AS_DEALT);
    onSet();
  };
  return (
    <TableScreen
      model={model}
      marks={marks}
      actions={actions}
      setting={
        isSetting
          ? { title: t('table.setting.title'), label: t('table.setting.done'), onDone: () => void done() }
          : { title: t('table.setting.title'), label: t('common.close'), onDone: onLeave }
      }
      header={{
        subtitle: t('table.setting.hint'),
        mark: <SideMark side={ensignOf(side)} marks={marks} width={42} />,
        back: { label: t('common.back'), onPress: onLeave },
      }}
      options={
        state.scenario
          ? (close) => (
              <ListRow
                title={t('table.setting.printed')}
                subtitle={t('table.setting.printedText')}
                onPress={() => {
                  close();
                  arrange(new Map(printedBerths(state, side).map(({ counter, at }) => [counter, at])));
                }}
                testID="set-printed"
              />
            )
          : undefined
      }
    />
  );
}

/** Nothing but placing is done here. */
const IDLE: TableActions = {
  place: () => Promise.resolve(),
  begin: () => Promise.resolve(false),
  evade: () => Promise.resolve(),
  move: () => Promise.resolve(false),
  putOn: () => Promise.resolve(),
  enter: () => Promise.resolve(),
  fire: null,
  mayFire: () => false,
  odds: () => null,
};

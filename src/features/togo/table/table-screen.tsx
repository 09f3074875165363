import { type ReactNode, useState } from 'react';
import { View, type ViewStyle } from 'react-native';

import type { MarkStyle } from '@/kit/side-mark';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import type { StackHeaderProps } from '@/ui/stack-header';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';
import { useIsNarrow } from '@/ui/window-shape';

import { ChosenWords } from './components/chosen-words';
import { MoveKeys } from './components/move-keys';
import { OptionsSheet } from './components/options-sheet';
import { onIt, PlaceSheet } from './components/place-sheet';
import { TableList } from './components/table-list';
import { TableTools } from './components/table-tools';
import { WaitingSheet } from './components/waiting-sheet';
import type { TableActions } from './actions';
import { boundLegs } from './ghost';
import { putTo } from './carrying';
import { lineOf, type TableModel, type Waiting } from './model';
import { sizesIn } from './scene/scene';
import { changeUi, coverChart, fitTable, useTableUi } from './table-store';
import { TableChart } from './table-chart';
import { stackOf } from './tokens';
import { settle } from './use-gestures';
import { useSelection } from './use-selection';

interface TableScreenProps {
  model: TableModel;
  marks: MarkStyle;
  actions: TableActions;
  /** Takes back what was done last; its words say what that was. */
  undo?: { readonly label: string; readonly onPress: () => void };
  /** Rows of the host's own in the list of options. */
  options?: (close: () => void) => ReactNode;
  /** Over the chart: what the host has to say of this plot. */
  notice?: ReactNode;
  lowRow?: ReactNode;
  /** Nobody moves or fires: pieces are put where they are to begin, by hand or from the list, and this ends it. */
  setting?: { readonly title: string; readonly label: string; readonly onDone: () => void };
  header?: Pick<StackHeaderProps, 'subtitle' | 'back' | 'mark' | 'rule'>;
}

/** The plotted table: a chart or a list of it, and one filled button for the ship that is chosen. */
export function TableScreen(props: TableScreenProps) {
  const { model, marks, actions, undo, options, notice, lowRow, setting, header } = props;
  const t = useT();
  const { hand, isLargeText } = useTheme();
  const isTight = useIsNarrow() || isLargeText;
  const ui = useTableUi();
  const shown = useSelection(model);
  const [more, setMore] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [placing, setPlacing] = useState<Waiting | 'chosen' | null>(null);
  const { chosen, ghost, mover, target } = shown;
  const { face, camera } = ui;

  const startMove = async () => {
    if (!mover || !chosen || !(await actions.begin(mover.line))) return;
    const { bound, allowance } = mover;
    const legs = bound === null ? [] : boundLegs(bound, allowance ?? 0, model.rules.circle);
    const [leader] = lineOf(model, mover.line);
    changeUi({ ghost: { line: mover.line, legs }, chosen: leader?.id ?? chosen.id });
  };
  const noteMove = async () => {
    if (!ghost) return;
    const pieces = lineOf(model, ghost.line).flatMap(({ id, place }) => {
      const pose = ghost.facts.poses[place];
      return pose ? [{ id, pose }] : [];
    });
    if (await actions.move(ghost.line, ghost.facts, pieces)) changeUi({ ghost: null });
  };

  const waitingKey = model.waiting.length > 0 && (
    <Button
      label={t('table.waiting.open', { count: model.waiting.length })}
      onPress={() => setWaiting(true)}
      testID="table-waiting"
    />
  );
  const main = setting ? (
    <Button kind="primary" label={setting.label} onPress={setting.onDone} testID="table-set" />
  ) : !chosen ? (
    <Button label={t('table.toList')} onPress={() => changeUi({ face: 'list' })} testID="table-to-list" />
  ) : ghost ? (
    <Button kind="primary" label={t('table.note')} onPress={() => void noteMove()} testID="table-note" />
  ) : mover ? (
    <Button
      kind="primary"
      // Beside large words, or on a small phone, there is room for one; who it is stands there already.
      label={isTight ? t('table.moveShort') : t('table.move', { name: mover.name })}
      spokenLabel={t('table.move', { name: mover.name })}
      onPress={() => void startMove()}
      testID="table-move"
    />
  ) : actions.fire && actions.mayFire(chosen.id) ? (
    <Button
      kind="primary"
      icon="target"
      label={isTight ? t('table.fireShort') : t('table.fire', { name: chosen.name })}
      spokenLabel={t('table.fire', { name: chosen.name })}
      onPress={() => actions.fire?.(chosen.id, target?.id ?? null)}
      testID="table-fire"
    />
  ) : (
    <Button label={t('table.place')} onPress={() => setPlacing('chosen')} testID="table-place" />
  );
  const stack =
    chosen && camera
      ? stackOf(chosen, {
          model,
          moved: ui.moved,
          camera,
          sizeOf: sizesIn({ model, enlarged: ui.enlarged }, camera.scale),
        })
      : 0;
  return (
    <>
      <Screen
        title={setting?.title ?? t('table.title')}
        {...header}
        right={
          <View style={{ flexDirection: 'row', alignItems: 'center' }}>
            {undo && <IconButton icon="undo" {...undo} testID="table-undo" />}
            <IconButton icon="more" label={t('table.more')} onPress={() => setMore(true)} testID="table-more" />
          </View>
        }
        scroll={false}
        flush
        wide
        lowRow={lowRow}
        testID="table"
        actionBar={{
          main,
          aside: <ChosenWords {...{ model, shown, marks, actions, stack }} />,
        }}
      >
        {face === 'chart' ? (
          <View style={{ flex: 1 }}>
            {/* Laid out before the chart, which is fitted in beside it. */}
            <TableTools onFit={() => camera && fitTable(model, camera.window, hand)} />
            <TableChart {...{ model, shown, marks, actions }} />
            <View
              style={[NOTICES, hand === 'left' ? { left: space.md } : { right: space.md }]}
              onLayout={({ nativeEvent: { layout } }) => coverChart('notices', layout)}
            >
              {!ghost && notice}
              {!ghost && waitingKey}
            </View>
          </View>
        ) : (
          <>
            <View style={{ padding: space.edge, paddingBottom: 0, gap: space.sm }}>
              <SegmentedChoice
                label={t('table.face')}
                value={face}
                onChange={(next) => changeUi({ face: next })}
                options={[
                  { value: 'chart', label: t('table.chart') },
                  { value: 'list', label: t('table.list') },
                ]}
                testID="table-face"
              />
              {notice}
              {waitingKey}
            </View>
            <TableList
              {...{ model, shown, marks }}
              onPlace={
                setting &&
                ((piece) => {
                  changeUi({ chosen: piece.id, target: null });
                  setPlacing('chosen');
                })
              }
            />
          </>
        )}
        <MoveKeys {...{ model, shown, actions }} />
      </Screen>
      <OptionsSheet
        open={more}
        onClose={() => setMore(false)}
        onPlace={chosen ? () => setPlacing('chosen') : undefined}
      >
        {options?.(() => setMore(false))}
      </OptionsSheet>
      <WaitingSheet
        open={waiting}
        waiting={model.waiting}
        marks={marks}
        onClose={() => setWaiting(false)}
        onChoose={(each) => {
          setWaiting(false);
          setPlacing(each);
        }}
      />
      {placing !== null && (placing !== 'chosen' || chosen) && (
        <PlaceSheet
          name={placing === 'chosen' ? (chosen?.name ?? '') : placing.name}
          size={model.size}
          from={placing === 'chosen' && chosen ? onIt(chosen.pose, model.size) : null}
          edges={placing === 'chosen' ? undefined : (placing.edges ?? undefined)}
          step={ui.snapped ? model.rules.circle.stepDegrees : 5}
          onClose={() => setPlacing(null)}
          onPut={(to, edge) => {
            setPlacing(null);
            if (placing !== 'chosen') {
              void (edge === null ? actions.putOn(placing.line, to) : actions.enter(placing.line, edge, to));
            } else if (chosen) {
              changeUi({ moved: putTo(model, chosen, to) });
              void settle(model, actions, chosen);
            }
          }}
        />
      )}
    </>
  );
}

/** In the corner of the chart that the scale bar leaves free. */
const NOTICES: ViewStyle = { position: 'absolute', bottom: space.md, maxWidth: '58%', gap: space.sm };

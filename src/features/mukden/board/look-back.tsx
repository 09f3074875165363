import { useMemo, useState } from 'react';
import { View } from 'react-native';

import type { WindowSize } from '@/measure/camera';
import { useT } from '@/messages/messages';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { space } from '@/ui/tokens';

import { ForcesList } from '../forces/forces-list';
import { useGame } from '../game';
import { fitted } from './board-camera';
import { BoardCard } from './board-card';
import { boardModel, groundOf } from './board-model';
import { HexChart } from './hex-chart';
import { hexUnder } from './hex-geometry';
import { useBoardCamera } from './use-board-camera';

/** The map and every unit as they stood then. */
export function LookBack() {
  const t = useT();
  const { view } = useGame();
  const [face, setFace] = useState<'map' | 'units'>('map');
  if (view.stacks.length === 0) return <ForcesList hasFilter={false} onOpen={() => undefined} />;
  return (
    <View style={{ flex: 1 }}>
      <View style={{ paddingHorizontal: space.edge, paddingVertical: space.sm }}>
        <SegmentedChoice
          label={t('mukden.board.part.label')}
          options={[
            { value: 'map', label: t('mukden.board.part.hexes') },
            { value: 'units', label: t('mukden.forces.title') },
          ]}
          value={face}
          onChange={setFace}
          testID="past-face"
        />
      </View>
      {face === 'map' ? <PastMap /> : <ForcesList hasFilter={false} onOpen={() => undefined} />}
    </View>
  );
}

function useBoard() {
  const { view } = useGame();
  const { rulings, lastRow, board } = view;
  const ground = useMemo(() => groundOf({ rulings, lastRow, board }), [rulings, lastRow, board]);
  const model = useMemo(() => boardModel(view, ground), [view, ground]);
  return { ground, model };
}

/** On a large screen: every unit in sight, wherever they go. */
export function MapForAll() {
  const t = useT();
  const { ground, model } = useBoard();
  const [window, setWindow] = useState<WindowSize | null>(null);
  const hexes = model.tokens.map(({ hex }) => hex);
  return (
    <HexChart
      camera={window && fitted(ground.map, hexes, window, { width: 0, side: 'left' })}
      onCamera={() => undefined}
      onSize={setWindow}
      ground={ground}
      tokens={model.tokens}
      zones={model.zones}
      line={null}
      chosen={null}
      label={t('mukden.board.chart', { count: model.tokens.length })}
      onTap={() => undefined}
    />
  );
}

function PastMap() {
  const t = useT();
  const game = useGame();
  const { view } = game;
  const [chosen, setChosen] = useState<string | null>(null);
  const { ground, model } = useBoard();
  const sight = useBoardCamera(
    ground.map,
    model.tokens.map(({ hex }) => hex),
  );
  const token = model.tokens.find(({ id }) => id === chosen);
  return (
    <>
      <HexChart
        {...sight}
        ground={ground}
        tokens={model.tokens}
        zones={model.zones}
        line={null}
        chosen={token?.id ?? null}
        label={t('mukden.board.chart', { count: model.tokens.length })}
        onTap={(at) => {
          const hex = hexUnder(ground.map, at);
          setChosen(model.tokens.find((each) => each.hex === hex)?.id ?? null);
        }}
      />
      {token && <BoardCard game={game} map={ground.map} unit={view.units[token.id] ?? null} over={null} />}
    </>
  );
}

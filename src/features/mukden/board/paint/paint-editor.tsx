import { type ReactNode, useMemo, useState } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';

import type { Dot } from '@/kit/drawing/shapes';
import { useT } from '@/messages/messages';
import { type Board, type BoardDocument, LIAOYANG, MUKDEN_HEX, RAIL_END, type Rulings } from '@/rules/mukden/index';
import { saveDocument } from '@/store/library';
import { Button } from '@/ui/button';
import { ChipChoice } from '@/ui/chip-choice';
import { Screen, type ScreenProps } from '@/ui/screen';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { useToast } from '@/ui/toast-provider';
import { space, stroke } from '@/ui/tokens';

import { BOARD_KIND, ROWS } from '../../shelf/own-board';
import { groundOf } from '../board-model';
import { HexChart, type MapHold } from '../hex-chart';
import { useBoardCamera } from '../use-board-camera';
import { type Brush, BRUSHES, painted } from './brushes';

interface PaintEditorProps {
  /** What is painted on; everything done here is saved at once. */
  first: BoardDocument;
  rulings: Pick<Rulings, 'hexColumns'>;
  head: Pick<ScreenProps, 'title' | 'subtitle' | 'back' | 'right'>;
  /** The filled button. */
  main: (board: BoardDocument) => ReactNode;
}

const LANDMARKS = [MUKDEN_HEX, LIAOYANG, RAIL_END];
const FIRST_HEXES = [MUKDEN_HEX];
/** In a lower window the brushes stand in one row, which scrolls. */
const LOW = 700;

/** Terrain as it is printed on the owner's map: choose a brush, then tap or draw over the hexes. */
export function PaintEditor({ first, rulings, head, main }: PaintEditorProps) {
  const t = useT();
  const { color } = useTheme();
  const toasts = useToast();
  const isLow = useWindowDimensions().height < LOW;
  const [now, setNow] = useState(first);
  const [before, setBefore] = useState<readonly BoardDocument[]>([]);
  const [stroked, setStroked] = useState<Board | null>(null);
  const [brush, setBrush] = useState<Brush>('hand');
  const { lastRow } = now;
  const board = stroked ?? now.board;
  const { hexColumns } = rulings;
  const ground = useMemo(() => groundOf({ rulings: { hexColumns }, lastRow, board }), [hexColumns, lastRow, board]);
  const sight = useBoardCamera(ground.map, before.length === 0 ? FIRST_HEXES : LANDMARKS);

  const keep = (next: BoardDocument) => {
    setNow(next);
    saveDocument(BOARD_KIND, next).catch(() => toasts.show({ message: t('common.saveFailed') }));
  };
  const change = (next: BoardDocument) => {
    if (JSON.stringify(next) === JSON.stringify(now)) return;
    setBefore([...before, now]);
    keep(next);
  };
  const undo = () => {
    const last = before.at(-1);
    if (last === undefined) return;
    setBefore(before.slice(0, -1));
    keep(last);
  };
  const draw = (from: Dot): MapHold | null => {
    if (brush === 'hand') return null;
    let drawn = painted(now.board, ground.map, brush, from, true);
    return {
      drag(at) {
        drawn = painted(drawn, ground.map, brush, at, true);
        setStroked(drawn);
      },
      drop() {
        setStroked(null);
        change({ ...now, board: drawn });
      },
      cancel: () => setStroked(null),
    };
  };
  const brushes = (
    <ChipChoice
      label={t('mukden.shelf.map.brushes')}
      options={BRUSHES.map((value) => ({ value, label: t(`mukden.shelf.map.brush.${value}`) }))}
      value={brush}
      onChange={setBrush}
      testID="brush"
    />
  );
  return (
    <Screen
      {...head}
      scroll={false}
      flush
      wide
      testID="paint"
      tray={
        <View
          style={{
            gap: space.xs,
            paddingHorizontal: space.edge,
            paddingVertical: space.sm,
            borderTopWidth: stroke.frame,
            borderColor: color.ruleStrong,
            backgroundColor: color.card,
          }}
        >
          <Text as="text2" color="ink2" testID="brush-hint">
            {t(`mukden.shelf.map.hint.${brush}`)}
          </Text>
          {isLow ? (
            <ScrollView horizontal showsHorizontalScrollIndicator={false}>
              {brushes}
            </ScrollView>
          ) : (
            brushes
          )}
          {brush === 'hand' && (
            <StepRow
              label={t('mukden.shelf.lastRow')}
              decreaseLabel={t('mukden.shelf.lastRowLess')}
              increaseLabel={t('mukden.shelf.lastRowMore')}
              value={lastRow}
              min={ROWS.least}
              max={ROWS.most}
              onChange={(row) => change({ ...now, lastRow: row })}
              testID="last-row"
            />
          )}
        </View>
      }
      actionBar={{
        aside:
          before.length > 0 ? (
            <Button icon="undo" iconPlace="above" label={t('mukden.board.undo')} onPress={undo} testID="paint-undo" />
          ) : undefined,
        main: main(now),
      }}
    >
      <HexChart
        {...sight}
        ground={ground}
        tokens={NOBODY}
        zones={null}
        line={null}
        chosen={null}
        label={t('mukden.shelf.map.chart')}
        onTap={(at) => change({ ...now, board: painted(now.board, ground.map, brush, at, false) })}
        holdAt={draw}
      />
    </Screen>
  );
}

const NOBODY: readonly never[] = [];

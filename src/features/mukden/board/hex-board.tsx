import { useRouter } from 'expo-router';
import { type ReactNode, useMemo, useState } from 'react';
import { View } from 'react-native';

import { gameAddress } from '@/features/play/addresses';
import { useTabHeader } from '@/features/play/use-tab-header';
import { useUndo } from '@/features/play/use-undo';
import { isLowFor, RailKey, ToolRail } from '@/kit/chart/tool-rail';
import type { Dot } from '@/kit/drawing/shapes';
import { useT } from '@/messages/messages';
import type { CampaignView, Hex, UnitView } from '@/rules/mukden/index';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke } from '@/ui/tokens';

import { useActWithToast, useGame } from '../game';
import { nextStep } from '../turn/next-step';
import { BoardCard } from './board-card';
import { BoardList } from './board-list';
import { boardModel, communicationOf, groundOf } from './board-model';
import { changeBoardUi, toggleTool, useBoardUi } from './board-store';
import { HexChart } from './hex-chart';
import { hexUnder } from './hex-geometry';
import { BoardMenu } from './board-menu';
import { PlaceSheet } from './place-sheet';
import { useBoardCamera } from './use-board-camera';

const TOOLS = 4;

/** The map with its counters: drag one to move or place it, tap it and its enemy to attack. */
export function HexBoard({ tabBar, lead }: { tabBar: ReactNode; lead: ReactNode }) {
  const t = useT();
  const router = useRouter();
  const act = useActWithToast();
  const game = useGame();
  const { id, view } = game;
  const { isLargeText } = useTheme();
  const { camera, chosen, tools, face } = useBoardUi();
  const [over, setOver] = useState<{ readonly id: string; readonly hex: Hex } | null>(null);
  const [placing, setPlacing] = useState<string | null>(null);
  const [sheet, setSheet] = useState<'place' | 'menu' | null>(null);

  const { rulings, lastRow, board } = view;
  const ground = useMemo(() => groundOf({ rulings, lastRow, board }), [rulings, lastRow, board]);
  const model = useMemo(() => boardModel(view, ground), [view, ground]);
  const { tokens } = model;
  const hexes = useMemo(() => tokens.map(({ hex }) => hex), [tokens]);
  const sight = useBoardCamera(ground.map, hexes, { camera, onCamera: (next) => changeBoardUi({ camera: next }) });
  const unit = (chosen !== null && view.units[chosen]) || null;
  const token = tokens.find(({ hex }) => hex === unit?.hex) ?? null;
  const line = useMemo(
    () =>
      tools.line && token !== null
        ? { side: token.side, hex: token.hex, ...communicationOf(model, token.side, token.hex) }
        : null,
    [tools.line, token, model],
  );
  const choose = (next: string | null) => changeBoardUi({ chosen: next });
  const open = (screen: string) => router.push(gameAddress(id, screen));
  const openUnit = (which: string) => open(`unit/${which}`);

  const put = (which: string, hex: Hex): Promise<boolean> => {
    const moved = view.units[which];
    const isMove = placing === null && moved !== undefined && mayMove(view, moved);
    return act(isMove ? { type: 'moveUnit', unit: which, to: hex } : { type: 'placeUnit', unit: which, hex });
  };
  const tap = (at: Dot) => {
    const hex = hexUnder(ground.map, at);
    if (hex === null) return;
    if (placing !== null) {
      const which = placing;
      setPlacing(null);
      return void put(which, hex).then((done) => done && choose(which));
    }
    const stack = tokens.find((each) => each.hex === hex);
    if (unit !== null && stack && mayAttack(view, unit, hex)) return open(`attack/${hex}`);
    choose(stack === undefined || stack.id === token?.id ? null : stack.id);
  };
  /** The chosen one of a stack, else its top. */
  const inHand = (top: string): string => (unit !== null && token?.id === top ? unit.id : top);

  const target = unit && (unit.targets.find((hex) => mayAttack(view, unit, hex)) ?? null);
  const next = nextStep(game, null);
  const placed = placing === null ? null : view.units[placing];
  return (
    <Screen
      title={t('mukden.board.title')}
      {...useTabHeader()}
      right={
        <Row>
          <IconButton
            icon={face === 'list' ? 'compass' : 'book'}
            label={face === 'list' ? t('mukden.board.asChart') : t('mukden.board.asList')}
            onPress={() => changeBoardUi({ face: face === 'list' ? 'chart' : 'list' })}
            testID="board-face"
          />
          <IconButton icon="more" label={t('mukden.board.more')} onPress={() => setSheet('menu')} testID="board-more" />
        </Row>
      }
      lead={lead}
      scroll={false}
      flush
      wide
      testID="board"
      tray={
        <BoardCard
          game={game}
          map={ground.map}
          unit={over === null ? unit : (view.units[over.id] ?? null)}
          over={over?.hex ?? null}
          onChoose={choose}
          onOpen={openUnit}
        />
      }
      actionBar={{
        aside: <UndoAside />,
        main:
          unit !== null && target !== null ? (
            <Button
              kind="primary"
              icon={isLargeText ? undefined : 'target'}
              label={t('mukden.board.attack', { hex: target })}
              onPress={() => open(`attack/${target}`)}
              testID="board-attack"
            />
          ) : next.step.type === 'go' ? (
            <Button
              kind="primary"
              icon={isLargeText ? undefined : next.icon}
              label={next.label}
              onPress={() => next.step.type === 'go' && open(next.step.to)}
              testID="board-next"
            />
          ) : (
            <Button
              icon={isLargeText ? undefined : 'plus'}
              label={t('mukden.board.place.button')}
              onPress={() => setSheet('place')}
              testID="board-place"
            />
          ),
      }}
      lowRow={tabBar}
    >
      {face === 'list' ? (
        <BoardList view={view} onOpen={openUnit} />
      ) : (
        <View style={{ flex: 1 }}>
          <ToolRail label={t('mukden.board.tools.label')} lies={isLowFor(TOOLS, camera?.window.height ?? Infinity)}>
            <RailKey
              icon="zone"
              word={t('mukden.board.tools.zones')}
              label={t('mukden.board.tools.zonesSaid')}
              on={tools.zones}
              onPress={() => toggleTool('zones')}
              testID="tool-zones"
            />
            <RailKey
              icon="route"
              word={t('mukden.board.tools.line')}
              label={t('mukden.board.tools.lineSaid')}
              on={tools.line}
              onPress={() => toggleTool('line')}
              testID="tool-line"
            />
            <RailKey
              icon="plus"
              word={t('mukden.board.tools.place')}
              label={t('mukden.board.tools.placeSaid')}
              on={placing !== null}
              onPress={() => (placing !== null ? setPlacing(null) : unit ? setPlacing(unit.id) : setSheet('place'))}
              testID="tool-place"
            />
            <RailKey
              icon="fit"
              word={t('mukden.board.tools.fit')}
              label={t('mukden.board.tools.fitSaid')}
              onPress={sight.fit}
              testID="tool-fit"
            />
          </ToolRail>
          <HexChart
            {...sight}
            ground={ground}
            tokens={tokens}
            zones={tools.zones ? model.zones : null}
            line={line}
            chosen={token?.id ?? null}
            label={t('mukden.board.chart', { count: tokens.length })}
            onTap={tap}
            carries={() => placing === null}
            onHover={(hanging) => setOver(hanging && { ...hanging, id: inHand(hanging.id) })}
            onDrop={(top, hex) => put(inHand(top), hex)}
          />
          {placed && <PlacingNotice name={placed.name} onCancel={() => setPlacing(null)} />}
        </View>
      )}
      {sheet === 'place' && (
        <PlaceSheet
          view={view}
          onChoose={(which) => {
            changeBoardUi({ face: 'chart' });
            setPlacing(which);
          }}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'menu' && <BoardMenu onClose={() => setSheet(null)} />}
    </Screen>
  );
}

type Facts = Pick<CampaignView, 'activity' | 'actor' | 'action'>;

const isToAct = ({ actor, action }: Facts, { side, ready }: UnitView): boolean =>
  action === null && side === actor && ready;

/** Whether a drag moves it by the rules; otherwise it sets the counter right. */
const mayMove = (view: Facts, unit: UnitView): boolean => view.activity === 'movement' && isToAct(view, unit);

/** Whether a tap on this hex opens the attack on it. */
const mayAttack = (view: Facts, unit: UnitView, hex: Hex): boolean =>
  view.activity === 'combat' && isToAct(view, unit) && unit.targets.includes(hex);

/** Over the map: the next tap puts a unit down. */
function PlacingNotice({ name, onCancel }: { name: string; onCancel: () => void }) {
  const t = useT();
  const { color } = useTheme();
  return (
    <Row
      align="center"
      gap="sm"
      role="status"
      style={{
        position: 'absolute',
        left: space.md,
        right: space.md,
        bottom: space.md,
        paddingLeft: space.md,
        borderWidth: stroke.frame,
        borderColor: color.now,
        borderRadius: radius.card,
        backgroundColor: color.nowWash,
      }}
    >
      <Text as="control" style={{ flex: 1 }} testID="placing">
        {t('mukden.board.place.tap', { name })}
      </Text>
      <Button kind="link" label={t('mukden.board.place.cancel')} onPress={onCancel} testID="placing-cancel" />
    </Row>
  );
}

function UndoAside() {
  const { undo, undoLabel, mayUndo } = useUndo();
  if (!mayUndo) return null;
  return <Button icon="undo" iconPlace="above" label={undoLabel} onPress={() => void undo()} testID="board-undo" />;
}

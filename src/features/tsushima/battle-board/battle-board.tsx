import { type ReactNode, useMemo, useState } from 'react';
import { View } from 'react-native';

import { useDiceMode } from '@/features/play/dice-mode';
import { useUndo } from '@/features/play/use-undo';
import { DiceSwitch } from '@/kit/dice-strip/dice-switch';
import { JOINT_BAND } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type Battle, mustRollFlight, RESULTS, shipsWithoutGuns } from '@/rules/tsushima/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout';
import { Screen, type ScreenProps } from '@/ui/screen';
import { useTheme } from '@/ui/theme';
import { LockedContext, useRelabelGuard } from '@/ui/use-relabel-guard';

import { useAct, useGame, useRollAtOnce } from '../game';
import { BattleMore } from './battle-more';
import { BoardCard } from './board-card';
import { BoardChart } from './board-chart';
import { BoardList } from './board-list';
import { boardModel, pairsOf } from './board-model';
import { battlePlace, boardWords, tokenName } from './board-words';
import { moveOrder, targetOrder } from './orders';
import { markWords } from './pending-hits';
import { battleWith } from './unit-facts';
import { UnitSheet } from './unit-sheet';
import { useFire } from './use-fire';

interface BattleBoardProps {
  battle: Battle;
  /** Null where a tablet's rail has the tabs; left out where the board is a screen of its own, and then the dice switch stands there. */
  tabBar?: ReactNode;
  back?: ScreenProps['back'];
}

/** Before the dice: who reads their own table enters results. */
const BEFORE_FIRE = { active: { results: RESULTS }, countRefused: null };

/** The Battle Board: drag a division to move it, tap it and its target, fire the round, mark the hits. */
export function BattleBoard({ battle, tabBar, back }: BattleBoardProps) {
  const t = useT();
  const act = useAct();
  const game = useGame();
  const { state } = game;
  const { isLargeText } = useTheme();
  const { mode, choose } = useDiceMode();
  const marks = useSettings((settings) => settings.marks);
  const [chosen, setChosen] = useState<string | null>(null);
  const [hover, setHover] = useState<{ readonly id: string; readonly column: number } | null>(null);
  const [isList, setList] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const [isMore, setMore] = useState(false);
  const model = useMemo(
    () => boardModel(state, battle, (unit) => tokenName(state, unit, isLargeText)),
    [state, battle, isLargeText],
  );
  const words = useMemo(() => boardWords(battle, isLargeText), [battle, isLargeText]);
  const isThere = (id: string | null): id is string => id !== null && model.tokens.some((token) => token.id === id);
  const shown = isThere(chosen) ? chosen : null;
  const supposed = useMemo(() => (hover ? battleWith(battle, hover.id, hover.column) : battle), [battle, hover]);
  const pairs = useMemo(
    () => (supposed === battle ? model.pairs : pairsOf(state, supposed)),
    [state, battle, supposed, model],
  );

  const tap = (id: string | null) => {
    const order =
      id !== null && shown !== null && battle.stage === 'move' ? targetOrder(state, battle, shown, id) : null;
    if (order) void act(order);
    else setChosen(id === shown ? null : id);
  };
  const drop = (id: string, column: number): Promise<boolean> => act(moveOrder(battle, id, column));
  const showsSwitch = tabBar === undefined;
  return (
    <Screen
      title={t('tsushima.battleBoard.title')}
      subtitle={t('tsushima.battleBoard.where', {
        place: battlePlace(battle.where),
        round: battle.round + 1,
        what: t(`tsushima.battleBoard.stage.${battle.stage === 'mark' ? 'mark' : battle.mover}`),
      })}
      back={back}
      band={JOINT_BAND}
      right={
        <Row>
          <IconButton
            icon={isList ? 'compass' : 'book'}
            label={isList ? t('tsushima.battleBoard.asChart') : t('tsushima.battleBoard.asList')}
            onPress={() => setList(!isList)}
            testID="board-face"
          />
          <IconButton icon="more" label={t('play.more')} onPress={() => setMore(true)} testID="board-more" />
        </Row>
      }
      scroll={false}
      flush
      wide
      testID="battle-board"
      tray={<BoardCard game={game} battle={supposed} chosen={hover?.id ?? shown} onOrders={() => setOpened(shown)} />}
      actionBar={{ aside: <UndoAside />, main: <NextButton battle={battle} showsSwitch={showsSwitch} /> }}
      lowRow={showsSwitch ? <DiceSwitch mode={mode} onMode={choose} strip={BEFORE_FIRE} /> : tabBar}
    >
      <View style={{ flex: 1 }}>
        {isList ? (
          <BoardList game={game} battle={battle} model={model} marks={marks} onOpen={setOpened} />
        ) : (
          <BoardChart
            model={model}
            pairs={pairs}
            words={words}
            chosen={shown}
            label={t('tsushima.battleBoard.chart', { count: model.tokens.length })}
            onTap={tap}
            onHover={setHover}
            onDrop={drop}
          />
        )}
      </View>
      {isThere(opened) && <UnitSheet battle={battle} id={opened} onClose={() => setOpened(null)} />}
      {isMore && <BattleMore battle={battle} onClose={() => setMore(false)} />}
    </Screen>
  );
}

function UndoAside() {
  const { undo, undoLabel, mayUndo } = useUndo();
  if (!mayUndo) return null;
  return <Button icon="undo" iconPlace="above" label={undoLabel} onPress={() => void undo()} testID="board-undo" />;
}

/** The one filled button: whatever the rules want next. */
function NextButton({ battle, showsSwitch }: { battle: Battle; showsSwitch: boolean }) {
  const t = useT();
  const act = useAct();
  const rollAtOnce = useRollAtOnce();
  const { state } = useGame();
  const fire = useFire(showsSwitch);
  const unchecked = shipsWithoutGuns(state, battle);
  const next =
    battle.stage === 'mark'
      ? ({
          label: markWords(battle),
          icon: 'check',
          press: () => act({ type: 'markHits' }),
        } as const)
      : unchecked.length > 0
        ? ({
            label: t('tsushima.battleBoard.confirmGuns'),
            icon: 'check',
            press: () => act({ type: 'confirmGuns', ships: unchecked }),
          } as const)
        : mustRollFlight(battle)
          ? ({
              label: t('tsushima.battleBoard.rollFlight'),
              icon: 'dice',
              press: () => rollAtOnce({ type: 'rollFlight', side: battle.mover }),
            } as const)
          : ({ label: t('tsushima.battleBoard.fire'), icon: 'target', press: fire } as const);
  const locked = useRelabelGuard(next.label);
  return (
    <LockedContext value={locked}>
      <Button
        kind="primary"
        icon={next.icon}
        label={next.label}
        onPress={() => void next.press()}
        testID="board-next"
      />
    </LockedContext>
  );
}

import { chooseDice, useDiceMode } from '@/features/play/dice-mode';
import { useTurnAnswer } from '@/features/play/turn/use-turn-answer';
import { useAnswerRoll } from '@/features/play/use-answer-roll';
import { useT } from '@/messages/messages';
import type { CampaignView, Command } from '@/rules/mukden/index';
import { answerDice, enterDie } from '@/store/strip';
import { Button } from '@/ui/button';
import { DicePad } from '@/ui/dice-pad';
import { Stack } from '@/ui/layout';
import { useTheme } from '@/ui/theme';

import { useGame, useRollAtOnce } from '../game';
import { declaredFigure, outlookOf, shiftsFor } from './attack-figure';
import { AttackFrame } from './attack-frame';
import { AttackNotes } from './attack-notes';
import { AttackSums } from './attack-sums';
import { Chance } from './chance';
import { CombatDice } from './combat-dice';
import { HexRows } from './hex-rows';
import { ResultPad } from './result-pad';
import { Rosette } from './rosette';

const ROLL: Command = { type: 'rollAttack' };
/** The key of its one step. */
const STEP = 'combat';

/** Everything is shown: one die, by the app or one's own, or what one's own table says (MUK-34). */
export function RollStep({ action }: { action: NonNullable<CampaignView['action']> }) {
  const t = useT();
  const answer = useAnswerRoll();
  const rollAtOnce = useRollAtOnce();
  const { id, state, view, owed } = useGame();
  const { isLargeText } = useTheme();
  const { mode } = useDiceMode();
  const { choice, choose } = useTurnAnswer(owed[0]);
  const figure = declaredFigure(state, action);
  const outlook = figure && outlookOf(figure, state);
  // Without the whole column no die can be read.
  const isWhole = view.attack?.cells != null;
  const roll = async () => {
    // The switch stands on this screen: what it shows is what was chosen.
    await chooseDice(id, 'app');
    await rollAtOnce(ROLL);
  };
  const p = view.attack?.pClears ?? null;
  const way = isWhole ? mode : 'count';
  return (
    <AttackFrame
      target={action.attack?.target ?? null}
      isMomentum={action.hasFollowed}
      actionBar={
        way === 'app'
          ? {
              aside: p === null ? undefined : <Chance p={p} />,
              main: (
                <Button
                  kind="primary"
                  icon={isLargeText ? undefined : 'dice'}
                  label={t('mukden.attack.roll')}
                  onPress={() => void roll()}
                  testID="roll"
                />
              ),
            }
          : undefined
      }
      tray={
        way === 'app' ? undefined : (
          <Stack padding="edge" gap="sm">
            {way === 'own' ? (
              <DicePad
                labels={{
                  pad: t('mukden.attack.die'),
                  face: (face) => t('strip.pad.face', { face }),
                  slot: (index, face) => t('strip.pad.slotPlain', { number: index + 1, face }),
                  takeBack: t('strip.pad.takeBack'),
                }}
                count={1}
                faces={[]}
                canTakeBack={false}
                onInput={(input) => {
                  if (input.type === 'enter') void answer(ROLL, 'own', (curtain) => enterDie(input.face, curtain));
                }}
                beside={p === null ? undefined : <Chance p={p} />}
                hotkeys
                testID="own-die"
              />
            ) : (
              <ResultPad
                chosen={choice}
                onChoose={choose}
                onResult={(result) => void answer(ROLL, mode, (curtain) => answerDice(STEP, { result }, curtain))}
              />
            )}
          </Stack>
        )
      }
      lowRow={<CombatDice isWhole={isWhole} />}
    >
      {figure && (
        <>
          <AttackNotes figure={figure} shifts={shiftsFor(figure, state.rulings)} hints={false}>
            <Rosette figure={figure} />
          </AttackNotes>
          {isLargeText && <HexRows figure={figure} />}
          <AttackSums figure={figure} outlook={outlook} table={state.table} rulings={state.rulings} />
        </>
      )}
    </AttackFrame>
  );
}

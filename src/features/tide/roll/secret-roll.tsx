import type { ReactNode } from 'react';

import { chooseDice, useDiceMode } from '@/features/play/dice-mode';
import { Roll } from '@/features/play/roll/roll-screen';
import { CurtainScreen } from '@/features/play/side-curtain';
import { DiceSwitch } from '@/kit/dice-strip/dice-switch';
import type { Command } from '@/rules/tide/index';
import { useSession } from '@/store/session';
import { Button } from '@/ui/button';

import { useAct, useGame, useRollAtOnce, useViewer } from '../game';

interface Props {
  title: string;
  /** Draws the curtain, and stays in front of it. */
  onClose: () => void;
  /** What there is to roll; null once it is rolled. */
  command: Command | null;
  rollLabel: string;
  /** Once it is rolled. */
  after: { readonly label: string; readonly onPress: () => void };
  children: ReactNode;
  testID: string;
}

/**
 * Dice that are one side's alone. The phone's are rolled with one tap and shown here; the players' own are entered on a strip
 * that stays behind the curtain.
 */
export function SecretRoll({ title, onClose, command, rollLabel, after, children, testID }: Props) {
  const act = useAct();
  const rollAtOnce = useRollAtOnce();
  const { id, draft } = useGame();
  const viewer = useViewer();
  const { mode, choose } = useDiceMode();
  const rolling = draft?.command as unknown as Command | undefined;
  // Dice that were left lying are come back to; a strip that nobody rolled for makes room for the list.
  const left = () => {
    if (useSession.getState().open?.drafts[viewer]) onClose();
  };
  if (command !== null && rolling?.type === command.type) return <Roll onClose={left} />;
  const roll = async () => {
    if (command === null) return;
    // The switch stands on this screen: what it shows is what was chosen.
    await chooseDice(id, mode);
    if (mode === 'app') await rollAtOnce(command);
    else await act(command);
  };
  return (
    <CurtainScreen
      title={title}
      onClose={onClose}
      flush
      testID={testID}
      actionBar={{
        main:
          command === null ? (
            <Button kind="primary" label={after.label} onPress={after.onPress} testID="after-roll" />
          ) : (
            <Button kind="primary" icon="dice" label={rollLabel} onPress={() => void roll()} testID="roll-secret" />
          ),
      }}
      lowRow={<DiceSwitch mode={mode} onMode={choose} />}
    >
      {children}
    </CurtainScreen>
  );
}

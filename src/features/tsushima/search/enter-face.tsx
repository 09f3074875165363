import { useAnswerRoll } from '@/features/play/use-answer-roll';
import { useT } from '@/messages/messages';
import type { Command } from '@/rules/tsushima/index';
import { enterDie } from '@/store/strip';
import { DicePad } from '@/ui/dice-pad';

interface Props {
  command: Command;
  need: number;
  onDone: () => void;
}

/** One die of the players' own: its face records the roll. */
export function EnterFace({ command, need, onDone }: Props) {
  const t = useT();
  const answer = useAnswerRoll();
  const enter = async (face: number) => {
    if (await answer(command, 'own', (curtain) => enterDie(face, curtain))) onDone();
  };
  return (
    <DicePad
      labels={{
        pad: t('tsushima.search.pad'),
        face: (face) => t('strip.pad.face', { face }),
        slot: (index, face) => t('strip.pad.slotPlain', { number: index + 1, face }),
        takeBack: t('strip.pad.takeBack'),
      }}
      count={1}
      faces={[]}
      succeeds={(face) => face >= need}
      canTakeBack={false}
      onInput={(input) => {
        if (input.type === 'enter') void enter(input.face);
      }}
      hotkeys
      testID="own-die"
    />
  );
}

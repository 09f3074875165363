import { useState } from 'react';

import { bandOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { applyDiceInput, type Face } from '@/ui/dice-input';
import { DicePad } from '@/ui/dice-pad';
import { Screen } from '@/ui/screen';
import { Heading, Text } from '@/ui/text';

import { counterWords } from './move-words';
import type { Wanted } from './use-hidden-send';
import { useSideGame } from '../game';

const DICE = 2;

interface Props {
  side: Side;
  wanted: Wanted;
  onDone: (faces: readonly number[]) => void;
  onCancel: () => void;
}

/** Two dice from the table for a blank counter, kept behind the curtain; the second one notes them. */
export function HiddenDice({ side, wanted, onDone, onCancel }: Props) {
  const t = useT();
  const { view } = useSideGame(side);
  const [faces, setFaces] = useState<readonly Face[]>([]);
  const formation = view.formations[wanted.counter];
  const name = formation === undefined ? '' : counterWords(formation);
  return (
    <Screen title={name} band={bandOf(side)} back={{ label: t('common.back'), onPress: onCancel }} testID="hidden-dice">
      <Heading>{t('move.hidden.dice', { name })}</Heading>
      <Text color="ink2">{t('move.hidden.diceText')}</Text>
      <DicePad
        labels={{
          pad: t('move.hidden.dice', { name }),
          face: (face) => t('strip.pad.face', { face }),
          slot: (index, face) => t('strip.pad.slotPlain', { number: index + 1, face }),
          takeBack: t('strip.pad.takeBack'),
        }}
        count={DICE}
        faces={faces}
        onInput={(input) => {
          const next = applyDiceInput(faces, input, DICE);
          setFaces(next);
          if (next.length === DICE) onDone(next);
        }}
        hotkeys
        testID="hidden-pad"
      />
    </Screen>
  );
}

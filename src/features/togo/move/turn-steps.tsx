import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { TURNING } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { turnWords } from './move-words';

const MOST_TURNS = 6;

interface Props {
  turns: readonly number[];
  onChange: (turns: readonly number[]) => void;
}

/** Each separate turn in steps of 22.5 degrees: left is minus, right is plus (TOGO-9, AMB-24). */
export function TurnSteps({ turns, onChange }: Props) {
  const t = useT();
  return (
    <View style={{ gap: space.sm }}>
      {turns.map((turn, place) => (
        <TurnStep
          key={place}
          name={place === 0 ? t('move.turn') : t('move.turnNumber', { number: place + 1 })}
          turn={turn}
          onChange={(next) => onChange(turns.map((each, at) => (at === place ? next : each)))}
          testID={`turn-${place + 1}`}
        />
      ))}
      {turns.at(-1) !== 0 && turns.length < MOST_TURNS && (
        <Button kind="link" label={t('move.another')} onPress={() => onChange([...turns, 0])} testID="another-turn" />
      )}
    </View>
  );
}

interface StepProps {
  name: string;
  turn: number;
  onChange: (turn: number) => void;
  testID: string;
}

export function TurnStep({ name, turn, onChange, testID }: StepProps) {
  const t = useT();
  return (
    <View style={{ gap: space.xs }}>
      <Text as="name">{name}</Text>
      <Stepper
        label={name}
        decreaseLabel={t('move.leftStep')}
        increaseLabel={t('move.rightStep')}
        value={turn / TURNING.stepDegrees}
        min={-8}
        max={8}
        format={(steps) => (steps === 0 ? t('move.none') : turnWords(steps * TURNING.stepDegrees))}
        onChange={(steps) => onChange(steps * TURNING.stepDegrees)}
        testID={testID}
      />
    </View>
  );
}

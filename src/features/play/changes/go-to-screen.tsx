import type { ReactNode } from 'react';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import type { Tagged } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';

import { gameAddress } from '../addresses';
import { useGame } from '../open-game';
import { useActWithToast } from '../use-act-with-toast';

interface GoToScreenProps {
  /** "Set turn and phase" */
  title: string;
  /** What stays as it is. */
  left: string;
  /** The turn, by steps. */
  turn: {
    label: string;
    value: number;
    min: number;
    max: number;
    format: (value: number) => string;
    onChange: (value: number) => void;
    testID: string;
  };
  /** Where in the turn. */
  children: ReactNode;
  command: Tagged;
}

/** A campaign that is behind the table catches up with one sentence, never by replaying taps. */
export function GoToScreen({ title, left, turn, children, command }: GoToScreenProps) {
  const t = useT();
  const act = useActWithToast();
  const { id } = useGame();
  const back = useBack(gameAddress(id));
  const go = async () => {
    if (await act(command)) back();
  };
  return (
    <Screen
      title={title}
      back={{ label: t('common.back'), onPress: back }}
      testID="go-to"
      actionBar={{
        main: <Button kind="primary" label={t('play.change.go')} onPress={() => void go()} testID="go" />,
      }}
    >
      <Text>{t('play.change.goToWhy')}</Text>
      <Stepper
        {...turn}
        decreaseLabel={t('play.change.less', { title: turn.label })}
        increaseLabel={t('play.change.more', { title: turn.label })}
      />
      {children}
      <Text color="ink2">{left}</Text>
    </Screen>
  );
}

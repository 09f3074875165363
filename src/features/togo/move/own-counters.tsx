import { useState } from 'react';
import { View } from 'react-native';

import { useDiceMode } from '@/features/play/dice-mode';
import { RolledCard } from '@/features/play/turn/rolled-card';
import { BandMark } from '@/kit/band-mark';
import { DiceSwitch } from '@/kit/dice-strip/dice-switch';
import { bandOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { phaseTitle } from '../words/phase-words';
import { FormationMove } from './formation-move';
import { HiddenDice } from './hidden-dice';
import { aheadOf, forcedMove, moversOf, moveStatus, usualDistance } from './move-facts';
import { countersOf, counterWords, usualWords } from './move-words';
import { Mover } from './mover';
import { useHiddenSend } from './use-hidden-send';
import { useSideGame } from '../game';

interface Props {
  side: Side;
  onClose: () => void;
  /** All is moved: the phone goes on. */
  onPass: () => void;
}

/** A side's blank counters as it knows them: all ahead with one tap, any other move with two. */
export function OwnCounters({ side, onClose, onPass }: Props) {
  const t = useT();
  const { marks } = useSettings();
  const { mode, choose } = useDiceMode();
  const table = useSideGame(side);
  const [chosen, setChosen] = useState<string | null>(null);
  const { send, wanted, enter, giveUp } = useHiddenSend(mode);
  const { view } = table;
  const movers = moversOf(table, side);
  const formation = chosen === null ? undefined : view.formations[chosen];
  if (wanted !== null) return <HiddenDice side={side} wanted={wanted} onDone={enter} onCancel={giveUp} />;
  if (formation !== undefined) {
    return <FormationMove table={table} formation={formation} send={send} onClose={() => setChosen(null)} />;
  }

  const ready = movers.filter((each) => moveStatus(table, each) === 'ready');
  const turned = movers.filter((each) => moveStatus(table, each) === 'turned');
  const left = movers.find((each) => moveStatus(table, each) === 'torpedoes');
  // Own dice are thrown for one counter after the other; the phone throws for all.
  const together = mode === 'app' ? ready : ready.slice(0, 1);
  const [first] = ready;
  const main =
    first !== undefined
      ? {
          label:
            together.length > 1
              ? t('move.hidden.all', { count: ready.length })
              : t('move.turned', { name: counterWords(first), turn: usualWords(usualDistance(first)) }),
          onPress: () => void send(aheadOf(together)),
        }
      : left !== undefined
        ? { label: counterWords(left), onPress: () => setChosen(left.id) }
        : turned.length > 0
          ? { label: t('move.hidden.turned'), onPress: () => void send(...turned.map(forcedMove)) }
          : { label: t('move.hidden.pass'), onPress: onPass };
  return (
    <Screen
      title={countersOf(side)}
      subtitle={t('play.where', { turn: view.turn, phase: phaseTitle(view.phase) })}
      band={bandOf(side)}
      right={<BandMark side={side} marks={marks} />}
      flush
      testID="hidden-moves"
      actionBar={{
        main: <Button kind="primary" {...main} testID="hidden-main" />,
        aside: (
          <Button
            icon="close"
            iconPlace="above"
            label={t('move.hidden.close')}
            onPress={onClose}
            testID="hidden-close"
          />
        ),
      }}
      lowRow={<DiceSwitch mode={mode} onMode={choose} />}
    >
      <RolledCard />
      <Text as="text2" color="ink2" style={{ padding: space.edge }}>
        {t('move.hidden.text')}
      </Text>
      <View>
        {movers.map((each) => (
          <Mover
            key={each.id}
            table={table}
            formation={each}
            name={counterWords(each)}
            next={each === (first ?? left ?? turned[0])}
            mayMove
            send={(command) => void send(command)}
            onOpen={() => setChosen(each.id)}
          />
        ))}
      </View>
    </Screen>
  );
}

import { useLocalSearchParams } from 'expo-router';
import { useMemo, useState } from 'react';

import { TurnChart } from '@/kit/print/turn-chart';
import { percentWords } from '@/kit/words/percent';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import { type Lines, linesOf, scenarioById } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Progress } from '@/ui/progress';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';

import type { Simulated } from './simulate';
import { RUNS, useBalance } from './use-balance';

/** The two lines of a scenario, fought thousands of times at one range, with what that leaves out. */
export const BalanceScreen = ofTogo(function BalanceScreen() {
  const t = useT();
  const { scenario: id = '' } = useLocalSearchParams<{ scenario: string }>();
  const designs = useLibrary((library) => library.ship);
  const own = useLibrary((library) => library.scenario.get(id));
  const scenario = own ?? scenarioById(id);
  const lines = useMemo(() => (scenario ? linesOf(scenario, designs) : null), [scenario, designs]);
  const back = useBack('/scenarios');
  if (!scenario || !lines) {
    return (
      <Screen title={t('balance.title')} back={back} testID="balance">
        <EmptyState icon="ship" title={t('balance.missing')} text={t('balance.missingText')} />
      </Screen>
    );
  }
  if (new Set(lines.ships.map(({ side }) => side)).size < 2) {
    return (
      <Screen title={t('balance.title')} subtitle={scenario.name} back={back} testID="balance">
        <EmptyState icon="ship" title={t('balance.noLine')} text={t('balance.noLineText')} />
      </Screen>
    );
  }
  return <Balance name={scenario.name} lines={lines} back={back} />;
});

interface BalanceProps {
  name: string;
  lines: Lines;
  back: () => void;
}

function Balance({ name, lines, back }: BalanceProps) {
  const t = useT();
  const { state, start, cancel, clear } = useBalance(lines);
  const [range, setRange] = useState(4);
  const [turns, setTurns] = useState(12);
  const count = (side: 'ijn' | 'irn') => lines.ships.filter((ship) => ship.side === side).length;
  const isRunning = state.step === 'running';
  return (
    <Screen
      title={t('balance.title')}
      subtitle={name}
      back={back}
      testID="balance"
      actionBar={{
        main: isRunning ? (
          <Button kind="danger" label={t('common.cancel')} onPress={cancel} testID="balance-cancel" />
        ) : (
          <Button
            kind="primary"
            label={t('balance.start', { runs: RUNS })}
            onPress={() => start(range, turns)}
            testID="balance-start"
          />
        ),
      }}
    >
      <Text>{t('balance.what', { count: count('irn'), ijn: count('ijn'), irn: count('irn') })}</Text>
      <StepRow
        label={t('balance.range')}
        decreaseLabel={t('balance.nearer')}
        increaseLabel={t('balance.farther')}
        value={range}
        min={1}
        max={12}
        format={(inches) => t('balance.rangeValue', { inches })}
        onChange={(value) => {
          clear();
          setRange(value);
        }}
        testID="balance-range"
      />
      <StepRow
        label={t('common.turns')}
        decreaseLabel={t('common.fewerTurns')}
        increaseLabel={t('common.moreTurns')}
        value={turns}
        min={2}
        max={30}
        onChange={(value) => {
          clear();
          setTurns(value);
        }}
        testID="balance-turns"
      />
      {isRunning && (
        <Progress
          label={t('balance.running')}
          value={state.done / RUNS}
          valueText={t('balance.progress', { done: state.done, runs: RUNS })}
          testID="balance-progress"
        />
      )}
      {state.step === 'cancelled' && <Text testID="balance-cancelled">{t('balance.cancelled')}</Text>}
      {state.step === 'done' && <Result simulated={state.simulated} />}
      <Section title={t('balance.leaves')}>
        <Text>{t('balance.left.moves')}</Text>
        <Text>{t('balance.left.target')}</Text>
        <Text>{t('balance.left.control')}</Text>
        <Text>{t('balance.left.torpedoes')}</Text>
        {lines.leftOut > 0 && <Text>{t('balance.left.small', { count: lines.leftOut })}</Text>}
      </Section>
    </Screen>
  );
}

function Result({ simulated: { losses, better } }: { simulated: Simulated }) {
  const t = useT();
  const words = losses.map(({ turn, ijn, irn }) =>
    t('balance.chart', { turn, ijn: ijn.toFixed(1), irn: irn.toFixed(1) }),
  );
  return (
    <Section title={t('balance.result')} testID="balance-result">
      <Text as="textStrong">
        {better.ijn >= better.irn
          ? t('balance.better.ijn', { percent: percentWords(better.ijn) })
          : t('balance.better.irn', { percent: percentWords(better.irn) })}
      </Text>
      <Text>
        {better.ijn >= better.irn
          ? t('balance.better.irn', { percent: percentWords(better.irn) })
          : t('balance.better.ijn', { percent: percentWords(better.ijn) })}
      </Text>
      <Text>{t('balance.better.even', { percent: percentWords(better.even) })}</Text>
      <TurnChart
        turns={losses.map(({ turn, ijn, irn }) => ({ turn, japan: ijn, russia: irn }))}
        label={words.join('. ')}
        testID="balance-chart"
      />
      {words
        .filter((_, place) => (place + 1) % 3 === 0 || place === words.length - 1)
        .map((line) => (
          <Text key={line} as="text2">
            {line}
          </Text>
        ))}
    </Section>
  );
}

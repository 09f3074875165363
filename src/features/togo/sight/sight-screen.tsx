import { useState } from 'react';
import { View } from 'react-native';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { AskSheet } from '../turn/ask-sheet';
import { phaseTitle } from '../words/phase-words';
import { NearChips } from './near-chips';
import { type Band, bandAt, bandsOf, inchesOf, type Pair, pairsAsked, pairsByFormation } from './sight-facts';
import { useAct, useGame } from '../game';

const MEASURED = 'measured';

/** Who is near whom, on one screen and answered as last turn: what has not changed needs no tap. */
export function SightScreen() {
  const t = useT();
  const act = useAct();
  const table = useGame();
  const { view, id } = table;
  const bands = bandsOf(table);
  const [near = 0, far = 0] = bands.map((band) => band ?? 0);
  const [answers, setAnswers] = useState<Readonly<Record<string, Band>>>({});
  const [brush, setBrush] = useState(String(near));
  const [asked, setAsked] = useState<Obligation | null>(null);
  const close = useBack(`/battle/${id}`);
  const answerOf = (pair: Pair): Band => {
    const answer = answers[pair.id];
    return answer === undefined ? bandAt(bands, pair.last) : answer;
  };
  const tap = (pair: Pair) => {
    if (brush === MEASURED) return setAsked(pair.obligation);
    const band = bands.find((each) => String(each) === brush) ?? null;
    setAnswers({ ...answers, [pair.id]: answerOf(pair) === band ? null : band });
  };
  const turnOver = async () => {
    const ranges = pairsAsked(table).map((pair) => ({
      a: pair.a,
      b: pair.b,
      inches: inchesOf(bands, answerOf(pair), pair.last),
    }));
    if (ranges.length > 0 && !(await act({ type: 'noteRanges', ranges }))) return;
    if (await act({ type: 'sightAutomatically' })) close();
  };
  const night = view.light.night !== null;
  return (
    <Screen
      title={t('sight.title')}
      subtitle={t('play.where', { turn: view.turn, phase: phaseTitle(view.phase) })}
      back={{ label: t('common.back'), onPress: close }}
      testID="sight"
      actionBar={{
        main: <Button kind="primary" label={t('sight.action')} onPress={() => void turnOver()} testID="sight-action" />,
      }}
      lowRow={
        <SegmentedChoice
          label={t('sight.brush')}
          value={brush}
          onChange={setBrush}
          options={[
            { value: String(near), label: t('sight.within', { range: near }) },
            ...(night ? [{ value: String(far), label: t('sight.to', { range: far }) }] : []),
            { value: MEASURED, label: t('sight.measured') },
          ]}
          testID="brush"
        />
      }
    >
      <Text color="ink2">{night ? t('sight.textNight', { near, far }) : t('sight.textDay', { range: near })}</Text>
      <View style={{ gap: space.edge }}>
        {pairsByFormation(table).map(([of, pairs]) => (
          <NearChips key={of} of={of} pairs={pairs} bands={bands} answerOf={answerOf} onTap={tap} />
        ))}
      </View>
      {asked && <AskSheet obligation={asked} onClose={() => setAsked(null)} />}
    </Screen>
  );
}

import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useAct } from '../act-provider';
import { AskSheet } from '../turn/ask-sheet';
import { useTable } from '../use-table';
import { phaseTitle } from '../words/phase-words';
import { PairRow } from './pair-row';
import { type Band, bandAt, bandsOf, inchesOf, pairsAsked } from './sight-facts';

/** Every pair of formations that must be told, on one screen and answered as last turn: what has not changed needs no tap. */
export function SightScreen() {
  const t = useT();
  const router = useRouter();
  const act = useAct();
  const table = useTable();
  const { view, id } = table;
  const [answers, setAnswers] = useState<Readonly<Record<string, Band>>>({});
  const [asked, setAsked] = useState<Obligation | null>(null);
  const close = () => (router.canGoBack() ? router.back() : router.replace(`/battle/${id}`));
  const bands = bandsOf(table);
  const pairs = pairsAsked(table);
  const answerOf = (pair: string, last: number | null): Band => {
    const answer = answers[pair];
    return answer === undefined ? bandAt(bands, last) : answer;
  };
  const turnOver = async () => {
    const ranges = pairs.map(({ id: pair, a, b, last }) => ({
      a,
      b,
      inches: inchesOf(bands, answerOf(pair, last), last),
    }));
    if (ranges.length > 0 && !(await act({ type: 'noteRanges', ranges }))) return;
    if (await act({ type: 'sightAutomatically' })) close();
  };
  const [near, far] = bands;
  return (
    <Screen
      title={t('sight.title')}
      subtitle={t('battle.where', { turn: view.turn, phase: phaseTitle(view.phase) })}
      back={{ label: t('common.back'), onPress: close }}
      testID="sight"
      actionBar={{
        main: <Button kind="primary" label={t('sight.action')} onPress={() => void turnOver()} testID="sight-action" />,
      }}
      lowRow={<View />}
    >
      <Text color="ink2">
        {view.light.night === null
          ? t('sight.textDay', { range: near ?? 0 })
          : t('sight.textNight', { near: near ?? 0, far: far ?? 0 })}
      </Text>
      <View style={{ gap: space.edge }}>
        {pairs.map((pair) => (
          <PairRow
            key={pair.id}
            pair={pair}
            bands={bands}
            answer={answerOf(pair.id, pair.last)}
            onAnswer={(band) => setAnswers({ ...answers, [pair.id]: band })}
            onMeasure={() => setAsked(pair.obligation)}
          />
        ))}
      </View>
      <AskSheet obligation={asked} onClose={() => setAsked(null)} />
    </Screen>
  );
}

import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Heading, Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { SideScores } from './side-scores';
import { winnerWords } from './winner-words';
import { useActWithToast, useGame } from '../game';

/** The battle is over: who won, points, losses, and where to from here. */
export function ResultCard() {
  const t = useT();
  const router = useRouter();
  const act = useActWithToast();
  const { id, view } = useGame();
  if (view.result === null) return null;
  return (
    <View style={{ padding: space.edge, gap: space.md }} testID="result">
      <Card frame="strong">
        <Heading as="key">{winnerWords(view.result)}</Heading>
        {view.result.note !== '' && <Text>{view.result.note}</Text>}
        <SideScores />
      </Card>
      <Button
        icon="book"
        label={t('standing.readLog')}
        onPress={() => router.setParams({ tab: 'log' })}
        testID="result-log"
      />
      <Button
        icon="share"
        label={t('report.title')}
        onPress={() => router.push(`/battle/${id}/report`)}
        testID="result-report"
      />
      <Button icon="home" label={t('standing.harbour')} onPress={() => router.dismissTo('/')} testID="result-harbour" />
      <Button
        kind="link"
        label={t('standing.goOn')}
        onPress={() => void act({ type: 'correct', path: ['result'], value: null })}
        testID="result-go-on"
      />
    </View>
  );
}

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Card } from '@/ui/card';
import { Screen } from '@/ui/screen';
import { Heading, Text } from '@/ui/text';

import { phaseTitle } from '../words/phase-words';
import { SideScores } from './side-scores';
import { WhatCounts } from './what-counts';
import { winnerWords } from './winner-words';
import { useGame } from '../game';

/** Points, verdict and losses as both sides know them, at any time; the whole truth once the battle is over. */
export function ScoreScreen() {
  const t = useT();
  const { view, state, id } = useGame();
  const goBack = useBack(`/battle/${id}`);
  const over = view.result !== null;
  const verdict = view.result ?? view.standing?.decision ?? null;
  const blank = !over && Object.values(view.formations).some(({ known, place }) => known === null && place !== 'gone');
  return (
    <Screen
      title={over ? t('standing.ended') : t('standing.title')}
      subtitle={t('play.where', { turn: view.turn, phase: phaseTitle(view.phase) })}
      back={{
        label: t('common.back'),
        onPress: goBack,
      }}
      testID="standing"
    >
      <Card frame="strong">
        <Text as="label" color="ink2">
          {over ? t('standing.verdictEnd') : t('standing.verdict')}
        </Text>
        <Heading testID="verdict">{verdict === null ? t('standing.free') : winnerWords(verdict)}</Heading>
        <SideScores />
      </Card>
      {blank && <Text color="ink2">{t('standing.asKnown')}</Text>}
      {state.scenario !== null && <WhatCounts scenario={state.scenario} />}
      {state.scenario === null && view.victory !== '' && <Text>{view.victory}</Text>}
    </Screen>
  );
}

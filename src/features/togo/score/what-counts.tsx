import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { readable } from '@/kit/scenario-words/terms';
import { conditionWords, deedTitle, pointWords, winnerWords } from '@/kit/scenario-words/victory-words';
import { whoWords } from '@/kit/scenario-words/who-words';
import { useT } from '@/messages/messages';
import { battleView, type Scenario } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { scenarioNames, shipsOfScenario } from './scenario-names';
import { useGame } from '../game';

/** Every score of the scenario with how often it counted, who wins by what, and the scenario's own words. */
export function WhatCounts({ scenario }: { scenario: Scenario }) {
  const t = useT();
  const { view, state } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const names = scenarioNames(scenario, state);
  const { scores, verdicts, text } = scenario.victory;
  // Ships nobody ever sighted count as well, once it is over: as the points above have them.
  const counted = view.result === null ? view.standing : battleView(state, 'umpire').standing;
  const lines = counted?.standing.lines ?? [];
  return (
    <>
      {scores.length > 0 && (
        <Section title={t('standing.counts')}>
          <Card padded={false}>
            {scores.map(({ side, points, of, deed }, place) => {
              const line = lines.find(({ score }) => score === place);
              return (
                <ListRow
                  key={place}
                  leading={<SideMark side={ensignOf(side)} marks={marks} width={30} label={t(`common.side.${side}`)} />}
                  title={deedTitle(deed, t)}
                  subtitle={t('standing.scoreLine', {
                    who: whoWords(of, names, t),
                    points: pointWords(points),
                    times: t('standing.times', { count: line?.count ?? 0 }),
                  })}
                  value={line === undefined || line.points === 0 ? '0' : pointWords(line.points)}
                  testID={`standing-score-${place}`}
                />
              );
            })}
          </Card>
        </Section>
      )}
      {verdicts.length > 0 && (
        <Section title={t('standing.verdicts')}>
          {verdicts.map((verdict, place) => (
            <View key={place} style={{ gap: space.xs }}>
              <Text as="textStrong">{winnerWords(verdict, t)}</Text>
              {verdict.if.map((condition, at) => (
                <Text key={at} as="text2">
                  {conditionWords(condition, names, t)}
                </Text>
              ))}
            </View>
          ))}
        </Section>
      )}
      {text !== '' && (
        <Section title={t('standing.rule')}>
          <Text>{readable(text, shipsOfScenario(scenario), names)}</Text>
        </Section>
      )}
    </>
  );
}

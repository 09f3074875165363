import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { BothMarks, SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { minus } from '@/kit/words/signed';
import { sentenceOf, useT } from '@/messages/messages';
import { type ScenarioId, SIDES } from '@/rules/tsushima/index';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Heading, Text } from '@/ui/text';

import { useGame } from '../game';
import { sideWords } from '../words/names-in';
import { scoredShips } from './scored-ships';

const RULES: Readonly<Record<ScenarioId, string>> = {
  'port-arthur': 'TSU-63',
  chemulpo: 'TSU-64',
  'round-island': 'TSU-65',
  tsushima: 'TSU-66',
  'war-at-sea': 'TSU-67',
};

/** Who would win if it ended now, by how much, and for which ships. */
export function VictoryBoard() {
  const t = useT();
  const { view } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const { standing, scenario, result } = view;
  const rule = RULES[scenario];
  const winner = standing?.winner ?? null;
  return (
    <>
      <Text as="label" color="ink2">
        {result === null ? t('tsushima.board.victory.now') : t('tsushima.board.victory.over')}
      </Text>
      {standing === null ? (
        <Text testID="victory-hidden">{t('tsushima.board.victory.hidden')}</Text>
      ) : (
        <Card frame="strong" testID="victory-now">
          <Row align="center" gap="md">
            {winner === null ? (
              <BothMarks marks={marks} width={44} />
            ) : (
              <SideMark side={ensignOf(winner)} marks={marks} width={58} />
            )}
            <Stack flex={1}>
              <Heading>
                {winner === null
                  ? t('tsushima.board.victory.draw')
                  : result === null
                    ? t('tsushima.board.victory.wins', { side: sideWords(winner) })
                    : t('tsushima.board.victory.won', { side: sideWords(winner) })}
              </Heading>
              {winner !== null && <Text>{t(`tsushima.board.victory.level.${standing.level}`)}</Text>}
            </Stack>
          </Row>
          <Row gap="lg" wrap>
            {SIDES.map((side) => (
              <View
                key={side}
                accessible
                role="img"
                aria-label={t(
                  view.turnLimit === null ? 'tsushima.board.victory.hitsSaid' : 'tsushima.board.victory.pointsSaid',
                  {
                    side: sideWords(side),
                    count: standing.points[side],
                  },
                )}
                testID={`points-${side}`}
              >
                <Text as="hero">{minus(standing.points[side])}</Text>
                <Row align="center" gap="sm">
                  <SideMark side={ensignOf(side)} marks={marks} width={24} />
                  <Text as="text2" color="ink2">
                    {view.turnLimit === null ? t('tsushima.board.victory.hits') : t('tsushima.board.victory.points')}
                  </Text>
                </Row>
              </View>
            ))}
          </Row>
        </Card>
      )}
      <Row align="center" gap="sm">
        <Text as="text2" color="ink2" style={{ flex: 1 }}>
          {sentenceOf('tsushima', 'rules', rule)}
        </Text>
        <RuleLink rule={rule} />
      </Row>
      {standing !== null && <Scored />}
    </>
  );
}

/** The ships behind the points, the dearest first. */
function Scored() {
  const t = useT();
  const { view, state } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const lines = scoredShips(state);
  if (view.turnLimit === null) return null;
  return (
    <Section title={t('tsushima.board.victory.scored')} testID="scored">
      {lines.length === 0 && <Text color="ink2">{t('tsushima.board.victory.nothing')}</Text>}
      {lines.length > 0 && (
        <Card padded={false}>
          {lines.map(({ ship, side, points, why }) => (
            <ListRow
              key={ship.id}
              variant="plain"
              leading={<SideMark side={ensignOf(side)} marks={marks} width={24} label={t(`common.side.${side}`)} />}
              title={ship.name}
              subtitle={why}
              value={String(points)}
              testID={`scored-${ship.id}`}
            />
          ))}
        </Card>
      )}
    </Section>
  );
}

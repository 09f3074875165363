import { pointWords } from '@/kit/scenario-words/victory-words';
import { SIDE_CHOICES } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { SCENARIO_LIMITS, type Score, type Victory } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { NamedChoice } from '@/ui/named-choice';
import { Section } from '@/ui/section';
import { Heading } from '@/ui/text';
import { TextField } from '@/ui/text-field';

import { DeedField, SUNK } from './deed-field';
import { NumberField } from './fields';
import type { Edit } from './use-edit';
import { VerdictFields } from './verdict-fields';
import { WhoField } from './who-field';

const MOST_SCORES = 20;

/** Who wins: in words, in points, and in ways to win that the app can decide. */
export function VictoryPart({ edit }: { edit: Edit }) {
  const t = useT();
  const { draft, change } = edit;
  const set = (to: (victory: Victory) => Victory) => change((now) => ({ ...now, victory: to(now.victory) }));
  const { scores } = draft.victory;
  const setScore = (place: number, to: Score) =>
    set((now) => ({ ...now, scores: now.scores.map((each, at) => (at === place ? to : each)) }));
  return (
    <>
      <TextField
        label={t('scenarios.edit.victoryText')}
        value={draft.victory.text}
        onChange={(text) => set((now) => ({ ...now, text }))}
        maxLength={SCENARIO_LIMITS.text}
        multiline
        testID="field-victory"
      />
      <Section title={t('scenarios.points')} aside={String(scores.length)}>
        {scores.map((score, place) => (
          <Card key={`${scores.length}-${place}`} testID={`score-${place}`}>
            <Heading as="name" level={3}>
              {t('scenarios.edit.score', { number: place + 1 })}
            </Heading>
            <NamedChoice
              label={t('scenarios.edit.scoreSide')}
              value={score.side}
              onChange={(side) => setScore(place, { ...score, side })}
              options={SIDE_CHOICES}
              testID={`score-${place}-side`}
            />
            <NumberField
              label={t('scenarios.points')}
              value={score.points}
              onChange={(points) => setScore(place, { ...score, points })}
              range={[-50, 50]}
              format={pointWords}
              testID={`score-${place}-points`}
            />
            <NumberField
              label={t('scenarios.edit.each')}
              value={score.each ?? 1}
              onChange={(each) => setScore(place, { ...score, each })}
              range={[1, 99]}
              testID={`score-${place}-each`}
            />
            <DeedField
              deed={score.deed}
              onChange={(deed) => setScore(place, { ...score, deed })}
              testID={`score-${place}`}
            />
            <WhoField
              edit={edit}
              who={score.of}
              onChange={(of) => setScore(place, { ...score, of })}
              testID={`score-${place}`}
            />
            <Button
              icon="delete"
              label={t('scenarios.edit.remove')}
              spokenLabel={t('scenarios.edit.removeSpoken', {
                what: t('scenarios.edit.score', { number: place + 1 }),
              })}
              onPress={() => set((now) => ({ ...now, scores: now.scores.filter((_, at) => at !== place) }))}
              testID={`score-${place}-remove`}
            />
          </Card>
        ))}
        <Button
          icon="plus"
          label={t('scenarios.edit.addScore')}
          disabled={scores.length >= MOST_SCORES}
          onPress={() =>
            set((now) => ({
              ...now,
              scores: [...now.scores, { side: 'ijn', points: 1, of: { side: 'irn' }, deed: SUNK }],
            }))
          }
          testID="add-score"
        />
      </Section>
      <VerdictFields edit={edit} onChange={set} />
    </>
  );
}

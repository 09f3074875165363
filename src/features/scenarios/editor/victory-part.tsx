import { pointWords } from '@/kit/scenario-words/victory-words';
import { SIDE_CHOICES } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { SCENARIO_LIMITS, type Score, type Victory } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { Heading } from '@/ui/text';

import { DeedField, SUNK } from './deed-field';
import { Fields, RemoveButton } from './fields';
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
  const setScore = (place: number, to: Partial<Score>) =>
    set((now) => ({ ...now, scores: now.scores.map((each, at) => (at === place ? { ...each, ...to } : each)) }));
  return (
    <>
      <Fields
        of={draft.victory}
        onChange={(to) => set((now) => ({ ...now, ...to }))}
        rows={[
          {
            text: 'text',
            id: 'victory',
            label: t('scenarios.edit.victoryText'),
            most: SCENARIO_LIMITS.text,
            multiline: true,
          },
        ]}
      />
      <Section title={t('scenarios.points')} aside={String(scores.length)}>
        {scores.map((score, place) => (
          <Card key={`${scores.length}-${place}`} testID={`score-${place}`}>
            <Heading as="name" level={3}>
              {t('scenarios.edit.score', { number: place + 1 })}
            </Heading>
            <Fields
              of={score}
              onChange={(to) => setScore(place, to)}
              rows={[
                { choice: 'side', label: t('scenarios.edit.scoreSide'), options: SIDE_CHOICES },
                { number: 'points', label: t('scenarios.points'), range: [-50, 50], format: pointWords },
                { number: 'each', label: t('scenarios.edit.each'), range: [1, 99], otherwise: 1 },
              ]}
              testID={`score-${place}`}
            />
            <DeedField deed={score.deed} onChange={(deed) => setScore(place, { deed })} testID={`score-${place}`} />
            <WhoField edit={edit} who={score.of} onChange={(of) => setScore(place, { of })} testID={`score-${place}`} />
            <RemoveButton
              what={t('scenarios.edit.score', { number: place + 1 })}
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

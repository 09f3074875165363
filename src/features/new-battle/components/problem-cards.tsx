import { useRouter } from 'expo-router';

import { sideName } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';

import type { PlanProblem } from '../plan';

interface ProblemCardsProps {
  problems: readonly PlanProblem[];
  onForces: () => void;
}

/** What keeps the battle from starting, each with the way to mend it. */
export function ProblemCards({ problems, onForces }: ProblemCardsProps) {
  const t = useT();
  const router = useRouter();
  const sentence = useSentence();
  if (problems.length === 0) return null;
  const fleets = [...new Set(problems.flatMap((problem) => ('fleet' in problem && problem.fleet) || []))];
  return (
    <Card frame="strong" testID="problems">
      <Stack role="alert" gap="sm">
        {problems.map((problem, index) => (
          <Row key={index} gap="sm">
            <Icon name="warning" size={20} color="danger" strong />
            <Text style={{ flex: 1 }}>{sentence(problem)}</Text>
          </Row>
        ))}
      </Stack>
      {fleets.map((id) => (
        <Button
          key={id}
          label={t('newBattle.problem.mendFleet')}
          onPress={() => router.push(`/fleets/${id}`)}
          testID={`mend-fleet-${id}`}
        />
      ))}
      {problems.some(({ code }) => code === 'DECK') && (
        <Button label={t('newBattle.problem.mendDeck')} onPress={() => router.push('/cards')} testID="mend-deck" />
      )}
      {problems.some(({ code }) => code !== 'DECK') && (
        <Button label={t('newBattle.problem.mendForces')} onPress={onForces} testID="mend-forces" />
      )}
    </Card>
  );
}

function useSentence(): (problem: PlanProblem) => string {
  const t = useT();
  const name = (side: Side) => sideName(side);
  return (problem) => {
    switch (problem.code) {
      case 'NO_FORCE':
        return t('newBattle.problem.noForce', { side: name(problem.side) });
      case 'EMPTY_SIDE':
        return t('newBattle.problem.empty', { side: name(problem.side) });
      case 'SHIP_GONE':
        return t('newBattle.problem.gone', { ship: problem.ship, formation: problem.formation });
      case 'FORMATION_TOO_LARGE':
        return t('newBattle.problem.tooLarge', { formation: problem.formation, count: problem.ships });
      case 'DECK':
        return t('newBattle.problem.deck', { side: name(problem.side) });
    }
  };
}

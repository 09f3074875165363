import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { Command } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import type { FormationView } from '../formations-by-name';
import type { Step } from '../turn/steps';
import { useTable } from '../use-table';
import { edgeWords, sideWords } from './move-words';

/** Formations still off the table: the die they come on, the edge they come by. */
export function ArrivalRows({ onStep }: { onStep: (step: Step) => void }) {
  const t = useT();
  const { view } = useTable();
  const waiting = Object.values(view.formations).filter(
    ({ place, sighted }) => place === 'off' && sighted === (view.phase === 'B'),
  );
  if (waiting.length === 0) return null;
  return (
    <View style={{ paddingHorizontal: space.edge, paddingTop: space.md, gap: space.sm }} testID="arrivals">
      <SectionHeader title={t('move.off.title')} />
      {waiting.map((formation) => (
        <Arrival key={formation.id} formation={formation} onStep={onStep} />
      ))}
    </View>
  );
}

function Arrival({ formation, onStep }: { formation: FormationView; onStep: (step: Step) => void }) {
  const t = useT();
  const { view, nameOf } = useTable();
  const { id, side, arrival, arrivalDue, mayArrive } = formation;
  const send = (command: Command) => onStep({ type: 'command', command, thrown: true });
  const edges = arrival?.edges ?? (view.sides[side] as { edges: NonNullable<typeof arrival>['edges'] }).edges;
  return (
    <View style={{ gap: space.xs }}>
      <Text as="name">{nameOf(id)}</Text>
      <Text as="text2" color="ink2">
        {t('move.off.line', { side: sideWords(side), when: whenWords(t, formation, view.turn) })}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm }}>
        {arrivalDue && arrival?.atLeast != null && (
          <Button
            label={t('move.off.roll', { needed: arrival.atLeast })}
            onPress={() => send({ type: 'rollArrival', counter: id })}
            testID={`arrival-${id}`}
          />
        )}
        {arrivalDue && arrival?.eased != null && (
          <Button
            label={t('move.off.eased', { needed: arrival.eased })}
            onPress={() => send({ type: 'rollArrival', counter: id, eased: true })}
            testID={`arrival-${id}-eased`}
          />
        )}
        {mayArrive &&
          edges.map((edge) => (
            <Button
              key={edge}
              label={t('move.off.arrive', { edge: edgeWords(edge) })}
              onPress={() => send({ type: 'arrive', counter: id, edge })}
              testID={`arrive-${id}-${edge}`}
            />
          ))}
      </View>
    </View>
  );
}

function whenWords(
  t: ReturnType<typeof useT>,
  { arrival, mayArrive, arrivalDue }: FormationView,
  turn: number,
): string {
  if (mayArrive) return t('move.off.comes');
  if (arrival === null || turn < arrival.turn) return t('move.off.turn', { turn: arrival?.turn ?? turn });
  return arrivalDue ? t('move.off.die', { needed: arrival.atLeast ?? 1 }) : t('move.off.missed');
}

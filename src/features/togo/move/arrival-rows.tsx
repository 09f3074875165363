import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { Command, Side } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { formationsInLine, type FormationView } from '../formations-in-line';
import { type OpenGame, type Step, useGame } from '../game';
import { edgeWords } from './move-words';
import { sideWords } from '../words/side-words';

/** Formations of a side that come on in this phase, if at all this turn. */
export const waitingOff = ({ view }: Pick<OpenGame, 'view'>, side: Side): readonly FormationView[] =>
  formationsInLine(view).filter(
    (each) => each.side === side && each.place === 'off' && each.sighted === (view.phase === 'B'),
  );

/** A side's formations still off the table: the die they come on, the edge they come by. */
export function ArrivalRows({ side, onStep }: { side: Side; onStep: (step: Step) => void }) {
  const t = useT();
  const table = useGame();
  const waiting = waitingOff(table, side);
  if (waiting.length === 0) return null;
  return (
    <View style={{ paddingHorizontal: space.edge, paddingTop: space.md, gap: space.sm }} testID={`arrivals-${side}`}>
      <SectionHeader title={t('move.off.title')} />
      {waiting.map((formation) => (
        <Arrival key={formation.id} formation={formation} onStep={onStep} />
      ))}
    </View>
  );
}

function Arrival({ formation, onStep }: { formation: FormationView; onStep: (step: Step) => void }) {
  const t = useT();
  const { view, nameOf } = useGame();
  const { id, side, arrival, entry } = formation;
  const send = (command: Command) => onStep({ type: 'command', command });
  const rolls = formation.arrivalDue && entry?.when === 'now';
  // Too late is refused with its rule, and an umpire may allow it.
  const edges = entry?.ready && entry.when !== 'later' ? entry.edges : [];
  return (
    <View style={{ gap: space.xs }}>
      <Text as="name">{nameOf(id)}</Text>
      <Text as="text2" color="ink2">
        {t('move.off.line', { side: sideWords(side), when: whenWords(t, formation, view.turn) })}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm }}>
        {rolls && arrival?.atLeast != null && (
          <Button
            label={t('move.off.roll', { needed: arrival.atLeast })}
            onPress={() => send({ type: 'rollArrival', counter: id })}
            testID={`arrival-${id}`}
          />
        )}
        {rolls && arrival?.eased != null && (
          <Button
            label={t('move.off.eased', { needed: arrival.eased })}
            onPress={() => send({ type: 'rollArrival', counter: id, eased: true })}
            testID={`arrival-${id}-eased`}
          />
        )}
        {edges.map((edge) => (
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
  { side, arrival, arrivalDue, mayArrive, entry }: FormationView,
  turn: number,
): string {
  if (mayArrive) return t('move.off.comes');
  if (arrival !== null && turn < arrival.turn) return t('move.off.turn', { turn: arrival.turn });
  if (entry?.when === 'over') return t('move.off.missed');
  if (arrivalDue) return t('move.off.die', { needed: arrival?.atLeast ?? 1 });
  return entry?.ready ? t('move.off.later', { side: sideWords(side) }) : t('move.off.missed');
}

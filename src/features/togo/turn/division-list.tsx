import { useMemo, useState } from 'react';
import { View } from 'react-native';

import { useCompanion } from '@/features/play/companion';
import { OwedHead } from '@/features/play/turn/owed-list';
import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { useGradual } from '@/ui/use-gradual';

import { DivisionRow } from '../fire/division-row';
import { type DivisionFire, volleyCommand, volleyOf } from '../fire/volley';
import { useAct, useGame } from '../game';
import { OwedRow } from './owed-row';

interface Props {
  owed: readonly Obligation[];
  onSettle: (obligation: Obligation) => void;
}

/** So many ships stand in the list themselves; of a whole fleet only its divisions do until one is opened. */
const FEW = 8;

/** In F: every division that may still fire, with one tap for its fire as listed, and its ships one by one. */
export function DivisionList({ owed, onSettle }: Props) {
  const { state, view } = useGame();
  const { acting } = view;
  /** What was opened or closed by hand stays so, however few are left. */
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const divisions = useMemo(
    () => (acting === null ? [] : volleyOf(state, view, acting).divisions),
    [state, view, acting],
  );
  if (owed.length === 0) return null;
  const few = owed.length <= FEW;
  // A phone of one side knows who may fire from behind its own blank counters; no division's fire has them.
  const listed = new Set(divisions.map(({ counter }) => counter));
  const others = acting === null ? [] : owed.filter(({ about }) => !listed.has(view.ships[about]?.formation ?? ''));
  return (
    <View testID="divisions">
      <OwedHead owed={owed} />
      {divisions.map((division) => {
        const { counter } = division;
        const ships = owed.filter(({ about }) => view.ships[about]?.formation === counter);
        const expanded = ships.length === 1 || (chosen[counter] ?? few);
        return (
          <View key={counter}>
            {ships.length > 1 && (
              <DivisionRow
                division={division}
                icon={expanded ? 'down' : 'next'}
                expanded={expanded}
                onPress={() => setChosen({ ...chosen, [counter]: !expanded })}
                action={<FireDivision division={division} />}
                testID={`division-${counter}`}
              />
            )}
            {expanded && <Ships ships={ships} onSettle={onSettle} />}
          </View>
        );
      })}
      {others.length > 0 && <Ships ships={others} onSettle={onSettle} />}
    </View>
  );
}

/** The strip shows what came of it before anything is recorded. */
function FireDivision({ division }: { division: DivisionFire }) {
  const act = useAct();
  const t = useT();
  const { nameOf } = useGame();
  const command = volleyCommand([division]);
  if (command === null) return null;
  return (
    <Button
      label={t('volley.fire')}
      spokenLabel={t('volley.fireSpoken', { name: nameOf(division.counter) })}
      onPress={() => void act(command, { dice: 'app' })}
      testID={`fire-${division.counter}`}
    />
  );
}

function Ships({ ships, onSettle }: { ships: readonly Obligation[]; onSettle: Props['onSettle'] }) {
  const { owedSentence } = useCompanion();
  const { view, nameOf } = useGame();
  const shown = useGradual(ships.length, { first: 4, each: 2 });
  return ships
    .slice(0, shown)
    .map((obligation) => (
      <OwedRow
        key={obligation.about}
        obligation={obligation}
        subject={view.ships[obligation.about]}
        sentence={owedSentence(obligation, nameOf)}
        next={false}
        onPress={onSettle}
      />
    ));
}

import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { type Side, SIDES } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import type { FormationView } from '../formations-by-name';
import type { Step } from '../turn/steps';
import { useTable } from '../use-table';
import { ArrivalRows } from './arrival-rows';
import { aheadOf, forcedMove, moversOf, standingOf } from './move-facts';
import { MoveRow } from './move-row';
import { inches, sideWords, standingWords, turnWords, usualWords } from './move-words';
import { WeighRows } from './weigh-rows';

/** Who moves when, every formation with how far it may go, and its usual move one tap away. */
export function MoveList({ onStep }: { onStep: (step: Step) => void }) {
  const t = useT();
  const { view } = useTable();
  const { initiative, acting } = view;
  if (initiative === null) return null;
  const order: readonly Side[] = acting === null ? SIDES : [acting, ...SIDES.filter((side) => side !== acting)];
  return (
    <View testID="move-list">
      <View
        style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm, paddingHorizontal: space.edge }}
        testID="initiative"
      >
        <Text as="text2" style={{ flex: 1 }}>
          {t('move.initiative', {
            ijn: initiative.dice.ijn,
            irn: initiative.dice.irn,
            side: sideWords(initiative.movesLast),
          })}
        </Text>
        <RuleLink rule="TOGO-6" />
      </View>
      {order.map((side) => (
        <SideMoves key={side} side={side} onStep={onStep} />
      ))}
      <ArrivalRows onStep={onStep} />
    </View>
  );
}

function SideMoves({ side, onStep }: { side: Side; onStep: (step: Step) => void }) {
  const t = useT();
  const table = useTable();
  const { acting } = table.view;
  const movers = moversOf(table, side);
  if (movers.length === 0) return null;
  const name = sideWords(side);
  const waiting = movers.some((formation) => !['moved', 'still'].includes(standingOf(table, formation)));
  const title =
    acting === side ? t('move.now', { side: name }) : t(waiting ? 'move.after' : 'move.done', { side: name });
  const [next] = acting === side ? movers.filter((each) => !['moved', 'still'].includes(standingOf(table, each))) : [];
  return (
    <View testID={`moves-${side}`}>
      <View style={{ paddingHorizontal: space.edge, paddingTop: space.md }}>
        <SectionHeader title={title} />
      </View>
      {movers.map((formation) => (
        <FormationRow
          key={formation.id}
          formation={formation}
          next={formation === next}
          mayMove={acting === side}
          onStep={onStep}
        />
      ))}
      <WeighRows side={side} onStep={onStep} />
      {acting === side && waiting && (
        <View style={{ paddingHorizontal: space.edge, paddingTop: space.xs, alignItems: 'flex-end' }}>
          <Button
            kind="link"
            label={t('move.finish', { side: name })}
            onPress={() => onStep({ type: 'command', command: { type: 'finishSide', side } })}
            testID={`finish-${side}`}
          />
        </View>
      )}
    </View>
  );
}

interface RowProps {
  formation: FormationView;
  next: boolean;
  mayMove: boolean;
  onStep: (step: Step) => void;
}

function FormationRow({ formation, next, mayMove, onStep }: RowProps) {
  const t = useT();
  const table = useTable();
  const { id } = formation;
  const name = table.nameOf(id);
  const standing = standingOf(table, formation);
  const detail = standingWords(table, formation, standing);
  // What a blank counter may do is its admiral's secret: it is moved behind the curtain.
  if (!formation.known) return <MoveRow id={id} name={name} detail={detail} done={standing === 'moved'} />;
  const ahead = () => onStep({ type: 'command', command: aheadOf(table, [formation]), thrown: true });
  const forced = () => onStep({ type: 'command', command: forcedMove(formation) });
  const actions = {
    ready: { label: usualWords(inches(formation.known.allowance.value)), onPress: ahead },
    turned: { label: turnWords(formation.known.course ?? 0), onPress: forced },
  };
  const action = mayMove && (standing === 'ready' || standing === 'turned') ? actions[standing] : undefined;
  return (
    <MoveRow
      id={id}
      name={name}
      detail={detail}
      next={next}
      done={standing === 'moved'}
      action={action && { ...action, spoken: t('move.row.spoken', { name, what: action.label }) }}
      onOpen={standing === 'moved' ? undefined : () => onStep({ type: 'go', to: `move/${id}` })}
    />
  );
}

import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { type Side, SIDES } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useShownRoll } from '@/features/play/turn/last-roll';

import type { Step } from '../game';
import { ArrivalRows, waitingOff } from './arrival-rows';
import { bothAhead, moversOf, moveStatus } from './move-facts';
import { sideWords } from '../words/side-words';
import { Mover } from './mover';
import { WeighRows } from './weigh-rows';
import { useGame } from '../game';

/** Who moves when, every formation with how far it may go, and its usual move one tap away. */
export function MoveList({ onStep }: { onStep: (step: Step) => void }) {
  const t = useT();
  const table = useGame();
  const { view } = table;
  // Then its dice stand over the list, with the same words.
  const isJustRolled = useShownRoll()?.lines.some(({ code }) => code === 'InitiativeRolled') ?? false;
  const { initiative, acting } = view;
  if (initiative === null) return null;
  const both = bothAhead(table);
  const order: readonly Side[] = acting === null ? SIDES : [acting, ...SIDES.filter((side) => side !== acting)];
  return (
    <View testID="move-list">
      {!isJustRolled && (
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
      )}
      {both !== null && (
        <View style={{ paddingHorizontal: space.edge, paddingTop: space.sm, gap: space.xs }}>
          <Text as="text2" color="ink2">
            {t('move.bothText')}
          </Text>
          <Button
            label={t('move.both')}
            onPress={() => onStep({ type: 'command', command: both })}
            testID="both-ahead"
          />
        </View>
      )}
      {order.map((side) => (
        <SideMoves key={side} side={side} onStep={onStep} />
      ))}
    </View>
  );
}

function SideMoves({ side, onStep }: { side: Side; onStep: (step: Step) => void }) {
  const t = useT();
  const table = useGame();
  const { acting } = table.view;
  const movers = moversOf(table, side);
  const arrivals = waitingOff(table, side);
  if (movers.length === 0 && arrivals.length === 0) return null;
  const name = sideWords(side);
  // Who has only arrivals left is moving as well (AMB-54).
  const waiting =
    movers.some((formation) => !['moved', 'still'].includes(moveStatus(table, formation))) ||
    arrivals.some(({ entry, arrivalDue }) => entry?.when !== 'over' && (entry?.ready || arrivalDue));
  const title =
    acting === side ? t('move.now', { side: name }) : t(waiting ? 'move.after' : 'move.done', { side: name });
  const [next] = acting === side ? movers.filter((each) => !['moved', 'still'].includes(moveStatus(table, each))) : [];
  return (
    <View testID={`moves-${side}`}>
      {(movers.length > 0 || acting === side) && (
        <View style={{ paddingHorizontal: space.edge, paddingTop: space.md }}>
          <SectionHeader title={title} />
        </View>
      )}
      {movers.map((formation) => (
        <Mover
          key={formation.id}
          table={table}
          formation={formation}
          name={table.nameOf(formation.id)}
          next={formation === next}
          mayMove={acting === side}
          send={(command) => onStep({ type: 'command', command })}
          onOpen={() => onStep({ type: 'go', to: `move/${formation.id}` })}
        />
      ))}
      <WeighRows side={side} onStep={onStep} />
      <ArrivalRows side={side} onStep={onStep} />
      {acting === side && (
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

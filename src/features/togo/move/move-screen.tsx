import { useT } from '@/messages/messages';
import { type Command, type Side, SIDES } from '@/rules/togo/index';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { SideCurtain } from '@/features/play/side-curtain';
import { useBack } from '@/kit/use-back';
import { FormationMove } from './formation-move';
import { hasCountersToMove } from './move-facts';
import { countersOf } from './move-words';
import { OwnCounters } from './own-counters';
import { useGame, useRollAtOnce } from '../game';

/** A formation's move, where the usual one is not enough; by a side's id all its blank counters, behind its curtain. */
export function MoveScreen({ param: counter }: { param: string }) {
  const t = useT();
  const roll = useRollAtOnce();
  const table = useGame();
  const close = useBack(`/battle/${table.id}`);
  const formation = table.view.formations[counter];

  /** One after the other, each on disk before the next: what stops in between is still owed. */
  const send = async (...commands: Command[]): Promise<boolean> => {
    for (const command of commands) {
      if (!(await roll(command))) return false;
    }
    return true;
  };

  if (SIDES.some((side) => side === counter)) {
    // What blank counters are and how far they may go is their side's alone.
    return (
      <SideCurtain<Side> side={counter} title={countersOf(counter as Side)} behind={t('move.hidden.behind')}>
        {(open) => (
          <OwnCounters
            side={open.side}
            onClose={open.close}
            onPass={() => {
              const other = open.side === 'ijn' ? 'irn' : 'ijn';
              if (!hasCountersToMove(table, other)) return open.leave();
              open.handOver(`move/${other}`);
            }}
          />
        )}
      </SideCurtain>
    );
  }
  if (!formation) {
    return (
      <Screen title={table.nameOf(counter)} back={{ label: t('common.back'), onPress: close }} testID="move">
        <EmptyState icon="ship" title={t('move.gone')} text={t('move.goneText')} />
      </Screen>
    );
  }
  return <FormationMove table={table} formation={formation} send={send} onClose={close} />;
}

import { gameAddress } from '@/features/play/addresses';
import { JOINT_BAND } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { SIDES } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { useGame, useRollAtOnce } from '../game';
import { HiddenWays } from '../roll/hidden-ways';
import { RepairList, useRepairs } from './repair-list';

/** Which ships try their repair, where a port has fewer slots than ships. */
export function RepairsScreen() {
  const t = useT();
  const roll = useRollAtOnce();
  const { id, state } = useGame();
  const back = useBack(gameAddress(id));
  const [ships, setShips] = useRepairs(SIDES);
  // Who is damaged in a hidden stack is its side's to know.
  const isHidden = state.rulings.stacks === 'hidden';
  const isDue = state.step === 'terminal' && !state.terminal.repairs && !isHidden;
  const take = async () => {
    if (await roll({ type: 'repair', ships })) back();
  };
  return (
    <Screen
      title={t('tsushima.row.repairs.title')}
      band={JOINT_BAND}
      back={{ label: t('common.back'), onPress: back }}
      flush
      testID="repairs"
      actionBar={
        isDue
          ? {
              main: (
                <Button
                  kind="primary"
                  icon={ships.length === 0 ? undefined : 'dice'}
                  label={t('tsushima.next.repairs', { count: ships.length })}
                  onPress={() => void take()}
                  testID="roll-repairs"
                />
              ),
            }
          : undefined
      }
    >
      {isHidden ? (
        <EmptyState
          icon="lock"
          title={t('tsushima.row.repairs.secret')}
          text={t('tsushima.secret.behind')}
          action={<HiddenWays />}
        />
      ) : (
        <RepairList sides={SIDES} ships={ships} onChange={setShips} />
      )}
    </Screen>
  );
}

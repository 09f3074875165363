import { gameAddress } from '@/features/play/addresses';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { useGame } from '../game';

/** Behind a link to a ship that this campaign does not have. */
export function NoShip({ testID }: { testID: string }) {
  const t = useT();
  const { id } = useGame();
  return (
    <Screen title={t('tide.forces.noShip')} back={useBack(gameAddress(id))} testID={testID}>
      <EmptyState icon="ship" title={t('tide.forces.noShip')} text={t('tide.forces.noShipText')} />
    </Screen>
  );
}

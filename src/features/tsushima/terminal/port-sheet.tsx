import { PickSheet } from '@/kit/pick-sheet';
import { useT } from '@/messages/messages';
import { ownerOf, PORT_IDS } from '@/rules/tsushima/index';

import { useActWithToast, useGame } from '../game';
import { portName } from '../words/names-in';

/** Where the merchants that replace sunk ones are put (TSU-49). */
export function PortSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  const { view } = useGame();
  return (
    <PickSheet
      title={t('tsushima.next.merchants')}
      options={PORT_IDS.filter((port) => ownerOf(view, port) === 'ijn').map((port) => ({
        ...{ key: port, value: port, label: portName(port) },
      }))}
      onPick={(port) => void act({ type: 'placeMerchants', port })}
      onClose={onClose}
      testID="merchant-port"
    />
  );
}

import { useState } from 'react';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { NumberPad } from '@/ui/number-pad';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import { useAct, useGame } from '../game';

interface Props {
  what: 'victoryPoints' | 'transport';
  onClose: () => void;
}

/** What only the base game on the map can tell: its Japanese victory points, or the transport points of this turn. */
export function PointsSheet({ what, onClose }: Props) {
  const t = useT();
  const act = useAct();
  const { view } = useGame();
  const now = view.base[what];
  const [typed, setTyped] = useState(now === null ? '' : String(now));
  const title = t(`tide.base.${what}`);
  const keep = async () => {
    if (await act({ type: 'setBaseGame', [what]: Number(typed) })) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      testID="points"
      foot={
        <Button
          kind="primary"
          label={t('tide.base.keep')}
          disabled={typed === ''}
          onPress={() => void keep()}
          testID="keep-points"
        />
      }
    >
      <Text as="keyLarge" testID="typed-points">
        {typed === '' ? t('tide.base.none') : typed}
      </Text>
      <NumberPad
        label={title}
        halfLabel={t('tide.base.half')}
        deleteLabel={t('tide.base.delete')}
        value={typed}
        onChange={setTyped}
        maxLength={3}
        wholeOnly
        testID="points-pad"
      />
    </Sheet>
  );
}

/** What only the players know: at the end the victory points of the base game. */
export const AskSheet = ({ onClose }: { onClose: () => void }) => (
  <PointsSheet what="victoryPoints" onClose={onClose} />
);

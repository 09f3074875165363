import { useState } from 'react';

import { useT } from '@/messages/messages';
import type { Where } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';

import { useActWithToast } from '../game';
import { WhereForm } from './where-form';

interface Props {
  title: string;
  keep: string;
  onKeep: (hex: string) => void;
  onClose: () => void;
}

/** A hex of partial sea by its label: for a mine, or a flying base. */
export function HexSheet({ title, keep, onKeep, onClose }: Props) {
  const t = useT();
  const [where, setWhere] = useState<Where>({ kind: 'partial', name: '' });
  const take = () => {
    onClose();
    onKeep(where.name);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common.cancel')}
      testID="hex-sheet"
      foot={<Button kind="primary" label={keep} disabled={where.name === ''} onPress={take} testID="hex-keep" />}
    >
      <WhereForm value={where} onChange={setWhere} kinds={['partial']} isHexNeeded />
    </Sheet>
  );
}

/** A flying base is placed once and for all (TSU-25). */
export function FlyingBaseSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  return (
    <HexSheet
      title={t('tsushima.land.base')}
      keep={t('tsushima.board.month.placeBase')}
      onKeep={(hex) => void act({ type: 'placeFlyingBase', hex })}
      onClose={onClose}
    />
  );
}

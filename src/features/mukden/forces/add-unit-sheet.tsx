import { FieldsSheet } from '@/features/play/fields/fields-sheet';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/mukden/index';
import { newId } from '@/store/transfer/new-id';

import { useActWithToast, useGame } from '../game';
import { NEW_UNIT, unitFields, unitFrom, unitValues } from './unit-fields';

/** A unit that nobody had listed. */
export function AddUnitSheet({ side, onClose }: { side: Side; onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  const { lastRow } = useGame().view;
  return (
    <FieldsSheet
      title={t(`mukden.forces.add.${side}`)}
      fieldsOf={() => unitFields(side, lastRow)}
      first={unitValues(NEW_UNIT)}
      onSave={(values) => void act({ type: 'addUnit', unit: { id: newId(), side, ...unitFrom(values) } })}
      onClose={onClose}
    />
  );
}

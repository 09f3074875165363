import type { Field, Values } from '@/features/play/fields/fields';
import { FieldsSheet } from '@/features/play/fields/fields-sheet';
import { useT } from '@/messages/messages';
import { allHqs, type Side } from '@/rules/red-sun/index';
import { newId } from '@/store/transfer/new-id';

import { useActWithToast, useGame } from '../game';
import {
  nameField,
  NEW_SHIP,
  NEW_UNIT,
  shipFields,
  shipFrom,
  shipValues,
  unitFields,
  unitFrom,
  unitValues,
} from './fields';

/** A ship that nobody had listed. */
export function AddShipSheet({ fleet, onClose }: { fleet: string; onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  return (
    <FieldsSheet
      title={t('red-sun.forces.addShip')}
      fieldsOf={() => [nameField(), ...shipFields()]}
      first={shipValues(NEW_SHIP)}
      onSave={(values) => void act({ type: 'addShip', fleet, ship: { id: newId(), ...shipFrom(values) } })}
      onClose={onClose}
    />
  );
}

/** A reinforcement, or a unit that nobody had listed. */
export function AddUnitSheet({ side, onClose }: { side: Side; onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  const { view } = useGame();
  const hqs = allHqs(view).filter((hq) => hq.side === side && !hq.isSupreme);
  const under: Field = {
    ...{ type: 'choice', id: 'hq', label: t('red-sun.land.assign') },
    options: [
      ...hqs.map(({ id, name }) => ({ value: id, label: name })),
      { value: '', label: t('red-sun.land.nobody') },
    ],
  };
  const first: Values = { ...unitValues(NEW_UNIT), hq: hqs[0]?.id ?? '' };
  return (
    <FieldsSheet
      title={t('red-sun.forces.addUnit')}
      fieldsOf={(values) => [nameField(), ...unitFields(values), under]}
      first={first}
      onSave={(values) =>
        void act({
          ...{ type: 'addUnit', side, hq: typeof values.hq === 'string' && values.hq !== '' ? values.hq : null },
          unit: { id: newId(), ...unitFrom(values) },
        })
      }
      onClose={onClose}
    />
  );
}

import { useT } from '@/messages/messages';
import { bareShip, type QuickOf, type QuickShip } from '@/rules/togo/index';
import { SegmentedChoice } from '@/ui/segmented-choice';

import { bandEdge, DEFAULT_SHIPS, libraryShip } from '../forms';
import { ShipForm } from './ship-form';
import { WeaponForm } from './weapon-form';

type Form = QuickOf<'fireGuns'>;

interface GunFormProps {
  form: Form;
  onForm: (form: Form) => void;
  recents: { readonly firer: readonly QuickShip[]; readonly target: readonly QuickShip[] };
}

/** Gunfire: with a ship and her arcs, or with nothing but a weapon. */
export function GunForm({ form, onForm, recents }: GunFormProps) {
  const t = useT();
  const by = form.firer.id === null ? 'weapon' : 'ship';
  const change = (to: 'weapon' | 'ship') => {
    if (to === 'ship') {
      onForm({
        ...form,
        firer: recents.firer[0] ?? libraryShip(DEFAULT_SHIPS.firer),
        target: recents.target[0] ?? libraryShip(DEFAULT_SHIPS.target),
      });
      return;
    }
    const { type, size, armour, torpedoes } = form.target.card;
    const [battery] = form.firer.card.batteries;
    onForm({
      ...form,
      firer: bareShip({ gun: { weapon: battery?.weapon ?? '12in', dice: battery?.dice.side || 1 } }),
      target: bareShip({ type, size: size.gun, armour, torpedoFactors: torpedoes.factors, units: form.target.units }),
      range: bandEdge(form.range),
      bearing: 90,
    });
  };
  return (
    <>
      <SegmentedChoice
        label={t('quick.fire.by')}
        value={by}
        onChange={change}
        options={[
          { value: 'weapon', label: t('quick.fire.weapon') },
          { value: 'ship', label: t('quick.fire.ship') },
        ]}
        testID="fired-by"
      />
      {by === 'weapon' ? (
        <WeaponForm form={form} onForm={onForm} />
      ) : (
        <ShipForm form={form} onForm={onForm} recents={recents} />
      )}
    </>
  );
}

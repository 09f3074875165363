import { useState } from 'react';

import { Dial } from '@/kit/dial/dial';
import { dialShip } from '@/kit/dial/dial-ship';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { ARC_LIMITS, type QuickOf, type QuickShip, quickTorpedo, RANGE_BANDS, TUBE_LIMITS } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';

import { quarterOf } from '../dial-facts';
import { ShipLine } from '../parts/ship-line';
import { ShipPicker } from '../parts/ship-picker';

type Form = QuickOf<'launchTorpedo'>;

interface TubeDialProps {
  form: Form;
  onForm: (form: Form) => void;
  recents: { readonly firer: readonly QuickShip[]; readonly target: readonly QuickShip[] };
}

const TARGET = 'target';
/** TOGO-44: how far a torpedo runs. */
const REACH = RANGE_BANDS[0];
const NEAR = 0.5;

/** A launch with a ship: the arcs of her tubes on the dial, and the target dragged into them. */
export function TubeDial({ form, onForm, recents }: TubeDialProps) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const [picking, setPicking] = useState<'firer' | 'target' | null>(null);
  const { firer, target, range, bearing } = form;
  const { sizeUsed } = quickTorpedo(form);
  return (
    <>
      <Card padded={false}>
        <ShipLine role={t('quick.ships.firer')} ship={firer} onPress={() => setPicking('firer')} testID="pick-firer" />
        <ShipLine
          role={t('quick.ships.target')}
          ship={target}
          onPress={() => setPicking('target')}
          testID="pick-target"
        />
      </Card>
      <Dial
        firerName={firer.name}
        marks={marks}
        arcs={ARC_LIMITS}
        bands={RANGE_BANDS}
        nearWithin={NEAR}
        aims="tubes"
        tubes={{ limits: TUBE_LIMITS[firer.card.torpedoes.mount ?? 'fixed'], reach: REACH }}
        ship={dialShip({
          facts: { ...firer.card, lengthM: firer.lengthM ?? null },
          bearing: { quarter: quarterOf(bearing) },
        })}
        targets={[
          {
            id: TARGET,
            side: ensignOf(target.side ?? 'irn'),
            name: target.id === null ? t('quick.fire.target') : target.name,
            range,
            bearing,
          },
        ]}
        activeId={TARGET}
        onMove={(_, to) => onForm({ ...form, ...to })}
        readout={{ label: t('quick.torpedo.size'), value: t('quick.fire.need', { need: sizeUsed }) }}
        hint={t('quick.torpedo.hint')}
        testID="dial"
      />
      {picking !== null && (
        <ShipPicker
          role={picking === 'firer' ? t('quick.ships.firer') : t('quick.ships.target')}
          recent={recents[picking]}
          onPick={(ship) => {
            setPicking(null);
            onForm({ ...form, [picking]: ship });
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  );
}

import { Dial } from '@/kit/dial/dial';
import { dialShip } from '@/kit/dial/dial-ship';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { ARC_LIMITS, type QuickOf, quickTorpedo, RANGE_BANDS, TUBE_LIMITS } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';

import { quarterOf } from '../dial-facts';
import { type Recents, ShipPair } from '../parts/ship-pair';

type Form = QuickOf<'launchTorpedo'>;

interface TubeDialProps {
  form: Form;
  onForm: (form: Form) => void;
  recents: Recents;
}

const TARGET = 'target';
/** TOGO-44: how far a torpedo runs. */
const REACH = RANGE_BANDS[0];
const NEAR = 0.5;

/** A launch with a ship: the arcs of her tubes on the dial, and the target dragged into them. */
export function TubeDial({ form, onForm, recents }: TubeDialProps) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { firer, target, range, bearing } = form;
  const { sizeUsed } = quickTorpedo(form);
  return (
    <>
      <ShipPair ships={form} recents={recents} onPick={(ship) => onForm({ ...form, ...ship })} />
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
    </>
  );
}

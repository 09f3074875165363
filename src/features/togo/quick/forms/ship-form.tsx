import { View } from 'react-native';

import { Dial } from '@/kit/dial/dial';
import { dialShip } from '@/kit/dial/dial-ship';
import { OddsBars } from '@/kit/odds-charts/odds-bars';
import { OddsCurve } from '@/kit/odds-charts/odds-curve';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { ARC_LIMITS, batteryNumbers, quickBatteries, RANGE_BANDS, type QuickOf } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Section } from '@/ui/section';
import { space } from '@/ui/tokens';

import { nearWarning, quarterOf } from '../dial-facts';
import { gunCurve, gunOdds } from '../odds';
import { BatteryList } from '../parts/battery-list';
import { Conditions } from '../parts/conditions';
import { type Recents, ShipPair } from '../parts/ship-pair';
import { WhatIf } from '../parts/what-if';

type Form = QuickOf<'fireGuns'>;

interface ShipFormProps {
  form: Form;
  onForm: (form: Form) => void;
  recents: Recents;
}

const NEAR = 0.5;
const TARGET = 'target';

/** A ship's whole fire: range and bearing in one drag, every battery with its own odds. */
export function ShipForm({ form, onForm, recents }: ShipFormProps) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { firer, target, range, bearing } = form;
  const aimed = quickBatteries(form).map(({ facts }) => batteryNumbers(facts));
  const start = aimed.find((numbers) => numbers.ok)?.value.start.value ?? null;
  const odds = gunOdds(form);
  return (
    <>
      <ShipPair ships={form} recents={recents} onPick={(ship) => onForm({ ...form, ...ship })} />
      <View>
        <Dial
          firerName={firer.name}
          marks={marks}
          arcs={ARC_LIMITS}
          bands={RANGE_BANDS}
          nearWithin={NEAR}
          ship={dialShip({
            facts: { ...firer.card, lengthM: firer.lengthM ?? null },
            bearing: {
              quarter: quarterOf(bearing),
              outOfReach: aimed.flatMap((numbers, index) => (numbers.ok ? [] : [index])),
            },
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
          readout={
            start === null
              ? undefined
              : {
                  label: t('quick.fire.startDie'),
                  value: t('quick.fire.need', { need: start }),
                  spoken: t('quick.fire.orLess', { need: start }),
                }
          }
          warning={nearWarning(t, form, NEAR)}
          hint={t('quick.fire.hint')}
          testID="dial"
        />
        <View style={{ marginHorizontal: -space.edge }}>
          <BatteryList form={form} />
        </View>
      </View>
      {odds.ok && <OddsBars distribution={odds.value.fire.effective.distribution} testID="odds-bars" />}
      <WhatIf form={form} onForm={onForm} />
      <Section title={t('quick.fire.curve')}>
        <OddsCurve series={gunCurve(form)} bands={RANGE_BANDS} at={range} testID="odds-curve" />
      </Section>
      <Conditions form={form} onForm={onForm} />
    </>
  );
}

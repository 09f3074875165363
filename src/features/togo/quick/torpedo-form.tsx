import { View } from 'react-native';

import { OddsBars } from '@/kit/odds-charts/odds-bars';
import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import { bareShip, type QuickOf, type QuickShip, quickTorpedo, torpedoOdds } from '@/rules/togo/index';

import { AimDial } from '../aim-dial';
import { HullRows, NeedChain, NumberRow, Toggles } from './fields';
import { DEFAULT_SHIPS, libraryShip } from './forms';
import { aimedAt, FiredBy, type Recents, ShipPair } from './ships';

type Form = QuickOf<'launchTorpedo'>;

interface FormProps {
  form: Form;
  onForm: (form: Form) => void;
}

/** A torpedo attack: by a ship and the arcs of her tubes, or by nothing but factors; and whether it was seen coming. */
export function TorpedoForm({ form, onForm, recents }: FormProps & { recents: Recents }) {
  const t = useT();
  const { firer, target } = form;
  const odds = torpedoOdds(quickTorpedo(form));
  const by = firer.id === null ? 'weapon' : 'ship';
  const withShips = () => ({ ...TUBE_AIM, firer: launcherOf(recents.firer), target: targetOf(recents.target) });
  const withFactors = () => {
    const { type, size, armour, torpedoes } = target.card;
    return {
      firer: bareShip({ torpedoFactors: Math.max(1, firer.card.torpedoes.factors) }),
      target: bareShip({ type, size: size.torpedo, armour, torpedoFactors: torpedoes.factors, units: target.units }),
      bearing: 90,
    };
  };
  return (
    <>
      <FiredBy
        by={by}
        onBy={(to) => onForm({ ...form, ...(to === 'ship' ? withShips() : withFactors()) })}
        weapon={t('quick.torpedo.justFactors')}
        testID="launched-by"
      />
      {by === 'ship' ? (
        <>
          <ShipPair ships={form} recents={recents} onPick={(ship) => onForm({ ...form, ...ship })} />
          <AimDial
            firer={firer}
            tubes
            target={aimedAt(form)}
            at={form}
            onMove={(to) => onForm({ ...form, ...to })}
            readout={{ label: t('torpedo.launch.size'), need: quickTorpedo(form).sizeUsed }}
            hint={t('quick.torpedo.hint')}
            testID="dial"
          />
        </>
      ) : (
        <BareTorpedo form={form} onForm={onForm} />
      )}
      <Toggles
        of={form}
        onChange={onForm}
        rows={[
          ['evaded', t('quick.torpedo.evaded'), t('quick.torpedo.evadedText')],
          ['stationary', t('quick.torpedo.stationary'), t('quick.torpedo.six')],
          ['unaware', t('quick.torpedo.unaware'), t('quick.torpedo.six')],
        ]}
      />
      <NeedChain numbers={odds.ok ? odds.value.numbers : null} />
      {odds.ok && <OddsBars distribution={odds.value.effective.distribution} testID="odds-bars" />}
    </>
  );
}

/** A torpedo's usual shot: on the beam, half its reach away. */
const TUBE_AIM = { range: 1, bearing: 90 } as const;

/** The last firer that has torpedoes, else the one that torpedoed most. */
const launcherOf = (recent: readonly QuickShip[]): QuickShip =>
  recent.find(({ card }) => card.torpedoes.factors > 0) ?? libraryShip(DEFAULT_SHIPS.firer);
const targetOf = (recent: readonly QuickShip[]): QuickShip => recent[0] ?? libraryShip(DEFAULT_SHIPS.target);

function BareTorpedo({ form, onForm }: FormProps) {
  const t = useT();
  return (
    <View>
      <NumberRow
        words={[t('quick.torpedo.factors'), t('quick.torpedo.fewer'), t('quick.torpedo.more')]}
        value={form.firer.card.torpedoes.factors}
        limits={[1, 20]}
        onChange={(torpedoFactors) => onForm({ ...form, firer: bareShip({ torpedoFactors }) })}
        testID="factors"
      />
      <NumberRow
        words={[t('quick.fire.range'), t('quick.sighting.nearer'), t('quick.sighting.farther')]}
        value={form.range}
        format={inchWords}
        limits={[0, 12]}
        step={0.5}
        onChange={(range) => onForm({ ...form, range })}
        testID="range"
      />
      <HullRows
        target={form.target}
        against="torpedo"
        sizeHint={t('quick.torpedo.sizeUsed', { size: quickTorpedo(form).sizeUsed })}
        onTarget={(target) => onForm({ ...form, target })}
      />
    </View>
  );
}

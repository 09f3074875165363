import { View } from 'react-native';

import { OddsBars } from '@/kit/odds-charts/odds-bars';
import { inchWords } from '@/kit/dial/dial-words';
import { useT } from '@/messages/messages';
import { bareShip, type QuickOf, type QuickShip, quickTorpedo, torpedoOdds } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { ToggleRow } from '@/ui/toggle-row';

import { DEFAULT_SHIPS, libraryShip } from '../forms';
import { HullRows } from '../parts/hull-rows';
import { NeedChain } from '../parts/need-chain';
import type { Recents } from '../parts/ship-pair';
import { TubeDial } from './tube-dial';

type Form = QuickOf<'launchTorpedo'>;

interface TorpedoFormProps {
  form: Form;
  onForm: (form: Form) => void;
  recents: Recents;
}

/** A torpedo attack: by a ship and the arcs of her tubes, or by nothing but factors; and whether it was seen coming. */
export function TorpedoForm({ form, onForm, recents }: TorpedoFormProps) {
  const t = useT();
  const odds = torpedoOdds(quickTorpedo(form));
  const by = form.firer.id === null ? 'weapon' : 'ship';
  const change = (to: 'weapon' | 'ship') => {
    if (to === 'ship') {
      onForm({ ...form, ...TUBE_AIM, firer: launcherOf(recents.firer), target: targetOf(recents.target) });
      return;
    }
    const { type, size, armour, torpedoes } = form.target.card;
    onForm({
      ...form,
      firer: bareShip({ torpedoFactors: Math.max(1, form.firer.card.torpedoes.factors) }),
      target: bareShip({ type, size: size.torpedo, armour, torpedoFactors: torpedoes.factors }),
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
          { value: 'weapon', label: t('quick.torpedo.justFactors') },
          { value: 'ship', label: t('quick.fire.ship') },
        ]}
        testID="launched-by"
      />
      {by === 'ship' ? (
        <TubeDial form={form} onForm={onForm} recents={recents} />
      ) : (
        <BareTorpedo form={form} onForm={onForm} />
      )}
      <Awareness form={form} onForm={onForm} />
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

function BareTorpedo({ form, onForm }: Pick<TorpedoFormProps, 'form' | 'onForm'>) {
  const t = useT();
  const { factors } = form.firer.card.torpedoes;
  return (
    <View>
      <StepRow
        ruled
        label={t('quick.torpedo.factors')}
        decreaseLabel={t('quick.torpedo.fewer')}
        increaseLabel={t('quick.torpedo.more')}
        value={factors}
        onChange={(torpedoFactors) => onForm({ ...form, firer: bareShip({ torpedoFactors }) })}
        min={1}
        max={20}
        testID="factors"
      />
      <StepRow
        ruled
        label={t('quick.fire.range')}
        decreaseLabel={t('quick.sighting.nearer')}
        increaseLabel={t('quick.sighting.farther')}
        value={form.range}
        format={(range) => inchWords(t, range)}
        onChange={(range) => onForm({ ...form, range })}
        min={0}
        max={12}
        step={0.5}
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

/** What makes the size of the target another one. */
function Awareness({ form, onForm }: Pick<TorpedoFormProps, 'form' | 'onForm'>) {
  const t = useT();
  return (
    <Card padded={false}>
      <ToggleRow
        title={t('quick.torpedo.evaded')}
        subtitle={t('quick.torpedo.evadedText')}
        on={form.evaded}
        onChange={(evaded) => onForm({ ...form, evaded })}
        testID="evaded"
      />
      <ToggleRow
        title={t('quick.torpedo.stationary')}
        subtitle={t('quick.torpedo.six')}
        on={form.stationary}
        onChange={(stationary) => onForm({ ...form, stationary })}
        testID="stationary"
      />
      <ToggleRow
        title={t('quick.torpedo.unaware')}
        subtitle={t('quick.torpedo.six')}
        on={form.unaware}
        onChange={(unaware) => onForm({ ...form, unaware })}
        testID="unaware"
      />
    </Card>
  );
}

import { View } from 'react-native';

import { OddsBars } from '@/kit/odds-charts/odds-bars';
import { inchWords } from '@/kit/dial/dial-words';
import { useT } from '@/messages/messages';
import { bareShip, quickTorpedo, torpedoOdds, type QuickOf } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { ToggleRow } from '@/ui/toggle-row';

import { NeedChain } from '../parts/need-chain';
import { NumberRow } from '../parts/number-row';

type Form = QuickOf<'launchTorpedo'>;

/** A torpedo attack: factors, range and whether the target saw it coming. */
export function TorpedoForm({ form, onForm }: { form: Form; onForm: (form: Form) => void }) {
  const t = useT();
  const { armour, size, type, torpedoes } = form.target.card;
  const factors = form.firer.card.torpedoes.factors;
  const facts = quickTorpedo(form);
  const odds = torpedoOdds(facts);
  const withHull = (hull: { size?: number; armour?: number }) =>
    onForm({
      ...form,
      target: bareShip({ type, size: size.torpedo, armour, torpedoFactors: torpedoes.factors, ...hull }),
    });
  return (
    <>
      <View>
        <NumberRow
          label={t('quick.torpedo.factors')}
          decreaseLabel={t('quick.torpedo.fewer')}
          increaseLabel={t('quick.torpedo.more')}
          value={factors}
          onChange={(torpedoFactors) => onForm({ ...form, firer: bareShip({ torpedoFactors }) })}
          min={1}
          max={20}
          testID="factors"
        />
        <NumberRow
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
        <NumberRow
          label={t('quick.fire.size')}
          detail={t('quick.torpedo.sizeUsed', { size: facts.sizeUsed })}
          decreaseLabel={t('quick.fire.smaller')}
          increaseLabel={t('quick.fire.larger')}
          value={size.torpedo}
          onChange={(torpedo) => withHull({ size: torpedo })}
          min={1}
          max={6}
          testID="size"
        />
        <NumberRow
          label={t('quick.fire.armour')}
          decreaseLabel={t('quick.fire.thinner')}
          increaseLabel={t('quick.fire.thicker')}
          value={armour}
          onChange={(thickness) => withHull({ armour: thickness })}
          min={0}
          max={6}
          testID="armour"
        />
      </View>
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
      <NeedChain numbers={odds.ok ? odds.value.numbers : null} />
      {odds.ok && <OddsBars distribution={odds.value.effective.distribution} testID="odds-bars" />}
    </>
  );
}

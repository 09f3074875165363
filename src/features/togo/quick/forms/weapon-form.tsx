import { View } from 'react-native';

import { OddsBars } from '@/kit/odds-charts/odds-bars';
import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import {
  bareShip,
  batteryNumbers,
  GUNS,
  PRINTED,
  quickBatteries,
  RANGE_BANDS,
  type Gun,
  type QuickOf,
} from '@/rules/togo/index';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { space } from '@/ui/tokens';

import { bandEdge } from '../forms';
import { gunOdds } from '../odds';
import { ChoiceKeys } from '../parts/choice-keys';
import { Conditions } from '../parts/conditions';
import { HullRows } from '../parts/hull-rows';
import { NeedChain } from '../parts/need-chain';
import { WhatIf } from '../parts/what-if';

type Form = QuickOf<'fireGuns'>;

const MOST_DICE = 20;
const SIZES = {
  1: 'quick.fire.sizes.s1',
  2: 'quick.fire.sizes.s2',
  3: 'quick.fire.sizes.s3',
  4: 'quick.fire.sizes.s4',
  5: 'quick.fire.sizes.s5',
  6: 'quick.fire.sizes.s6',
} as const;

/** Only a weapon against only a hull: ten keys, four bands, three numbers. */
export function WeaponForm({ form, onForm }: { form: Form; onForm: (form: Form) => void }) {
  const t = useT();
  const [battery] = form.firer.card.batteries;
  const weapon = battery?.weapon ?? '12in';
  const dice = battery?.dice.side ?? 1;
  const { size, armour } = form.target.card;
  const withGun = (gun: { weapon: Gun; dice: number }) => onForm({ ...form, firer: bareShip({ gun }) });
  const [aimed] = quickBatteries(form);
  const numbers = aimed ? batteryNumbers(aimed.facts) : null;
  const odds = gunOdds(form);
  const power = PRINTED.tables.weapons[weapon].power;
  return (
    <>
      <ChoiceKeys
        label={t('quick.fire.weapons')}
        columns={5}
        value={weapon}
        onChange={(chosen) => withGun({ weapon: chosen, dice })}
        options={GUNS.map((gun) => ({
          value: gun,
          words:
            gun === '6/12p(R)'
              ? t('quick.fire.russian612')
              : gun === '6/12p(J)'
                ? t('quick.fire.japanese612')
                : gunWords(gun),
        }))}
        testID="weapon"
      />
      <SegmentedChoice
        label={t('quick.fire.range')}
        value={String(bandEdge(form.range))}
        onChange={(edge) => onForm({ ...form, range: Number(edge) })}
        options={RANGE_BANDS.map((edge) => ({ value: String(edge), label: t('quick.fire.band', { inches: edge }) }))}
        testID="band"
      />
      <View>
        <StepRow
          ruled
          label={t('quick.fire.dice')}
          decreaseLabel={t('quick.fire.fewerDice')}
          increaseLabel={t('quick.fire.moreDice')}
          value={dice}
          onChange={(count) => withGun({ weapon, dice: count })}
          min={1}
          max={MOST_DICE}
          testID="dice"
        />
        <HullRows
          target={form.target}
          against="gun"
          sizeHint={t(SIZES[size.gun as keyof typeof SIZES])}
          armourHint={
            power - armour < 1
              ? t('quick.fire.penRestricted', { power, armour })
              : t('quick.fire.pen', { power, armour, pen: Math.min(6, power - armour) })
          }
          onTarget={(target) => onForm({ ...form, target })}
        />
      </View>
      <NeedChain numbers={numbers?.ok ? numbers.value : null} />
      {odds.ok && (
        <View style={{ paddingTop: space.xs }}>
          <OddsBars distribution={odds.value.fire.effective.distribution} testID="odds-bars" />
        </View>
      )}
      <WhatIf form={form} onForm={onForm} />
      <Conditions form={form} onForm={onForm} />
    </>
  );
}

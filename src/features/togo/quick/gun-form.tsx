import { View } from 'react-native';

import { nearWords } from '@/kit/dial/near-words';
import { OddsBars } from '@/kit/odds-charts/odds-bars';
import { OddsCurve } from '@/kit/odds-charts/odds-curve';
import { percentShort } from '@/kit/odds-charts/odds-words';
import { gunWords } from '@/kit/words/gun-words';
import { nearEdge } from '@/measure/band';
import { inches } from '@/measure/units';
import { useT } from '@/messages/messages';
import {
  bareShip,
  batteryNumbers,
  batteryOdds,
  type Gun,
  GUNS,
  PRINTED,
  quickBatteries,
  type QuickOf,
  RANGE_BANDS,
} from '@/rules/togo/index';
import { Row } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke, touch } from '@/ui/tokens';

import { AimDial } from '../aim-dial';
import { BatteryRow, BatteryTable } from '../fire/battery-rows';
import { Choice, ChoiceKeys, HullRows, LightChoice, NeedChain, NumberRow, Toggles } from './fields';
import { bandEdge, DEFAULT_SHIPS, libraryShip } from './forms';
import { gunChance, gunCurve, gunOdds, startNeed } from './odds';
import { aimedAt, FiredBy, type Recents, ShipPair } from './ships';
import { refusalSentence } from '../words/refusal-words';

type Form = QuickOf<'fireGuns'>;

interface FormProps {
  form: Form;
  onForm: (form: Form) => void;
}

/** Gunfire: with a ship and her arcs, or with nothing but a weapon. */
export function GunForm({ form, onForm, recents }: FormProps & { recents: Recents }) {
  const t = useT();
  const by = form.firer.id === null ? 'weapon' : 'ship';
  const odds = gunOdds(form);
  const withShips = () => ({
    firer: recents.firer[0] ?? libraryShip(DEFAULT_SHIPS.firer),
    target: recents.target[0] ?? libraryShip(DEFAULT_SHIPS.target),
  });
  const withWeapon = () => {
    const { type, size, armour, torpedoes } = form.target.card;
    const [battery] = form.firer.card.batteries;
    return {
      firer: bareShip({ gun: { weapon: battery?.weapon ?? '12in', dice: battery?.dice.side || 1 } }),
      target: bareShip({ type, size: size.gun, armour, torpedoFactors: torpedoes.factors, units: form.target.units }),
      range: bandEdge(form.range),
      bearing: 90,
    };
  };
  return (
    <>
      <FiredBy
        by={by}
        onBy={(to) => onForm({ ...form, ...(to === 'ship' ? withShips() : withWeapon()) })}
        weapon={t('quick.fire.weapon')}
        testID="fired-by"
      />
      {by === 'weapon' ? (
        <WeaponAim form={form} onForm={onForm} />
      ) : (
        <ShipAim form={form} onForm={onForm} recents={recents} />
      )}
      {odds.ok && <OddsBars distribution={odds.value.fire.effective.distribution} testID="odds-bars" />}
      <WhatIf form={form} onForm={onForm} />
      {by === 'ship' && (
        <Section title={t('quick.fire.curve')}>
          <OddsCurve series={gunCurve(form)} bands={RANGE_BANDS} at={form.range} testID="odds-curve" />
        </Section>
      )}
      <Conditions form={form} onForm={onForm} />
    </>
  );
}

/** Only a weapon against only a hull: ten keys, four bands, three numbers. */
function WeaponAim({ form, onForm }: FormProps) {
  const t = useT();
  const [battery] = form.firer.card.batteries;
  const weapon = battery?.weapon ?? '12in';
  const dice = battery?.dice.side ?? 1;
  const { size, armour } = form.target.card;
  const withGun = (gun: { weapon: Gun; dice: number }) => onForm({ ...form, firer: bareShip({ gun }) });
  const [aimed] = quickBatteries(form);
  const numbers = aimed ? batteryNumbers(aimed.facts) : null;
  const power = PRINTED.tables.weapons[weapon].power;
  const short: { readonly [gun in Gun]?: string } = {
    '6/12p(R)': t('quick.fire.russian612'),
    '6/12p(J)': t('quick.fire.japanese612'),
  };
  return (
    <>
      <ChoiceKeys
        label={t('quick.fire.weapons')}
        columns={5}
        value={weapon}
        onChange={(chosen) => withGun({ weapon: chosen, dice })}
        options={GUNS.map((gun) => ({ value: gun, words: short[gun] ?? gunWords(gun) }))}
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
        <NumberRow
          words={[t('quick.fire.dice'), t('quick.fire.fewerDice'), t('quick.fire.moreDice')]}
          value={dice}
          limits={[1, 20]}
          onChange={(count) => withGun({ weapon, dice: count })}
          testID="dice"
        />
        <HullRows
          target={form.target}
          against="gun"
          sizeHint={t(`quick.fire.sizes.s${size.gun as 1 | 2 | 3 | 4 | 5 | 6}`)}
          armourHint={
            power - armour < 1
              ? t('quick.fire.penRestricted', { power, armour })
              : t('quick.fire.pen', { power, armour, pen: Math.min(6, power - armour) })
          }
          onTarget={(target) => onForm({ ...form, target })}
        />
      </View>
      <NeedChain numbers={numbers?.ok ? numbers.value : null} />
    </>
  );
}

const NEAR = 0.5;

/** A ship's whole fire: range and bearing in one drag, every battery with its own odds. */
function ShipAim({ form, onForm, recents }: FormProps & { recents: Recents }) {
  const t = useT();
  const { firer } = form;
  const batteries = quickBatteries(form).map(({ facts }) => ({
    gun: gunWords(facts.weapon),
    odds: batteryOdds(facts),
  }));
  const start = startNeed(form);
  return (
    <>
      <ShipPair ships={form} recents={recents} onPick={(ship) => onForm({ ...form, ...ship })} />
      <View>
        <AimDial
          firer={firer}
          outOfReach={batteries.flatMap(({ odds }, index) => (odds.ok ? [] : [index]))}
          target={aimedAt(form)}
          at={form}
          onMove={(to) => onForm({ ...form, ...to })}
          readout={{ label: t('quick.fire.startDie'), need: start }}
          warning={nearWarning(t, form)}
          hint={t('quick.fire.hint')}
          testID="dial"
        />
        <View style={{ marginHorizontal: -space.edge }}>
          <BatteryTable>
            {batteries.map(({ gun, odds }, index) => {
              const numbers = odds.ok ? odds.value.numbers : null;
              const why = odds.ok ? '' : refusalSentence(odds.error);
              const percent = odds.ok ? percentShort(odds.value.effective.atLeastOne) : '';
              const said = numbers
                ? t('quick.fire.row', { gun, count: numbers.dice.value, percent })
                : t('quick.fire.rowSilent', { gun, why });
              const row = { gun, said, numbers, why, chance: percent, testID: `battery-${index}` };
              return <BatteryRow key={index} {...row} />;
            })}
          </BatteryTable>
        </View>
      </View>
    </>
  );
}

/** What changes when the tape is half an inch wrong. */
function nearWarning(t: ReturnType<typeof useT>, form: Form): string | undefined {
  const near = nearEdge(inches(form.range), RANGE_BANDS, NEAR);
  if (!near) return undefined;
  const there = { ...form, range: near.beyond ? near.edge : near.edge + 0.25 };
  const chance = gunChance(there);
  const start = startNeed(there);
  return nearWords(t, near, chance === null || start === undefined ? null : { start, chance: percentShort(chance) });
}

/** Each key says the chance it would make; a tap makes it so, and another takes it back. */
function WhatIf({ form, onForm }: FormProps) {
  const t = useT();
  const { color } = useTheme();
  const isBanded = form.firer.id === null;
  const band = RANGE_BANDS.indexOf(bandEdge(form.range) as (typeof RANGE_BANDS)[number]);
  const nearer = isBanded ? (RANGE_BANDS[band - 1] ?? form.range) : Math.max(0, form.range - 1);
  const isTurned = form.turned !== 'none';
  const isNight = form.night !== null;
  const changes: readonly { key: string; change: string; on?: boolean; after: Partial<Form> }[] = [
    {
      key: 'turned',
      change: t('quick.whatIf.turned'),
      on: isTurned,
      after: { turned: isTurned ? 'none' : 'some' },
    },
    ...(nearer < form.range
      ? [
          {
            key: 'closer',
            change: isBanded ? t('quick.whatIf.closerBand') : t('quick.whatIf.closer'),
            // One way only: the next tap brings her nearer still.
            after: { range: nearer },
          },
        ]
      : []),
    { key: 'night', change: t('quick.whatIf.night'), on: isNight, after: { night: isNight ? null : 4 } },
  ];
  return (
    <Section title={t('quick.whatIf.title')}>
      <Row wrap gap="sm">
        {changes.map(({ key, change, on, after }) => {
          const chance = gunChance({ ...form, ...after });
          const percent = chance === null ? null : percentShort(chance);
          return (
            <Pressable
              key={key}
              role={on === undefined ? 'button' : 'switch'}
              aria-checked={on}
              label={
                percent === null ? t('quick.whatIf.saidOut', { change }) : t('quick.whatIf.said', { change, percent })
              }
              onPress={() => onForm({ ...form, ...after })}
              testID={`what-if-${key}`}
              style={{
                flexGrow: 1,
                flexBasis: 92,
                minHeight: touch.row,
                alignItems: 'center',
                justifyContent: 'center',
                borderWidth: stroke.frame,
                borderRadius: radius.card,
                borderColor: color.ruleStrong,
                backgroundColor: color[on ? 'ink' : 'card'],
              }}
            >
              <Text as="control" color={on ? 'paper' : 'ink'}>
                {change}
              </Text>
              <Text as="value" color={on ? 'paper' : 'ink'}>
                {percent ?? t('quick.none')}
              </Text>
            </Pressable>
          );
        })}
      </Row>
    </Section>
  );
}

/** What else changes a gun's numbers: turning, the light, a target that burns. */
function Conditions({ form, onForm }: FormProps) {
  const t = useT();
  return (
    <Section title={t('quick.conditions.title')}>
      <Choice
        label={t('quick.conditions.turned')}
        value={form.turned}
        onChange={(turned) => onForm({ ...form, turned })}
        of={{
          none: t('quick.conditions.none'),
          some: t('quick.conditions.some'),
          'over-half': t('quick.conditions.overHalf'),
        }}
        testID="turned"
      />
      <LightChoice night={form.night} onNight={(night) => onForm({ ...form, night })} />
      {form.night !== null && (
        <Toggles
          of={form}
          onChange={onForm}
          rows={[['burning', t('quick.conditions.burning'), t('quick.conditions.burningText')]]}
        />
      )}
    </Section>
  );
}

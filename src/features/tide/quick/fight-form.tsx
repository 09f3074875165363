import { useMemo, useState } from 'react';

import type { QuickFormProps } from '@/features/play/shelf-book';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import {
  type Advantage,
  CLASSES,
  DEFAULT_RULINGS,
  fightOdds,
  parseRulings,
  RANGES,
  type RussianFleet,
  type Side,
  SIDES,
  TSUSHIMA_ROUNDS,
} from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { ChipChoice } from '@/ui/chip-choice';
import { Row } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';

import { countersFor, AUTO } from '../shelf/own-counters';
import { type FightChoice, fightShip, linesOf, strengthOf } from './fight-facts';
import { FightTable } from './fight-table';

const FLEETS: readonly RussianFleet[] = ['port-arthur', 'vladivostok', 'european'];

/** Any fight of up to four rounds. */
export const FightForm = (props: QuickFormProps) => <FightOddsForm {...props} preset={null} testID="quick-fight" />;

/** The last battle: everybody against the European Fleet, four rounds. */
export const TsushimaForm = (props: QuickFormProps) => (
  <FightOddsForm {...props} preset="tsushima" testID="quick-tsushima" />
);

interface FightOddsFormProps extends QuickFormProps {
  preset: 'tsushima' | null;
  testID: string;
}

/** A whole fight before it is fought: each ship's fate and the losses to be expected. Nothing is rolled. */
function FightOddsForm({ head, forms, preset, testID }: FightOddsFormProps) {
  const t = useT();
  const counters = useMemo(() => countersFor(AUTO), []);
  const [choice, setChoice] = useState<FightChoice>(() => {
    const fleet = preset === 'tsushima' ? 'european' : 'port-arthur';
    return {
      ...{ range: 'medium', rounds: preset === 'tsushima' ? TSUSHIMA_ROUNDS : 2, fleet },
      advantage: { ijn: null, irn: null },
      ijn: strengthOf(counters, 'japan'),
      irn: strengthOf(counters, fleet),
    };
  });
  const set = (change: Partial<FightChoice>) => setChoice({ ...choice, ...change });
  const ruled = useSettings(({ rulings }) => rulings.tide);
  const lines = linesOf(counters, choice);
  const odds = useMemo(() => {
    const rulings = parseRulings(ruled ?? {});
    const sides = linesOf(counters, choice);
    if (SIDES.some((side) => sides[side].length === 0)) return null;
    const facts = { ...choice, lines: { ijn: sides.ijn.map(fightShip), irn: sides.irn.map(fightShip) } };
    return fightOdds(facts, rulings.ok ? rulings.value : DEFAULT_RULINGS);
  }, [counters, choice, ruled]);
  return (
    <Screen {...head} testID={testID}>
      {forms}
      {preset === 'tsushima' && (
        <Row align="center" gap="sm">
          <Text style={{ flex: 1 }}>{t('tide.quick.fight.preset')}</Text>
          <RuleLink rule="TAS-33" />
        </Row>
      )}
      <SegmentedChoice
        label={t('tide.quick.fight.range')}
        options={RANGES.map((value) => ({ value, label: t(`tide.quick.shot.${value}`) }))}
        value={choice.range}
        onChange={(range) => set({ range })}
        testID="fight-range"
      />
      <AdvantageChoice choice={choice} onChange={set} />
      <StepRow
        label={t('tide.quick.fight.rounds')}
        decreaseLabel={t('tide.quick.fight.fewer')}
        increaseLabel={t('tide.quick.fight.more')}
        value={choice.rounds}
        min={1}
        max={TSUSHIMA_ROUNDS}
        onChange={(rounds) => set({ rounds })}
        testID="fight-rounds"
      />
      {odds === null ? (
        <Text role="alert">{t('tide.quick.fight.noShips')}</Text>
      ) : (
        <FightTable lines={lines} odds={odds} rounds={choice.rounds} />
      )}
      {preset === null && (
        <SegmentedChoice
          label={t('tide.quick.fight.against')}
          options={FLEETS.map((value) => ({ value, label: t(`tide.forces.fleet.${value}`) }))}
          value={choice.fleet}
          onChange={(fleet) => set({ fleet, irn: strengthOf(counters, fleet) })}
          testID="fight-fleet"
        />
      )}
      {SIDES.map((side) => (
        <StrengthRows key={side} side={side} choice={choice} most={counters} onChange={set} />
      ))}
    </Screen>
  );
}

interface PartProps {
  choice: FightChoice;
  onChange: (change: Partial<FightChoice>) => void;
}

/** Whose gun dice are better: nobody's, one side's by a broadside, or by crossing the T. */
function AdvantageChoice({ choice, onChange }: PartProps) {
  const t = useT();
  const { ijn, irn } = choice.advantage;
  const value = ijn === null ? (irn === null ? 'none' : `irn-${irn}`) : irn === null ? `ijn-${ijn}` : 'both';
  const choose = (next: string) => {
    const [side, how] = next.split('-') as [Side | 'both' | 'none', Advantage | undefined];
    const of = (each: Side): Advantage => (side === 'both' ? 'broadside' : side === each ? (how ?? null) : null);
    onChange({ advantage: { ijn: of('ijn'), irn: of('irn') } });
  };
  const options = ['none', 'ijn-broadside', 'ijn-crossing', 'irn-broadside', 'irn-crossing', 'both'] as const;
  return (
    <ChipChoice
      label={t('tide.quick.fight.advantage')}
      options={options.map((each) => ({ value: each, label: t(`tide.quick.fight.advantages.${each}`) }))}
      value={value as (typeof options)[number]}
      onChange={choose}
      testID="fight-advantage"
    />
  );
}

interface StrengthProps extends PartProps {
  side: Side;
  most: Parameters<typeof strengthOf>[0];
}

/** How many of each class go into the fight, the first of the list. */
function StrengthRows({ side, choice, most, onChange }: StrengthProps) {
  const t = useT();
  const all = strengthOf(most, side === 'ijn' ? 'japan' : choice.fleet);
  return (
    <Section title={side === 'ijn' ? t('tide.quick.fight.shipsIjn') : t('tide.quick.fight.shipsIrn')}>
      {CLASSES.filter((type) => all[type] > 0).map((type) => (
        <StepRow
          key={type}
          label={t(`tide.quick.fight.${type}`)}
          decreaseLabel={t('tide.quick.fight.fewer')}
          increaseLabel={t('tide.quick.fight.more')}
          value={choice[side][type]}
          min={0}
          max={all[type]}
          onChange={(count) => onChange({ [side]: { ...choice[side], [type]: count } })}
          testID={`fight-${side}-${type}`}
        />
      ))}
    </Section>
  );
}

import { useState } from 'react';

import type { QuickFormProps } from '@/features/play/shelf-book';
import { FaceLadder } from '@/kit/ladder/face-ladder';
import { RuleLink } from '@/kit/rule-link';
import type { SumLine } from '@/kit/sums/sum-list';
import { SumStrip } from '@/kit/sums/sum-strip';
import { useT } from '@/messages/messages';
import {
  LETTERS,
  MOST_RATING,
  RANGES,
  type ShotFacts,
  type ShotOdds,
  shotOdds,
  type TideRule,
  WEAPONS,
} from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { QuickRoll } from './quick-roll';
import { averageWords, needWords } from './quick-words';

const FIRST: ShotFacts = {
  ...{ weapon: 'primary', rating: 3, letter: 'L', range: 'medium' },
  ...{ advantage: null, enemySmoke: false },
};
const MOST_DICE = 3;

/** One weapon of one ship: every part of the number it needs, and its dice. */
export function ShotForm(props: QuickFormProps) {
  const t = useT();
  const [facts, setFacts] = useState<ShotFacts>(FIRST);
  const [dice, setDice] = useState(1);
  const set = (change: Partial<ShotFacts>) => setFacts({ ...facts, ...change });
  const odds = shotOdds(facts, dice);
  const need = odds.ok ? odds.value.need.value : 0;
  const { weapon } = facts;
  return (
    <QuickRoll
      {...props}
      dice={odds.ok ? dice : null}
      need={need}
      chance={odds.ok ? { p: 1 - odds.value.distribution[0]!, of: t('tide.quick.chance.hit') } : null}
      countable
      roll={{ purpose: weapon, about: null }}
      testID="quick-shot"
    >
      {!odds.ok && (
        <Row role="alert" align="center" gap="sm" testID="shot-refused">
          <Icon name="warning" />
          <Text style={{ flex: 1 }}>{t(`tide.quick.shot.refused.${odds.error.code}`)}</Text>
          <RuleLink rule={odds.error.rule} />
        </Row>
      )}
      {odds.ok && (
        <>
          <ShotSum facts={facts} odds={odds.value} />
          <FaceLadder
            label={t('tide.quick.ladder.label')}
            resultOf={(face) => ({
              brings: face <= need ? t('tide.quick.ladder.hit') : t('tide.quick.ladder.miss'),
              scores: face <= need,
            })}
            testID="shot-ladder"
          />
          <Text color="ink2">{t('tide.quick.shot.expected', { hits: averageWords(odds.value.expected) })}</Text>
        </>
      )}
      <ShotInputs facts={facts} dice={dice} onFacts={set} onDice={setDice} />
    </QuickRoll>
  );
}

/** What the number is made of, each part with its rule; what does not count stands there as 0. */
function ShotSum({ facts, odds }: { facts: ShotFacts; odds: ShotOdds }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const isTorpedo = facts.weapon === 'torpedo';
  const partOf = (...rules: readonly TideRule[]): number =>
    odds.need.parts.reduce((sum, { rule, value }) => (rules.some((each) => each === rule) ? sum + value : sum), 0);
  const lines: readonly SumLine[] = [
    {
      id: 'rating',
      label: isTorpedo ? t('tide.quick.shot.torpedo') : t('tide.quick.shot.rating'),
      rule: 'TAS-25',
      value: String(partOf('TAS-25')),
    },
    { id: 'range', label: t('tide.quick.shot.range'), rule: 'TAS-27', value: partOf('TAS-27') },
    { id: 'advantage', label: t('tide.quick.shot.advantage'), rule: 'TAS-28', value: partOf('TAS-28') },
    {
      id: 'smoke',
      label: t('tide.quick.shot.smoke'),
      rule: isTorpedo ? 'AMB-9' : 'TAS-29',
      value: partOf('TAS-29', 'AMB-9'),
    },
    { id: 'limit', label: t('tide.quick.shot.limit'), rule: 'AMB-18', value: partOf('AMB-18') },
  ];
  return (
    <SumStrip
      label={t('tide.quick.shot.sum')}
      lines={lines}
      total={{ id: 'total', label: t('tide.quick.shot.total'), value: needWords(odds.need.value) }}
      marks={marks}
      testID="shot-sum"
    />
  );
}

interface ShotInputsProps {
  facts: ShotFacts;
  dice: number;
  onFacts: (change: Partial<ShotFacts>) => void;
  onDice: (dice: number) => void;
}

function ShotInputs({ facts, dice, onFacts, onDice }: ShotInputsProps) {
  const t = useT();
  const { weapon, rating, letter, range, advantage, enemySmoke } = facts;
  const isTorpedo = weapon === 'torpedo';
  const steps = { decreaseLabel: t('tide.quick.shot.less'), increaseLabel: t('tide.quick.shot.more') };
  return (
    <>
      <SegmentedChoice
        label={t('tide.quick.shot.weapon')}
        options={WEAPONS.map((value) => ({ value, label: t(`tide.quick.shot.${value}`) }))}
        value={weapon}
        onChange={(next) => onFacts({ weapon: next, range: next === 'torpedo' ? 'short' : range })}
        testID="shot-weapon"
      />
      {!isTorpedo && (
        <StepRow
          label={t('tide.quick.shot.rating')}
          hint={t('tide.quick.shot.ratingNote')}
          {...steps}
          value={rating ?? 0}
          min={0}
          max={MOST_RATING}
          onChange={(next) => onFacts({ rating: next })}
          testID="shot-rating"
        />
      )}
      <SegmentedChoice
        label={t('tide.quick.shot.range')}
        options={RANGES.map((value) => ({ value, label: t(`tide.quick.shot.${value}`) }))}
        value={range}
        onChange={(next) => onFacts({ range: next })}
        testID="shot-range"
      />
      {!isTorpedo && (
        <SegmentedChoice
          label={t('tide.quick.shot.advantage')}
          options={[
            { value: 'none', label: t('tide.quick.shot.noAdvantage') },
            { value: 'broadside', label: t('tide.quick.shot.broadside') },
            { value: 'crossing', label: t('tide.quick.shot.crossing') },
          ]}
          value={advantage ?? 'none'}
          onChange={(next) => onFacts({ advantage: next === 'none' ? null : next })}
          testID="shot-advantage"
        />
      )}
      <SegmentedChoice
        label={t('tide.quick.shot.letter')}
        options={LETTERS.map((value) => ({ value, label: t(`tide.quick.shot.letters.${value}`) }))}
        value={letter}
        onChange={(next) => onFacts({ letter: next })}
        testID="shot-letter"
      />
      <ToggleRow
        title={t('tide.quick.shot.smoke')}
        subtitle={t('tide.quick.shot.smokeNote')}
        on={enemySmoke}
        onChange={(on) => onFacts({ enemySmoke: on })}
        testID="shot-smoke"
      />
      <StepRow
        label={t('tide.quick.shot.dice')}
        hint={t('tide.quick.shot.diceNote')}
        {...steps}
        value={dice}
        min={1}
        max={MOST_DICE}
        onChange={onDice}
        testID="shot-dice"
      />
    </>
  );
}

import { useState } from 'react';

import { QuickProcedure } from '@/features/play/quick/quick-procedure';
import type { QuickFormProps } from '@/features/play/shelf-book';
import { FaceLadder } from '@/kit/ladder/face-ladder';
import { ChanceBars } from '@/kit/odds-charts/chance-bars';
import { RuleLine } from '@/kit/rule-line';
import { signed } from '@/kit/words/signed';
import { useT } from '@/messages/messages';
import { run } from '@/rules/common/procedure';
import {
  admiralOdds,
  type Attrition,
  ATTRITIONS,
  BLOCKADE_MODIFIER,
  blockadeOdds,
  type Casualty,
  rollAdmiral,
  rollBlockade,
  rollWeather,
  type Season,
  SEASONS,
  type Weather,
  weatherOdds,
  WEATHERS,
} from '@/rules/red-sun/index';
import type { Procedure } from '@/rules/common/procedure';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { ToggleRow } from '@/ui/toggle-row';

import { keepRoll } from './keep-roll';
import { useQuickRulings } from './use-quick-rulings';

/** What the book makes of a face. */
function at<Outcome>(procedure: Procedure<Outcome>, face: number): Outcome | null {
  const answer = run(procedure, [face]);
  return answer.type === 'done' ? answer.outcome : null;
}

const MOST_HOURS = 12;

/** The weather of the next hour, or of the first, and what is to be expected later. */
export function WeatherForm(props: QuickFormProps) {
  const t = useT();
  const [now, setNow] = useState<Weather | 'first'>('first');
  const [hours, setHours] = useState(3);
  const before = now === 'first' ? null : now;
  // The first die is not a change: it sets the weather of the first hour.
  const [clear] = weatherOdds(before, before === null ? 0 : 1);
  const later = weatherOdds(before, before === null ? hours - 1 : hours);
  return (
    <QuickProcedure
      {...props}
      {...keepRoll(({ die, weather }: { die: number; weather: Weather }, source) => ({
        ...{ type: 'weather', before, die, weather, source },
      }))}
      begin={() => rollWeather(before)}
      chance={{ p: clear, of: t('red-sun.quick.weather.chance') }}
      button={t('red-sun.quick.roll')}
      asks={() => t('red-sun.quick.weather.die')}
      testID="quick-weather"
    >
      <SegmentedChoice
        label={t('red-sun.quick.weather.now')}
        options={[
          {
            value: 'first',
            label: t('red-sun.quick.weather.first'),
            shortLabel: t('red-sun.quick.weather.firstShort'),
          },
          ...WEATHERS.map((value) => ({ value, label: t(`red-sun.weatherName.${value}`) })),
        ]}
        value={now}
        onChange={setNow}
        testID="weather-now"
      />
      <FaceLadder
        label={t('red-sun.quick.ladder')}
        resultOf={(face) => {
          const weather = at(rollWeather(before), face)?.weather ?? 'clear';
          return { brings: t(`red-sun.weather.${weather}`), scores: weather !== (before ?? 'clear') };
        }}
        testID="weather-ladder"
      />
      <StepRow
        label={t('red-sun.quick.weather.hours')}
        decreaseLabel={t('red-sun.quick.less')}
        increaseLabel={t('red-sun.quick.more')}
        value={hours}
        min={1}
        max={MOST_HOURS}
        onChange={setHours}
        testID="weather-hours"
      />
      <ChanceBars
        label={t('red-sun.quick.weather.later', { count: hours })}
        bars={WEATHERS.map((id, place) => ({ id, label: t(`red-sun.weatherName.${id}`), p: later[place] ?? 0 }))}
        testID="weather-later"
      />
      <RuleLine flush quiet words={t('red-sun.quick.weather.range')} rule="RSR-13" />
    </QuickProcedure>
  );
}

/** What a blockade costs this turn. */
export function BlockadeForm(props: QuickFormProps) {
  const t = useT();
  const rulings = useQuickRulings();
  const [season, setSeason] = useState<Season>('winter');
  const [sunkUsed, setUsed] = useState(false);
  const facts = { season, sunkUsed };
  const odds = blockadeOdds(facts, rulings);
  const begin = () => rollBlockade('fleet', facts, rulings);
  return (
    <QuickProcedure
      {...props}
      {...keepRoll(({ die, attrition }: { die: number; attrition: Attrition }, source) => ({
        ...{ type: 'blockade', ...facts, die, attrition, source },
      }))}
      begin={begin}
      chance={{ p: 1 - odds.none, of: t('red-sun.quick.blockade.chance') }}
      button={t('red-sun.quick.roll')}
      asks={() => t('red-sun.quick.blockade.die')}
      testID="quick-blockade"
    >
      <SegmentedChoice
        label={t('red-sun.quick.blockade.season')}
        options={SEASONS.map((value) => ({ value, label: t(`red-sun.seasonName.${value}`) }))}
        value={season}
        onChange={setSeason}
        testID="blockade-season"
      />
      <ToggleRow
        title={t('red-sun.quick.blockade.used')}
        subtitle={t('red-sun.quick.blockade.usedNote')}
        on={sunkUsed}
        onChange={setUsed}
        testID="blockade-used"
      />
      <FaceLadder
        label={t('red-sun.quick.ladder')}
        resultOf={(face) => {
          const attrition = at(begin(), face)?.attrition ?? 'none';
          return { brings: t(`red-sun.quick.blockade.face.${attrition}`), scores: attrition !== 'none' };
        }}
        testID="blockade-ladder"
      />
      <ChanceBars
        label={t('red-sun.quick.blockade.chances')}
        bars={ATTRITIONS.filter((id) => odds[id] > 0).map((id) => ({
          id,
          label: t(`red-sun.blockade.${id}`),
          p: odds[id],
        }))}
        testID="blockade-odds"
      />
      <RuleLine
        flush
        quiet
        words={t('red-sun.quick.blockade.modifier', {
          modifier: signed(BLOCKADE_MODIFIER[season]),
          season: t(`red-sun.season.${season}`),
        })}
        rule="RSR-16"
      />
    </QuickProcedure>
  );
}

/** What becomes of an admiral. */
export function AdmiralForm(props: QuickFormProps) {
  const t = useT();
  return (
    <QuickProcedure
      {...props}
      {...keepRoll(({ die, casualty }: { die: number; casualty: Casualty }, source) => ({
        ...{ type: 'admiral', die, casualty, source },
      }))}
      begin={() => rollAdmiral('fleet')}
      chance={{ p: admiralOdds().unharmed, of: t('red-sun.quick.admiral.chance') }}
      button={t('red-sun.quick.roll')}
      asks={() => t('red-sun.quick.admiral.die')}
      testID="quick-admiral"
    >
      <FaceLadder
        label={t('red-sun.quick.ladder')}
        resultOf={(face) => {
          const casualty = at(rollAdmiral('fleet'), face)?.casualty ?? 'unharmed';
          return { brings: t(`red-sun.admiral.${casualty}`), scores: casualty !== 'unharmed' };
        }}
        testID="admiral-ladder"
      />
      <RuleLine flush quiet words={t('red-sun.quick.admiral.text')} rule="RSR-15" />
    </QuickProcedure>
  );
}

import { useState } from 'react';

import { QuickProcedure } from '@/features/play/quick/quick-procedure';
import type { QuickFormProps } from '@/features/play/shelf-book';
import { FaceLadder } from '@/kit/ladder/face-ladder';
import { RuleLine } from '@/kit/rule-line';
import { SumStrip } from '@/kit/sums/sum-strip';
import { useT } from '@/messages/messages';
import {
  damageByFace,
  fireShots,
  MOST_STRENGTH,
  readShot,
  type ShotFacts,
  shotOdds,
  WEATHER_MODIFIER,
  WEATHERS,
} from '@/rules/red-sun/index';
import { useSettings } from '@/store/settings';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { keepRoll } from './keep-roll';
import { useQuickRulings } from './use-quick-rulings';

const FIRST: ShotFacts = { strength: 8, range: 3, weather: 'clear', disabled: false };
const MOST = { strength: 20, range: 12 };

/** One shot of guns or torpedoes: what its column is made of, and what each face brings. */
export function ShotForm(props: QuickFormProps) {
  const t = useT();
  const rulings = useQuickRulings();
  const marks = useSettings((settings) => settings.marks);
  const [facts, setFacts] = useState(FIRST);
  const set = (change: Partial<ShotFacts>) => setFacts({ ...facts, ...change });
  const reading = readShot(facts, rulings);
  const odds = shotOdds(facts, rulings);
  const damages = damageByFace(reading);
  const { strength, range, weather, disabled } = facts;
  const shot = { ...reading, firer: 'ship', target: 'target' };
  const isOnDie = rulings.navalModTo === 'die';
  const counted = Math.min(MOST_STRENGTH, strength);
  const total = reading.sum.value - (isOnDie ? counted : 0);
  return (
    <QuickProcedure
      {...props}
      {...keepRoll(([fired]: readonly { die: number; damage: number }[], source) => ({
        ...{ type: 'gunnery', ...facts, column: reading.column ?? 1, dieModifier: reading.dieModifier },
        ...{ die: fired?.die ?? 1, damage: fired?.damage ?? 0, source },
      }))}
      begin={() => fireShots([shot], 'gunnery')}
      chance={odds.p > 0 ? { p: odds.p, of: t('red-sun.quick.shot.chance') } : null}
      button={t('red-sun.quick.roll')}
      asks={() => t('red-sun.quick.shot.die')}
      testID="quick-shot"
    >
      <SumStrip
        label={t('red-sun.quick.shot.sum')}
        lines={[
          { id: 'strength', label: t('red-sun.quick.shot.strength'), rule: 'AMB-2', value: String(counted) },
          { id: 'range', label: t('red-sun.quick.shot.range'), rule: 'RSR-20', value: -range },
          {
            ...{ id: 'weather', rule: 'RSR-20', value: WEATHER_MODIFIER[weather] },
            label: t('red-sun.quick.shot.weather'),
          },
          { id: 'disabled', label: t('red-sun.quick.shot.harmed'), rule: 'RSR-20', value: disabled ? -3 : 0 },
        ]}
        total={{
          id: 'total',
          label: isOnDie ? t('red-sun.quick.shot.onDie') : t('red-sun.quick.shot.column'),
          value: isOnDie ? total : String(Math.min(MOST_STRENGTH, total)),
        }}
        marks={marks}
        testID="shot-sum"
      />
      {odds.p === 0 ? (
        <RuleLine flush words={t('red-sun.quick.shot.cannot')} rule="RSR-20" testID="shot-cannot" />
      ) : (
        <>
          <FaceLadder
            label={t('red-sun.quick.ladder')}
            resultOf={(face) => ({
              brings: damages[face - 1] ? String(damages[face - 1]) : t('red-sun.quick.shot.none'),
              scores: (damages[face - 1] ?? 0) > 0,
            })}
            testID="shot-ladder"
          />
          <Text color="ink2">{t('red-sun.quick.shot.mean', { points: odds.mean.toFixed(1) })}</Text>
        </>
      )}
      {(['strength', 'range'] as const).map((field) => (
        <StepRow
          key={field}
          label={t(`red-sun.quick.shot.${field}`)}
          hint={field === 'strength' ? t('red-sun.quick.shot.strengthNote') : undefined}
          decreaseLabel={t('red-sun.quick.less')}
          increaseLabel={t('red-sun.quick.more')}
          value={facts[field]}
          min={0}
          max={MOST[field]}
          onChange={(next) => set({ [field]: next })}
          testID={`shot-${field}`}
        />
      ))}
      <SegmentedChoice
        label={t('red-sun.quick.shot.weather')}
        options={WEATHERS.map((value) => ({ value, label: t(`red-sun.weatherName.${value}`) }))}
        value={weather}
        onChange={(next) => set({ weather: next })}
        testID="shot-weather"
      />
      <ToggleRow
        title={t('red-sun.quick.shot.disabled')}
        on={disabled}
        onChange={(on) => set({ disabled: on })}
        testID="shot-disabled"
      />
    </QuickProcedure>
  );
}

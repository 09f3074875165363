import { useState } from 'react';

import type { ClockEnd } from '@/game/play-clock';
import { timeOfDay } from '@/kit/words/saved-at';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Stepper } from '@/ui/stepper';

import { MINUTE } from './clock-words';

const STEP = 5;
const USUAL = 90;
const LONGEST = 16 * 60;

/** The next time of day on five minutes that leaves a usual game's time. */
const usualTime = (now: number): number => Math.ceil((now / MINUTE + USUAL) / STEP) * STEP * MINUTE;

/** "We end at 16:30", or "ninety minutes". */
export function NewEnd({ now, onStart }: { now: number; onStart: (end: ClockEnd) => void }) {
  const t = useT();
  const [end, setEnd] = useState<ClockEnd>(() => ({ type: 'at', at: usualTime(now) }));
  return (
    <>
      <SegmentedChoice
        label={t('clock.end')}
        value={end.type}
        onChange={(type) => setEnd(type === 'at' ? { type, at: usualTime(now) } : { type, played: USUAL * MINUTE })}
        options={[
          { value: 'at', label: t('clock.at') },
          { value: 'after', label: t('clock.after') },
        ]}
        testID="clock-end"
      />
      <EndStepper end={end} now={now} onChange={setEnd} />
      <Button kind="primary" label={t('clock.start')} onPress={() => onStart(end)} testID="clock-start" />
    </>
  );
}

interface EndStepperProps {
  end: ClockEnd;
  now: number;
  onChange: (end: ClockEnd) => void;
}

/** In steps of five minutes; holding runs. */
export function EndStepper({ end, now, onChange }: EndStepperProps) {
  const t = useT();
  if (end.type === 'after') {
    return (
      <Stepper
        label={t('clock.afterLabel')}
        decreaseLabel={t('clock.less')}
        increaseLabel={t('clock.longer')}
        value={Math.round(end.played / MINUTE)}
        min={STEP}
        max={LONGEST}
        step={STEP}
        format={(value) => t('clock.minutes', { count: value })}
        onChange={(value) => onChange({ type: 'after', played: value * MINUTE })}
        testID="clock-minutes"
      />
    );
  }
  const value = Math.round(end.at / MINUTE);
  return (
    <Stepper
      label={t('clock.atLabel')}
      decreaseLabel={t('clock.earlier')}
      increaseLabel={t('clock.later')}
      value={value}
      min={Math.min(value, Math.ceil(now / MINUTE / STEP) * STEP)}
      max={Math.max(value, Math.round(now / MINUTE) + LONGEST)}
      step={STEP}
      format={(at) => timeOfDay(new Date(at * MINUTE))}
      onChange={(at) => onChange({ type: 'at', at: at * MINUTE })}
      testID="clock-time"
    />
  );
}

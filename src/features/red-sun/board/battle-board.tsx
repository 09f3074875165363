import { useState } from 'react';

import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import type { BattleView } from '@/rules/red-sun/index';
import { Button } from '@/ui/button';
import type { Face } from '@/ui/dice-input';
import { DieFace } from '@/ui/die-face';
import { Row, Stack } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { useAct } from '../game';
import { FleetChances } from '../sea/fleet-chances';
import { HourHead } from '../sea/hour-head';
import { RangeTrack } from '../sea/range-track';

/** A battle at a glance: the track, the hours, the weather so far, and what the next hours may bring. */
export function BattleBoard({ battle }: { battle: BattleView }) {
  const t = useT();
  const act = useAct();
  const { sighting, step, history } = battle;
  // In hand until it is set: a range ends its step, and every one that is set stands in the log.
  const [inHand, setInHand] = useState<{ readonly at: string; readonly range: number } | null>(null);
  const at = `${battle.hour} ${step}`;
  const range = inHand?.at === at ? inHand.range : battle.range;
  const onRange = step === 'range' || step === 'gunnery' ? (to: number) => setInHand({ at, range: to }) : null;
  const setRange = async (to: number) => {
    if (await act({ type: 'setRange', range: to })) setInHand(null);
  };
  return (
    <>
      <HourHead battle={battle} range={range} onRange={onRange} />
      {range !== null && <RangeTrack range={range} sighting={sighting} onChange={onRange} />}
      {range !== null && range !== battle.range && (
        <Button label={t('red-sun.next.range', { range })} onPress={() => void setRange(range)} testID="set-range" />
      )}
      {history.length > 0 && (
        <Section title={t('red-sun.board.weather')}>
          <RuleLine flush quiet words={t('red-sun.board.weatherRule')} rule="RSR-12" />
          <Stack gap="xs">
            {[...history].reverse().map(({ hour, die, weather }) => (
              <Row key={hour} align="center" gap="sm" testID={`weather-${hour}`}>
                <DieFace face={die as Face} size={26} label={t('red-sun.hour.weatherDie', { die })} />
                <Text style={{ flex: 1 }}>
                  {t('red-sun.board.weatherOf', { hour, weather: t(`red-sun.weather.${weather}`) })}
                </Text>
              </Row>
            ))}
          </Stack>
        </Section>
      )}
      <FleetChances battle={battle} />
    </>
  );
}

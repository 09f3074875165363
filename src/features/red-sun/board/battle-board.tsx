import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import type { BattleView } from '@/rules/red-sun/index';
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
  const { range, sighting, step, history } = battle;
  const set = step === 'range' || step === 'gunnery' ? (to: number) => void act({ type: 'setRange', range: to }) : null;
  return (
    <>
      <HourHead battle={battle} range={range} onRange={set} />
      {range !== null && <RangeTrack range={range} sighting={sighting} onChange={set} />}
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

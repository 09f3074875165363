import { useRouter } from 'expo-router';

import { useRollHere } from '@/features/play/turn/use-roll-here';
import { TableTag } from '@/kit/own-table/table-tag';
import { percentWords } from '@/kit/words/percent';
import { signed } from '@/kit/words/signed';
import { useT } from '@/messages/messages';
import { type BattleView, WEATHER_MODIFIER, WEATHERS } from '@/rules/red-sun/index';
import { BoxTrack } from '@/ui/box-track';
import { Button } from '@/ui/button';
import type { Face } from '@/ui/dice-input';
import { DieFace } from '@/ui/die-face';
import { Row, Stack } from '@/ui/layout';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';

import { useGame } from '../game';

interface HourHeadProps {
  battle: BattleView;
  range: number | null;
  onRange: ((range: number) => void) | null;
}

/** Weather and range of the hour, the hours of the battle, and the dice for the range while it is to be set. */
export function HourHead(props: HourHeadProps) {
  return (
    <Stack gap="sm">
      <HourFacts {...props} />
      {props.battle.step === 'range' && <Manoeuvre />}
    </Stack>
  );
}

/** Weather and range of the hour, and the hours of the battle where they are counted. */
export function HourFacts({ battle, range, onRange }: HourHeadProps) {
  const t = useT();
  const { hour, hours, step } = battle;
  return (
    <Stack gap="sm">
      <Row align="center" justify="space-between" gap="sm" wrap>
        <Weather battle={battle} />
        {range !== null && (
          <Row align="center" gap="sm">
            <Text as="control" color="ink2">
              {t('red-sun.hour.range')}
            </Text>
            {onRange === null ? (
              <Text as="value" testID="range-now">
                {String(range)}
              </Text>
            ) : (
              <Stepper
                narrow
                label={t('red-sun.hour.range')}
                decreaseLabel={t('red-sun.hour.closer')}
                increaseLabel={t('red-sun.hour.farther')}
                value={range}
                // A range that is no range is asked about before it is set.
                min={-9}
                max={30}
                onChange={onRange}
                testID="range"
              />
            )}
          </Row>
        )}
      </Row>
      {hours !== null && (
        <Row align="center" gap="sm">
          <Text as="text2" color="ink2">
            {t('red-sun.hour.hours')}
          </Text>
          <BoxTrack
            count={hours}
            filled={step === 'done' ? hour : hour - 1}
            now={step !== 'done'}
            size={18}
            label={t('red-sun.hour.hoursSaid', { hour, hours })}
            testID="hours-track"
          />
        </Row>
      )}
    </Stack>
  );
}

/** The weather with its die; before the die of the hour, what it may bring. */
function Weather({ battle: { step, weather, history, nextWeather } }: Pick<HourHeadProps, 'battle'>) {
  const t = useT();
  const die = history.at(-1)?.die;
  if (step === 'weather' || weather === null) {
    const chances = WEATHERS.map((each, index) => ({ each, p: nextWeather[index] ?? 0 })).filter(({ p }) => p > 0);
    return (
      <Row align="baseline" gap="md" wrap style={{ flexShrink: 1 }} testID="weather-chances">
        {chances.map(({ each, p }) => (
          <Text key={each} as="name">
            {t('red-sun.hour.chance', { weather: t(`red-sun.weatherName.${each}`), percent: percentWords(p) })}
          </Text>
        ))}
      </Row>
    );
  }
  const modifier = WEATHER_MODIFIER[weather];
  const name = t(`red-sun.weatherName.${weather}`);
  return (
    <Row align="center" gap="sm" testID="weather">
      {die !== undefined && <DieFace face={die as Face} size={28} label={t('red-sun.hour.weatherDie', { die })} />}
      <Text as="title">
        {modifier === 0 ? name : t('red-sun.hour.weather', { weather: name, modifier: signed(modifier) })}
      </Text>
    </Row>
  );
}

/** The owner's manoeuvre table, the house's, or none: then the range is set on the track (AMB-11). */
function Manoeuvre() {
  const t = useT();
  const router = useRouter();
  const roll = useRollHere();
  const { manoeuvre, battle } = useGame().view;
  const { source } = manoeuvre;
  if (battle?.choosing === true) return <Text>{t('red-sun.hour.choose')}</Text>;
  return (
    <Row align="center" justify="space-between" gap="sm" wrap>
      <TableTag source={source} testID="manoeuvre-source" />
      {source === 'none' ? (
        <Button
          kind="link"
          label={t('red-sun.hour.typeYours')}
          onPress={() => router.push('/shelf/red-sun/table/manoeuvre')}
          testID="type-manoeuvre"
        />
      ) : (
        <Button
          icon="dice"
          label={t('red-sun.hour.manoeuvre')}
          onPress={() => void roll({ type: 'rollManoeuvre' })}
          testID="roll-manoeuvre"
        />
      )}
    </Row>
  );
}

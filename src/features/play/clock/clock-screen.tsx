import { useState } from 'react';
import { View } from 'react-native';

import type { ClockEnd } from '@/game/play-clock';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { gameAddress } from '../addresses';
import { useCompanion } from '../companion';
import { useGame } from '../open-game';
import { aheadWords, fitsWords, leftWords, paceWords } from './clock-words';
import { EndStepper, NewEnd } from './end-of-play';
import { type Now, type TableClock, useTableClock } from './use-table-clock';

/** Turns left against time left, for tables that must be cleared by half past four. It decides nothing. */
export function ClockScreen({ time }: { time?: Now }) {
  const t = useT();
  const { id, name } = useGame();
  const goBack = useBack(gameAddress(id));
  const table = useTableClock(time);
  return (
    <Screen
      title={t('clock.title')}
      subtitle={name}
      back={{
        label: t('common.back'),
        onPress: goBack,
      }}
      testID="clock"
    >
      {table.clock === null ? (
        <>
          <Text color="ink2">{t('clock.text')}</Text>
          <NewEnd now={table.now} onStart={(end) => void table.change({ type: 'start', end })} />
        </>
      ) : (
        <Running {...table} />
      )}
    </Screen>
  );
}

function Running({ clock, reading, now, change }: TableClock) {
  const t = useT();
  const { turn, turnLimit } = useCompanion().timeOf(useGame().view);
  // On screen at once, until it is on disk or at the host: two quick taps must both count.
  const [moved, setMoved] = useState<ClockEnd | null>(null);
  const moveEnd = (end: ClockEnd) => {
    setMoved(end);
    void change({ type: 'moveEnd', end }).then(() => setMoved((latest) => (latest === end ? null : latest)));
  };
  if (!clock || !reading) return null;
  const turnsLeft = turnLimit === null ? null : Math.max(0, turnLimit - turn + 1);
  const lines = [
    paceWords(reading),
    fitsWords(reading),
    turnsLeft === null ? null : t('clock.turnsLeft', { count: turnsLeft }),
  ].filter((line) => line !== null);
  const ahead = aheadWords(reading);
  return (
    <>
      <View style={{ gap: space.xs }} testID="clock-reading">
        <Text as="key">{leftWords(reading)}</Text>
        {ahead !== null && (
          <Text as="title" color={(reading.ahead ?? 0) < 0 ? 'danger' : 'ink'}>
            {ahead}
          </Text>
        )}
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </View>
      {reading.isPaused ? (
        <Button
          kind="primary"
          label={t('clock.resume')}
          onPress={() => void change({ type: 'resume' })}
          testID="clock-resume"
        />
      ) : (
        <Button
          kind="primary"
          label={t('clock.pause')}
          onPress={() => void change({ type: 'pause' })}
          testID="clock-pause"
        />
      )}
      <Text as="text2" color="ink2">
        {clock.end.type === 'at' ? t('clock.pauseAt') : t('clock.pauseAfter')}
      </Text>
      <View style={{ gap: space.sm }}>
        <SectionHeader title={t('clock.fixing')} />
        <EndStepper end={moved ?? clock.end} now={now} onChange={moveEnd} />
      </View>
      <Button kind="link" label={t('clock.stop')} onPress={() => void change({ type: 'stop' })} testID="clock-stop" />
    </>
  );
}

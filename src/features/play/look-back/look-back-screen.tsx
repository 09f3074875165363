import { useLocalSearchParams, useRouter } from 'expo-router';
import { useMemo, useState } from 'react';
import { View } from 'react-native';

import { ReadAgain } from '@/kit/read-again';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { useSession } from '@/store/session';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { Progress } from '@/ui/progress';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import { BackToSheet } from '../log/back-to-sheet';
import { useLines } from '../log/use-lines';
import { useWholeStory } from '../log/use-story';
import { gameAddress } from '../addresses';
import { useCompanion } from '../companion';
import { momentWords } from '../moment-words';
import { LookBackState, useGame } from '../open-game';
import { momentsOf, turnsIn } from './moments';
import { Scrubber } from './scrubber';

/** Both fleets as they stood at any moment of the battle. Looking changes nothing; "back to here" asks first. */
export function LookBackScreen() {
  const t = useT();
  const { id } = useGame();
  const back = { label: t('common.back'), onPress: useBack(gameAddress(id)) };
  return (
    <ReadAgain
      frame={(words) => (
        <Screen title={t('log.past.title')} back={back} testID="past">
          {words}
        </Screen>
      )}
    >
      <LookBackRead back={back} />
    </ReadAgain>
  );
}

function LookBackRead({ back }: { back: { label: string; onPress: () => void } }) {
  const t = useT();
  const router = useRouter();
  const { color } = useTheme();
  const companion = useCompanion();
  const { book, LookBack } = companion;
  const { entry } = useLocalSearchParams<{ entry?: string }>();
  const { id } = useGame();
  const mayGoBack = useSession(({ seat }) => seat === null || seat.viewer === 'umpire');
  const story = useWholeStory();
  const linesOf = useLines(story);
  const moments = useMemo(() => momentsOf(story ?? []), [story]);
  const ticks = useMemo(() => turnsIn(book, moments), [book, moments]);
  const [moved, setMoved] = useState<number | null>(null);
  const [goingBack, setGoingBack] = useState<number | null>(null);
  const asked = moments.findIndex(({ item }) => item?.number === Number(entry));
  const last = moments.length - 1;
  const place = Math.min(last, moved ?? (asked < 0 ? last : asked));
  const moment = moments[place];
  if (!moment) {
    return (
      <Screen title={t('log.past.title')} back={back} testID="past">
        {story === null ? (
          <Progress label={t('log.reading')} />
        ) : (
          <EmptyState icon="book" title={t('log.past.none')} text={t('log.past.noneText')} />
        )}
      </Screen>
    );
  }
  const { item, state } = moment;
  const where = t('log.past.moment', { number: place + 1, count: moments.length });
  return (
    <>
      <Screen
        title={t('log.past.title')}
        subtitle={momentWords(companion, book.moment(state))}
        back={back}
        scroll={false}
        flush
        testID="past"
        actionBar={
          mayGoBack
            ? {
                main: (
                  <Button
                    icon="undo"
                    label={t('log.past.backTo')}
                    disabled={item === null || place === last}
                    onPress={() => setGoingBack(item?.number ?? null)}
                    testID="past-back-to"
                  />
                ),
              }
            : undefined
        }
      >
        <View style={{ padding: space.edge, paddingBottom: space.sm, gap: space.xs }}>
          <Text as="name" testID="past-line" aria-live="polite">
            {item === null ? t('log.past.begin') : (linesOf(item)[0] ?? '')}
          </Text>
          <Text as="text2" color="ink2">
            {t('log.past.readOnly')}
          </Text>
        </View>
        <View style={{ flex: 1, borderTopWidth: stroke.frame, borderColor: color.ruleStrong }}>
          <LookBackState.Provider value={state}>
            <LookBack />
          </LookBackState.Provider>
        </View>
        <View
          style={{
            paddingHorizontal: space.sm,
            borderTopWidth: stroke.frame,
            borderColor: color.ruleStrong,
            backgroundColor: color.paper,
          }}
        >
          <Text as="text2" color="ink2" style={{ textAlign: 'center', paddingTop: space.xs }} testID="past-moment">
            {where}
          </Text>
          <View style={{ flexDirection: 'row', alignItems: 'center' }}>
            <IconButton
              icon="back"
              label={t('log.past.earlier')}
              disabled={place === 0}
              onPress={() => setMoved(place - 1)}
              testID="past-earlier"
            />
            <Scrubber
              label={t('log.past.scrubber')}
              valueText={where}
              value={place}
              max={last}
              ticks={ticks}
              onChange={setMoved}
              testID="scrubber"
            />
            <IconButton
              icon="next"
              label={t('log.past.later')}
              disabled={place === last}
              onPress={() => setMoved(place + 1)}
              testID="past-later"
            />
          </View>
        </View>
      </Screen>
      <BackToSheet
        story={story ?? []}
        number={goingBack}
        onClose={() => setGoingBack(null)}
        onDone={() => router.dismissTo(gameAddress(id))}
      />
    </>
  );
}

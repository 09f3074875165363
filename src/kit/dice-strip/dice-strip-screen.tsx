import { useRef, useState } from 'react';
import { ScrollView, View } from 'react-native';

import { useT } from '@/messages/messages';
import { stepsOf } from '@/rules/common/strip';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';
import { LockedContext, useRelabelGuard } from '@/ui/use-relabel-guard';

import { DiceStrip } from './dice-strip';
import { DiceSwitch, modeFor } from './dice-switch';
import type { DiceStripScreenProps } from './strip-props';
import { StripTray } from './strip-tray';
import { useFollowActive } from './use-follow-active';
import { useResultsTold } from './use-results-told';

/**
 * A whole rolling screen: the form, the tray that takes the action bar's place while own dice are wanted, and the dice
 * switch in the low row. It keeps nothing but which cell is open: dice live in the draft, on disk.
 */
export function DiceStripScreen(props: DiceStripScreenProps) {
  const {
    strip,
    words = {},
    actions,
    above,
    outcome,
    spoken,
    done,
    aside,
    onRule,
    onMode,
    mode,
    follows,
    ...screen
  } = props;
  const t = useT();
  const scroll = useRef<ScrollView>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const told = useResultsTold(strip, words, spoken);
  const places = useFollowActive(strip, scroll, follows);
  const way = modeFor(mode, strip);
  const open = stepsOf(strip).find(({ key, state }) => key === opened && state !== 'active') ?? null;
  const inHand = open ?? strip.active;
  // "Note" appears where the thumb has just rolled.
  const isNew = useRelabelGuard(inHand === null ? 'done' : 'dice', true);

  return (
    <Screen
      {...screen}
      scroll={false}
      flush
      actionBar={
        inHand === null
          ? {
              main: (
                <LockedContext.Provider value={isNew}>
                  <Button kind="primary" icon="check" {...done} testID="strip-done" />
                </LockedContext.Provider>
              ),
              aside: aside ?? (strip.takesBack === null ? undefined : <TakeBack onPress={actions.takeBack} />),
            }
          : open === null && way === 'app' && inHand.dice !== 0
            ? {
                main: (
                  <Button
                    kind="primary"
                    icon="dice"
                    label={t('strip.pad.rollAll')}
                    onPress={() => actions.roll('all')}
                    testID="roll-all"
                  />
                ),
              }
            : undefined
      }
      tray={
        inHand !== null && (
          <StripTray
            step={inHand}
            strip={strip}
            words={words}
            mode={way}
            actions={actions}
            onClose={() => setOpened(null)}
            onRule={onRule}
          />
        )
      }
      lowRow={<DiceSwitch mode={mode} onMode={onMode} strip={strip} />}
    >
      <ScrollView
        ref={scroll}
        style={{ flex: 1 }}
        contentContainerStyle={{ padding: space.edge, paddingTop: space.sm, gap: space.md }}
        keyboardShouldPersistTaps="handled"
      >
        {above}
        <View onLayout={places.onFormAt}>
          <DiceStrip
            strip={strip}
            words={words}
            opened={open?.key ?? null}
            onOpen={setOpened}
            onGroupAt={places.onGroupAt}
            onRowAt={places.onRowAt}
            testID="strip"
          />
        </View>
        <View role="status" aria-live="polite">
          {strip.complete && outcome ? (
            outcome
          ) : (
            <Text as="text2" color="ink2" testID="strip-told">
              {told}
            </Text>
          )}
        </View>
      </ScrollView>
    </Screen>
  );
}

function TakeBack({ onPress }: { onPress: () => void }) {
  const t = useT();
  return (
    <Button icon="undo" iconPlace="above" label={t('strip.pad.takeBack')} onPress={onPress} testID="strip-take-back" />
  );
}

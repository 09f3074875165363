import { useRef, useState } from 'react';
import { ScrollView, View } from 'react-native';

import { useT } from '@/messages/messages';
import { stepsOf, type Strip, type StripGroup } from '@/rules/common/strip';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout';
import { LiveRegion } from '@/ui/live-region';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { space, touch } from '@/ui/tokens';
import { LockedContext, useRelabelGuard } from '@/ui/use-relabel-guard';

import { type Counts, isCountable, isLeadIn, valueOf } from './count-chain';
import { CountedStrip, NextShip } from './count-grid';
import { DiceStrip } from './dice-strip';
import { DiceSwitch, modeFor } from './dice-switch';
import type { Counting, DiceStripScreenProps } from './strip-props';
import { StripTray } from './strip-tray';
import { subjectWords } from './strip-words';
import { useFollowActive } from './use-follow-active';
import { useAnnouncedResults } from './use-announced-results';

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
    counting,
    ...screen
  } = props;
  const t = useT();
  const scroll = useRef<ScrollView>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const announced = useAnnouncedResults(strip, words, spoken);
  const places = useFollowActive(strip, scroll, follows);
  const way = modeFor(mode, strip);
  const [openedShip, setOpenedShip] = useState<string | null>(null);
  const grid = way === 'count' && counting ? gridOf(strip, openedShip) : null;
  const open = stepsOf(strip).find(({ key, state }) => key === opened && state !== 'active') ?? null;
  const inHand = grid ? null : (open ?? strip.active);
  // "Note" appears where the thumb has just rolled.
  const isNew = useRelabelGuard(grid?.next ? `next ${grid.next.subject}` : inHand === null ? 'done' : 'dice', true);

  /** On a grid the bar asks for the first die of the next ship, which is also how one goes on to her. */
  function gridBar({ group, next }: Grid, { count, countRest, question, done: all }: Counting) {
    if (next === null || all !== null) {
      const label = all?.label ?? t('strip.grid.record');
      const press = () => all?.onPress();
      return {
        main: <Button kind="primary" icon="check" label={label} disabled={!all} onPress={press} testID="strip-done" />,
      };
    }
    const name = subjectWords(next.subject, words) ?? '';
    const disabled = group !== null && !isLeadIn(group);
    const goOn = (answer: Counts, then: string | null) => {
      setOpenedShip(then);
      if (group) countRest(group.subject);
      if (Object.keys(answer).length > 0) count(answer);
    };
    const [start] = next.lead;
    if (start === undefined || !start.countable) {
      const label = t('strip.grid.next', { name });
      const press = () => goOn({}, null);
      return { main: <Button kind="primary" label={label} disabled={disabled} onPress={press} testID="grid-next" /> };
    }
    return {
      aside: <NextShip name={name} question={question} step={start} />,
      main: (
        <LockedContext.Provider value={isNew}>
          <Row gap="sm">
            <Button
              label={t('strip.grid.no')}
              spokenLabel={t('strip.grid.answerOf', { name, question, answer: t('strip.grid.no') })}
              disabled={disabled}
              onPress={() => goOn({ [start.key]: 0 }, null)}
              style={{ flex: 1, minHeight: touch.primary }}
              testID="next-no"
            />
            <Button
              kind="primary"
              label={t('strip.grid.yes')}
              spokenLabel={t('strip.grid.answerOf', { name, question, answer: t('strip.grid.yes') })}
              disabled={disabled}
              onPress={() => goOn({ [start.key]: 1 }, next.subject)}
              style={{ flex: 1 }}
              testID="next-yes"
            />
          </Row>
        </LockedContext.Provider>
      ),
    };
  }

  return (
    <Screen
      {...screen}
      scroll={false}
      flush
      actionBar={
        grid && counting
          ? gridBar(grid, counting)
          : inHand === null
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
                      label={t('strip.anyRoll')}
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
          {grid && counting ? (
            <CountedStrip
              strip={strip}
              words={words}
              counting={{
                ...counting,
                // She stays in hand until she is done: a count may be raised yet. Only a miss goes on by itself.
                count: (counts) => {
                  const isMiss = grid.group?.lead.some(({ key }) => counts[key] === 0) ?? false;
                  setOpenedShip(isMiss ? null : (grid.group?.subject ?? null));
                  counting.count(counts);
                },
              }}
              inHand={grid.group}
              onOpen={setOpenedShip}
              onGroupAt={places.onGroupAt}
            />
          ) : (
            <DiceStrip
              strip={strip}
              words={words}
              opened={open?.key ?? null}
              onOpen={setOpened}
              onGroupAt={places.onGroupAt}
              onRowAt={places.onRowAt}
              testID="strip"
            />
          )}
        </View>
        <LiveRegion announced>
          {strip.complete && outcome ? (
            outcome
          ) : (
            <Text as="text2" color="ink2" testID="strip-told">
              {announced}
            </Text>
          )}
        </LiveRegion>
      </ScrollView>
    </Screen>
  );
}

interface Grid {
  /** The ship in hand; null where all are answered and none was opened again. */
  readonly group: StripGroup | null;
  /** The ship after her that has not been answered yet. */
  readonly next: StripGroup | null;
}

/** Null where the strip cannot be counted on a grid as it stands: its first die needs a face, or dice are being entered. */
function gridOf({ groups, active }: Strip, opened: string | null): Grid | null {
  const wanted = groups.find(({ subject }) => subject === (opened ?? active?.subject ?? null)) ?? null;
  const group = wanted ?? (groups.length === 1 ? groups[0]! : null);
  if (!groups.every(isCountable) || (group?.lead.some((step) => !step.countable && valueOf(step) === null) ?? false)) {
    return null;
  }
  const next = groups.find((each) => each !== group && !isLeadIn(each)) ?? null;
  return { group, next };
}

function TakeBack({ onPress }: { onPress: () => void }) {
  const t = useT();
  return (
    <Button icon="undo" iconPlace="above" label={t('strip.pad.takeBack')} onPress={onPress} testID="strip-take-back" />
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { Screen, type ScreenProps } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';
import { useStable } from '@/ui/use-stable';

import { hasOutside, isTyped, ratingsIn } from './ratings-entry';
import { RatingsPad } from './ratings-pad';
import { CELL, RatingsRow } from './ratings-row';
import type { RatingsEntry } from './use-ratings-entry';

/** Less high than this there is room for a line or two above the keys. */
const SHORT = 640;

interface RatingsEditorProps extends Pick<ScreenProps, 'title' | 'subtitle' | 'right' | 'lowRow'> {
  entry: RatingsEntry;
  onBack: () => void;
  /** With a number outside 0 to 6 in the line in hand: the button goes on all the same. */
  onUseAnyway: (ship: string) => void;
  /** Where names can be changed. */
  onName?: (ship: string) => void;
  /** Under the last row. */
  foot?: ReactNode;
  testID: string;
}

/** The counters of a game read off one by one: a line for each, a key for each cell. */
export function RatingsEditor(props: RatingsEditorProps) {
  const { entry, onBack, onUseAnyway, onName, foot, testID, ...screen } = props;
  const t = useT();
  const { face, shown, cursor, lineAt } = entry;
  const scroll = useRef<ScrollView>(null);
  const places = useRef(new Map<string, number>());
  const isShort = useWindowDimensions().height < SHORT;
  const ship = cursor?.ship ?? null;
  // The line in hand stays in sight; as the list opens it is not laid out yet.
  const follow = useStable(() => {
    const y = ship === null ? undefined : places.current.get(ship);
    if (y !== undefined)
      scroll.current?.scrollTo({ y: Math.max(0, y - (isShort ? 0 : 2 * touch.min)), animated: false });
  });
  useEffect(follow, [follow, ship]);
  const done = shown.filter((counter) => isTyped(counter, lineAt(counter.id), face)).length;
  const isOutside = cursor !== null && hasOutside(lineAt(cursor.ship));
  const finish = () => {
    entry.leave();
    onBack();
  };
  return (
    <Screen
      {...screen}
      back={finish}
      scroll={false}
      flush
      testID={testID}
      actionBar={{
        aside: (
          <View
            accessible
            role="img"
            aria-label={t('tide.forces.doneSaid', { done, all: shown.length })}
            testID="ratings-done"
          >
            <Text as="key">{done}</Text>
            <Text as="text2" color="ink2">
              {t('tide.forces.doneOf', { all: shown.length })}
            </Text>
          </View>
        ),
        main:
          isOutside && ratingsIn(lineAt(cursor.ship)) !== null ? (
            <Button
              kind="primary"
              label={t('tide.forces.useAnyway')}
              onPress={() => onUseAnyway(cursor.ship)}
              testID="use-anyway"
            />
          ) : (
            <Button kind="primary" label={t('common.done')} onPress={finish} testID="ratings-finish" />
          ),
      }}
      tray={
        cursor && (
          <Stack gap="xs" paddingX="edge" paddingY="sm">
            {isOutside && <OutsideLine />}
            <RatingsPad entry={entry} cursor={cursor} />
          </Stack>
        )
      }
    >
      <Stack paddingX="edge" paddingY="sm" gap="sm">
        <SegmentedChoice
          label={t('tide.forces.face.label')}
          options={[
            { value: 'front', label: t('tide.forces.face.front') },
            { value: 'damaged', label: t('tide.forces.face.damaged'), shortLabel: t('tide.forces.face.damagedShort') },
          ]}
          value={face}
          onChange={entry.turn}
          testID="counter-face"
        />
        <Heads />
      </Stack>
      <ScrollView ref={scroll} style={{ flex: 1 }} tabIndex={0} keyboardShouldPersistTaps="handled">
        {shown.map((counter, place) => (
          <View
            key={counter.id}
            onLayout={({ nativeEvent }) => {
              const isNew = !places.current.has(counter.id);
              places.current.set(counter.id, nativeEvent.layout.y);
              if (isNew && counter.id === ship) follow();
            }}
          >
            {counter.fleet !== shown[place - 1]?.fleet && <FleetHead fleet={counter.fleet} />}
            <RatingsRow
              counter={counter}
              line={lineAt(counter.id)}
              face={face}
              field={cursor?.ship === counter.id ? cursor.field : null}
              onCell={entry.goTo}
              onName={onName}
            />
          </View>
        ))}
        {foot}
      </ScrollView>
    </Screen>
  );
}

/** What the four cells of a line are. */
function Heads() {
  const t = useT();
  const { width } = useWindowDimensions();
  const heads = ['primary', 'secondary', 'range', 'torpedo'] as const;
  return (
    // Every cell says which it is.
    <Row aria-hidden justify="flex-end" gap={CELL.gap} style={{ width: '100%', maxWidth: width }}>
      {heads.map((head) => (
        <Text
          key={head}
          as="label"
          color="ink2"
          numberOfLines={1}
          style={{ width: CELL.size, textAlign: 'center', textTransform: 'none', letterSpacing: 0 }}
        >
          {t(`tide.forces.head.${head}`)}
        </Text>
      ))}
    </Row>
  );
}

function FleetHead({ fleet }: { fleet: 'vladivostok' | 'port-arthur' | 'european' | 'japan' }) {
  const t = useT();
  const { color } = useTheme();
  return (
    <Stack
      paddingX="edge"
      paddingY={6}
      style={{ borderTopWidth: stroke.active, borderColor: fleet === 'japan' ? color.jpEdge : color.ruEdge }}
    >
      <Text as="label" role="heading" aria-level={2}>
        {t(`tide.forces.fleet.${fleet}`)}
      </Text>
    </Stack>
  );
}

/** A number that no counter should have: in words, with its rule. */
function OutsideLine() {
  const t = useT();
  return (
    <Row align="center" gap="sm" role="alert" style={{ minHeight: touch.min }} testID="outside">
      <Icon name="warning" size={24} />
      <Text as="control" style={{ flex: 1, marginRight: space.xs }}>
        {t('tide.refusal.RATING_OUT_OF_BOUNDS')}
      </Text>
      <RuleLink rule="TAS-25" />
    </Row>
  );
}

import { memo } from 'react';
import { View } from 'react-native';

import { newDraft } from '@/game/act';
import { stripOf } from '@/game/strip';
import { SourceMarks, StripDice } from '@/kit/dice-strip/strip-dice';
import { purposeWords } from '@/kit/dice-strip/strip-words';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { stepsOf } from '@/rules/common/strip';
import type { Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { dieSize, space, stroke } from '@/ui/tokens';

import { useTable } from '../use-table';
import { BOOK, type Item } from './use-story';

interface Props {
  item: Item;
  lines: readonly string[];
  side: Side | null;
  onPress: () => void;
}

/** An entry of the log: who, what, when, and every die with where it came from. What was undone is struck through. */
export const LogEntry = memo(function LogEntry({ item, lines, side, onPress }: Props) {
  const t = useT();
  const { color } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const [first = '', ...more] = lines;
  const undone = item.type === 'action' && item.undone;
  const second = item.type === 'action' && item.attempt > 1 ? t('event.attempt', { number: item.attempt }) : null;
  return (
    <Pressable
      label={[first, ...more].join('. ')}
      onPress={onPress}
      testID={`log-${item.seq}`}
      style={{
        flexDirection: 'row',
        gap: space.md,
        paddingHorizontal: space.edge,
        paddingVertical: space.sm,
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
        backgroundColor: undone ? undefined : color.card,
      }}
    >
      <View style={{ width: 26, paddingTop: 4 }}>
        {side === null ? (
          <Icon name={item.type === 'action' ? 'info' : 'undo'} size={22} color="ink2" />
        ) : (
          <SideMark side={ensignOf(side)} marks={marks} width={26} />
        )}
      </View>
      <View style={{ flex: 1, gap: 2 }}>
        <View style={{ flexDirection: 'row', gap: space.sm }}>
          <Text
            as="name"
            color={undone ? 'ink2' : 'ink'}
            style={[{ flex: 1 }, undone && { textDecorationLine: 'line-through' }]}
          >
            {first}
          </Text>
          <Text as="text2" color="ink2">
            {timeOf(item.at)}
          </Text>
        </View>
        {more.map((line, place) => (
          <Text key={place} as="text2" color="ink2">
            {line}
          </Text>
        ))}
        {second !== null && (
          <Text as="text2" color="danger">
            {second}
          </Text>
        )}
        <DiceLines item={item} />
      </View>
    </Pressable>
  );
});

/** The dice as the strip had them, each roll on a line; worked out again from the state they were thrown in. */
function DiceLines({ item }: { item: Item }) {
  const t = useT();
  const { battle } = useTable();
  if (item.type !== 'action' || Object.keys(item.dice).length === 0) return null;
  const draft = { ...newDraft(item.command, { override: item.override }), dice: item.dice };
  const strip = stripOf(BOOK, { ...battle, state: item.before }, draft);
  if (!strip.ok) return null;
  const rolled = stepsOf(strip.value).filter(({ faces, state }) => faces.length > 0 || state === 'counted');
  return (
    <View style={{ gap: 4, paddingTop: 2 }}>
      {rolled.map((step) => (
        <View key={step.key} style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm, flexWrap: 'wrap' }}>
          <Text as="control" style={{ minWidth: 84 }}>
            {step.need === null
              ? purposeWords(step.purpose)
              : t('battle.log.roll', { roll: purposeWords(step.purpose), need: step.need })}
          </Text>
          <View style={{ flex: 1 }}>
            <StripDice step={step} size={dieSize.log} />
          </View>
          <SourceMarks step={step} />
        </View>
      ))}
    </View>
  );
}

const timeOf = (at: string): string => {
  const date = new Date(at);
  return Number.isNaN(date.getTime())
    ? ''
    : date.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit', hour12: false });
};

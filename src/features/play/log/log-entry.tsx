import { memo } from 'react';
import { View } from 'react-native';

import { SourceDrawings } from '@/kit/dice-strip/strip-dice';
import { SideMark } from '@/kit/side-mark';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import { useRollCompanion } from '../companion';
import { BattleLink } from '../links/battle-link';
import { EntryDice } from './entry-dice';
import { sourcesIn } from './log-filter';
import { timeOf } from './log-words';
import type { Item } from './use-story';

interface Props {
  item: Item;
  /** What happened first, then what followed from it. */
  lines: readonly string[];
  side: string | null;
  open: boolean;
  onToggle: (number: number) => void;
  /** None at a hosted table, where only the last thing is undone. */
  onBackTo?: (number: number) => void;
  /** Where the table can be seen as it stood then. */
  onLook?: (number: number) => void;
}

/** An entry of the log: who, what, when and whose dice; unfolded, every die and rule. What was undone is struck through. */
export const LogEntry = memo(function LogEntry({ item, lines, side, open, onToggle, onBackTo, onLook }: Props) {
  const t = useT();
  const { color } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const { ensignOf } = useRollCompanion();
  const [first = '', ...more] = lines;
  const undone = item.type === 'action' && item.undone;
  const second = item.type === 'action' && item.attempt > 1 ? t('play.event.attempt', { number: item.attempt }) : null;
  const by = item.by === undefined ? null : t('play.log.by', { seat: item.by });
  const after = undone ? [...more, t('play.event.takenBack')] : more;
  const said = [first, ...after, by, second].filter((line) => line !== null);
  return (
    <View
      style={{
        paddingHorizontal: space.edge,
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
        backgroundColor: undone ? undefined : color.card,
      }}
    >
      <Pressable
        label={said.map((line) => line.replace(/\.$/, '')).join('. ')}
        aria-expanded={open}
        onPress={() => onToggle(item.number)}
        testID={`log-${item.number}`}
        style={{ flexDirection: 'row', gap: space.md, paddingVertical: space.sm }}
      >
        <View style={{ width: 26, paddingTop: 4 }}>
          {side === null ? (
            <Icon name={item.type === 'action' ? 'info' : 'undo'} size={22} color="ink2" />
          ) : (
            <SideMark side={ensignOf(side)} marks={marks} width={26} />
          )}
        </View>
        <View style={{ flex: 1, gap: 2 }}>
          <Text
            as="name"
            color={undone ? 'ink2' : 'ink'}
            style={undone && { textDecorationLine: 'line-through', textDecorationStyle: 'solid' }}
          >
            {first}
          </Text>
          {after.map((line, place) => (
            <Text key={place} as="text2" color="ink2">
              {line}
            </Text>
          ))}
          {by !== null && (
            <Text as="text2" color="ink2">
              {by}
            </Text>
          )}
          {second !== null && (
            <Text as="text2" color="danger">
              {second}
            </Text>
          )}
        </View>
        <View style={{ alignItems: 'flex-end', gap: space.xs, paddingTop: 2 }}>
          <Text as="text2" color="ink2">
            {timeOf(item.at)}
          </Text>
          <SourceDrawings sources={sourcesIn(item)} />
        </View>
      </Pressable>
      {item.type === 'action' && <BattleLink item={item} />}
      {open && (
        <View style={{ paddingLeft: 26 + space.md, paddingBottom: space.sm, gap: space.sm }}>
          <EntryDice item={item} />
          {item.type === 'action' && !undone && (
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm }}>
              {onLook && (
                <Button
                  icon="ship"
                  label={t('log.fleetsHere')}
                  onPress={() => onLook(item.number)}
                  testID={`log-look-${item.number}`}
                />
              )}
              {onBackTo && (
                <Button
                  icon="undo"
                  label={t('play.log.backTo')}
                  onPress={() => onBackTo(item.number)}
                  testID={`log-back-${item.number}`}
                />
              )}
            </View>
          )}
        </View>
      )}
    </View>
  );
});

import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import { useQuickLog, type LogItem } from '../quick-log';
import { eventSentence } from '../event-sentence';

interface LogSheetProps {
  onClose: () => void;
  /** Names what it would undo; null when there is nothing. */
  undoes: string | null;
  onUndo: () => void;
}

/** Everything rolled here, newest first. What was taken back is struck through and stays. */
export function LogSheet({ onClose, undoes, onUndo }: LogSheetProps) {
  const t = useT();
  const items = useQuickLog(true);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('quick.log.title')}
      closeLabel={t('common.close')}
      testID="quick-log"
      foot={
        undoes !== null && (
          <Button icon="undo" label={t('quick.log.undoLast', { what: undoes })} onPress={onUndo} testID="log-undo" />
        )
      }
    >
      {items?.length === 0 && <Text color="ink2">{t('quick.log.empty')}</Text>}
      <View>
        {items?.map((item) => (
          <LogRow key={item.seq} item={item} />
        ))}
      </View>
    </Sheet>
  );
}

function LogRow({ item }: { item: LogItem }) {
  const t = useT();
  const { color } = useTheme();
  const what = item.event ? eventSentence(item.event) : t('quick.log.givenUp');
  const notes = [
    t('quick.log.dice', { own: item.own, app: item.app }),
    ...(item.corrected > 0 ? [t('quick.log.corrected', { count: item.corrected })] : []),
    ...(item.attempt > 1 ? [t('quick.log.attempt', { number: item.attempt })] : []),
    ...(item.umpire ? [t('quick.log.umpire')] : []),
    ...(item.undone ? [t('quick.log.undone')] : []),
  ];
  return (
    <View
      accessible
      aria-label={item.undone ? t('quick.log.said', { what }) : what}
      testID={`log-${item.seq}`}
      style={{ paddingVertical: space.sm, borderBottomWidth: stroke.hairline, borderColor: color.rule }}
    >
      <Text
        as="name"
        color={item.undone ? 'ink2' : 'ink'}
        style={item.undone && { textDecorationLine: 'line-through' }}
      >
        {item.event ? t('quick.log.item', { number: item.event.no, what }) : what}
      </Text>
      <Text as="text2" color="ink2">
        {notes.join(' · ')}
      </Text>
    </View>
  );
}

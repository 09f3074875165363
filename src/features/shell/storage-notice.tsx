import { router, usePathname } from 'expo-router';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';

import { useT } from '@/messages/messages';
import { useCleared } from '@/store/backup/keep-backups';
import { exportData, exportRefused } from '@/store/transfer/export-data';
import { useStorage, type UnsavedReason } from '@/store/storage';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { useToast } from '@/ui/toast-provider';
import { space, stroke } from '@/ui/tokens';
import { useInsets } from '@/ui/use-insets';

const SENTENCES = {
  NOTHING_CAN_BE_KEPT: 'shell.unsaved.NOTHING_CAN_BE_KEPT',
  CANNOT_BE_OPENED: 'shell.unsaved.CANNOT_BE_OPENED',
  DAMAGED: 'shell.unsaved.DAMAGED',
  FROM_A_NEWER_VERSION: 'shell.unsaved.FROM_A_NEWER_VERSION',
  CLEARED: 'backup.cleared',
} as const satisfies Record<UnsavedReason | 'CLEARED', string>;

/** Screens of linked phones. */
const AT_A_HOST = /^\/(join|tv|battle\/seat-)/;

/** Above every screen for as long as nothing is kept: the player must know before the first tap, not after the last. */
export function StorageNotice({ children }: { children: ReactNode }) {
  const unsaved = useStorage((storage) => (storage.state === 'unsaved' ? storage.reason : null));
  const cleared = useCleared((state) => state.cleared);
  // A game at a host is kept there: such a phone has nothing to lose.
  const isElsewhere = AT_A_HOST.test(usePathname());
  const reason = isElsewhere ? null : (unsaved ?? (cleared ? 'CLEARED' : null));
  const insets = useInsets();
  if (!reason) return children;
  return (
    <>
      <Notice reason={reason} />
      {/* The notice has taken the room under the status bar; the screens below must not leave it free again. */}
      <SafeAreaInsetsContext value={{ ...insets, top: 0 }}>
        <View style={{ flex: 1 }}>{children}</View>
      </SafeAreaInsetsContext>
    </>
  );
}

function Notice({ reason }: { reason: UnsavedReason | 'CLEARED' }) {
  const t = useT();
  const toasts = useToast();
  const insets = useInsets();
  const { color } = useTheme();
  const refused = useStorage((storage) => (storage.state === 'unsaved' ? storage.refused : null));
  // The place where this leads is no help while the file itself is sound.
  const hasWayBack = reason === 'DAMAGED' || reason === 'CLEARED';
  const onExport = () =>
    void (refused ? exportRefused(refused, new Date()) : exportData(new Date())).then(
      () => toasts.show({ message: t('common.exported') }),
      () => toasts.show({ message: t('common.exportFailed') }),
    );
  return (
    <Row
      role="alert"
      testID="unsaved"
      align="center"
      gap="md"
      paddingX="edge"
      paddingBottom="sm"
      style={{
        paddingTop: insets.top + space.sm,
        backgroundColor: color.nowWash,
        borderBottomWidth: stroke.active,
        borderColor: color.now,
      }}
    >
      <Icon name="warning" strong />
      <Text as="text2" style={{ flex: 1 }}>
        {t(SENTENCES[reason])}
      </Text>
      <Stack gap="xs">
        {hasWayBack && (
          <Button label={t('backup.title')} onPress={() => router.push('/backup')} testID="unsaved-backups" />
        )}
        {reason === 'CLEARED' ? (
          <Button
            kind="link"
            label={t('backup.dismiss')}
            onPress={() => useCleared.setState({ cleared: false })}
            testID="cleared-dismiss"
          />
        ) : (
          <Button label={t('shell.unsaved.export')} onPress={onExport} testID="unsaved-export" />
        )}
      </Stack>
    </Row>
  );
}

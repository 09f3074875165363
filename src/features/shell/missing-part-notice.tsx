import { router } from 'expo-router';
import { useEffect } from 'react';
import { Platform, View } from 'react-native';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { retryParts, useParts } from '@/ui/parts';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';
import { useInsets } from '@/ui/use-insets';

/** Over the room of a screen whose files did not arrive. What was on disk is still there, and so is the way back. */
export function MissingPartNotice() {
  const t = useT();
  const insets = useInsets();
  const { color } = useTheme();
  const isMissing = useParts(({ missing }) => missing.length > 0);
  useEffect(() => {
    if (!isMissing || Platform.OS !== 'web') return;
    window.addEventListener('online', retryParts);
    return () => window.removeEventListener('online', retryParts);
  }, [isMissing]);
  if (!isMissing) return null;
  const goHome = () => {
    if (router.canDismiss()) router.dismissAll();
    router.replace('/');
  };
  return (
    <View
      role="alert"
      testID="missing-part"
      style={{
        position: 'absolute',
        left: 0,
        right: 0,
        top: 0,
        gap: space.md,
        paddingTop: insets.top + space.md,
        paddingBottom: space.md,
        paddingHorizontal: space.edge,
        backgroundColor: color.nowWash,
        borderBottomWidth: stroke.active,
        borderColor: color.now,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.md }}>
        <Icon name="warning" strong />
        <Text style={{ flex: 1 }}>{t('shell.missingPart.what')}</Text>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm }}>
        <Button
          kind="primary"
          label={t('shell.missingPart.tryAgain')}
          onPress={retryParts}
          testID="missing-part-retry"
        />
        <Button icon="home" label={t('shell.problem.goOn')} onPress={goHome} testID="missing-part-home" />
      </View>
    </View>
  );
}

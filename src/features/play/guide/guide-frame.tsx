import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { IconButton } from '@/ui/icon-button';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import { useGuide } from './use-guide';

interface Props {
  /** What is explained; the hints on other screens need none. */
  title?: string;
  children: ReactNode;
  testID: string;
}

/** Where the guide speaks: amber paper across the screen, with a cross that closes it everywhere. */
export function GuideFrame({ title, children, testID }: Props) {
  const t = useT();
  const { color } = useTheme();
  const { toggle } = useGuide();
  return (
    <View
      testID={testID}
      style={{
        paddingLeft: space.edge,
        paddingBottom: space.md,
        backgroundColor: color.nowWash,
        borderBottomWidth: stroke.frame,
        borderColor: color.now,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <View style={{ flex: 1, paddingVertical: space.sm }}>
          {title === undefined ? <Text as="label">{t('play.guide.name')}</Text> : <Heading as="title">{title}</Heading>}
        </View>
        <IconButton icon="close" label={t('play.guide.close')} onPress={toggle} testID="guide-close" />
      </View>
      <View style={{ paddingRight: space.edge, gap: space.sm }}>{children}</View>
    </View>
  );
}

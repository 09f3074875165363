import { useState } from 'react';
import { View } from 'react-native';

import { ChartBackdrop } from '@/kit/chart-backdrop';
import { ZMark } from '@/kit/z-mark';
import { useT } from '@/messages/messages';
import { Row, Stack } from '@/ui/layout';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { skeleton, space } from '@/ui/tokens';
import { useInsets } from '@/ui/use-insets';

/** The chart, the flag and the name. */
export function HarbourHeader() {
  const t = useT();
  const insets = useInsets();
  const { color } = useTheme();
  const [size, setSize] = useState({ width: 0, height: 0 });
  return (
    <View
      role="banner"
      // A frame later: the ways onward do not wait for a picture.
      onLayout={({ nativeEvent: { layout } }) =>
        requestAnimationFrame(() => setSize({ width: layout.width, height: layout.height }))
      }
      style={{ backgroundColor: color.sea }}
    >
      <View style={{ position: 'absolute', left: 0, top: 0 }}>
        <ChartBackdrop width={size.width} height={size.height} />
      </View>
      <Row
        align="center"
        gap="edge"
        paddingX="edge"
        style={{
          width: '100%',
          maxWidth: skeleton.maxWidth,
          alignSelf: 'center',
          paddingTop: insets.top + space.lg,
          paddingBottom: BELOW_TITLE,
        }}
      >
        <ZMark size={60} />
        <Stack flex={1} gap="xs">
          <Heading as="key" level={1}>
            {t('common.appName')}
          </Heading>
          <Text as="control">{t('harbour.tagline')}</Text>
        </Stack>
      </Row>
    </View>
  );
}

/** Room for the card that overlaps the chart. */
const BELOW_TITLE = 140;

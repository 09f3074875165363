import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { BandFoot } from '@/ui/stack-header';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, skeleton, space, stroke, touch } from '@/ui/tokens';
import { useInsets } from '@/ui/use-insets';

import { type MarkStyle, SideMark } from '../side-mark';
import { bandOf, ensignOf, type Sided } from '../sides';
import { Slats } from './slats';

interface CurtainHeaderProps {
  side: Sided;
  marks: MarkStyle;
  title: string;
  subtitle?: string;
  /** Draws the curtain. */
  onClose: () => void;
  /** Back to what is behind it as well. */
  onBack?: () => void;
}

const STRIP = 60;

/** Over everything behind a curtain: what is chosen here, who looks away, and the way to close it. */
export function CurtainHeader({ side, marks, title, subtitle, onClose, onBack }: CurtainHeaderProps) {
  const t = useT();
  const { color, theme } = useTheme();
  const insets = useInsets();
  const band = bandOf(side);
  const { on } = band;
  return (
    <View testID="curtain-header" style={{ paddingTop: insets.top, backgroundColor: color[band.fill] }}>
      <Row
        align="center"
        gap="md"
        style={{
          minHeight: skeleton.header,
          paddingLeft: insets.left + (onBack ? space.xs : space.edge),
          paddingRight: insets.right + space.edge,
        }}
      >
        {onBack ? (
          <IconButton icon="back" label={t('common.back')} onPress={onBack} color={on} testID="back" />
        ) : (
          <Icon name="lock" color={on} strong />
        )}
        <View style={{ flex: 1, paddingVertical: space.xs }}>
          <Heading as="header" level={1} color={on}>
            {title}
          </Heading>
          {subtitle !== undefined && (
            <Text as="headerSub" color={on}>
              {subtitle}
            </Text>
          )}
        </View>
        <View style={{ borderWidth: 2.5, borderColor: color.flag, backgroundColor: color.flag }}>
          <SideMark side={ensignOf(side)} marks={marks} width={38} />
        </View>
      </Row>
      <View style={{ minHeight: STRIP, justifyContent: 'center' }}>
        {theme !== 'night' && <Slats color={color[on]} />}
        <Row
          align="center"
          gap="md"
          style={{ paddingVertical: 6, paddingLeft: insets.left + space.edge, paddingRight: insets.right + space.edge }}
        >
          <Text as="control" color={on} style={{ flex: 1 }}>
            {ensignOf(side) === 'japan' ? t('curtain.away.ijn') : t('curtain.away.irn')}
          </Text>
          <Pressable
            label={t('curtain.close')}
            onPress={onClose}
            testID="curtain-close"
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: space.sm,
              minHeight: touch.min,
              paddingHorizontal: space.md,
              borderWidth: stroke.frame,
              borderColor: color[on],
              borderRadius: radius.card,
              backgroundColor: color[band.fill],
            }}
          >
            <Icon name="hide" size={22} color={on} />
            <Text as="control" color={on}>
              {t('common.close')}
            </Text>
          </Pressable>
        </Row>
      </View>
      <BandFoot band={band} />
    </View>
  );
}

import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Row } from './layout';
import { Text } from './text';
import { useTheme } from './theme';
import type { ColorRole } from './themes';
import { chip, radius, space, stroke } from './tokens';

/** A glyph is required: the colour only repeats what the shape already says. */
export type BadgeGlyph = { icon: IconName; text?: string } | { icon?: undefined; text: string };

export type BadgeProps = BadgeGlyph & {
  /** Which pair of roles it is drawn in; what they stand for is the caller's business. */
  tone?: BadgeTone;
  label: string;
  testID?: string;
};

export type BadgeTone = 'ink' | 'quiet' | 'now' | 'fire' | 'danger' | 'ok' | 'jp' | 'ru';

const tones: Readonly<Record<BadgeTone, { fill: ColorRole; on: ColorRole; edge: ColorRole }>> = {
  ink: { fill: 'ink', on: 'paper', edge: 'ink' },
  quiet: { fill: 'card', on: 'ink2', edge: 'rule' },
  now: { fill: 'now', on: 'onNow', edge: 'now' },
  fire: { fill: 'fireFill', on: 'onFire', edge: 'fireFill' },
  danger: { fill: 'card', on: 'danger', edge: 'danger' },
  ok: { fill: 'card', on: 'ok', edge: 'ok' },
  jp: { fill: 'jpFill', on: 'jpOn', edge: 'jpEdge' },
  ru: { fill: 'ruFill', on: 'ruOn', edge: 'ruEdge' },
};

/** A sign with a meaning: glyph first, colour second. */
export function Badge({ icon, text, tone = 'ink', label, testID }: BadgeProps) {
  const { color, growth } = useTheme();
  const { fill, on, edge } = tones[tone];
  return (
    <Row
      role="img"
      accessible
      aria-label={label}
      testID={testID}
      align="center"
      justify="center"
      gap="xs"
      style={{
        minWidth: chip.badge * growth('chip'),
        minHeight: chip.badge * growth('chip'),
        paddingHorizontal: text === undefined ? 0 : space.sm,
        borderRadius: radius.card,
        borderWidth: stroke.frame,
        borderColor: color[edge],
        backgroundColor: color[fill],
      }}
    >
      {icon && <Icon name={icon} size={20 * growth('chip')} color={on} strong />}
      {text !== undefined && (
        <Text as="chip" color={on}>
          {text}
        </Text>
      )}
    </Row>
  );
}

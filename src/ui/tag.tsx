import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { Row } from './layout';
import { Text } from './text';
import { useTheme } from './theme';
import type { ColorRole } from './themes';
import { chip, radius, stroke } from './tokens';

export interface TagProps {
  text: string;
  /** `now` marks what is next, `caution` what is to be taken with care; `danger` needs words that say it too. */
  tone?: 'plain' | 'now' | 'caution' | 'danger';
  icon?: IconName;
  testID?: string;
}

const tones: Readonly<Record<NonNullable<TagProps['tone']>, { fill?: ColorRole; edge: ColorRole; words: ColorRole }>> =
  {
    plain: { edge: 'ruleStrong', words: 'ink' },
    now: { fill: 'now', edge: 'now', words: 'onNow' },
    caution: { edge: 'now', words: 'ink' },
    danger: { edge: 'danger', words: 'danger' },
  };

/** A state in a word or two. To be read, not pressed. */
export function Tag({ text, tone = 'plain', icon, testID }: TagProps) {
  const { color, growth } = useTheme();
  const { fill, edge, words } = tones[tone];
  return (
    <Row
      testID={testID}
      align="center"
      gap="xs"
      paddingX={7}
      paddingY={2}
      style={{
        maxWidth: '100%',
        minHeight: chip.tag,
        borderRadius: radius.chip,
        borderWidth: tone === 'caution' ? stroke.frame : stroke.hairline,
        borderColor: color[edge],
        backgroundColor: fill && color[fill],
      }}
    >
      {icon && <Icon name={icon} size={16 * growth('tag')} color={words} strong />}
      <Text as="tag" color={words} style={{ flexShrink: 1 }}>
        {text}
      </Text>
    </Row>
  );
}

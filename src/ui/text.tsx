import type { Ref } from 'react';
import { Text as NativeText, type TextProps as NativeTextProps } from 'react-native';

import { useTheme } from './theme';
import { typeStyles, type TypeStyle, type TypeStyleName } from './tokens';
import type { ColorRole } from './themes';

export interface TextProps extends Omit<NativeTextProps, 'allowFontScaling' | 'maxFontSizeMultiplier'> {
  /** Which line of the type scale. */
  as?: TypeStyleName;
  color?: ColorRole;
  ref?: Ref<NativeText>;
}

/** All words on all screens. Figures are tabular everywhere, so that numbers do not jump while a finger drags. */
export function Text({ as = 'text', color = 'ink', style, ...rest }: TextProps) {
  const theme = useTheme();
  const type: TypeStyle = typeStyles[as];
  const fontSize = theme.fontSize(as);
  return (
    <NativeText
      {...rest}
      // The theme has already applied the system's scale, with the caps of the type scale.
      allowFontScaling={false}
      style={[
        {
          fontFamily: type.face,
          fontSize,
          lineHeight: fontSize * type.line,
          letterSpacing: type.tracking === undefined ? undefined : fontSize * type.tracking,
          textTransform: type.transform,
          fontVariant: ['tabular-nums'],
          color: theme.color[color],
        },
        style,
      ]}
    />
  );
}

interface HeadingProps extends TextProps {
  /** Rank in the page's outline; the screen's own title is 1. */
  level?: 1 | 2 | 3;
}

interface CountedTextProps extends Omit<TextProps, 'children'> {
  /** In large figures before the words. */
  count: number | null;
  words: string;
}

/** A number and what it counts, in one piece: apart, a screen reader would say a bare number. */
export const CountedText = ({ count, words, ...rest }: CountedTextProps) => (
  <Text {...rest}>
    {count !== null && <Text as="value">{`${count} `}</Text>}
    {words}
  </Text>
);

export const CountedHeading = (props: CountedTextProps) => (
  <CountedText as="label" role="heading" aria-level={2} {...props} />
);

/** A heading a screen reader can jump to. */
export function Heading({ as = 'title', level = 2, ...rest }: HeadingProps) {
  return <Text as={as} role="heading" aria-level={level} {...rest} />;
}

import { View, type ViewProps, type ViewStyle } from 'react-native';

import { useTheme } from './theme';
import { space, stroke } from './tokens';

/** A size of the spacing scale, or points where the drawing asks for something between two sizes. */
type Gap = keyof typeof space | number;

export interface LayoutProps extends ViewProps {
  gap?: Gap;
  columnGap?: Gap;
  rowGap?: Gap;
  padding?: Gap;
  paddingX?: Gap;
  paddingY?: Gap;
  paddingTop?: Gap;
  paddingBottom?: Gap;
  align?: ViewStyle['alignItems'];
  justify?: ViewStyle['justifyContent'];
  flex?: number;
  wrap?: boolean;
  /** A hairline below, as between the rows of a list. */
  ruled?: boolean;
}

/** Children beside each other. */
export function Row(props: LayoutProps) {
  return <Box {...props} direction="row" />;
}

/** Children below each other. */
export function Stack(props: LayoutProps) {
  return <Box {...props} />;
}

const points = (gap: Gap | undefined) => (typeof gap === 'string' ? space[gap] : gap);

function Box(props: LayoutProps & { direction?: 'row' }) {
  const { color } = useTheme();
  const { direction, gap, columnGap, rowGap, padding, paddingX, paddingY, paddingTop, paddingBottom, ...others } =
    props;
  const { align, justify, flex, wrap, ruled, style, ...rest } = others;
  const box: ViewStyle = {
    flexDirection: direction,
    gap: points(gap),
    columnGap: points(columnGap),
    rowGap: points(rowGap),
    padding: points(padding),
    paddingHorizontal: points(paddingX),
    paddingVertical: points(paddingY),
    paddingTop: points(paddingTop),
    paddingBottom: points(paddingBottom),
    alignItems: align,
    justifyContent: justify,
    flex,
    flexWrap: wrap ? 'wrap' : undefined,
    ...(ruled && { borderBottomWidth: stroke.hairline, borderColor: color.rule }),
  };
  return <View {...rest} style={style ? [box, style] : box} />;
}

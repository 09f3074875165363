import { useMemo } from 'react';
import Svg, { Path, Rect } from 'react-native-svg';

import { useTheme } from '@/ui/theme';

import { cellPath, codeCells } from './code-cells';

interface QrCodeProps {
  text: string;
  /** Points on each side. */
  size: number;
  /** What it is a code of. */
  label: string;
  testID?: string;
}

/** Always dark on light, in every theme: many readers know no other way round. At night the light is red. */
export function QrCode({ text, size, label, testID }: QrCodeProps) {
  const { color, theme } = useTheme();
  const { path, cells } = useMemo(() => {
    const made = codeCells(text);
    return { path: cellPath(made), cells: made.length };
  }, [text]);
  const [dark, light] = theme === 'day' ? [color.ink, color.flag] : [color.paper, color.ink];
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${cells} ${cells}`} role="img" aria-label={label} testID={testID}>
      <Rect width={cells} height={cells} fill={light} />
      <Path d={path} fill={dark} />
    </Svg>
  );
}

import { View } from 'react-native';

import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';

import { percentShort, percentSpoken } from './odds-words';

interface ChanceBarsProps {
  /** What the chances are of: "Chance it has fallen by the end of". */
  label: string;
  bars: readonly { readonly id: string; readonly label: string; readonly p: number }[];
  testID?: string;
}

const BAR = 13;

/** A few chances below each other, each with its bar and its number. */
export function ChanceBars({ label, bars, testID }: ChanceBarsProps) {
  const { color, fontSize, isLargeText } = useTheme();
  const letters = Math.max(...bars.map((bar) => bar.label.length), 4);
  return (
    <Stack gap="xs" role="list" aria-label={label} testID={testID}>
      <Text as="text2" color="ink2">
        {label}
      </Text>
      {bars.map((bar) => (
        <View
          key={bar.id}
          role="listitem"
          aria-label={`${bar.label}: ${percentSpoken(bar.p)}`}
          testID={testID && `${testID}-${bar.id}`}
        >
          <Row align="center" gap="md" wrap={isLargeText}>
            <Text as="control" style={{ width: letters * fontSize('control') * 0.5 }}>
              {bar.label}
            </Text>
            <View
              style={{
                flexGrow: 1,
                flexBasis: 60,
                height: BAR,
                borderWidth: stroke.frame,
                borderColor: color.ink,
                backgroundColor: color.card,
              }}
            >
              <View style={{ width: `${100 * Math.min(1, bar.p)}%`, height: '100%', backgroundColor: color.ink }} />
            </View>
            <Text as="control" style={{ minWidth: fontSize('control') * 2.6, textAlign: 'right' }}>
              {percentShort(bar.p)}
            </Text>
          </Row>
        </View>
      ))}
    </Stack>
  );
}

import { View } from 'react-native';

import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import type { ColorRole } from '@/ui/themes';
import { stroke } from '@/ui/tokens';

import type { TurnHead } from '../companion';

const [LOW, HIGH] = [5, 11];
/** How much wider than the others the current phase is when it shows its steps. */
const OPEN = 3;
const WORDY = 1.6;

/** The phases like the border of a chart: past filled, to come open, now in amber. Not a button. */
export function PhaseScale({ cells, at, spoken, open, skipped = [], on }: TurnHead['scale'] & { on: ColorRole }) {
  const { color, isLargeText } = useTheme();
  const isWordy = cells.some((id) => id.length > 3);
  // Large words do not fit under their cells: then the current one has the line to itself.
  const isBelow = isLargeText && (isWordy || open !== undefined);
  const now = open?.title ?? cells[at] ?? '';
  const scale = (
    <View
      role="img"
      accessible
      aria-label={spoken}
      testID="phase-scale"
      style={{ flexDirection: 'row', alignItems: 'flex-end' }}
    >
      {cells.map((id, place) => {
        const isNow = place === at;
        return (
          <View key={id} style={{ flex: !isNow ? 1 : open ? OPEN : isWordy ? WORDY : 1, alignItems: 'center', gap: 2 }}>
            {isNow && open ? (
              <Segments {...open} on={on} />
            ) : (
              <View
                style={{
                  alignSelf: 'stretch',
                  height: isNow ? HIGH : LOW,
                  borderWidth: stroke.hairline,
                  borderColor: color[on],
                  backgroundColor: place < at ? color[on] : isNow ? color.now : undefined,
                }}
              />
            )}
            {!isBelow && (
              <Text
                as={isNow ? 'control' : 'label'}
                color={on}
                numberOfLines={1}
                style={[
                  // Words of a phase are written as they are; a letter is a sign.
                  isWordy && { textTransform: 'none', letterSpacing: 0 },
                  skipped.includes(place) && { textDecorationLine: 'line-through' },
                ]}
              >
                {isNow ? now : id}
              </Text>
            )}
          </View>
        );
      })}
    </View>
  );
  if (!isBelow) return scale;
  return (
    <View>
      {scale}
      <Text as="control" color={on} aria-hidden>
        {now}
      </Text>
    </View>
  );
}

/** The steps of the current phase, as small cells inside its own. */
function Segments({ count, at, on }: NonNullable<TurnHead['scale']['open']> & { on: ColorRole }) {
  const { color } = useTheme();
  return (
    <Row style={{ alignSelf: 'stretch', height: HIGH }}>
      {Array.from({ length: count }, (_, place) => (
        <View
          key={place}
          testID={`phase-segment-${place < at ? 'done' : place === at ? 'now' : 'open'}`}
          style={{
            flex: 1,
            borderWidth: stroke.hairline,
            borderLeftWidth: place === 0 ? stroke.hairline : 0,
            borderColor: color[on],
            backgroundColor: place < at ? color[on] : place === at ? color.now : undefined,
          }}
        />
      ))}
    </Row>
  );
}

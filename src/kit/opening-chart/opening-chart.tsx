import { useCallback, useMemo, useState } from 'react';
import { type GestureResponderEvent, View } from 'react-native';

import { useT } from '@/messages/messages';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face } from '@/ui/tokens';

import { PictureCanvas } from '../picture-canvas';
import { type MarkStyle, SideMark } from '../side-mark';
import type { SkCanvas } from '../skia';
import { type DrawList, drawList } from './draw-list';
import { toInches } from './geometry';
import type { ChartPlace, Opening } from './opening';
import { paintOpening } from './paint';
import { LINE } from './text-blocks';

interface OpeningChartProps {
  opening: Opening;
  marks: MarkStyle;
  /** The whole picture in words, for those who hear it. */
  description: string;
  /** Ringed in amber. */
  selectedId?: string;
  /** A tap on the table, in inches. A second way only: whoever cannot tap has steppers. */
  onTap?: (place: ChartPlace) => void;
  testID?: string;
}

const TEXT = { size: 12, cap: 1.4 } as const;

/** Where everybody stands when the first turn begins, north up. As wide as its column; one canvas, drawn once. */
export function OpeningChart({ opening, marks, description, selectedId, onTap, testID }: OpeningChartProps) {
  const { color, magnification } = useTheme();
  const [width, setWidth] = useState(0);
  const textSize = TEXT.size * Math.min(TEXT.cap, magnification);
  const list = useMemo(
    () => (width > 0 ? drawList(opening, { width, textSize, selectedId }) : null),
    [opening, width, textSize, selectedId],
  );
  const paint = useCallback((canvas: SkCanvas) => list && paintOpening(canvas, list, color), [list, color]);

  const tap = ({ nativeEvent }: GestureResponderEvent) => {
    const place = list && toInches(list.frame, { x: nativeEvent.locationX, y: nativeEvent.locationY });
    if (place) onTap?.(place);
  };

  return (
    <View
      onLayout={(event) => setWidth(Math.floor(event.nativeEvent.layout.width))}
      role="img"
      aria-label={description}
      testID={testID}
      style={{ width: '100%', minHeight: list?.frame.height }}
    >
      {list && (
        <View
          onStartShouldSetResponder={() => onTap !== undefined}
          onResponderRelease={tap}
          testID={testID && `${testID}-table`}
          style={{ width: list.frame.width, height: list.frame.height }}
        >
          <View style={{ pointerEvents: 'none' }}>
            <PictureCanvas width={list.frame.width} height={list.frame.height} paint={paint} />
            <Words list={list} textSize={textSize} marks={marks} />
          </View>
        </View>
      )}
    </View>
  );
}

/** Names and ensigns over the canvas: set by the system, they follow the reader's fonts, and the chart needs none. */
function Words({ list, textSize, marks }: { list: DrawList; textSize: number; marks: MarkStyle }) {
  const t = useT();
  const { frame, labels, ensigns } = list;
  const type = typeOf(textSize);
  const nameType = typeOf(list.textSize);
  const scale = Math.min(12, frame.size.width);
  return (
    <View aria-hidden style={{ position: 'absolute', width: frame.width, height: frame.height }}>
      {labels.map(({ id, x, y, width, height, lines, role }) => (
        <View key={id} style={{ position: 'absolute', left: x, top: y, width, height, alignItems: 'center' }}>
          {lines.map((line, place) => (
            <Text key={place} color={role} numberOfLines={1} style={nameType}>
              {line}
            </Text>
          ))}
        </View>
      ))}
      {ensigns.map(({ side, box }) => (
        <View key={side} style={{ position: 'absolute', left: box.x, top: box.y }}>
          <SideMark side={side} marks={marks} width={box.width} />
        </View>
      ))}
      <Text style={[type, { position: 'absolute', left: frame.foot.x, top: frame.foot.y + 8 }]}>
        {t('scenarios.chart.scale', { inches: scale })}
      </Text>
      <Text
        style={[type, { position: 'absolute', right: frame.width - frame.compass.x + 12, top: frame.compass.y - 10 }]}
      >
        {t('scenarios.chart.north')}
      </Text>
    </View>
  );
}

const typeOf = (size: number) => ({ fontFamily: face.condensedSemiBold, fontSize: size, lineHeight: size * LINE });

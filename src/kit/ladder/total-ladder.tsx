import { useState } from 'react';
import { View } from 'react-native';

import '@/messages/instruments';

import { useT } from '@/messages/messages';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face, stroke } from '@/ui/tokens';

import type { LadderResult } from './face-ladder';
import { labelPlaces, resultGroups, TOTALS, waysOf } from './totals';

interface TotalLadderProps {
  /** What the dice decide. */
  label: string;
  resultOf: (total: number) => LadderResult;
  testID?: string;
}

const HEIGHT = 48;
const GAP = 4;
/** Advance of a letter of the condensed face, as a part of its size. */
const LETTER = 0.44;

/** Before two dice fall: every total as high as it is likely, hollow where it brings nothing. */
export function TotalLadder({ label, resultOf, testID }: TotalLadderProps) {
  const t = useT();
  const { color, fontSize, isLargeText } = useTheme();
  const [width, setWidth] = useState(0);
  const groups = resultGroups(resultOf);
  const scoring = groups.filter(({ result }) => result.scores);
  const said = scoring.map(({ from, to, result }) =>
    from === to
      ? t('ladder.total', { total: from, brings: result.brings })
      : t('ladder.totals', { from, to, brings: result.brings }),
  );
  const chance = TOTALS.reduce((sum, total) => sum + (resultOf(total).scores ? waysOf(total) : 0), 0) / 36;
  const size = fontSize('label');
  const bar = width === 0 ? 0 : (width - GAP * (TOTALS.length - 1)) / TOTALS.length;
  const heightOf = (total: number) => (HEIGHT * waysOf(total)) / 6;
  const places =
    isLargeText || bar === 0 ? [] : labelPlaces(scoring, { bar, gap: GAP, width, heightOf, letter: size * LETTER });
  const headroom = Math.max(0, ...places.map(({ bottom }) => bottom + size * 1.3 - HEIGHT));
  return (
    <View
      accessible
      role="img"
      aria-label={[label, ...said, t('ladder.chance', { percent: Math.round(chance * 100) })].join('. ')}
      testID={testID}
    >
      <View
        style={{ height: HEIGHT + headroom }}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
        testID={testID && `${testID}-bars`}
      >
        <Row align="flex-end" gap={GAP} flex={1} style={{ borderBottomWidth: stroke.frame, borderColor: color.ink }}>
          {TOTALS.map((total) => (
            <View
              key={total}
              testID={testID && `${testID}-${total}`}
              style={{
                flex: 1,
                height: heightOf(total),
                borderWidth: stroke.frame,
                borderBottomWidth: 0,
                borderColor: color.ink,
                backgroundColor: resultOf(total).scores ? color.ink : undefined,
              }}
            />
          ))}
        </Row>
        {places.map(({ words, left, bottom, align, room }) => (
          <View key={words} style={{ position: 'absolute', left, bottom, width: room }}>
            <Text as="label" style={{ textAlign: align, textTransform: 'none', letterSpacing: 0 }}>
              {words}
            </Text>
          </View>
        ))}
      </View>
      <Row gap={GAP}>
        {TOTALS.map((total) => (
          <Text
            key={total}
            as="control"
            color={resultOf(total).scores ? 'ink' : 'ink2'}
            style={{
              flex: 1,
              textAlign: 'center',
              fontFamily: resultOf(total).scores ? face.condensedBold : face.condensedMedium,
            }}
          >
            {total}
          </Text>
        ))}
      </Row>
      {isLargeText && (
        <Stack>
          {said.map((words) => (
            <Text key={words} as="text2" color="ink2">
              {words}
            </Text>
          ))}
        </Stack>
      )}
    </View>
  );
}

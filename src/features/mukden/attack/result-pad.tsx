import { useWindowDimensions, View } from 'react-native';

import { useT } from '@/messages/messages';
import { KeyGrid } from '@/ui/key-grid';
import { PadKey } from '@/ui/pad-key';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, touch } from '@/ui/tokens';
import { useSideColumn, useWindowShape } from '@/ui/window-shape';

const STEPS = [0, 1, 2, 3, 4, 5, 6] as const;
/** Seven keys of 48 stand side by side in a window, or a side column, as wide as this. */
const ONE_ROW_FROM = 390;
const SIDES = ['attacker', 'defender'] as const;

interface ResultPadProps {
  /** "2/-": what is chosen so far. */
  chosen: string | null;
  onChoose: (chosen: string) => void;
  /** With both: "2/1". */
  onResult: (result: string) => void;
}

/** What one's own table says: the steps of the attacker and of the defender, a tap each. The second records it. */
export function ResultPad({ chosen, onChoose, onResult }: ResultPadProps) {
  const t = useT();
  const { isLargeText } = useTheme();
  const { width } = useWindowDimensions();
  const column = useSideColumn();
  const room = useWindowShape() === 'sideways' ? column : width;
  const isOneRow = room >= ONE_ROW_FROM && !isLargeText;
  const so = /^[\d-]\/[\d-]$/.test(chosen ?? '') ? (chosen ?? '').split('/') : ['-', '-'];
  const tap = (place: number, steps: number) => {
    const next = so.map((each, at) => (at === place ? String(steps) : each));
    if (next.includes('-')) onChoose(next.join('/'));
    else onResult(next.join('/'));
  };
  return (
    <View style={{ gap: space.sm }} testID="result-pad">
      {SIDES.map((side, place) => {
        const label = side === 'attacker' ? t('mukden.attack.resultAttacker') : t('mukden.attack.resultDefender');
        return (
          <View key={side} style={{ gap: space.xs }}>
            <Text as="label" aria-hidden>
              {label}
            </Text>
            <KeyGrid label={label} columns={isOneRow ? STEPS.length : 4} gap={isOneRow ? 3 : undefined}>
              {STEPS.map((steps) => (
                <PadKey
                  key={steps}
                  label={t('mukden.attack.resultKey', { who: label, count: steps })}
                  numeral={String(steps)}
                  minHeight={touch.min}
                  chosen={so[place] === String(steps)}
                  onPress={() => tap(place, steps)}
                  testID={`result-${side}-${steps}`}
                />
              ))}
            </KeyGrid>
          </View>
        );
      })}
    </View>
  );
}

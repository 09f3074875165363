import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Icon } from '@/ui/icon';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { chip, radius, space, stroke } from '@/ui/tokens';

export interface ThresholdPipsProps {
  kind: 'fires' | 'P';
  count: number;
  /** How many places: five for fires, because the fifth has her abandoned. */
  places: number;
  /** The number that silences (fires) or sinks (P) her. */
  threshold: number;
  testID?: string;
}

/** How near she is to the end: circles for fires, squares for P hits, filled as they come. */
export function ThresholdPips({ kind, count, places, threshold, testID }: ThresholdPipsProps) {
  const t = useT();
  const title = kind === 'fires' ? t('plan.pips.fires', { threshold }) : t('plan.pips.P', { threshold });
  const said =
    kind === 'fires' ? t('plan.pips.saidFires', { count, threshold }) : t('plan.pips.saidP', { count, threshold });
  return (
    <View role="img" accessible aria-label={said} testID={testID} style={{ gap: 6 }}>
      <Text as="label" color="ink2">
        {title}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm }}>
        {Array.from({ length: places }, (_, index) => (
          <Pip key={index} kind={kind} number={index + 1} isFilled={index < count} />
        ))}
      </View>
    </View>
  );
}

function Pip({ kind, number, isFilled }: { kind: 'fires' | 'P'; number: number; isFilled: boolean }) {
  const { color, growth } = useTheme();
  const side = chip.marker * growth('chip');
  const full = kind === 'fires' ? color.fireFill : color.ink;
  return (
    <View
      style={{
        width: side,
        height: side,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: kind === 'fires' ? side / 2 : radius.chip,
        borderWidth: stroke.frame,
        borderColor: isFilled ? full : color.ink2,
        backgroundColor: isFilled ? full : undefined,
      }}
    >
      {isFilled && kind === 'fires' ? (
        <Icon name="flame" size={side * 0.7} color="onFire" />
      ) : (
        <Text as="chip" color={isFilled ? 'paper' : 'ink2'}>
          {number}
        </Text>
      )}
    </View>
  );
}

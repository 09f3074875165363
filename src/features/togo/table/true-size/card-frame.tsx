import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

/** ISO 7810 ID-1: every bank card is as long as this, and 53.98 mm across. */
export const CARD = { long: 85.6 / 25.4, across: 53.98 / 25.4 } as const;

interface CardFrameProps {
  /** Points of this screen for an inch, as tried now. */
  scale: number;
  onScale: (scale: number) => void;
}

/** A frame to lay a bank card on: the one thing of a known length that everybody at the table has. */
export function CardFrame({ scale, onScale }: CardFrameProps) {
  const t = useT();
  const { color } = useTheme();
  const length = Math.round(scale * CARD.long);
  return (
    <View style={{ gap: space.md, alignItems: 'center' }}>
      <Text>{t('table.ruler.calibrate')}</Text>
      <View style={{ alignSelf: 'stretch', gap: space.sm }}>
        <Stepper
          label={t('table.ruler.length')}
          decreaseLabel={t('table.ruler.shorter')}
          increaseLabel={t('table.ruler.longer')}
          value={length}
          min={150}
          max={1200}
          step={1}
          format={(value) => t('table.ruler.points', { points: value })}
          onChange={(points) => onScale(points / CARD.long)}
          testID="card-length"
        />
      </View>
      {/* Last, and its foot may lie below the screen: the keys are at hand while a card lies on it. */}
      <View
        testID="card-frame"
        style={{
          ...{ width: scale * CARD.across, height: scale * CARD.long },
          ...{ borderRadius: scale * 0.125, borderWidth: stroke.active, borderColor: color.ink },
          backgroundColor: color.card,
        }}
      />
    </View>
  );
}

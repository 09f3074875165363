import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { PHASE_IDS, type PhaseId } from '@/rules/togo/index';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import type { ColorRole } from '@/ui/themes';
import { stroke } from '@/ui/tokens';

import { phaseTitle } from '@/features/togo/words/phase-words';

const [LOW, HIGH] = [5, 11];

/** The nine phases like the border of a chart: past filled, to come open, now in amber. Not a button. */
export function PhaseScale({ phase, on }: { phase: PhaseId; on: ColorRole }) {
  const t = useT();
  const { color } = useTheme();
  const at = PHASE_IDS.indexOf(phase);
  return (
    <View
      role="img"
      accessible
      aria-label={t('battle.scale', { at: at + 1, phase: phaseTitle(phase) })}
      testID="phase-scale"
      style={{ flexDirection: 'row', alignItems: 'flex-end' }}
    >
      {PHASE_IDS.map((id, place) => (
        <View key={id} style={{ flex: 1, alignItems: 'center', gap: 2 }}>
          <View
            style={{
              alignSelf: 'stretch',
              height: place === at ? HIGH : LOW,
              borderWidth: stroke.hairline,
              borderColor: color[on],
              backgroundColor: place < at ? color[on] : place === at ? color.now : undefined,
            }}
          />
          <Text as={place === at ? 'control' : 'label'} color={on}>
            {id}
          </Text>
        </View>
      ))}
    </View>
  );
}

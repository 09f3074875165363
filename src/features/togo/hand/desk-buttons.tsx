import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { useSidesHere } from '@/features/play/sides-here';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { SIDES } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke, touch } from '@/ui/tokens';

import { sideWords } from '../words/side-words';
import { useGame } from '../game';

/** The way to both admirals' desks: always the same words, whatever lies on them, and both on a phone that serves both. */
export function DeskButtons() {
  const t = useT();
  const router = useRouter();
  const { color, growth } = useTheme();
  const { id } = useGame();
  const sides = useSidesHere(SIDES);
  const marks = useSettings((settings) => settings.marks);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm }}>
      {sides.map((side) => (
        <Pressable
          key={side}
          label={side === 'ijn' ? t('hand.desk.ijn') : t('hand.desk.irn')}
          onPress={() => router.push(`/battle/${id}/hand/${side}`)}
          testID={`desk-${side}`}
          style={{
            flexGrow: 1,
            flexBasis: 120 * growth('control'),
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.sm,
            minHeight: touch.min,
            paddingHorizontal: space.md,
            paddingVertical: space.xs,
            borderWidth: stroke.frame,
            borderColor: color.ruleStrong,
            borderRadius: radius.card,
            backgroundColor: color.card,
          }}
        >
          <SideMark side={ensignOf(side)} marks={marks} width={30} />
          <Text as="control" style={{ flexShrink: 1 }}>
            {sideWords(side)}
          </Text>
        </Pressable>
      ))}
    </View>
  );
}

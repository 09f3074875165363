import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { refusalSentence } from '@/kit/words/refusal-words';
import { useT } from '@/messages/messages';
import type { Refused } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space } from '@/ui/tokens';

/** Which rule speaks against it, and the umpire's way on. */
export function Objection({ refusal, onAllow }: { refusal: Refused; onAllow: () => void }) {
  const t = useT();
  const { color } = useTheme();
  return (
    <View
      role="alert"
      testID="objection"
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space.sm,
        padding: space.md,
        borderRadius: radius.card,
        backgroundColor: color.nowWash,
      }}
    >
      <Icon name="warning" />
      <Text style={{ flex: 1, flexBasis: 180 }}>{refusalSentence(refusal)}</Text>
      {refusal.rule !== null && <RuleLink rule={refusal.rule} />}
      {refusal.rule !== null && <Button label={t('quick.refused.allow')} onPress={onAllow} testID="umpire-allows" />}
    </View>
  );
}

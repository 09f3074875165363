import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

/** Nothing over the battles being fought; what the others are, over those. */
export function ListHeading({ kind }: { kind: 'hand' | 'aside' | 'bin' }) {
  const t = useT();
  if (kind === 'hand') return null;
  return (
    <View style={{ paddingHorizontal: space.edge, paddingTop: space.lg, gap: space.sm }}>
      <SectionHeader title={kind === 'aside' ? t('battles.aside.title') : t('battles.bin.title')} />
      {kind === 'bin' && (
        <Text as="text2" color="ink2">
          {t('battles.bin.text')}
        </Text>
      )}
    </View>
  );
}

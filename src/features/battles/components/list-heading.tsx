import { useT } from '@/messages/messages';
import { Stack } from '@/ui/layout';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';

/** Nothing over the battles being fought; what the others are, over those. */
export function ListHeading({ kind }: { kind: 'hand' | 'aside' | 'bin' }) {
  const t = useT();
  if (kind === 'hand') return null;
  return (
    <Stack gap="sm" paddingX="edge" paddingTop="lg">
      <SectionHeader title={kind === 'aside' ? t('battles.aside.title') : t('battles.bin.title')} />
      {kind === 'bin' && (
        <Text as="text2" color="ink2">
          {t('battles.bin.text')}
        </Text>
      )}
    </Stack>
  );
}

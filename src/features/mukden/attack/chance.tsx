import { percentShort } from '@/kit/odds-charts/odds-words';
import { useT } from '@/messages/messages';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/text';

/** The chance that the hex is cleared, beside the button that would play it. */
export function Chance({ p, isAtBest = false }: { p: number; isAtBest?: boolean }) {
  const t = useT();
  return (
    <Stack accessible testID="chance">
      <Text as="key">{percentShort(p)}</Text>
      <Text as="barLabel" color="ink2">
        {isAtBest ? t('mukden.attack.atBest') : t('mukden.attack.clears')}
      </Text>
    </Stack>
  );
}

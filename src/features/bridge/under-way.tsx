import { useRouter } from 'expo-router';

import { gameAddress } from '@/features/play/addresses';
import { useT } from '@/messages/messages';
import type { LinkedBattle } from '@/store/linked-battles';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Heading, Text } from '@/ui/text';

/** Somebody has begun a battle for this fight already: that is the one to go on with. */
export function UnderWay({ battles: [last] }: { battles: readonly LinkedBattle[] }) {
  const t = useT();
  const router = useRouter();
  if (last === undefined) return null;
  return (
    <Card frame="strong" testID="under-way">
      <Heading as="title">{t('bridge.fight.underWay')}</Heading>
      <Text>{t('bridge.fight.underWayText', { battle: last.name })}</Text>
      <Button
        kind="primary"
        label={t('play.links.openBattle')}
        onPress={() => router.replace(gameAddress(last.id))}
        testID="open-battle"
      />
    </Card>
  );
}

import { useGoToGame } from '@/features/play/links/use-go-to-game';
import { useT } from '@/messages/messages';
import type { LinkedBattle } from '@/store/linked-battles';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Heading, Text } from '@/ui/text';

/** Somebody has begun a battle for this fight already: that is the one to go on with. */
export function UnderWay({ battles: [last] }: { battles: readonly LinkedBattle[] }) {
  const t = useT();
  const goToGame = useGoToGame();
  if (last === undefined) return null;
  return (
    <Card frame="strong" testID="under-way">
      <Heading as="title">{t('bridge.fight.underWay')}</Heading>
      <Text>{t('bridge.fight.underWayText', { battle: last.name })}</Text>
      <Button
        kind="primary"
        label={t('play.links.openBattle')}
        onPress={() => goToGame(last.id)}
        testID="open-battle"
      />
    </Card>
  );
}

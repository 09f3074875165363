import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { useToast } from '@/ui/toast-provider';

import { useRollCompanion } from '../companion';
import type { Item } from '../log/use-story';
import { readGame } from './linked-games';
import { useGoToGame } from './use-go-to-game';

/** Under what was brought home: the way to the battle it was fought in. */
export function BattleLink({ item }: { item: Extract<Item, { type: 'action' }> }) {
  const { links } = useRollCompanion();
  const battle = item.descriptions
    .map(({ code, data }) => links?.foughtIn?.({ ...(data as object), type: code }) ?? null)
    .find((each) => each !== null);
  return battle === undefined ? null : <OpenBattle battle={battle} testID={`log-battle-${item.number}`} />;
}

function OpenBattle({ battle, testID }: { battle: string; testID: string }) {
  const t = useT();
  const goToGame = useGoToGame();
  const toast = useToast();
  const open = async () => {
    const game = await readGame(battle);
    if (game === null) return toast.show({ message: t('play.links.battleMissing') });
    if (game.deletedAt !== null) return toast.show({ message: t('play.links.battleDeleted', { battle: game.name }) });
    goToGame(battle);
  };
  return (
    <View style={{ alignItems: 'flex-start', paddingLeft: 26 }}>
      <Button kind="link" label={t('play.links.openBattle')} onPress={() => void open()} testID={testID} />
    </View>
  );
}

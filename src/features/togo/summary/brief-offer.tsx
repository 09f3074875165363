import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { useGame } from '../game';

/** While a turn begins: the one before it, for whoever comes back to the table. A row among others, in nobody's way. */
export function BriefOffer() {
  const t = useT();
  const router = useRouter();
  const { id, view } = useGame();
  const over = view.result !== null;
  const turn = over ? view.turn : view.turn - 1;
  if (turn < 1 || (view.phase !== 'A' && !over)) return null;
  return (
    <ListRow
      leading={<Icon name="book" size={28} />}
      title={t('summary.offer', { turn })}
      subtitle={t('summary.offerText')}
      variant="plain"
      onPress={() => router.push(`/battle/${id}/turns?turn=${turn}`)}
      testID="brief-offer"
    />
  );
}

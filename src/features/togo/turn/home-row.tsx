import { useRouter } from 'expo-router';

import { homeAddress } from '@/features/play/addresses';
import { useCampaign } from '@/features/play/links/linked-games';
import { useT } from '@/messages/messages';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';

import { useGame } from '../game';

/** A battle that is fought for a campaign: its way home, at any moment. */
export function HomeRow() {
  const { origin } = useGame().view;
  return origin && <Home {...origin} />;
}

function Home(origin: { book: string; campaign: string }) {
  const t = useT();
  const router = useRouter();
  const { id } = useGame();
  const campaign = useCampaign(origin);
  if (campaign === undefined) return null;
  const { name, state } = campaign;
  return (
    <ListRow
      leading={<Icon name="anchor" size={28} />}
      title={state === 'home' ? t('battle.home.done') : t('battle.home.title')}
      subtitle={name === null ? undefined : t('battle.home.campaign', { campaign: name })}
      onPress={() => router.push(homeAddress(id))}
      testID="to-bring-home"
    />
  );
}

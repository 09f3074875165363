import { useT } from '@/messages/messages';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';

import { useRollCompanion } from '../companion';
import { useGame } from '../open-game';
import { useCampaign } from './linked-games';
import { useGoToGame } from './use-go-to-game';

/** Over the log of a battle that is fought for a campaign: the way there. */
export function CampaignLink() {
  const { links } = useRollCompanion();
  const { view } = useGame();
  const origin = links?.campaignOf?.(view) ?? null;
  return origin && <CampaignRow {...origin} />;
}

function CampaignRow({ book, campaign }: { book: string; campaign: string }) {
  const t = useT();
  const goToGame = useGoToGame();
  const found = useCampaign({ book, campaign });
  if (found === undefined) return null;
  const { name, state } = found;
  const words = {
    deleted: t('play.links.campaignDeleted'),
    missing: t('play.links.campaignMissing'),
    home: t('play.links.home'),
    open: t('play.links.notHome'),
  };
  const isThere = state === 'home' || state === 'open';
  return (
    <ListRow
      leading={<Icon name="anchor" size={28} />}
      title={name === null ? words.missing : t('play.links.foughtFor', { campaign: name })}
      subtitle={name === null ? undefined : words[state]}
      onPress={isThere ? () => goToGame(campaign) : undefined}
      testID="to-campaign"
    />
  );
}

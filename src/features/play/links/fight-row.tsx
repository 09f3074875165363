import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import type { Moment } from '@/rules/rulebook';
import { useSession } from '@/store/session';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';

import { fightAddress } from '../addresses';
import { useGame } from '../open-game';
import { useBattlesFor } from './linked-games';

/** The way from a fight of a campaign over the bridge. `contact`: its place, where it has not become a battle yet. */
export function FightRow({ contact }: { contact?: string }) {
  const t = useT();
  const router = useRouter();
  const { id, moment } = useGame();
  const underWay = useBattlesFor(id)?.find(({ origin }) => isOf(origin, moment, contact));
  // The battle would be this phone's, and the campaign is the host's.
  const isLinked = useSession((session) => session.seat !== null);
  if (isLinked) return null;
  return (
    <ListRow
      leading={<Icon name="ship" size={28} />}
      title={t('play.links.fight')}
      subtitle={underWay ? t('play.links.underWay', { battle: underWay.name }) : t('play.links.fightText')}
      onPress={() => router.push(fightAddress(id, contact))}
      testID={contact === undefined ? 'to-bridge' : `to-bridge-${contact}`}
    />
  );
}

interface Origin {
  readonly moment?: Moment;
  readonly link?: { readonly contact?: string | null };
}

/** Whether a battle was begun at this moment of the campaign, and for this contact: one moment may have several. */
function isOf(origin: unknown, now: Moment | null, contact: string | undefined): boolean {
  const { moment, link } = origin as Origin;
  if (now === null || moment?.turn !== now.turn || moment.phase !== now.phase) return false;
  return contact === undefined || link?.contact === contact;
}

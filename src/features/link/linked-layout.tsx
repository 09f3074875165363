import { useRouter } from 'expo-router';

import { GameFrame } from '@/features/play/play-layout';
import { useSession } from '@/store/session';

import '@/messages/link';

import { LinkBanner } from './link-banner';
import { useLink } from './link-session';
import { CallingScreen, NoSeatScreen, TurnedAwayScreen } from './no-seat-screens';
import { TableNews } from './table-news';
import { useSeat } from './use-seat';

/** Around every screen of a game that is played at a host: as on one phone, with the eyes of its seat. */
export function LinkedLayout({ seat }: { seat: string }) {
  const router = useRouter();
  const known = useSeat(seat);
  const companion = useLink((link) => link.companion);
  const turnedAway = useLink((link) => link.state?.turnedAway ?? null);
  const viewer = useSession((session) => (session.open && session.seat ? session.seat.viewer : null));
  const elsewhere = () => router.replace('/join');
  if (known === 'looking') return null;
  if (known === 'unknown') return <NoSeatScreen onElsewhere={elsewhere} />;
  if (turnedAway !== null) return <TurnedAwayScreen code={turnedAway} onElsewhere={elsewhere} />;
  if (typeof companion === 'string') return <TurnedAwayScreen code={companion} onElsewhere={elsewhere} />;
  if (companion === null || viewer === null) return <CallingScreen onElsewhere={elsewhere} />;
  return <GameFrame companion={companion} viewer={viewer} around={Around} />;
}

function Around({ children }: { children: React.ReactNode }) {
  return (
    <>
      <LinkBanner>{children}</LinkBanner>
      <TableNews />
    </>
  );
}

import { type Href, useLocalSearchParams, useRouter } from 'expo-router';

import { useT } from '@/messages/messages';

import { SideCurtain } from '@/features/play/side-curtain';
import { useGame } from '@/features/play/open-game';
import { SideTorpedoes } from './side-torpedoes';

/**
 * One side's torpedoes, behind its curtain. Both sides come here in A, and outside nothing differs between one that
 * launches and one that does not: the same taps, the same words.
 */
export function TorpedoScreen() {
  const t = useT();
  const router = useRouter();
  const { side } = useLocalSearchParams<{ side: string }>();
  const { id, owed } = useGame();
  /** The other admiral has to pass too; then it is back to the table. */
  const other = side === 'ijn' ? 'irn' : 'ijn';
  const waits = owed.some(({ code, about }) => code === 'pass-torpedoes' && about === other);
  return (
    <SideCurtain side={side} title={t('torpedo.title')} behind={t('torpedo.behind')}>
      {({ side: own, close, leave }) => (
        <SideTorpedoes
          side={own}
          onLeave={leave}
          onPassed={() => {
            close();
            if (waits) router.replace(`/battle/${id}/torpedo/${other}` as Href);
            else leave();
          }}
        />
      )}
    </SideCurtain>
  );
}

import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';

import { SideCurtain } from '@/features/play/side-curtain';
import { SideTorpedoes } from './side-torpedoes';
import { useGame } from '../game';

/**
 * One side's torpedoes, behind its curtain. Both sides come here in A, and outside nothing differs between one that
 * launches and one that does not: the same taps, the same words.
 */
export function TorpedoScreen({ param: side }: { param: string }) {
  const t = useT();
  const { owed } = useGame();
  /** The other admiral has to pass too; then it is back to the table. */
  const other = side === 'ijn' ? 'irn' : 'ijn';
  const waits = owed.some(({ code, about }) => code === 'pass-torpedoes' && about === other);
  return (
    <SideCurtain<Side> side={side} title={t('torpedo.title')} behind={t('torpedo.behind')}>
      {({ side: own, leave, handOver }) => (
        <SideTorpedoes side={own} onLeave={leave} onPassed={() => (waits ? handOver(`torpedo/${other}`) : leave())} />
      )}
    </SideCurtain>
  );
}

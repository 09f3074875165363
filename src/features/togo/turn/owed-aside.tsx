import { useRouter } from 'expo-router';

import { gameAddress } from '@/features/play/addresses';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { Button } from '@/ui/button';

import { useGame } from '../game';
import { PHASE_RULES } from '../words/phase-words';

/** Beside the owed list: in F the way to the best targets, always the rule of the phase. */
export function OwedAside({ owed }: { owed: readonly Obligation[] }) {
  const t = useT();
  const router = useRouter();
  const { id, view } = useGame();
  return (
    <>
      {view.phase === 'F' && owed.length > 0 && (
        <Button
          kind="link"
          label={t('bestTargets.title')}
          onPress={() => router.push(gameAddress(id, 'best-targets'))}
          testID="to-best-targets"
        />
      )}
      <RuleLink rule={PHASE_RULES[view.phase]} />
    </>
  );
}

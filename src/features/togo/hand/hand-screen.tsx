import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';

import { SideCurtain } from '@/features/play/side-curtain';
import { Desk } from './desk';

/** The admiral's desk: the hand of cards and whatever else is one side's alone. */
export function HandScreen({ param: side }: { param: string }) {
  const t = useT();
  return (
    <SideCurtain<Side> side={side} title={t('hand.title')} behind={t('hand.behind')}>
      {({ side: own, leave }) => <Desk side={own} onLeave={leave} />}
    </SideCurtain>
  );
}

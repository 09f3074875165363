import { useLocalSearchParams } from 'expo-router';

import { useT } from '@/messages/messages';

import { SideCurtain } from '@/features/play/side-curtain';
import { Desk } from './desk';

/** The admiral's desk: the hand of cards and whatever else is one side's alone. */
export function HandScreen() {
  const t = useT();
  const { side } = useLocalSearchParams<{ side: string }>();
  return (
    <SideCurtain side={side} title={t('hand.title')} behind={t('hand.behind')}>
      {({ side: own, leave }) => <Desk side={own} onLeave={leave} />}
    </SideCurtain>
  );
}

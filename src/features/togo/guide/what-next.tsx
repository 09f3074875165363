import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Text } from '@/ui/text';

import { GuideFrame } from './guide-frame';
import { isFirstBattle } from './guide-step';
import { useGuide } from './use-guide';
import { useGame } from '../game';

/** The duel is over: the ways on for somebody who has just learnt the game. */
export function WhatNext() {
  const t = useT();
  const router = useRouter();
  const { view } = useGame();
  const { isOpen } = useGuide();
  if (!isOpen || view.result === null || !isFirstBattle(view)) return null;
  return (
    <GuideFrame title={t('firstBattle.guide.over.title')} testID="guide-over">
      <Text>{t('firstBattle.guide.over.next')}</Text>
      <Button
        label={t('firstBattle.guide.over.scenario')}
        onPress={() => router.push('/battle/new')}
        testID="next-scenario"
      />
      <Button label={t('firstBattle.guide.over.quick')} onPress={() => router.push('/quick')} testID="next-quick" />
      <Button
        kind="link"
        label={t('firstBattle.guide.over.again')}
        onPress={() => router.push('/first-battle')}
        testID="next-again"
      />
    </GuideFrame>
  );
}

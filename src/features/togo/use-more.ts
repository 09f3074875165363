import { useRouter } from 'expo-router';

import { homeAddress } from '@/features/play/addresses';
import type { MoreRow } from '@/features/play/companion';
import { useT } from '@/messages/messages';

import { useGame } from './game';

/** Togo's rows of the More sheet. */
export function useMore(): readonly MoreRow[] {
  const t = useT();
  const router = useRouter();
  const { id, view } = useGame();
  return [
    ...(view.origin === null
      ? []
      : [{ id: 'bring-home', title: t('battle.home.title'), onPress: () => router.push(homeAddress(id)) }]),
    { id: 'best-targets', title: t('bestTargets.title'), to: 'best-targets' },
    { id: 'report', title: t('report.title'), to: 'report' },
    { id: 'paper', title: t('paper.title'), to: 'print' },
    { id: 'turns', title: t('summary.more'), to: 'turns' },
    { id: 'desk-ijn', title: t('hand.desk.ijn'), subtitle: t('hand.sectionText'), to: 'hand/ijn' },
    { id: 'desk-irn', title: t('hand.desk.irn'), subtitle: t('hand.sectionText'), to: 'hand/irn' },
    { id: 'standing', title: t('standing.title'), to: 'score' },
    { id: 'changes', title: t('changes.title'), to: 'changes' },
    { id: 'check', title: t('battle.check.title'), to: 'check' },
  ];
}

import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';

import { useGuide } from '@/features/togo/guide/use-guide';
import { useGame } from './open-game';
import { useUndo } from './use-undo';

/** What is seldom wanted, one tap away. */
export function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const router = useRouter();
  const { id } = useGame();
  const { redo, mayRedo } = useUndo();
  const guide = useGuide();
  const go = (path: `/battle/${string}` | '/settings') => {
    onClose();
    router.push(path);
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('battle.more')} closeLabel={t('common.close')} testID="more">
      <View>
        {mayRedo && (
          <ListRow
            title={t('battle.redo')}
            onPress={() => {
              onClose();
              void redo();
            }}
            testID="more-redo"
          />
        )}
        <ListRow
          title={guide.isOpen ? t('firstBattle.guide.close') : t('firstBattle.guide.more')}
          onPress={() => {
            onClose();
            guide.toggle();
          }}
          testID="more-guide"
        />
        <ListRow title={t('bestTargets.title')} onPress={() => go(`/battle/${id}/best-targets`)} testID="more-heat" />
        <ListRow title={t('report.title')} onPress={() => go(`/battle/${id}/report`)} testID="more-report" />
        <ListRow title={t('paper.title')} onPress={() => go(`/battle/${id}/print`)} testID="more-paper" />
        <ListRow title={t('summary.more')} onPress={() => go(`/battle/${id}/turns`)} testID="more-turns" />
        <ListRow title={t('clock.title')} onPress={() => go(`/battle/${id}/clock`)} testID="more-clock" />
        <ListRow
          title={t('hand.desk.ijn')}
          subtitle={t('hand.sectionText')}
          onPress={() => go(`/battle/${id}/hand/ijn`)}
          testID="more-desk-ijn"
        />
        <ListRow
          title={t('hand.desk.irn')}
          subtitle={t('hand.sectionText')}
          onPress={() => go(`/battle/${id}/hand/irn`)}
          testID="more-desk-irn"
        />
        <ListRow title={t('standing.title')} onPress={() => go(`/battle/${id}/score`)} testID="more-standing" />
        <ListRow title={t('changes.title')} onPress={() => go(`/battle/${id}/changes`)} testID="more-changes" />
        <ListRow title={t('battle.check.title')} onPress={() => go(`/battle/${id}/check`)} testID="more-check" />
        <ListRow title={t('battle.settings')} onPress={() => go('/settings')} testID="more-settings" />
      </View>
    </Sheet>
  );
}

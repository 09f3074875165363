import { useRouter } from 'expo-router';

import { useT } from '@/messages/messages';
import { SIDES } from '@/rules/togo/index';
import { ListRow } from '@/ui/list-row';

import { useAct } from '../act-provider';
import { useTable } from '../use-table';

/** What the battle adds to the table's options: pictures, what is behind the counters, the end of the plot. */
export function PlotOptions() {
  const t = useT();
  const act = useAct();
  const router = useRouter();
  const { id } = useTable();
  return (
    <>
      <ListRow
        title={t('table.options.share')}
        subtitle={t('table.options.shareText')}
        onPress={() => router.push(`/battle/${id}/pictures`)}
        testID="table-share"
      />
      {SIDES.map((side) => (
        <ListRow
          key={side}
          title={t('table.options.behind', {
            side: side === 'ijn' ? t('battle.side.ijn') : t('battle.side.irn'),
          })}
          subtitle={t('table.options.behindText')}
          onPress={() => router.push(`/battle/${id}/table/${side}`)}
          testID={`table-behind-${side}`}
        />
      ))}
      <ListRow
        title={t('table.options.stop')}
        subtitle={t('table.options.stopText')}
        onPress={() => void act({ type: 'keepPlot', on: false })}
        testID="table-stop"
      />
    </>
  );
}

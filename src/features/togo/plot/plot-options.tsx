import { type Href, useRouter } from 'expo-router';

import { useSidesHere } from '@/features/play/sides-here';
import { useT } from '@/messages/messages';
import { SIDES } from '@/rules/togo/index';
import { ListRow } from '@/ui/list-row';
import { useAct, useGame } from '../game';

/** What the battle adds to the table's options: pictures, what is behind the counters, the end of the plot. */
export function PlotOptions({ onDone }: { onDone: () => void }) {
  const t = useT();
  const act = useAct();
  const router = useRouter();
  const { id } = useGame();
  const sides = useSidesHere(SIDES);
  const go = (path: string) => {
    onDone();
    router.push(`/battle/${id}/${path}` as Href);
  };
  return (
    <>
      <ListRow
        title={t('table.options.share')}
        subtitle={t('table.options.shareText')}
        onPress={() => go('pictures')}
        testID="table-share"
      />
      {sides.map((side) => (
        <ListRow
          key={side}
          title={t('table.options.behind', {
            side: side === 'ijn' ? t('battle.side.ijn') : t('battle.side.irn'),
          })}
          subtitle={t('table.options.behindText')}
          onPress={() => go(`table/${side}`)}
          testID={`table-behind-${side}`}
        />
      ))}
      <ListRow
        title={t('table.options.stop')}
        subtitle={t('table.options.stopText')}
        onPress={() => {
          onDone();
          void act({ type: 'keepPlot', on: false });
        }}
        testID="table-stop"
      />
    </>
  );
}

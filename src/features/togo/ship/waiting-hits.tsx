import { inchWords } from '@/kit/words/inches';
import { View } from 'react-native';

import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import { ListRow } from '@/ui/list-row';
import { Marker } from '@/ui/marker';
import { Tag } from '@/ui/tag';

import type { ShipView } from '../plan-state';
import { useGame } from '../game';

/** Hits that wait beside her: who fired, with what and from how far; fired long, or with only S and F to count. */
export function WaitingHits({ waiting }: Pick<ShipView, 'waiting'>) {
  const t = useT();
  const { nameOf } = useGame();
  return (
    <View testID="waiting-hits">
      {together(waiting).map(({ hit, count }) => (
        <ListRow
          key={hit.id}
          leading={<Marker kind="pending" count={count} label={t('battle.ship.pending', { count })} />}
          title={t('battle.hits.wait', { count, phase: hit.due })}
          subtitle={t(hit.weapon === null || hit.range === null ? 'battle.hits.fromAny' : 'battle.hits.from', {
            firer: hit.from === null ? t('battle.someCounter') : nameOf(hit.from),
            gun: hit.weapon === null ? '' : gunWords(hit.weapon),
            range: hit.range === null ? '' : inchWords(hit.range),
          })}
          trailing={
            <>
              {hit.beyond8 && <Tag text={t('battle.hits.long')} />}
              {hit.restricted && <Tag text={t('battle.fire.restricted')} />}
            </>
          }
        />
      ))}
    </View>
  );
}

type Hit = ShipView['waiting'][number];

/** Hits of one battery from one place stand in one row. */
function together(waiting: readonly Hit[]): readonly { readonly hit: Hit; readonly count: number }[] {
  const rows = new Map<string, { hit: Hit; count: number }>();
  for (const hit of waiting) {
    const { from, weapon, range, beyond8, restricted, due } = hit;
    const key = JSON.stringify([from, weapon, range, beyond8, restricted, due]);
    const row = rows.get(key);
    if (row) row.count += 1;
    else rows.set(key, { hit, count: 1 });
  }
  return [...rows.values()];
}

import { useState } from 'react';

import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import { useAct, useSideGame } from '../game';

/** Nobody is in sight to launch at: by the umpire's word a counter is turned over all the same. Everybody sees that. */
export function AllowedTarget({ side }: { side: Side }) {
  const t = useT();
  const act = useAct();
  const { view, nameOf } = useSideGame(side);
  const [open, setOpen] = useState(false);
  const counters = Object.values(view.formations).filter(
    (counter) => counter.side !== side && counter.place === 'table' && !counter.sighted,
  );
  if (counters.length === 0) return null;
  const sight = (counter: string) => {
    setOpen(false);
    void act({ type: 'correct', path: ['groups', counter, 'sighted'], value: true });
  };
  return (
    <>
      <Button label={t('play.refused.allow')} onPress={() => setOpen(true)} testID="allow-target" />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('torpedo.allow.title')} testID="allow-target-sheet">
        <Text>{t('torpedo.allow.text')}</Text>
        {counters.map(({ id }) => (
          <ListRow key={id} title={nameOf(id)} onPress={() => sight(id)} testID={`allow-${id}`} />
        ))}
      </Sheet>
    </>
  );
}

import { useState } from 'react';

import { useT } from '@/messages/messages';
import { CountPad } from '@/ui/count-pad';
import { Section } from '@/ui/section';
import { TotalPad } from '@/ui/total-pad';

/** One answer for many dice: how many succeeded, or the sum of two. */
export function CountPadSpecimen() {
  const t = useT();
  const [hits, setHits] = useState<number | undefined>(2);
  const [total, setTotal] = useState<number | undefined>(9);
  return (
    <Section title={t('gallery.sections.countPad')}>
      <CountPad
        label={t('gallery.sections.countPad')}
        labelFor={(count) => t('gallery.pads.hits', { count })}
        max={7}
        value={hits}
        onChoose={setHits}
        testID="gallery-count"
      />
      <TotalPad
        label={t('gallery.pads.total')}
        labelFor={(sum) => t('gallery.pads.totalKey', { sum })}
        least={2}
        most={12}
        value={total}
        scores={(sum) => sum >= 9}
        onChoose={setTotal}
        takeBack={{
          label: t('gallery.dice.takeBack'),
          onPress: () => setTotal(undefined),
          disabled: total === undefined,
        }}
        testID="gallery-total"
      />
    </Section>
  );
}

import { useState } from 'react';

import { useT } from '@/messages/messages';
import { CountPad } from '@/ui/count-pad';
import { Section } from '@/ui/section';

export function CountPadSpecimen() {
  const t = useT();
  const [hits, setHits] = useState<number | undefined>(2);
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
    </Section>
  );
}

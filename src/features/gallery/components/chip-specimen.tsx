import { useT } from '@/messages/messages';
import { Badge } from '@/ui/badge';
import { Marker } from '@/ui/marker';
import { Section } from '@/ui/section';
import { Tag } from '@/ui/tag';

import { Captioned, Plate } from './captioned';

export function ChipSpecimen() {
  const t = useT();
  return (
    <Section title={t('gallery.sections.chips')}>
      <Plate>
        <Captioned caption={t('gallery.chips.hit')}>
          <Marker letter="P" label={t('gallery.chips.saidHit')} />
        </Captioned>
        <Captioned caption={t('gallery.chips.two')}>
          <Marker letter="P" count={2} label={t('gallery.chips.saidTwo')} />
        </Captioned>
        <Captioned caption={t('gallery.chips.permanent')}>
          <Marker letter="M" kind="permanent" label={t('gallery.chips.saidPermanent')} />
        </Captioned>
        <Captioned caption={t('gallery.chips.pending')}>
          <Marker kind="pending" count={2} label={t('gallery.chips.saidPending')} />
        </Captioned>
        <Captioned caption={t('gallery.chips.fires')}>
          <Marker kind="fire" count={3} label={t('gallery.chips.saidFires', { count: 3 })} />
        </Captioned>
      </Plate>
      <Plate>
        <Captioned caption={t('gallery.chips.state')}>
          <Tag text={t('gallery.chips.halfDice')} />
        </Captioned>
        <Captioned caption={t('gallery.chips.now')}>
          <Tag tone="now" text={t('gallery.chips.next')} />
        </Captioned>
        <Captioned caption={t('gallery.chips.danger')}>
          <Tag tone="danger" icon="warning" text={t('gallery.chips.silent')} />
        </Captioned>
      </Plate>
      <Plate>
        <Badge icon="pennant" label={t('gallery.chips.flagship')} />
        <Badge icon="info" tone="quiet" label={t('gallery.chips.note')} />
        <Badge icon="check" tone="ok" label={t('common.done')} />
        <Badge icon="target" tone="now" label={t('gallery.chips.next')} />
        <Badge icon="flame" tone="fire" text={String(2)} label={t('gallery.chips.burning')} />
        <Badge icon="warning" tone="danger" label={t('gallery.chips.silent')} />
        <Badge text={t('gallery.chips.firstMark')} tone="jp" label={t('gallery.chips.first')} />
        <Badge text={t('gallery.chips.secondMark')} tone="ru" label={t('gallery.chips.second')} />
      </Plate>
    </Section>
  );
}

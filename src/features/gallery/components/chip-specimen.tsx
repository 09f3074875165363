import { useT } from '@/messages/messages';
import { Badge } from '@/ui/badge';
import { Marker } from '@/ui/marker';
import { Section } from '@/ui/section';
import { Tag } from '@/ui/tag';

import { Captioned, Plate } from './captioned';

export function ChipSpecimen() {
  const t = useT();
  return (
    <Section title="Markers, tags, badges">
      <Plate>
        <Captioned caption="hit">
          <Marker letter="P" label="One penetrating hit" />
        </Captioned>
        <Captioned caption="two">
          <Marker letter="P" count={2} label="Two penetrating hits" />
        </Captioned>
        <Captioned caption="permanent">
          <Marker letter="M" kind="permanent" label="Main battery hit, permanent" />
        </Captioned>
        <Captioned caption="pending">
          <Marker kind="pending" count={2} label="Two hits to resolve in the damage phase" />
        </Captioned>
        <Captioned caption="fires">
          <Marker kind="fire" count={3} label="3 fires" />
        </Captioned>
      </Plate>
      <Plate>
        <Captioned caption="state">
          <Tag text="½ dice" />
        </Captioned>
        <Captioned caption="now">
          <Tag tone="now" text="Next" />
        </Captioned>
        <Captioned caption="danger">
          <Tag tone="danger" icon="warning" text="Silent" />
        </Captioned>
      </Plate>
      <Plate>
        <Badge icon="pennant" label="Flagship" />
        <Badge icon="info" tone="quiet" label="A note" />
        <Badge icon="check" tone="ok" label={t('common.done')} />
        <Badge icon="target" tone="now" label="Next" />
        <Badge icon="flame" tone="fire" text={String(2)} label="On fire" />
        <Badge icon="warning" tone="danger" label="Silent" />
        <Badge text="J" tone="jp" label="The first side" />
        <Badge text="R" tone="ru" label="The second side" />
      </Plate>
    </Section>
  );
}

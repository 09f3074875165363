import { Marker } from '@/ui/marker';
import { Section } from '@/ui/section';
import { Tag } from '@/ui/tag';

import { Captioned, Plate } from './captioned';

export function ChipSpecimen() {
  return (
    <Section title="Markers, tags">
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
    </Section>
  );
}

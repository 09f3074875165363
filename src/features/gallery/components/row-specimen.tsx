import { useState } from 'react';
import { View } from 'react-native';

import { Card } from '@/ui/card';
import { Columns } from '@/ui/columns';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Marker } from '@/ui/marker';
import { Section, SectionHeader } from '@/ui/section';
import { Tag } from '@/ui/tag';
import { ToggleRow } from '@/ui/toggle-row';

import { nothing } from './nothing';

export function RowSpecimen() {
  const [awake, setAwake] = useState(true);
  const [placed, setPlaced] = useState(false);
  return (
    <Section title="Rows">
      <Columns>
        <Card padded={false}>
          <ListRow
            variant="next"
            leading={<Icon name="ship" />}
            title="Mikasa"
            subtitle="Four 12″, seven 6″, ten 12-pdr"
            trailing={<Tag tone="now" text="Next" />}
            onPress={nothing}
          />
          <ListRow
            leading={<Icon name="ship" />}
            title="Kasuga"
            subtitle="Turned 45°: half dice"
            trailing={<Tag text="½ dice" />}
            onPress={nothing}
          />
          <ListRow title="Battles in progress" value="3" onPress={nothing} />
          <ToggleRow title="Keep the screen on" subtitle="While a battle is open" on={awake} onChange={setAwake} />
          <ToggleRow kind="checkbox" title="P marker beside Fuji" on={placed} onChange={setPlaced} />
        </Card>
        <View>
          <SectionHeader title="Fired" aside="Hits resolved in H" />
          <ListRow
            variant="plain"
            leading={<Icon name="ship" color="ink2" />}
            title="Nisshin"
            subtitle="Range not found: rolled 5, needed 4 or less"
            trailing={
              <>
                <Marker kind="pending" label="Two hits to resolve in the damage phase" count={2} />
                <Icon name="check" />
              </>
            }
          />
        </View>
      </Columns>
    </Section>
  );
}

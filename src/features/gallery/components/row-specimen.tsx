import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
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
  const t = useT();
  const [awake, setAwake] = useState(true);
  const [placed, setPlaced] = useState(false);
  return (
    <Section title={t('gallery.sections.rows')}>
      <Columns>
        <Card padded={false}>
          <ListRow
            variant="next"
            leading={<Icon name="ship" />}
            title={t('gallery.rows.mikasa')}
            subtitle={t('gallery.rows.mikasaGuns')}
            trailing={<Tag tone="now" text={t('gallery.chips.next')} />}
            onPress={nothing}
          />
          <ListRow
            leading={<Icon name="ship" />}
            title={t('gallery.rows.kasuga')}
            subtitle={t('gallery.rows.kasugaWhy')}
            trailing={<Tag text={t('gallery.chips.halfDice')} />}
            onPress={nothing}
          />
          <ListRow title={t('gallery.rows.battles')} value="3" onPress={nothing} />
          <ToggleRow
            title={t('gallery.rows.awake')}
            subtitle={t('gallery.rows.awakeWhy')}
            on={awake}
            onChange={setAwake}
          />
          <ToggleRow kind="checkbox" title={t('gallery.rows.marker')} on={placed} onChange={setPlaced} />
        </Card>
        <View>
          <SectionHeader title={t('gallery.rows.fired')} aside={t('gallery.rows.firedAside')} />
          <ListRow
            variant="plain"
            leading={<Icon name="ship" color="ink2" />}
            title={t('gallery.rows.nisshin')}
            subtitle={t('gallery.rows.nisshinDone')}
            trailing={
              <>
                <Marker kind="pending" label={t('gallery.chips.saidPending')} count={2} />
                <Icon name="check" />
              </>
            }
          />
        </View>
      </Columns>
    </Section>
  );
}

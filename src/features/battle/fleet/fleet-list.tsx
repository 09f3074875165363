import { useRouter } from 'expo-router';
import { useCallback, useState } from 'react';
import { SectionList, View } from 'react-native';

import { inchWords } from '@/kit/dial/dial-words';
import { SideMark } from '@/kit/side-mark';
import { ensignOf, sideEdge, sideText } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { EmptyState } from '@/ui/empty-state';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

import { useTable } from '../use-table';
import { type FleetFilter, fleetLists, type FormationList } from './fleet-lists';
import { ShipRow } from './ship-row';

interface Props {
  /** Where a tap on a ship leads; to her card unless said otherwise. */
  onOpen?: (ship: string) => void;
}

/** Every ship with her state at a glance, formation by formation. */
export function FleetList({ onOpen }: Props) {
  const t = useT();
  const router = useRouter();
  const { view, owed, id } = useTable();
  const [filter, setFilter] = useState<FleetFilter>('all');
  const open = useCallback((ship: string) => router.push(`/battle/${id}/ship/${ship}`), [router, id]);
  return (
    <View style={{ flex: 1 }} testID="fleet-list">
      <View style={{ padding: space.edge, paddingVertical: space.sm }}>
        <SegmentedChoice
          label={t('battle.fleet.filter')}
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all', label: t('battle.fleet.all') },
            { value: 'fire', label: t('battle.fleet.canFire') },
            { value: 'burning', label: t('battle.fleet.burning') },
            { value: 'owed', label: t('battle.fleet.owed') },
          ]}
          testID="fleet-filter"
        />
      </View>
      <SectionList
        sections={fleetLists(view, owed, filter) as FormationList[]}
        keyExtractor={(ship) => ship.id}
        // A screen at most, then a few rows a frame: none may take fifty milliseconds.
        initialNumToRender={6}
        maxToRenderPerBatch={3}
        updateCellsBatchingPeriod={16}
        windowSize={5}
        stickySectionHeadersEnabled
        renderSectionHeader={({ section }) => <FormationHead formation={section as FormationList} />}
        renderItem={({ item, section }) => (
          <ShipRow ship={item} flagship={(section as FormationList).flagship === item.id} onPress={onOpen ?? open} />
        )}
        ListEmptyComponent={<EmptyState icon="ship" title={t('battle.fleet.none')} text={t('battle.fleet.noneText')} />}
      />
    </View>
  );
}

function FormationHead({ formation: { side, name, allowance, id } }: { formation: FormationList }) {
  const t = useT();
  const { color } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.sm,
        paddingHorizontal: space.edge,
        paddingVertical: space.sm,
        backgroundColor: color.paper,
        borderTopWidth: 3,
        borderColor: color[sideEdge(side)],
      }}
    >
      <SideMark side={ensignOf(side)} marks={marks} width={30} />
      <Heading as="name" color={sideText(side)} style={{ flex: 1 }}>
        {name ?? t('battle.counter', { id })}
      </Heading>
      {allowance !== null && (
        <Text as="control" color="ink2">
          {t('battle.fleet.allowance', { inches: inchWords(t, allowance) })}
        </Text>
      )}
    </View>
  );
}

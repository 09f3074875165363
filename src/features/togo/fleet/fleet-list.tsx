import { inchWords } from '@/kit/words/inches';
import { useRouter } from 'expo-router';
import { type ReactElement, useCallback, useState } from 'react';
import { SectionList, View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf, sideEdge, sideText } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { SIDES } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { EmptyState } from '@/ui/empty-state';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';
import { useWidth } from '@/ui/use-width';

import { CheckList } from '../check/check-list';
import { type FleetFilter, fleetLists, type FormationList } from './fleet-lists';
import { ShipRow } from './ship-row';
import { useGame } from '../game';

interface Props {
  /** Where a tap on a ship leads; to her card unless said otherwise. */
  onOpen?: (ship: string) => void;
  hasFilter?: boolean;
}

/** Every ship with her state at a glance, formation by formation. */
export function FleetList({ onOpen, hasFilter = true }: Props) {
  const { view, owed } = useGame();
  const [filter, setFilter] = useState<FleetFilter>('all');
  return (
    <View style={{ flex: 1 }} testID="fleet-list">
      {hasFilter && <FilterBar value={filter} onChange={setFilter} />}
      <Formations lists={fleetLists(view, owed, filter)} onOpen={onOpen} />
    </View>
  );
}

/** Narrower than this two fleets stand below each other. */
const TWO_COLUMNS_FROM = 600;

/** Both fleets beside each other, where there is room; below the shorter one what should stand on the table. */
export function FleetColumns() {
  const { color } = useTheme();
  const { view, owed } = useGame();
  const [filter, setFilter] = useState<FleetFilter>('all');
  const [width, onLayout] = useWidth();
  const lists = fleetLists(view, owed, filter);
  const fleets = width < TWO_COLUMNS_FROM ? [lists] : SIDES.map((each) => lists.filter(({ side }) => side === each));
  const lengths = fleets.map((fleet) => fleet.reduce((sum, { data }) => sum + 1 + data.length, 0));
  const shortest = lengths.indexOf(Math.min(...lengths));
  return (
    <View style={{ flex: 1 }} onLayout={onLayout} testID="fleet-list">
      <FilterBar value={filter} onChange={setFilter} />
      <View style={{ flex: 1, flexDirection: 'row' }}>
        {fleets.map((fleet, column) => (
          <View
            key={column}
            style={{ flex: 1, borderLeftWidth: column === 0 ? 0 : stroke.frame, borderColor: color.ruleStrong }}
          >
            <Formations lists={fleet} foot={column === shortest ? <CheckList /> : undefined} />
          </View>
        ))}
      </View>
    </View>
  );
}

/** Both fleets for those who look on: nothing to choose, nothing to compare. */
export function FleetsForAll() {
  const { view, owed } = useGame();
  const lists = fleetLists(view, owed, 'all');
  return (
    <View style={{ flex: 1, flexDirection: 'row' }}>
      {SIDES.map((each) => (
        <View key={each} style={{ flex: 1 }}>
          <Formations lists={lists.filter(({ side }) => side === each)} />
        </View>
      ))}
    </View>
  );
}

function FilterBar({ value, onChange }: { value: FleetFilter; onChange: (filter: FleetFilter) => void }) {
  const t = useT();
  return (
    <View style={{ padding: space.edge, paddingVertical: space.sm }}>
      <SegmentedChoice
        label={t('battle.fleet.filter')}
        value={value}
        onChange={onChange}
        options={[
          { value: 'all', label: t('battle.fleet.all') },
          { value: 'fire', label: t('battle.fleet.canFire') },
          { value: 'burning', label: t('battle.fleet.burning') },
          { value: 'owed', label: t('battle.fleet.owed') },
        ]}
        testID="fleet-filter"
      />
    </View>
  );
}

interface FormationsProps extends Props {
  lists: readonly FormationList[];
  foot?: ReactElement;
}

function Formations({ lists, foot, onOpen }: FormationsProps) {
  const t = useT();
  const router = useRouter();
  const { id } = useGame();
  const open = useCallback((ship: string) => router.push(`/battle/${id}/ship/${ship}`), [router, id]);
  return (
    <SectionList
      sections={lists as FormationList[]}
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
      ListFooterComponent={foot}
    />
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
      <Heading as="name" color={sideText(side)} style={{ flex: 1, minWidth: 0 }}>
        {name ?? t('battle.counter', { id })}
      </Heading>
      {allowance !== null && (
        <Text as="control" color="ink2">
          {t('battle.fleet.allowance', { inches: inchWords(allowance) })}
        </Text>
      )}
    </View>
  );
}

import { useRouter } from 'expo-router';
import { type ReactElement, useCallback } from 'react';
import { SectionList, View } from 'react-native';

import { PUBLIC } from '@/game/curtain';
import { useSession } from '@/store/session';
import { ChipChoice } from '@/ui/chip-choice';
import { EmptyState } from '@/ui/empty-state';
import { space } from '@/ui/tokens';
import { useWidth } from '@/ui/use-width';

import { gameAddress } from '../addresses';
import { useGame } from '../open-game';

interface FilterBarProps<Filter extends string> {
  label: string;
  value: Filter;
  options: readonly { readonly value: Filter; readonly label: string }[];
  onChange: (filter: Filter) => void;
}

export function ForcesFilterBar<Filter extends string>(props: FilterBarProps<Filter>) {
  // A screen for spectators has nothing to tap.
  const isOnlyShown = useSession(({ seat }) => seat?.viewer === PUBLIC);
  if (isOnlyShown) return null;
  return (
    <View style={{ paddingHorizontal: space.edge, paddingVertical: space.sm }}>
      <ChipChoice {...props} testID="forces-filter" />
    </View>
  );
}

interface Section {
  readonly data: readonly { readonly id: string }[];
}

export interface RowFrame {
  /** A narrower list has words only: the columns of a tablet, a small phone. */
  readonly hasPlan: boolean;
  readonly index: number;
  readonly onPress: (id: string) => void;
}

interface ForcesSectionsProps<Group extends Section> {
  sections: readonly Group[];
  /** Where a tap leads, in a look back or behind a curtain: to the ship's card without it. */
  onOpen?: (id: string) => void;
  /** Over the first group; it scrolls away with it. */
  head?: ReactElement;
  empty: { readonly title: string; readonly text: string };
  renderHead: (section: Group) => ReactElement;
  renderRow: (item: Group['data'][number], section: Group, frame: RowFrame) => ReactElement;
}

const ROOM_FOR_PLAN = 356;

/** Counters group by group, each under a head that stays while its group is on screen. */
export function ForcesSections<Group extends Section>(props: ForcesSectionsProps<Group>) {
  const { sections, onOpen, head, empty, renderHead, renderRow } = props;
  const router = useRouter();
  const { id } = useGame();
  const [width, onLayout] = useWidth();
  const openShip = useCallback((ship: string) => router.push(gameAddress(id, `ship/${ship}`)), [router, id]);
  const frame = { hasPlan: width >= ROOM_FOR_PLAN, onPress: onOpen ?? openShip };
  return (
    <SectionList<Group['data'][number], { group: Group }>
      sections={sections.map((group) => ({ group, data: [...group.data] }))}
      onLayout={onLayout}
      keyExtractor={(item) => item.id}
      initialNumToRender={8}
      windowSize={5}
      stickySectionHeadersEnabled
      ListHeaderComponent={head}
      renderSectionHeader={({ section }) => renderHead(section.group)}
      renderItem={({ item, section, index }) => renderRow(item, section.group, { ...frame, index })}
      ListEmptyComponent={<EmptyState icon="ship" {...empty} />}
    />
  );
}

import { useRouter } from 'expo-router';
import { useCallback, useMemo, useState } from 'react';
import { View } from 'react-native';

import { SIDE_CHOICES } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import { searchShelf, type ShelfFilter, type Side } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Row, Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { TextField } from '@/ui/text-field';
import { useTheme } from '@/ui/theme';

import { ActiveFilters } from './components/active-filters';
import { FilterSheet } from './components/filter-sheet';
import { NewShipSheet } from './components/new-ship-sheet';
import { NoShips } from './components/no-ships';
import { ShipList } from './components/ship-list';
import { useShelf } from './use-ships';

/** The ships of the war and the owner's own: found while typing, narrowed by side, type, squadron and class. */
export const ShipsScreen = ofTogo(function ShipsScreen() {
  const t = useT();
  const router = useRouter();
  const { isLargeText } = useTheme();
  const shelf = useShelf();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<ShelfFilter>({});
  const [sheet, setSheet] = useState<'filter' | 'new' | null>(null);

  const found = useMemo(() => searchShelf(shelf, text, filter), [shelf, text, filter]);
  const goBack = useBack('/');
  const onOpen = useCallback((id: string) => router.push(`/ship/${id}`), [router]);
  const showAll = () => {
    setText('');
    setFilter({});
  };

  // Large words would leave the list no room, so all but the search scrolls away with it.
  const filterButton = (
    <Button label={t('ships.filter.open')} onPress={() => setSheet('filter')} testID="open-filter" />
  );
  const sides = (
    <SegmentedChoice<Side | 'all'>
      label={t('common.sideLabel')}
      value={filter.side ?? 'all'}
      onChange={(side) => setFilter({ ...filter, side: side === 'all' ? undefined : side })}
      options={[{ value: 'all', label: t('ships.side.all') }, ...SIDE_CHOICES]}
      testID="side"
    />
  );

  return (
    <Screen title={t('rooms.ships')} back={goBack} scroll={false} flush testID="ships">
      <Stack gap="sm" paddingX="edge" paddingY="md" ruled>
        <Row gap="sm">
          <View style={{ flex: 1 }}>
            <SearchField value={text} onChange={setText} />
          </View>
          {!isLargeText && filterButton}
        </Row>
        {!isLargeText && sides}
      </Stack>
      <ShipList
        ships={found}
        onOpen={onOpen}
        head={
          <>
            {isLargeText && (
              <Stack gap="sm" padding="edge" paddingBottom={0}>
                {sides}
                {filterButton}
              </Stack>
            )}
            <ActiveFilters count={found.length} filter={filter} onChange={setFilter} onNew={() => setSheet('new')} />
          </>
        }
        empty={<NoShips text={text} onShowAll={showAll} onOpen={onOpen} />}
      />
      {sheet === 'filter' && (
        <FilterSheet
          shelf={shelf}
          filter={filter}
          count={found.length}
          onChange={setFilter}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'new' && <NewShipSheet side={filter.side ?? 'ijn'} onClose={() => setSheet(null)} />}
    </Screen>
  );
});

interface SearchFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** Finds while typing; the cross empties it. */
function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useT();
  return (
    <View>
      <TextField
        label={t('ships.search.label')}
        showLabel={false}
        placeholder={t('ships.search.placeholder')}
        value={value}
        onChange={onChange}
        kind="search"
        testID="search"
      />
      {value !== '' && (
        <View style={{ position: 'absolute', right: 0, top: 0, bottom: 0, justifyContent: 'center' }}>
          <IconButton icon="close" label={t('ships.search.clear')} onPress={() => onChange('')} testID="search-clear" />
        </View>
      )}
    </View>
  );
}

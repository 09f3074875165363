import { useRouter } from 'expo-router';
import { type ReactElement, useState } from 'react';
import { View } from 'react-native';

import { gameAddress } from '@/features/play/addresses';
import { ForcesFilterBar, ForcesSections } from '@/features/play/forces/forces-sections';
import { SideHead } from '@/features/play/forces/side-head';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';

import { useGame } from '../game';
import { type FleetList, FORCES_FILTERS, type ForcesFilter, forcesLists, isHouse } from './forces-lists';
import { ShipRow } from './ship-row';

interface ForcesListProps {
  hasFilter?: boolean;
  /** Where a tap on a ship leads, in a look back: from there nothing is typed. To her card without it. */
  onOpen?: (ship: string) => void;
  /** Over the first fleet; it scrolls away with it. */
  head?: ReactElement;
}

/** Every counter of the campaign, fleet by fleet. */
export function ForcesList({ hasFilter = true, onOpen, head }: ForcesListProps) {
  const { view } = useGame();
  const [filter, setFilter] = useState<ForcesFilter>('all');
  return (
    <View style={{ flex: 1 }} testID="forces-list">
      {hasFilter && <FilterBar value={filter} onChange={setFilter} />}
      <Fleets lists={forcesLists(view, filter)} onOpen={onOpen} head={head} />
    </View>
  );
}

export function FilterBar({ value, onChange }: { value: ForcesFilter; onChange: (filter: ForcesFilter) => void }) {
  const t = useT();
  return (
    <ForcesFilterBar
      label={t('tide.forces.filter.label')}
      value={value}
      onChange={onChange}
      options={FORCES_FILTERS.map((each) => ({ value: each, label: t(`tide.forces.filter.${each}`) }))}
    />
  );
}

interface FleetsProps extends Pick<ForcesListProps, 'onOpen' | 'head'> {
  lists: readonly FleetList[];
}

export function Fleets({ lists, onOpen, head }: FleetsProps) {
  const t = useT();
  return (
    <ForcesSections
      sections={lists}
      onOpen={onOpen}
      head={head}
      empty={{ title: t('tide.forces.none'), text: t('tide.forces.noneText') }}
      renderHead={(fleet) => <FleetHead fleet={fleet} canType={onOpen === undefined} />}
      renderRow={(ship, { data }, { hasPlan, onPress }) => (
        // Where all of a fleet have house values, its head says so once.
        <ShipRow ship={ship} hasPlan={hasPlan} isTagged={!data.every(isHouse)} onPress={onPress} />
      )}
    />
  );
}

function FleetHead({ fleet: { id, side, data }, canType }: { fleet: FleetList; canType: boolean }) {
  const t = useT();
  const marked = data.filter(({ port }) => port === true).length;
  const ships = t('tide.forces.ships', { count: data.length });
  return (
    <SideHead
      side={side}
      title={id === 'need' ? t('tide.forces.need', { count: data.length }) : t(`tide.forces.fleet.${id}`)}
    >
      {id === 'need' ? (
        canType && <TypeValues first={data[0]?.id ?? ''} />
      ) : (
        <>
          {data.every(isHouse) && <Tag tone="caution" text={t('tide.forces.house')} />}
          <Text as="control" color="ink2">
            {marked === 0 ? ships : t('tide.forces.marked', { ships, count: marked })}
          </Text>
        </>
      )}
    </SideHead>
  );
}

/** To the list in which counters are typed in, at the first that is missing. */
function TypeValues({ first }: { first: string }) {
  const t = useT();
  const router = useRouter();
  const { id } = useGame();
  return (
    <Button
      label={t('tide.forces.typeValues')}
      onPress={() => router.push(gameAddress(id, `ratings/${first}`))}
      testID="type-values"
    />
  );
}

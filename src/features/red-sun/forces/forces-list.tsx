import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { gameAddress } from '@/features/play/addresses';
import { ForcesFilterBar, ForcesSections } from '@/features/play/forces/forces-sections';
import { SideHead } from '@/features/play/forces/side-head';
import { useT } from '@/messages/messages';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';

import { useGame } from '../game';
import { ShipRow, UnitRow } from './force-rows';
import { FORCES_FILTERS, type ForcesFilter, type ForcesSection, forcesSections } from './forces-lists';
import { fleetFacts, hqFacts } from './forces-words';

export function FilterBar({ value, onChange }: { value: ForcesFilter; onChange: (filter: ForcesFilter) => void }) {
  const t = useT();
  return (
    <ForcesFilterBar
      label={t('red-sun.forces.filter.label')}
      value={value}
      onChange={onChange}
      options={FORCES_FILTERS.map((each) => ({ value: each, label: t(`red-sun.forces.filter.${each}`) }))}
    />
  );
}

interface ForcesListProps {
  hasFilter?: boolean;
  /** Where a tap leads, in a look back: there nothing is edited. To its card without it. */
  onOpen?: (id: string) => void;
}

/** Every ship under her fleet, every unit under its headquarters. */
export function ForcesList({ hasFilter = true, onOpen }: ForcesListProps) {
  const { view } = useGame();
  const [filter, setFilter] = useState<ForcesFilter>('all');
  return (
    <View style={{ flex: 1 }} testID="forces-list">
      {hasFilter && <FilterBar value={filter} onChange={setFilter} />}
      <Groups sections={forcesSections(view, filter)} onOpen={onOpen} />
    </View>
  );
}

/** Every ship and unit as it stood then. */
export const LookBack = () => <ForcesList onOpen={() => undefined} />;

export function Groups({ sections, onOpen }: { sections: readonly ForcesSection[]; onOpen?: (id: string) => void }) {
  const t = useT();
  const router = useRouter();
  const { id: game } = useGame();
  const openUnit = (id: string) => router.push(gameAddress(game, `unit/${id}`));
  return (
    <ForcesSections
      sections={sections}
      onOpen={onOpen}
      empty={{ title: t('red-sun.forces.none'), text: t('red-sun.forces.noneText') }}
      renderHead={(section) => <GroupHead section={section} canOpen={onOpen === undefined} />}
      renderRow={({ ship, unit }, _section, { hasPlan, onPress }) =>
        ship ? (
          <ShipRow ship={ship} hasPlan={hasPlan} onPress={onPress} />
        ) : unit ? (
          <UnitRow unit={unit} onPress={onOpen ?? openUnit} />
        ) : (
          <View />
        )
      }
    />
  );
}

/** A fleet with its admiral, morale and place, or a headquarters with its number; behind the pencil its own values. */
function GroupHead({ section: { side, fleet, hq }, canOpen }: { section: ForcesSection; canOpen: boolean }) {
  const t = useT();
  const router = useRouter();
  const { id } = useGame();
  const own = fleet ?? hq;
  const facts = fleet ? fleetFacts(fleet) : hq ? hqFacts(hq) : [];
  return (
    <SideHead side={side} title={own?.name ?? t('red-sun.forces.free')}>
      <Row align="center" gap="sm" style={{ marginLeft: 'auto' }}>
        {own?.isHouse && <Tag tone="caution" text={t('red-sun.forces.houseShort')} />}
        {hq && hq.activation !== 'ready' && <Tag text={t(`red-sun.forces.${hq.activation}`)} />}
        {canOpen && own && (
          <IconButton
            icon="pencil"
            label={t('red-sun.forces.editOf', { name: own.name })}
            onPress={() => router.push(gameAddress(id, fleet ? `fleet/${own.id}` : `unit/${own.id}`))}
            testID={`edit-${own.id}`}
          />
        )}
      </Row>
      {facts.length > 0 && (
        <Text as="control" color="ink2" style={{ width: '100%' }}>
          {facts.join(' · ')}
        </Text>
      )}
    </SideHead>
  );
}

import { useRouter } from 'expo-router';
import { type ReactElement, useState } from 'react';
import { View } from 'react-native';

import { gameAddress } from '@/features/play/addresses';
import { FieldsSheet } from '@/features/play/fields/fields-sheet';
import { ForcesFilterBar, ForcesSections } from '@/features/play/forces/forces-sections';
import { SideHead } from '@/features/play/forces/side-head';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/mukden/index';
import { newId } from '@/store/transfer/new-id';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';

import { useActWithToast, useGame } from '../game';
import { sideWords } from '../words/names-in';
import { FORCES_FILTERS, type ForcesFilter, type ForcesSection, forcesSections } from './forces-lists';
import { LossesHead } from './losses-head';
import { NEW_UNIT, unitFields, unitFrom, unitValues } from './unit-fields';
import { UnitRow } from './unit-row';

export function FilterBar({ value, onChange }: { value: ForcesFilter; onChange: (filter: ForcesFilter) => void }) {
  const t = useT();
  return (
    <ForcesFilterBar
      label={t('mukden.forces.filter.label')}
      value={value}
      onChange={onChange}
      options={FORCES_FILTERS.map((each) => ({ value: each, label: t(`mukden.forces.filter.${each}`) }))}
    />
  );
}

interface ForcesListProps {
  hasFilter?: boolean;
  /** Where a tap leads, in a look back: there nothing is edited. To its card without it. */
  onOpen?: (id: string) => void;
}

/** Every unit that whoever looks may know, under the steps that both sides have lost. */
export function ForcesList({ hasFilter = true, onOpen }: ForcesListProps) {
  const { view } = useGame();
  const [filter, setFilter] = useState<ForcesFilter>('all');
  return (
    <View style={{ flex: 1 }} testID="forces-list">
      {hasFilter && <FilterBar value={filter} onChange={setFilter} />}
      <Groups
        sections={forcesSections(view, filter)}
        head={<LossesHead meter={view.meter} />}
        isFiltered={filter !== 'all'}
        onOpen={onOpen}
      />
    </View>
  );
}

interface GroupsProps {
  sections: readonly ForcesSection[];
  head?: ReactElement;
  isFiltered: boolean;
  onOpen?: (id: string) => void;
}

export function Groups({ sections, head, isFiltered, onOpen }: GroupsProps) {
  const t = useT();
  const router = useRouter();
  const { id: game } = useGame();
  const openUnit = (id: string) => router.push(gameAddress(game, `unit/${id}`));
  return (
    <ForcesSections
      sections={sections}
      head={head}
      onOpen={onOpen ?? openUnit}
      empty={
        isFiltered
          ? { title: t('mukden.forces.noneHere'), text: t('mukden.forces.noneHereText') }
          : { title: t('mukden.forces.none'), text: t('mukden.forces.noneText') }
      }
      renderHead={({ side }) => <GroupHead side={side} canAct={onOpen === undefined} />}
      renderRow={(item, _section, { onPress }) => <UnitRow item={item} onPress={onPress} />}
    />
  );
}

/** A side with how many are face up, and the way to list another unit. */
function GroupHead({ side, canAct }: { side: Side; canAct: boolean }) {
  const t = useT();
  const { view } = useGame();
  const { ready, all } = view.faceUp[side];
  const [isAdding, setAdding] = useState(false);
  return (
    <SideHead side={side} title={sideWords(side)} namesSide>
      <Row align="center" style={{ marginLeft: 'auto' }}>
        <Text as="control">{t('mukden.forces.ready', { ready, flipped: all - ready })}</Text>
        {canAct && (
          <IconButton
            icon="plus"
            label={t(`mukden.forces.add.${side}`)}
            onPress={() => setAdding(true)}
            testID={`add-${side}`}
          />
        )}
      </Row>
      {isAdding && <AddUnitSheet side={side} onClose={() => setAdding(false)} />}
    </SideHead>
  );
}

/** A unit that nobody had listed. */
function AddUnitSheet({ side, onClose }: { side: Side; onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  const { lastRow } = useGame().view;
  return (
    <FieldsSheet
      title={t(`mukden.forces.add.${side}`)}
      fieldsOf={() => unitFields(side, lastRow)}
      first={unitValues(NEW_UNIT)}
      onSave={(values) => void act({ type: 'addUnit', unit: { id: newId(), side, ...unitFrom(values) } })}
      onClose={onClose}
    />
  );
}

import { useState } from 'react';
import { View } from 'react-native';

import { ForcesFilterBar, ForcesSections } from '@/features/play/forces/forces-sections';
import { SideHead } from '@/features/play/forces/side-head';
import { useT } from '@/messages/messages';
import type { ShipView } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { ListRow } from '@/ui/list-row';
import { Text } from '@/ui/text';

import { useActWithToast, useGame } from '../game';
import { placeName } from '../words/names-in';
import { FORCES_FILTERS, type ForcesFilter, type ForcesSection, forcesSections, speedOfGroup } from './forces-lists';
import { ShipRow } from './ship-row';

export function FilterBar({ value, onChange }: { value: ForcesFilter; onChange: (filter: ForcesFilter) => void }) {
  const t = useT();
  return (
    <ForcesFilterBar
      label={t('tsushima.forces.filter.label')}
      value={value}
      onChange={onChange}
      options={FORCES_FILTERS.map((each) => ({ value: each, label: t(`tsushima.forces.filter.${each}`) }))}
    />
  );
}

interface ForcesListProps {
  hasFilter?: boolean;
  /** Where a tap on a ship leads, in a look back or behind a curtain. To her card without it. */
  onOpen?: (ship: string) => void;
  /** Only this side's groups. */
  side?: ForcesSection['side'];
}

/** Every ship of the campaign, group by group. */
export function ForcesList({ hasFilter = true, onOpen, side }: ForcesListProps) {
  const { view } = useGame();
  const [filter, setFilter] = useState<ForcesFilter>('all');
  const sections = forcesSections(view, filter).filter(
    (section) => side === undefined || section.side === side || section.side === null,
  );
  return (
    <View style={{ flex: 1 }} testID="forces-list">
      {hasFilter && <FilterBar value={filter} onChange={setFilter} />}
      <Groups sections={sections} onOpen={onOpen} />
    </View>
  );
}

/** Merchants are all alike: one row of them, with their number. */
const isMerchants = ({ group }: ForcesSection): boolean => group?.kind === 'merchants';

interface GroupsProps {
  sections: readonly ForcesSection[];
  onOpen?: (ship: string) => void;
}

export function Groups({ sections, onOpen }: GroupsProps) {
  const t = useT();
  return (
    <ForcesSections
      sections={sections.map((section) => ({
        ...section,
        data: isMerchants(section) ? section.data.slice(0, 1) : section.data,
        all: section.data.length,
      }))}
      onOpen={onOpen}
      empty={{ title: t('tsushima.forces.none'), text: t('tsushima.forces.noneText') }}
      renderHead={(section) => <SectionHead section={section} canAct={onOpen === undefined} />}
      renderRow={(ship, section, { hasPlan, index, onPress }) =>
        isMerchants(section) ? (
          <ListRow title={t('tsushima.forces.merchants', { count: section.all })} testID="merchants" />
        ) : (
          <ShipRow
            ship={ship}
            isLead={section.kind === 'group' && index === 0 && section.all > 1}
            hasPlan={hasPlan}
            onPress={onPress}
          />
        )
      }
    />
  );
}

function SectionHead({ section, canAct }: { section: ForcesSection; canAct: boolean }) {
  const t = useT();
  const { view, nameOf } = useGame();
  const { kind, side, group, data } = section;
  const speed = group && speedOfGroup(view, group);
  const where = group === null ? null : placeName(group.where);
  return (
    <SideHead
      side={side}
      title={
        kind === 'need'
          ? t('tsushima.forces.need', { count: data.length })
          : group
            ? nameOf(group.id)
            : t('tsushima.forces.lost')
      }
    >
      {kind === 'need' && canAct && <CheckAll ships={data} />}
      {where !== null && (
        <Text as="control" color="ink2">
          {group?.ships === null
            ? t('tsushima.forces.stackAt', { where })
            : speed === null
              ? where
              : t('tsushima.forces.head', { where, speed })}
        </Text>
      )}
    </SideHead>
  );
}

/** One tap for those who know that the list is right. */
function CheckAll({ ships }: { ships: readonly ShipView[] }) {
  const t = useT();
  const act = useActWithToast();
  const [asking, setAsking] = useState(false);
  const unsure = ships.filter(({ suggested }) => suggested !== null);
  if (unsure.length === 0) return null;
  return (
    <>
      <Button label={t('tsushima.forces.checkAll')} onPress={() => setAsking(true)} testID="check-all" />
      <Confirm
        open={asking}
        question={t('tsushima.forces.checkAllQuestion', { count: unsure.length })}
        consequence={t('tsushima.forces.checkAllText')}
        confirmLabel={t('tsushima.forces.checkAll')}
        cancelLabel={t('common.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void act({ type: 'confirmGuns', ships: unsure.map(({ id }) => id) });
        }}
        testID="check-all-sure"
      />
    </>
  );
}

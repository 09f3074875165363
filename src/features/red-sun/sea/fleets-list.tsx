import { useState } from 'react';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type Fleet, PLACES } from '@/rules/red-sun/index';
import { useSettings } from '@/store/settings';
import { Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { Tag } from '@/ui/tag';

import { fleetFacts } from '../forces/forces-words';
import { useGame } from '../game';
import { FleetSheet } from './fleet-sheet';
import { fleetsAfloat } from './fleets-afloat';

/** Every fleet by where it is; a tap says where it went. */
export function FleetsList() {
  const t = useT();
  const { view } = useGame();
  const [opened, setOpened] = useState<string | null>(null);
  const fleets = fleetsAfloat(view);
  const fleet = opened === null ? undefined : view.fleets[opened];
  return (
    <>
      {[...PLACES].reverse().map((place) => {
        const there = fleets.filter((each) => each.place === place);
        if (there.length === 0) return null;
        return (
          <Stack key={place}>
            <Stack paddingX="edge" paddingTop="sm">
              <SectionHeader title={t(`red-sun.placeName.${place}`)} />
            </Stack>
            {there.map((each) => (
              <FleetRow key={each.id} fleet={each} onPress={() => setOpened(each.id)} />
            ))}
          </Stack>
        );
      })}
      {fleet && <FleetSheet fleet={fleet} onClose={() => setOpened(null)} />}
    </>
  );
}

export function FleetRow({ fleet, onPress }: { fleet: Fleet; onPress: () => void }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  return (
    <ListRow
      leading={<SideMark side={ensignOf(fleet.side)} marks={marks} width={30} />}
      title={fleet.name}
      subtitle={fleetFacts(fleet).join(' · ')}
      trailing={fleet.blockade && <Tag text={t('red-sun.fleet.blockade')} />}
      onPress={onPress}
      testID={`fleet-${fleet.id}`}
    />
  );
}

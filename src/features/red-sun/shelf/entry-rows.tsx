import { SideHead } from '@/features/play/forces/side-head';
import { useT } from '@/messages/messages';
import { type Forces, SIDES } from '@/rules/red-sun/index';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';

import { orUnknown } from '../forces/forces-words';
import type { EntryPath } from './forces-entries';

interface EntryRowsProps {
  forces: Forces;
  /** Without it the list is only read. */
  onOpen: ((path: EntryPath) => void) | undefined;
}

/** The whole list, side by side: a tap on a line edits it. */
export function EntryRows({ forces, onOpen }: EntryRowsProps) {
  const t = useT();
  const { sighting, fleets, headquarters } = forces;
  const open = (path: EntryPath) => onOpen && (() => onOpen(path));
  return (
    <>
      <ListRow
        title={t('red-sun.shelf.forces.ranges')}
        subtitle={t('red-sun.shelf.forces.rangesRow', {
          ...{ clear: orUnknown(sighting.clear), fog: orUnknown(sighting.fog), storm: orUnknown(sighting.storm) },
        })}
        onPress={open({ type: 'ranges' })}
        testID="entry-ranges"
      />
      {SIDES.map((side) => (
        <Stack key={side}>
          {fleets
            .filter((fleet) => fleet.side === side)
            .map(({ id, name, ships, isMerchant }) => (
              <Stack key={id}>
                <GroupHead side={side} name={name} onEdit={open({ type: 'fleet', id, side })} testID={`entry-${id}`} />
                {ships.map((ship) => (
                  <ListRow
                    key={ship.id}
                    title={ship.name}
                    subtitle={t('red-sun.shelf.forces.ship', {
                      ...{ strength: orUnknown(ship.strength), torpedo: orUnknown(ship.torpedo) },
                      defence: orUnknown(ship.defence),
                    })}
                    onPress={open({ type: 'ship', id: ship.id, fleet: id })}
                    testID={`entry-${ship.id}`}
                  />
                ))}
                {onOpen && !isMerchant && (
                  <AddRow
                    label={t('red-sun.shelf.forces.addShip')}
                    to={name}
                    onPress={() => onOpen({ type: 'ship', fleet: id })}
                    testID={`add-to-${id}`}
                  />
                )}
              </Stack>
            ))}
          {headquarters
            .filter((hq) => hq.side === side)
            .map(({ id, name, units }) => (
              <Stack key={id}>
                <GroupHead side={side} name={name} onEdit={open({ type: 'hq', id, side })} testID={`entry-${id}`} />
                {units.map((unit) => (
                  <ListRow
                    key={unit.id}
                    title={unit.name}
                    subtitle={t('red-sun.shelf.forces.unit', {
                      number: orUnknown(unit.activation),
                      strengths: unit.strengths.join(', '),
                    })}
                    onPress={open({ type: 'unit', id: unit.id, hq: id })}
                    testID={`entry-${unit.id}`}
                  />
                ))}
                {onOpen && (
                  <AddRow
                    label={t('red-sun.shelf.forces.addUnit')}
                    to={name}
                    onPress={() => onOpen({ type: 'unit', hq: id })}
                    testID={`add-to-${id}`}
                  />
                )}
              </Stack>
            ))}
        </Stack>
      ))}
    </>
  );
}

interface GroupHeadProps {
  side: 'ijn' | 'irn';
  name: string;
  onEdit: (() => void) | undefined;
  testID: string;
}

function GroupHead({ side, name, onEdit, testID }: GroupHeadProps) {
  const t = useT();
  return (
    <SideHead side={side} title={name}>
      {onEdit && (
        <IconButton icon="pencil" label={t('red-sun.forces.editOf', { name })} onPress={onEdit} testID={testID} />
      )}
    </SideHead>
  );
}

function AddRow({ label, to, onPress, testID }: { label: string; to: string; onPress: () => void; testID: string }) {
  const t = useT();
  return (
    <Row paddingX="edge" paddingY="xs">
      <Button
        kind="link"
        icon="plus"
        label={label}
        spokenLabel={t('red-sun.shelf.forces.addTo', { add: label, name: to })}
        onPress={onPress}
        testID={testID}
      />
    </Row>
  );
}

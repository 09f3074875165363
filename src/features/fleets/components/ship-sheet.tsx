import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { useT } from '@/messages/messages';
import {
  boatsOn,
  findDesign,
  type Fleet,
  FORMATION,
  formationOf,
  mayShareBase,
  moveShip,
  moveToNewFormation,
  removeShip,
  setBoats,
  setFlagship,
  setFleetFlagship,
  type ShipDesign,
  shiftShip,
  shipsOf,
} from '@/rules/togo/index';
import { restoreDocument } from '@/store/library';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';
import { ToggleRow } from '@/ui/toggle-row';

import type { Edit } from '../use-fleet';
import { useOwnShips } from '../use-own-ships';
import { usePutAway } from '../use-put-away';
import { kindOf, nextFormationName } from '../words';
import { planFacts } from './ship-row';
import { UpDown } from './up-down';

interface ShipSheetProps {
  fleet: Fleet;
  /** Key of the ship in the fleet. */
  shipKey: string;
  edit: (edit: Edit) => void;
  onReplace: () => void;
  onClose: () => void;
}

const MOST_BOATS = 20;

/** Everything that can be done with one ship of a fleet, by buttons. */
export function ShipSheet({ fleet, shipKey, edit, onReplace, onClose }: ShipSheetProps) {
  const t = useT();
  const own = useOwnShips();
  const formation = formationOf(fleet, shipKey);
  const ship = shipsOf(fleet).find(({ key }) => key === shipKey);
  if (!formation || !ship) return null;
  const design = findDesign(ship.ship, own);
  const name = design?.name ?? ship.name;
  const place = formation.ships.indexOf(ship);
  const moved = { kind: 'move', done: t('fleets.edited.moved', { name }) } as const;
  const flagged = { kind: 'flag', done: t('fleets.edited.flagged', { name }) } as const;
  const andClose = (change: Edit) => {
    onClose();
    edit(change);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      testID="ship-sheet"
      foot={
        <Button
          kind="danger"
          icon="delete"
          label={t('fleets.ship.remove')}
          onPress={() =>
            andClose({
              kind: 'remove',
              done: t('fleets.edited.removed', { name }),
              change: (now) => removeShip(now, shipKey),
            })
          }
          testID="ship-remove"
        />
      }
    >
      {design ? (
        <Row wrap align="center" gap="md">
          <ShipPlan facts={planFacts(design)} label={null} />
          <Text color="ink2">{kindOf(ship, design)}</Text>
        </Row>
      ) : (
        <MissingShip id={ship.ship} name={name} />
      )}
      <Text aria-live="polite" testID="ship-place">
        {t('fleets.ship.place', { place: place + 1, count: formation.ships.length, formation: formation.name })}
      </Text>
      <UpDown
        up={{ label: t('fleets.ship.up'), spokenLabel: t('fleets.ship.spokenUp', { name }) }}
        down={{ label: t('fleets.ship.down'), spokenLabel: t('fleets.ship.spokenDown', { name }) }}
        place={place}
        count={formation.ships.length}
        onShift={(by) => edit({ ...moved, change: (now) => shiftShip(now, shipKey, by) })}
        testID="ship"
      />
      <Card padded={false}>
        {formation.flagship === shipKey ? (
          <ListRow
            leading={<Icon name="pennant" size={24} />}
            title={t('fleets.ship.leads', { formation: formation.name })}
            testID="ship-leads"
          />
        ) : (
          <ListRow
            leading={<Icon name="pennant" size={24} />}
            title={t('fleets.ship.makeFlagship', { formation: formation.name })}
            onPress={() => edit({ ...flagged, change: (now) => setFlagship(now, shipKey) })}
            testID="ship-flagship"
          />
        )}
        <ToggleRow
          title={t('fleets.ship.fleetFlagship')}
          subtitle={t('fleets.ship.fleetFlagshipHint')}
          on={fleet.fleetFlagship === shipKey}
          onChange={(on) =>
            edit(
              on
                ? { ...flagged, change: (now) => setFleetFlagship(now, shipKey) }
                : {
                    kind: 'flag',
                    done: t('fleets.edited.unflagged', { name }),
                    change: (now) => setFleetFlagship(now, null),
                  },
            )
          }
          testID="ship-fleet-flagship"
        />
      </Card>
      {design && mayShareBase(design) && (
        <Stack gap="xs">
          <Text as="name">{t('fleets.ship.boatsLabel')}</Text>
          <Stepper
            label={t('fleets.ship.boatsLabel')}
            decreaseLabel={t('fleets.ship.fewer')}
            increaseLabel={t('fleets.ship.more')}
            value={boatsOn(ship, design)}
            min={1}
            max={MOST_BOATS}
            onChange={(wanted) =>
              edit({
                kind: 'boats',
                done: t('fleets.edited.boats', { name }),
                change: (now) => withMoreBoats(now, shipKey, design, wanted - boatsOn(ship, design)),
              })
            }
            testID="ship-boats"
          />
        </Stack>
      )}
      <Text as="name">{t('fleets.ship.moveTo')}</Text>
      <Card padded={false}>
        {fleet.formations
          .filter(({ key }) => key !== formation.key)
          .map((target) => {
            const room = t('fleets.count.ofEight', { count: target.ships.length });
            return (
              <ListRow
                key={target.key}
                title={target.name}
                value={room}
                label={t('fleets.ship.toFormation', { formation: target.name, room })}
                disabled={target.ships.length >= FORMATION.maxShips}
                onPress={() =>
                  andClose({
                    ...moved,
                    change: (now) => moveShip(now, shipKey, { formation: target.key, place: target.ships.length }),
                  })
                }
                testID={`move-to-${target.key}`}
              />
            );
          })}
        <ListRow
          leading={<Icon name="plus" size={24} />}
          title={t('fleets.newFormation')}
          onPress={() =>
            andClose({
              ...moved,
              change: (now) => moveToNewFormation(now, shipKey, nextFormationName(now.formations.length + 1)),
            })
          }
          testID="move-to-new"
        />
      </Card>
      <Button icon="refresh" label={t('fleets.ship.replace')} onPress={onReplace} testID="ship-replace" />
    </Sheet>
  );
}

/** From the kept number: a tap that comes before the last one is on screen counts, too. */
function withMoreBoats(fleet: Fleet, key: string, design: ShipDesign, more: number): Fleet {
  const ship = shipsOf(fleet).find((each) => each.key === key);
  if (!ship) return fleet;
  const boats = Math.min(MOST_BOATS, Math.max(1, boatsOn(ship, design) + more));
  return setBoats(fleet, key, boats === design.ratings.boatsPerBase ? null : boats);
}

/** Deleted, but not out of the fleet: what she was called, and the way back where there is one. */
function MissingShip({ id, name }: { id: string; name: string }) {
  const t = useT();
  const toasts = useToast();
  const isRestorable = usePutAway('ship').some((ship) => ship.id === id);
  const bringBack = () =>
    void restoreDocument('ship', id).then(
      () => toasts.show({ message: t('common.broughtBack', { name }) }),
      () => toasts.show({ message: t('common.saveFailed') }),
    );
  return (
    <Stack gap="sm">
      <Text testID="ship-missing">{t('fleets.ship.missingText')}</Text>
      {isRestorable && (
        <Button icon="undo" label={t('fleets.ship.bringBack')} onPress={bringBack} testID="ship-bring-back" />
      )}
    </Stack>
  );
}

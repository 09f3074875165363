import { useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';
import { ScrollView, View } from 'react-native';

import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { ofTogo } from '@/messages/togo';
import {
  addFormation,
  addShips,
  type Fleet,
  FORMATION,
  moveShip,
  renameFleet,
  repeatedShips,
  replaceShip,
  shipsOf,
} from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { IconButton } from '@/ui/icon-button';
import { Screen } from '@/ui/screen';
import { skeleton, space } from '@/ui/tokens';

import { AddShipsSheet } from './add/add-ships-sheet';
import { ReplaceSheet } from './add/replace-sheet';
import { FleetHead } from './components/fleet-head';
import { FleetMenu } from './components/fleet-menu';
import { FormationBlock } from './components/formation-block';
import { FormationSheet } from './components/formation-sheet';
import { ShipSheet } from './components/ship-sheet';
import { ShareSheet } from './share/share-sheet';
import { type Dragging, ShipDrag } from './ship-drag';
import { type FleetEditing, useFleet } from './use-fleet';
import { useOwnShips } from './use-own-ships';
import { nameOf, nextFormationName, sizeOf } from './words';

type Open =
  | { readonly sheet: 'menu' | 'share' }
  | { readonly sheet: 'add'; readonly formation: string | null }
  | { readonly sheet: 'ship' | 'replace'; readonly ship: string }
  | { readonly sheet: 'formation'; readonly formation: string }
  | null;

/** One fleet: its formations and ships, all of it to be changed where it stands. */
export const FleetScreen = ofTogo(function FleetScreen() {
  const t = useT();
  const router = useRouter();
  const { id } = useLocalSearchParams<{ id: string }>();
  const editing = useFleet(id);
  const back = useBack('/fleets');
  if (!editing.fleet) {
    return (
      <Screen title={t('rooms.fleets')} back={back} testID="fleet-gone">
        <ErrorState
          title={t('fleets.gone.title')}
          text={t('fleets.gone.text')}
          actions={<Button label={t('common.toFleets')} onPress={() => router.replace('/fleets')} testID="to-fleets" />}
        />
      </Screen>
    );
  }
  return <OpenFleet {...editing} fleet={editing.fleet} onLeave={back} />;
});

interface OpenFleetProps extends FleetEditing {
  fleet: Fleet;
  onLeave: () => void;
}

function OpenFleet({ fleet, edit, undo, last, onLeave }: OpenFleetProps) {
  const t = useT();
  const own = useOwnShips();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const nameOfKey = (key: string) => {
    const ship = shipsOf(fleet).find((each) => each.key === key);
    return ship ? nameOf(ship, own) : '';
  };
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const [drag] = useState(() => new ShipDrag(setDragging));
  const drop = () => {
    const dropped = drag.end();
    if (!dropped) return;
    edit({
      kind: 'move',
      done: t('fleets.edited.moved', { name: nameOfKey(dropped.ship) }),
      change: (now) => moveShip(now, dropped.ship, dropped.to),
    });
  };
  const repeated = repeatedShips(fleet, own);
  const roomy = fleet.formations.findLast(({ ships }) => ships.length < FORMATION.maxShips);
  const hasShips = shipsOf(fleet).length > 0;
  return (
    <Screen
      title={fleet.name}
      subtitle={sizeOf(fleet)}
      back={onLeave}
      band={bandOf(fleet.side)}
      right={
        <View style={{ flexDirection: 'row' }}>
          <IconButton
            icon="share"
            color={bandOf(fleet.side).on}
            label={t('fleets.fleet.share')}
            onPress={() => setOpen({ sheet: 'share' })}
            testID="fleet-share"
          />
          <IconButton
            icon="more"
            color={bandOf(fleet.side).on}
            label={t('fleets.fleet.more')}
            onPress={() => setOpen({ sheet: 'menu' })}
            testID="fleet-more"
          />
        </View>
      }
      actionBar={{
        main: (
          <Button
            kind="primary"
            label={t('fleets.addShips')}
            onPress={() => setOpen({ sheet: 'add', formation: roomy?.key ?? null })}
            testID="add-ships-button"
          />
        ),
        aside: last ? (
          <Button
            icon="undo"
            iconPlace="above"
            label={t(`fleets.undoShort.${last.kind}`)}
            spokenLabel={t('fleets.edited.undoSpoken', { what: last.done })}
            onPress={undo}
            testID="fleet-undo"
          />
        ) : undefined,
      }}
      flush
      wide
      scroll={false}
      testID="fleet"
    >
      <View ref={(view) => drag.registerFrame(view)} style={{ flex: 1 }}>
        <ScrollView
          ref={(view) => drag.registerList(view)}
          scrollEnabled={dragging === null}
          scrollEventThrottle={16}
          onScroll={({ nativeEvent }) => drag.scrolledTo(nativeEvent.contentOffset.y)}
          contentContainerStyle={{
            width: '100%',
            maxWidth: skeleton.maxWidth,
            alignSelf: 'center',
            // Room for a toast under the last row.
            paddingBottom: 96,
          }}
        >
          {hasShips && <FleetHead fleet={fleet} repeated={repeated} />}
          {!hasShips && (
            <EmptyState icon="ship" title={t('fleets.noShips')} text={t('fleets.fleet.empty.text')} testID="no-ships" />
          )}
          {fleet.formations.map((formation) => (
            <FormationBlock
              key={formation.key}
              fleet={fleet}
              formation={formation}
              repeated={repeated}
              drag={drag}
              dragging={dragging}
              onDrop={drop}
              onShip={(ship) => setOpen({ sheet: 'ship', ship })}
              onMore={() => setOpen({ sheet: 'formation', formation: formation.key })}
              onAdd={() => setOpen({ sheet: 'add', formation: formation.key })}
            />
          ))}
          <View style={{ padding: space.edge }}>
            <Button
              icon="plus"
              label={t('fleets.newFormation')}
              onPress={() =>
                edit({
                  kind: 'formation',
                  done: t('fleets.edited.formationAdded'),
                  change: (now) => addFormation(now, nextFormationName(now.formations.length + 1)),
                })
              }
              testID="new-formation"
            />
          </View>
        </ScrollView>
      </View>
      <FleetSheets fleet={fleet} edit={edit} open={open} setOpen={setOpen} close={close} onLeave={onLeave} />
    </Screen>
  );
}

interface FleetSheetsProps extends Pick<FleetEditing, 'edit'> {
  fleet: Fleet;
  open: Open;
  setOpen: (open: Open) => void;
  close: () => void;
  onLeave: () => void;
}

function FleetSheets({ fleet, edit, open, setOpen, close, onLeave }: FleetSheetsProps) {
  const t = useT();
  const own = useOwnShips();
  switch (open?.sheet) {
    case undefined:
      return null;
    case 'share':
      return <ShareSheet fleet={fleet} onClose={close} />;
    case 'menu':
      return (
        <FleetMenu
          fleet={fleet}
          onClose={close}
          onDeleted={onLeave}
          onRename={(name) =>
            edit({
              kind: 'rename',
              done: t('fleets.edited.renamed', { name: fleet.name }),
              change: (now) => renameFleet(now, name),
            })
          }
        />
      );
    case 'formation': {
      const formation = fleet.formations.find(({ key }) => key === open.formation);
      return formation ? <FormationSheet fleet={fleet} formation={formation} edit={edit} onClose={close} /> : null;
    }
    case 'ship':
      return (
        <ShipSheet
          fleet={fleet}
          shipKey={open.ship}
          edit={edit}
          onClose={close}
          onReplace={() => setOpen({ sheet: 'replace', ship: open.ship })}
        />
      );
    case 'replace': {
      const ship = shipsOf(fleet).find(({ key }) => key === open.ship);
      const name = ship ? nameOf(ship, own) : '';
      return (
        <ReplaceSheet
          fleet={fleet}
          title={t('fleets.add.titleReplace', { name })}
          onClose={close}
          onReplace={(by) => {
            close();
            edit({
              kind: 'replace',
              done: t('fleets.edited.replaced', { name }),
              change: (now) => replaceShip(now, open.ship, by),
            });
          }}
        />
      );
    }
    case 'add': {
      const target = fleet.formations.find(({ key }) => key === open.formation);
      return (
        <AddShipsSheet
          fleet={fleet}
          title={target ? t('fleets.add.titleTo', { formation: target.name }) : t('fleets.addShips')}
          onClose={close}
          onAdd={(ships) => {
            close();
            edit({
              kind: 'add',
              done: t('fleets.edited.added', { count: ships.length }),
              change: (now) => addShips(now, open.formation, ships, nextFormationName),
            });
          }}
        />
      );
    }
  }
}

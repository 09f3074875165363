import { Fragment } from 'react';
import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { SideMark } from '@/kit/side-mark';
import { ensignOf, sideEdge, sideText } from '@/kit/sides';
import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import { findDesign, type Fleet, type FleetFormation, FORMATION, formationPace } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import type { Dragging, ShipDrag } from '../ship-drag';
import { useOwnShips } from '../use-own-ships';
import { paceSentence } from '../words';
import { ShipRow } from './ship-row';

interface FormationBlockProps {
  fleet: Fleet;
  formation: FleetFormation;
  repeated: ReadonlySet<string>;
  drag: ShipDrag;
  dragging: Dragging | null;
  onDrop: () => void;
  onShip: (key: string) => void;
  onMore: () => void;
  onAdd: () => void;
}

/** A formation: its name, its speed and why, and its ships in the order of the line. */
export function FormationBlock(props: FormationBlockProps) {
  const { fleet, formation, repeated, drag, dragging, onDrop, onShip, onMore, onAdd } = props;
  const t = useT();
  const { color } = useTheme();
  const own = useOwnShips();
  const { marks } = useSettings();
  const pace = formationPace(formation, own);
  const boxes = fleet.formations.map(({ key, ships }) => ({
    formation: key,
    ships: ships.map((ship) => ship.key),
    isFull: ships.length >= FORMATION.maxShips,
  }));
  const isTarget = dragging?.formation === formation.key;
  const others = formation.ships.filter(({ key }) => key !== dragging?.ship);
  const before = isTarget ? (others[dragging.place]?.key ?? null) : undefined;
  return (
    <View
      testID={`formation-${formation.key}`}
      style={[
        { borderTopWidth: stroke.foot, borderColor: color[sideEdge(fleet.side)] },
        // The ship that is being dragged is drawn over the formations below hers.
        formation.ships.some(({ key }) => key === dragging?.ship) && { zIndex: 2 },
      ]}
    >
      <View style={{ paddingLeft: space.edge, paddingRight: space.xs, paddingTop: space.sm, paddingBottom: space.xs }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm }}>
          <SideMark side={ensignOf(fleet.side)} marks={marks} width={30} />
          <Heading color={sideText(fleet.side)} style={{ flex: 1, minWidth: 0 }}>
            {formation.name}
          </Heading>
          {pace && <Text as="value">{inchWords(pace.speed.value)}</Text>}
          <IconButton
            icon="more"
            label={t('fleets.moreAbout', { name: formation.name })}
            onPress={onMore}
            testID={`formation-more-${formation.key}`}
          />
        </View>
        {formation.ships.length > 0 && (
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.sm }}>
            <Text as="text2" color="ink2" style={{ flexShrink: 1 }} testID={`pace-${formation.key}`}>
              {paceSentence(pace, own)}
            </Text>
            {pace?.slowedAs && (
              <RuleLink
                rule={pace.slowedAs === 'ships' ? 'TOGO-16' : 'TOGO-15'}
                testID={`pace-rule-${formation.key}`}
              />
            )}
          </View>
        )}
      </View>
      <View style={{ borderTopWidth: stroke.hairline, borderColor: color.rule }}>
        {formation.ships.map((ship) => (
          <Fragment key={ship.key}>
            {before === ship.key && <DropMark />}
            <ShipRow
              ref={(view) => drag.register(ship.key, view)}
              ship={ship}
              design={findDesign(ship.ship, own)}
              formation={formation}
              isFleetFlagship={fleet.fleetFlagship === ship.key}
              isTwice={repeated.has(ship.ship)}
              draggedBy={dragging?.ship === ship.key ? dragging.by : null}
              drag={{
                onStart: (at) => drag.start(ship.key, boxes, at),
                onMove: (at) => drag.move(at),
                onEnd: onDrop,
                onCancel: () => drag.cancel(),
              }}
              onPress={() => onShip(ship.key)}
            />
          </Fragment>
        ))}
        {before === null && <DropMark />}
      </View>
      <View
        ref={(view) => drag.register(formation.key, view)}
        style={{ paddingHorizontal: space.edge, paddingVertical: space.xs }}
      >
        {formation.ships.length === 0 && (
          <Text color="ink2" style={{ paddingTop: space.sm }}>
            {t('fleets.formation.empty')}
          </Text>
        )}
        {formation.ships.length < FORMATION.maxShips ? (
          <Button
            kind="link"
            icon="plus"
            label={t('fleets.addShips')}
            spokenLabel={t('fleets.formation.add', { name: formation.name })}
            onPress={onAdd}
            testID={`formation-add-${formation.key}`}
            style={{ alignSelf: 'flex-start' }}
          />
        ) : (
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.sm }}>
            <Text as="text2" color="ink2" style={{ flexShrink: 1 }} testID={`full-${formation.key}`}>
              {t('fleets.fleet.full', { formation: formation.name })}
            </Text>
            <RuleLink rule="TOGO-12" testID={`full-rule-${formation.key}`} />
          </View>
        )}
      </View>
    </View>
  );
}

/** Where the dragged ship would go. No height of its own, or the rows would jump under the finger. */
function DropMark() {
  const { color } = useTheme();
  return (
    <View style={{ height: 0, zIndex: 1 }}>
      <View testID="drop-mark" style={{ height: 4, marginTop: -2, backgroundColor: color.now }} />
    </View>
  );
}

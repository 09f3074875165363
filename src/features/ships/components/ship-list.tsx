import { useMemo, type ReactElement } from 'react';
import { SectionList } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf, sideEdge, sideText } from '@/kit/sides';
import { t } from '@/messages/messages';
import { SHIP_TYPES, type ShelvedShip, type Side, SIDES } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Row } from '@/ui/layout';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';
import { useInsets } from '@/ui/use-insets';

import { ShipRow } from './ship-row';

interface ShipListProps {
  ships: readonly ShelvedShip[];
  onOpen: (id: string) => void;
  head: ReactElement;
  empty: ReactElement;
}

interface ShipGroup {
  readonly key: string;
  readonly title: string;
  readonly side: Side | null;
  readonly data: readonly ShelvedShip[];
}

/** Grouped by side and type, with only the rows in sight alive. */
export function ShipList({ ships, onOpen, head, empty }: ShipListProps) {
  const insets = useInsets();
  const groups = useMemo(() => grouped(ships), [ships]);
  return (
    <SectionList
      sections={groups}
      keyExtractor={({ design }) => design.id}
      renderItem={({ item }) => <ShipRow ship={item} onOpen={onOpen} />}
      renderSectionHeader={({ section }) => <GroupHeader group={section} />}
      ListHeaderComponent={head}
      ListEmptyComponent={empty}
      stickySectionHeadersEnabled
      initialNumToRender={12}
      keyboardShouldPersistTaps="handled"
      keyboardDismissMode="on-drag"
      contentContainerStyle={{ paddingBottom: insets.bottom + space.lg }}
      style={{ flex: 1 }}
      testID="ship-list"
    />
  );
}

function GroupHeader({ group: { title, side, data } }: { group: ShipGroup }) {
  const { color } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  return (
    <Row
      align="center"
      gap="md"
      paddingX="edge"
      paddingY={6}
      style={{
        backgroundColor: color.paper,
        borderTopWidth: stroke.active,
        borderTopColor: color[side ? sideEdge(side) : 'ruleStrong'],
        borderBottomWidth: stroke.hairline,
        borderBottomColor: color.rule,
      }}
    >
      {side && <SideMark side={ensignOf(side)} marks={marks} width={30} />}
      <Heading as="name" color={side ? sideText(side) : 'ink'} style={{ flex: 1 }}>
        {title}
      </Heading>
      <Text as="name" color="ink2">
        {data.length}
      </Text>
    </Row>
  );
}

/** The owner's ships first, then each side from battleships to convoys; inside a group the order of the search stays. */
function grouped(ships: readonly ShelvedShip[]): ShipGroup[] {
  const own = { key: 'own', title: t('ships.group.own'), side: null, data: ships.filter(isOwn) };
  const groups = SIDES.flatMap((side) =>
    SHIP_TYPES.map((type): ShipGroup => ({
      key: `${side}-${type}`,
      title: t(`ships.group.${side}.${type}`),
      side,
      data: ships.filter((ship) => !isOwn(ship) && ship.design.side === side && ship.design.ratings.type === type),
    })),
  );
  return [own, ...groups].filter(({ data }) => data.length > 0);
}

const isOwn = ({ origin }: ShelvedShip): boolean => origin === 'own';

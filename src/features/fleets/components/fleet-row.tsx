import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { findDesign, type Fleet, shipsOf } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { IconButton } from '@/ui/icon-button';
import { Pressable } from '@/ui/pressable';
import { rowFrame } from '@/ui/row-frame';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

import { useOwnShips } from '../use-own-ships';
import { summaryOf } from '../words';

interface FleetRowProps {
  fleet: Fleet;
  /** Another fleet is called the same. */
  isNamesake: boolean;
  onOpen: () => void;
  onMore: () => void;
}

export function FleetRow({ fleet, isNamesake, onOpen, onMore }: FleetRowProps) {
  const t = useT();
  const theme = useTheme();
  const own = useOwnShips();
  const { marks } = useSettings();
  const missing = shipsOf(fleet).filter(({ ship }) => findDesign(ship, own) === null).length;
  const summary = summaryOf(fleet, own);
  const tags = [
    ...(isNamesake ? [t('fleets.list.sameName')] : []),
    ...(missing > 0 ? [t('fleets.list.missing', { count: missing })] : []),
  ];
  const side = fleet.side === 'ijn' ? t('fleets.side.ijnMark') : t('fleets.side.irnMark');
  return (
    <View style={[rowFrame(theme, 'card'), { paddingVertical: 0, paddingRight: space.xs, gap: 0 }]}>
      <Pressable
        label={[fleet.name, side, summary, ...tags].join(', ')}
        onPress={onOpen}
        style={{ flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.md, paddingVertical: space.sm }}
        testID={`fleet-${fleet.id}`}
      >
        <SideMark side={ensignOf(fleet.side)} marks={marks} width={42} />
        <View style={{ flex: 1, minWidth: 0, gap: 2 }}>
          <Text as="name">{fleet.name}</Text>
          <Text as="text2" color="ink2">
            {summary}
          </Text>
          {tags.length > 0 && (
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.xs }}>
              {isNamesake && <Tag text={t('fleets.list.sameName')} />}
              {missing > 0 && <Tag text={t('fleets.list.missing', { count: missing })} tone="danger" />}
            </View>
          )}
        </View>
      </Pressable>
      <IconButton
        icon="more"
        label={t('fleets.moreAbout', { name: fleet.name })}
        onPress={onMore}
        testID={`fleet-more-${fleet.id}`}
      />
    </View>
  );
}

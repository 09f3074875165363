import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { harmAfter, harmOf, SINKS_AT } from '@/rules/tide/index';
import { Row } from '@/ui/layout';
import { Marker } from '@/ui/marker';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { chip, radius, stroke } from '@/ui/tokens';

import { useGame } from '../game';

/** How a ship in the fight is, and dashed what this round's hits will make of her once both have fired. */
export function ShipState({ ship: id }: { ship: string }) {
  const t = useT();
  const { state } = useGame();
  const ship = state.ships[id];
  if (ship === undefined) return null;
  const pending = state.fight?.pending[id] ?? 0;
  const after = harmAfter(ship.class, harmOf(ship), pending, state.rulings);
  const isSunk = after === SINKS_AT[ship.class];
  return (
    <Row align="center" gap="xs" wrap style={{ flexShrink: 1 }}>
      {ship.class === 'battleship' && ship.damaged && (
        <Marker letter="D" label={t('tide.fire.isDamaged')} testID={`damaged-${id}`} />
      )}
      {ship.class !== 'battleship' && ship.hits > 0 && <Tag text={t('tide.fire.hits', { count: ship.hits })} />}
      {pending > 0 && (
        <PendingTag
          text={
            isSunk
              ? t('tide.fire.sunk')
              : ship.class === 'battleship'
                ? t('tide.fire.damaged')
                : t('tide.fire.moreHits', { count: pending })
          }
          testID={`pending-${id}`}
        />
      )}
    </Row>
  );
}

/** What will be, once both have fired: dashed, as everything that does not count yet. */
function PendingTag({ text, testID }: { text: string; testID?: string }) {
  const t = useT();
  const { color } = useTheme();
  return (
    <View
      accessible
      role="img"
      aria-label={t('tide.fire.pending', { what: text })}
      testID={testID}
      style={{
        minHeight: chip.tag,
        justifyContent: 'center',
        paddingHorizontal: 7,
        paddingVertical: 2,
        borderWidth: stroke.frame,
        borderStyle: 'dashed',
        borderColor: color.ink,
        borderRadius: radius.chip,
      }}
    >
      <Text as="tag" style={{ textTransform: 'none' }}>
        {text}
      </Text>
    </View>
  );
}

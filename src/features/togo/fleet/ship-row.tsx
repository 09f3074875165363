import { inchWords } from '@/kit/words/inches';
import { memo } from 'react';
import { View } from 'react-native';

import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

import { planStateOf, type ShipView } from '../plan-state';
import { markersSaid, ShipMarkers } from '../ship/ship-markers';
import { stateWords } from '../words/fate-words';
import { shipName } from '../words/ship-words';

interface Props {
  ship: ShipView;
  flagship: boolean;
  onPress: (id: string) => void;
}

/** A ship at a glance, readable at arm's length: plan, damage, guns and speed left. */
export const ShipRow = memo(function ShipRow({ ship, flagship, onPress }: Props) {
  const t = useT();
  const { color, isLargeText } = useTheme();
  const main = mainGuns(ship);
  const dice = main?.dice.side ?? 0;
  // A ship that has yet to come on is not silenced.
  const waits = ship.fate === 'afloat' && ship.silent === 'OUT_OF_PLAY';
  const silent = (ship.silent !== null && !waits) || ship.status !== 'afloat';
  const gone = ship.remains ? null : stateWords(ship);
  const undamaged = ship.markers.length === 0 && ship.fires === 0 && ship.waiting.length === 0;
  // Ashore, given up, or how many boats: what no marker tells.
  const state = ship.fate !== 'afloat' || ship.status !== 'afloat' || ship.unitsAtFirst > 1 ? stateWords(ship) : null;
  return (
    <Pressable
      label={spokenWords(t, ship, { silent, state: gone ?? state })}
      onPress={() => onPress(ship.id)}
      testID={`fleet-${ship.id}`}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.md,
        minHeight: touch.row,
        paddingHorizontal: space.edge,
        paddingVertical: space.xs,
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
        backgroundColor: gone === null ? color.card : undefined,
      }}
    >
      {/* Large words need the room of the drawing. */}
      {!isLargeText && (
        <ShipPlan
          facts={{ ...ship.card, lengthM: ship.lengthM ?? null }}
          state={planStateOf(ship)}
          spent={gone !== null}
          label={null}
        />
      )}
      <View style={{ flex: 1, gap: 2 }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs }}>
          <Text as="name" color={gone === null ? 'ink' : 'ink2'} style={{ flexShrink: 1 }}>
            {shipName(ship)}
          </Text>
          {flagship && (
            <View style={{ flexShrink: 0 }}>
              <Icon name="pennant" size={18} />
            </View>
          )}
        </View>
        {state !== null && (
          <Text as="text2" color={ship.fate === 'afloat' && ship.status === 'afloat' ? 'ink2' : 'danger'}>
            {state}
          </Text>
        )}
        {gone === null && !undamaged && <ShipMarkers ship={ship} />}
        {state === null && undamaged && (
          <Text as="text2" color="ink2">
            {t('battle.fleet.noDamage')}
          </Text>
        )}
      </View>
      {main && (
        <Figure
          value={silent ? '0' : String(dice)}
          unit={silent ? t('battle.fleet.silent') : gunWords(main.weapon)}
          warn={silent}
        />
      )}
      <Figure value={inchWords(ship.speed)} unit={t('battle.fleet.speed')} />
    </Pressable>
  );
});

/** The row for the ear: what is drawn of her damage too. */
function spokenWords(t: ReturnType<typeof useT>, ship: ShipView, { silent, state: is }: Spoken): string {
  const [name, speed] = [shipName(ship), inchWords(ship.speed)];
  if (!ship.remains) return t('changes.choose', { title: name, value: is ?? '' });
  const state = [is, markersSaid(t, ship)].filter((part) => part != null).join(', ') || t('battle.fleet.noDamage');
  const main = mainGuns(ship);
  // A convoy has no guns to speak of.
  if (!main) return t('changes.state.said', { name, state, speed });
  if (silent) return t('battle.fleet.saidSilent', { name, speed, state });
  return t('battle.fleet.said', { name, count: main.dice.side, gun: gunWords(main.weapon), speed, state });
}

interface Spoken {
  readonly silent: boolean;
  /** Where no marker tells it. */
  readonly state: string | null;
}

const mainGuns = ({ batteries }: ShipView) => batteries.find((battery) => battery.main) ?? batteries[0];

function Figure({ value, unit, warn = false }: { value: string; unit: string; warn?: boolean }) {
  return (
    <View style={{ minWidth: 44, alignItems: 'flex-end' }}>
      <Text as="value">{value}</Text>
      <Text as="text2" color={warn ? 'danger' : 'ink2'}>
        {unit}
      </Text>
    </View>
  );
}

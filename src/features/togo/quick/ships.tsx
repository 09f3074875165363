import { useState } from 'react';
import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { t, useT } from '@/messages/messages';
import { quickShip, type QuickShip, searchShips } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

import { Choice } from './fields';
import { shipFacts } from './words';

type Role = 'firer' | 'target';

export type Recents = { readonly [Each in Role]: readonly QuickShip[] };

/** The target of a form on the dial. */
export const aimedAt = ({ target: { id, name, side } }: { readonly target: QuickShip }) => ({
  id: 'target',
  name: id === null ? t('quick.fire.target') : name,
  side,
});

interface ByProps {
  by: 'weapon' | 'ship';
  onBy: (by: 'weapon' | 'ship') => void;
  weapon: string;
  testID: string;
}

/** With a ship and her arcs, or with nothing but a weapon. */
export function FiredBy({ by, onBy, weapon, testID }: ByProps) {
  const t = useT();
  const of = { weapon, ship: t('quick.fire.ship') };
  return <Choice label={t('quick.fire.by')} value={by} onChange={onBy} of={of} testID={testID} />;
}

interface ShipPairProps {
  ships: { readonly [Each in Role]: QuickShip };
  recents: Recents;
  onPick: (ship: { readonly [Each in Role]?: QuickShip }) => void;
}

/** Who fires and at whom; a tap on either chooses another. */
export function ShipPair({ ships, recents, onPick }: ShipPairProps) {
  const t = useT();
  const [picking, setPicking] = useState<Role | null>(null);
  return (
    <>
      <Card padded={false}>
        {(['firer', 'target'] as const).map((role) => (
          <ShipLine
            key={role}
            role={t(`quick.ships.${role}`)}
            ship={ships[role]}
            onPress={() => setPicking(role)}
            testID={`pick-${role}`}
          />
        ))}
      </Card>
      {picking !== null && (
        <ShipPicker
          role={t(`quick.ships.${picking}`)}
          recent={recents[picking]}
          onPick={(ship) => {
            setPicking(null);
            onPick({ [picking]: ship });
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  );
}

interface ShipLineProps {
  role: string;
  ship: QuickShip;
  onPress: () => void;
  testID: string;
}

/** A ship in one row: whose she is, what she is worth as a target. */
function ShipLine({ role, ship, onPress, testID }: ShipLineProps) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const name = ship.id === null ? t('quick.ships.anyTarget') : ship.name;
  return (
    <ListRow
      leading={
        <View style={{ width: 42, alignItems: 'center' }}>
          {ship.side === null ? (
            <Icon name="target" />
          ) : (
            <SideMark side={ensignOf(ship.side)} marks={marks} width={42} />
          )}
        </View>
      }
      title={name}
      subtitle={shipFacts(ship)}
      label={t('quick.ships.change', { role, name })}
      onPress={onPress}
      testID={testID}
    />
  );
}

interface ShipPickerProps {
  role: string;
  recent: readonly QuickShip[];
  onPick: (ship: QuickShip) => void;
  onClose: () => void;
}

/** More rows than a thumb will scroll through; typing finds the rest. */
const SHOWN = 24;

/** The ships used lately, then the library, by name. */
function ShipPicker({ role, recent, onPick, onClose }: ShipPickerProps) {
  const t = useT();
  const [text, setText] = useState('');
  const found = searchShips(text);
  const lines = (ships: readonly QuickShip[], list: 'recent' | 'ship') => (
    <View>
      {ships.map((ship) => (
        <ShipLine key={ship.id} role={role} ship={ship} onPress={() => onPick(ship)} testID={`${list}-${ship.id}`} />
      ))}
    </View>
  );
  return (
    <Sheet open onClose={onClose} title={t('quick.ships.pick')} testID="ship-picker">
      <TextField kind="search" label={t('quick.ships.search')} value={text} onChange={setText} testID="ship-search" />
      {recent.length > 0 && text === '' && <Section title={t('quick.ships.recent')}>{lines(recent, 'recent')}</Section>}
      <Section title={t('quick.ships.all')}>
        {found.length === 0 && <Text color="ink2">{t('quick.ships.nothing')}</Text>}
        {lines(found.slice(0, SHOWN).map(quickShip), 'ship')}
        {found.length > SHOWN && <Text color="ink2">{t('quick.ships.more', { count: found.length - SHOWN })}</Text>}
      </Section>
    </Sheet>
  );
}

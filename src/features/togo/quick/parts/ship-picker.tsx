import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { quickShip, searchShips, type QuickShip } from '@/rules/togo/index';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

import { ShipLine } from './ship-line';

interface ShipPickerProps {
  role: string;
  recent: readonly QuickShip[];
  onPick: (ship: QuickShip) => void;
  onClose: () => void;
}

/** More rows than a thumb will scroll through; typing finds the rest. */
const SHOWN = 24;

/** The ships used lately, then the library, by name. */
export function ShipPicker({ role, recent, onPick, onClose }: ShipPickerProps) {
  const t = useT();
  const [text, setText] = useState('');
  const found = searchShips(text);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('quick.ships.pick')}
      closeLabel={t('quick.ships.close')}
      testID="ship-picker"
    >
      <TextField kind="search" label={t('quick.ships.search')} value={text} onChange={setText} testID="ship-search" />
      {recent.length > 0 && text === '' && (
        <Section title={t('quick.ships.recent')}>
          <View>
            {recent.map((ship) => (
              <ShipLine
                key={ship.id}
                role={role}
                ship={ship}
                onPress={() => onPick(ship)}
                testID={`recent-${ship.id}`}
              />
            ))}
          </View>
        </Section>
      )}
      <Section title={t('quick.ships.all')}>
        {found.length === 0 && <Text color="ink2">{t('quick.ships.nothing')}</Text>}
        <View>
          {found.slice(0, SHOWN).map((facts) => (
            <ShipLine
              key={facts.id}
              role={role}
              ship={quickShip(facts)}
              onPress={() => onPick(quickShip(facts))}
              testID={`ship-${facts.id}`}
            />
          ))}
        </View>
        {found.length > SHOWN && <Text color="ink2">{t('quick.ships.more', { count: found.length - SHOWN })}</Text>}
      </Section>
    </Sheet>
  );
}

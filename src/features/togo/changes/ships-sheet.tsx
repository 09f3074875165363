import { useState } from 'react';
import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';

import { shipsInLine } from '../formations-in-line';
import { FateSheet } from '../ship/fate-sheet';
import { stateWords } from '../words/fate-words';
import { useGame } from '../game';
import { shipName } from '../words/ship-words';

/** Every ship both sides know of: take one out, bring one back, say what has become of her. */
export function ShipsSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { view } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const [ship, setShip] = useState<string | null>(null);
  if (ship !== null) return <FateSheet ship={ship} onClose={onClose} />;
  const ships = shipsInLine(view);
  return (
    <Sheet open onClose={onClose} title={t('changes.which')} closeLabel={t('common.close')} testID="ships-sheet">
      <View>
        {ships.map((each) => (
          <ListRow
            key={each.id}
            leading={<SideMark side={ensignOf(each.side)} marks={marks} width={30} />}
            title={shipName(each)}
            subtitle={stateWords(each)}
            onPress={() => setShip(each.id)}
            testID={`change-${each.id}`}
          />
        ))}
      </View>
    </Sheet>
  );
}

import { inchWords } from '@/kit/words/inches';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { BattleView, Side } from '@/rules/togo/index';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { space } from '@/ui/tokens';

import { ShipRow } from '../fleet/ship-row';
import { unplannedWords } from '../words/event-words';
import { useGame } from '../game';
import { formationName } from '../words/ship-words';

interface Props {
  side: Side;
  onShip: (ship: string) => void;
}

type Counter = BattleView['formations'][string];

/** What stands behind the side's blank counters: which are dummies, and every ship that nobody has seen. */
export function HiddenForces({ side, onShip }: Props) {
  const t = useT();
  const { view } = useGame();
  const counters = Object.values(view.formations).filter(
    (counter) => counter.side === side && !counter.sighted && (counter.place === 'table' || counter.place === 'off'),
  );
  if (counters.length === 0) return null;
  return (
    <View testID="hidden-forces">
      <View style={{ paddingHorizontal: space.edge, paddingTop: space.lg }}>
        <SectionHeader title={t('hand.counters', { count: counters.length })} />
      </View>
      {counters.map((counter) => (
        <View key={counter.id}>
          <ListRow
            title={t('battle.counter', { id: counter.id })}
            subtitle={counter.known?.dummy ? t('hand.dummyText') : lineWords(t, counter)}
            value={counter.known?.dummy ? t('hand.dummy') : undefined}
            testID={`own-counter-${counter.id}`}
          />
          {(counter.known?.ships ?? []).flatMap((id) => {
            const ship = view.ships[id];
            return ship
              ? [<ShipRow key={id} ship={ship} flagship={counter.known?.flagship === id} onPress={onShip} />]
              : [];
          })}
        </View>
      ))}
    </View>
  );
}

/** The formation's name, how far it goes and what its unplanned dice said. */
function lineWords(t: ReturnType<typeof useT>, { known, place }: Counter): string {
  if (known === null) return '';
  const name = formationName(known);
  const facts = { name, inches: inchWords(known.allowance.value) };
  if (place === 'off') return t('hand.lineOff', { name });
  return known.unplanned === null
    ? t('hand.line', facts)
    : t('hand.lineRolled', { ...facts, result: unplannedWords(known.unplanned.result) });
}

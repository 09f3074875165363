import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { controlOdds, isSmallCraft, type Marker as Letter, takesWholeBase, THRESHOLDS } from '@/rules/togo/index';
import { ListRow } from '@/ui/list-row';
import { Marker } from '@/ui/marker';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';

import type { ShipView } from '../plan-state';
import { letterWords } from '../words/ship-words';
import { WaitingHits } from './waiting-hits';
import { useGame } from '../game';

/** Boats and transports have no markers: a hit sinks (TOGO-63, TOGO-64). */
export const sinksByHit = ({ card: { type } }: Pick<ShipView, 'card'>): boolean => isSmallCraft(type);

/** Every marker with what it does, when it came and the odds of repair, fires with what they threaten, hits that wait with who fired. */
export function ShipDamage({ ship }: { ship: ShipView }) {
  const t = useT();
  const { view } = useGame();
  const { markers, fires, waiting, cards, card, units } = ship;
  const sinks = sinksByHit(ship);
  const oneByOne = units > 1 && !takesWholeBase(card.type, view.houseRules);
  const repair = (marker: Letter | 'F'): string | undefined => {
    const odds = controlOdds({ marker, attempts: 1, cards });
    return odds.ok ? t('damage.repaired', { count: Math.round(odds.value.pRemoved * 6) }) : undefined;
  };
  return (
    <View>
      <SectionHeader title={t('battle.ship.damage')} aside={sinks ? undefined : t('battle.ship.oneTry')} />
      {sinks && <Text>{oneByOne ? t('damage.sinksOne') : t('damage.sinksAll')}</Text>}
      {!sinks && markers.length + fires + waiting.length === 0 && (
        <Text color="ink2">{t('battle.fleet.noDamage')}</Text>
      )}
      {markers.map(({ id, letter, permanent, turn }) => (
        <ListRow
          key={id}
          leading={
            <Marker
              letter={letter}
              kind={permanent ? 'permanent' : 'hit'}
              label={t('battle.ship.marker', { count: 1, letter })}
            />
          }
          title={letterWords(letter)}
          subtitle={permanent ? t('battle.ship.forGood', { turn }) : t('battle.ship.since', { turn })}
          value={permanent ? undefined : repair(letter)}
          testID={`damage-${id}`}
        />
      ))}
      {fires > 0 && (
        <ListRow
          leading={<Marker kind="fire" count={fires} label={t('battle.ship.fires', { count: fires })} />}
          title={t('battle.ship.fires', { count: fires })}
          subtitle={t('battle.ship.fireThreat', {
            silent: THRESHOLDS.silenced.fires,
            abandoned: THRESHOLDS.abandoned.fires,
          })}
          value={repair('F')}
          testID="damage-fires"
        />
      )}
      <WaitingHits waiting={waiting} />
    </View>
  );
}

import { View } from 'react-native';

import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import { type Arc, halfDice } from '@/rules/togo/index';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import type { ShipView } from '../plan-state';
import { type OpenGame, useGame } from '../game';
import { NamedRule } from '../named-rule';

export interface AskedGun {
  readonly battery: number;
  readonly arc: Arc;
  /** The arc in words. */
  readonly name: string;
}

interface Part {
  readonly value: string;
  readonly words: string;
  readonly rule: string | null;
}

/** What the dice of a gun into an arc are made of: her card, damage, this turn's halving, cards that will change the roll. */
export function GunWhy({ ship, asked, onClose }: { ship: ShipView; asked: AskedGun; onClose: () => void }) {
  const t = useT();
  const game = useGame();
  const printed = ship.card.batteries[asked.battery];
  if (!printed) return null;
  const rated = printed.dice[asked.arc];
  const left = ship.batteries[asked.battery]?.dice[asked.arc] ?? rated;
  const letter = printed.main ? 'M' : 'S';
  const count = ship.markers.filter((marker) => marker.letter === letter).length;
  const parts: Part[] = [{ value: String(rated), words: t('damage.gun.rated'), rule: null }];
  if (count > 0) {
    const words = printed.main ? t('damage.gun.main', { count }) : t('damage.gun.others', { count });
    parts.push({ value: signed(left - rated), words, rule: printed.main ? 'TOGO-58' : 'TOGO-59' });
  }
  if (ship.halfDice) {
    const half = halfDice(left);
    parts.push({
      value: signed(half - left),
      words: t('damage.gun.half', { count: half }),
      rule: halfDiceRule(game, ship),
    });
  }
  for (const { card, effect, by } of ship.cards) {
    if (effect === 'dice') parts.push({ value: signed(by), words: t('damage.gun.card', { card }), rule: 'CARD-8' });
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('damage.gun.why', { gun: gunWords(printed.weapon), arc: asked.name, dice: left })}
      testID="gun-why"
    >
      {ship.silent !== null && <Text as="textStrong">{t('damage.gun.silent')}</Text>}
      {parts.map(({ value, words, rule }, place) => (
        <View key={place} style={{ flexDirection: 'row', alignItems: 'center', gap: space.md }}>
          <Text as="value" style={{ minWidth: 44 }}>
            {value}
          </Text>
          <Text style={{ flex: 1 }}>{words}</Text>
          {rule !== null && <NamedRule rule={rule} testID={`gun-rule-${place}`} />}
        </View>
      ))}
    </Sheet>
  );
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0');

/** What halves her dice this turn: that she turned (TOGO-35), else a special rule of the scenario. */
function halfDiceRule({ state }: Pick<OpenGame, 'state'>, { id, formation }: ShipView): string {
  const move = state.groups[formation]?.move ?? null;
  const made = move?.turn === state.turn ? (move.apart.find(({ ship }) => ship === id) ?? move) : null;
  const special = state.scenario?.specialRules.find(({ effects }) => effects.some(({ type }) => type === 'half-dice'));
  return made?.turned ? 'TOGO-35' : (special?.id ?? 'TOGO-35');
}

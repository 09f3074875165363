import { inchWords } from '@/kit/words/inches';
import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Pressable } from '@/ui/pressable';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import type { ShipView } from '../plan-state';
import { NamedRule } from '../named-rule';

interface Figure {
  readonly value: string;
  readonly unit: string;
  /** What it is made of, each part with its rule; none where it stands as rated. */
  readonly parts: readonly { readonly rule: string; readonly words: string }[];
  readonly note: string;
}

/** Speed, armour, size, torpedoes: what is left of them. A tap says what took the rest. */
export function FigureRow({ ship }: { ship: ShipView }) {
  const t = useT();
  const [asked, setAsked] = useState<string | null>(null);
  const { card, speed, speedParts, torpedoFactors, unitsAtFirst } = ship;
  const rated = t('battle.ship.rated');
  const gone = card.torpedoes.factors * unitsAtFirst - torpedoFactors;
  const figures: readonly Figure[] = [
    {
      value: inchWords(speed),
      unit: t('battle.fleet.speed'),
      parts: speedParts.map(({ rule, value }) => ({ rule, words: inchWords(value) })),
      note: speed < card.speed ? t('battle.ship.slowed', { was: inchWords(card.speed), now: inchWords(speed) }) : rated,
    },
    { value: String(card.armour), unit: t('battle.ship.armour'), parts: [], note: rated },
    {
      value: t('battle.ship.sizes', { gun: card.size.gun, torpedo: card.size.torpedo }),
      unit: t('battle.ship.size'),
      parts: [],
      note: rated,
    },
    {
      value: String(torpedoFactors),
      unit: t('battle.ship.torpedoes'),
      parts: [],
      note: gone > 0 ? t('battle.ship.launched', { count: gone }) : rated,
    },
  ];
  const shown = figures.find(({ unit }) => unit === asked);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-around', gap: space.md }}>
      {figures.map(({ value, unit }) => (
        <Pressable
          key={unit}
          label={t('battle.ship.ask', { unit, value })}
          onPress={() => setAsked(unit)}
          style={{ alignItems: 'center' }}
          testID={`figure-${unit}`}
        >
          <Text as="pad">{value}</Text>
          <Text as="text2" color="ink2">
            {unit}
          </Text>
        </Pressable>
      ))}
      <Sheet
        open={shown !== undefined}
        onClose={() => setAsked(null)}
        title={shown ? t('battle.ship.why', { unit: shown.unit, value: shown.value }) : ''}
        testID="figure-sheet"
      >
        {shown && (
          <>
            <Text>{shown.note}</Text>
            {shown.parts.map(({ rule, words }, place) => (
              <View key={place} style={{ flexDirection: 'row', alignItems: 'center', gap: space.md }}>
                <Text as="name" style={{ minWidth: 64 }}>
                  {words}
                </Text>
                <NamedRule rule={rule} testID={`figure-rule-${place}`} />
              </View>
            ))}
          </>
        )}
      </Sheet>
    </View>
  );
}

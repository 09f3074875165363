import { View } from 'react-native';

import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import { type FirePreview, type Ship, targetsFor } from '@/rules/togo/index';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import type { FirePlan } from './fire-plan';
import { useGame } from '../game';
import { NamedRule } from '../named-rule';

interface Props {
  ship: Ship;
  battery: number;
  plan: FirePlan;
  preview: FirePreview;
  onClose: () => void;
  /** Null: this battery holds its fire. */
  onAim: (target: string | null) => void;
}

/** One battery: where its numbers come from, another target for it alone, or none. */
export function BatterySheet({ ship, battery, plan, preview, onClose, onAim }: Props) {
  const t = useT();
  const { state, nameOf } = useGame();
  const numbers = preview.shots.find((shot) => shot.battery === battery)?.numbers ?? null;
  const gun = gunWords(ship.card.batteries[battery]?.weapon ?? '');
  const named = numbers && [
    { name: t('battle.fire.dice'), num: numbers.dice },
    { name: t('battle.fire.start'), num: numbers.start },
    { name: t('battle.fire.hit'), num: numbers.hit },
    { name: t('battle.fire.size'), num: numbers.size },
    { name: t('battle.fire.pen'), num: numbers.pen },
  ];
  return (
    <Sheet open onClose={onClose} title={t('battle.fire.batteryTitle', { gun })} testID="battery-sheet">
      <View>
        {targetsFor(state, ship.side).map(({ id }) => (
          <ListRow
            key={id}
            title={nameOf(id)}
            variant={plan.aims[battery] === id ? 'next' : 'card'}
            chosen={plan.aims[battery] === id}
            onPress={() => onAim(id)}
            testID={`aim-${id}`}
          />
        ))}
        <ListRow
          title={t('battle.fire.holdBattery')}
          variant={plan.aims[battery] === null ? 'next' : 'card'}
          chosen={plan.aims[battery] === null}
          onPress={() => onAim(null)}
          testID="aim-none"
        />
      </View>
      {named && (
        <Section title={t('battle.fire.why')}>
          {named.map(({ name, num }) => (
            <View key={name} style={{ gap: space.xs }}>
              <Text as="name">{t('battle.fire.part', { name, value: num.value })}</Text>
              {num.parts.map(({ rule, value, card }, place) => (
                <View key={place} style={{ flexDirection: 'row', alignItems: 'center', gap: space.md }}>
                  <Text color="ink2" style={{ minWidth: 40 }}>
                    {value}
                  </Text>
                  <NamedRule rule={rule} testID={`why-${name}-${place}`} />
                  {card !== undefined && <Text style={{ flex: 1 }}>{t('hand.card', { title: card })}</Text>}
                </View>
              ))}
            </View>
          ))}
        </Section>
      )}
    </Sheet>
  );
}

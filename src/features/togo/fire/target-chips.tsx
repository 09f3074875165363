import { ScrollView } from 'react-native';

import { useT } from '@/messages/messages';
import { type Ship, targetsFor } from '@/rules/togo/index';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke } from '@/ui/tokens';
import { useGame } from '../game';

interface Props {
  ship: Ship;
  active: string;
  onChoose: (target: string) => void;
}

/** The line of the target on the dial, one tap a ship: in a fleet action the next target is usually her neighbour. */
export function TargetChips({ ship, active, onChoose }: Props) {
  const t = useT();
  const { color } = useTheme();
  const { state, nameOf } = useGame();
  const line = state.ships[active]?.group;
  const near = targetsFor(state, ship.side).filter(({ group }) => group === line);
  if (near.length < 2) return null;
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={{ flexGrow: 0 }}
      contentContainerStyle={{ gap: space.sm, paddingHorizontal: space.edge, paddingVertical: space.xs }}
      testID="target-chips"
    >
      {near.map(({ id }) => {
        const name = nameOf(id);
        const chosen = id === active;
        return (
          <Pressable
            key={id}
            label={t('battle.fire.aimAt', { name })}
            chosen={chosen}
            onPress={() => onChoose(id)}
            testID={`chip-${id}`}
            style={{
              justifyContent: 'center',
              paddingHorizontal: space.md,
              borderWidth: stroke.frame,
              borderRadius: radius.card,
              borderColor: chosen ? color.ink : color.rule,
              backgroundColor: chosen ? color.ink : color.card,
            }}
          >
            <Text as="control" color={chosen ? 'paper' : 'ink'}>
              {name}
            </Text>
          </Pressable>
        );
      })}
    </ScrollView>
  );
}

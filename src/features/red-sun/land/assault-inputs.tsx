import { useT } from '@/messages/messages';
import type { Terrain } from '@/rules/red-sun/index';
import { ChipChoice } from '@/ui/chip-choice';
import { Row, Stack } from '@/ui/layout';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { ToggleRow } from '@/ui/toggle-row';

import { terrainWords } from './land-words';

const MOST_STRENGTH = 200;

interface StrengthsProps {
  attack: number;
  defence: number;
  onAttack: (attack: number) => void;
  onDefence: (defence: number) => void;
}

/** Both strengths beside each other; below each other with large text. */
export function Strengths({ attack, defence, onAttack, onDefence }: StrengthsProps) {
  const t = useT();
  const { isLargeText } = useTheme();
  const sides = [
    { id: 'attack', label: t('red-sun.assault.attackers'), value: attack, onChange: onAttack },
    { id: 'defence', label: t('red-sun.assault.defenders'), value: defence, onChange: onDefence },
  ];
  const Box = isLargeText ? Stack : Row;
  return (
    <Box gap="md">
      {sides.map(({ id, label, ...stepper }) => (
        <Stack key={id} flex={isLargeText ? undefined : 1} gap="xs">
          <Text as="label" aria-hidden>
            {label}
          </Text>
          <Stepper
            label={label}
            decreaseLabel={t('red-sun.assault.lower', { label })}
            increaseLabel={t('red-sun.assault.raise', { label })}
            min={0}
            max={MOST_STRENGTH}
            narrow
            testID={`assault-${id}`}
            {...stepper}
          />
        </Stack>
      ))}
    </Box>
  );
}

interface GroundProps {
  terrain: Terrain;
  river: boolean;
  onTerrain: (terrain: Terrain) => void;
  onRiver: (river: boolean) => void;
}

/** Where the defenders stand. */
export function Ground({ terrain, river, onTerrain, onRiver }: GroundProps) {
  const t = useT();
  return (
    <>
      <ChipChoice
        even
        label={t('red-sun.assault.terrain')}
        options={TERRAIN_ORDER.map((value) => ({ value, label: terrainWords(value) }))}
        value={terrain}
        onChange={onTerrain}
        testID="assault-terrain"
      />
      <ToggleRow title={t('red-sun.assault.river')} on={river} onChange={onRiver} testID="assault-river" />
    </>
  );
}

/** By the ground, then what is built on it. */
const TERRAIN_ORDER: readonly Terrain[] = ['clear', 'rough', 'mountain', 'town', 'city', 'fortress'];

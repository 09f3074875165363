import { useRouter } from 'expo-router';

import { useSidesHere } from '@/features/play/sides-here';
import { gameAddress } from '@/features/play/addresses';
import { SIDES } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { Stack } from '@/ui/layout';

import { useGame } from '../game';
import { sideWords } from '../words/names-in';

/** The ways behind both curtains, where dice may lie that are one side's alone. */
export function HiddenWays() {
  const router = useRouter();
  const { id } = useGame();
  const sides = useSidesHere(SIDES);
  return (
    <Stack gap="sm">
      {sides.map((side) => (
        <Button
          key={side}
          icon="lock"
          label={sideWords(side)}
          onPress={() => router.replace(gameAddress(id, `side/${side}`))}
          testID={`to-side-${side}`}
        />
      ))}
    </Stack>
  );
}

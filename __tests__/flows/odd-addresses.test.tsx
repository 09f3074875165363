import { act, screen } from '@testing-library/react-native';
import { router } from 'expo-router';

import { mukdenCompanion } from '@/features/mukden/companion';
import { redSunCompanion } from '@/features/red-sun/companion';
import { tideCompanion } from '@/features/tide/companion';
import { tsushimaCompanion } from '@/features/tsushima/companion';
import { playMukden } from '@/testing/mukden-campaign';
import { playRedSun } from '@/testing/red-sun-campaign';
import { calm } from '@/testing/render-battle';
import { playTide } from '@/testing/tide-campaign';
import { playTsushima } from '@/testing/tsushima-campaign';

const BOOKS = [
  ['The Tide at Sunrise', tideCompanion.screens, playTide],
  ['Tsushima', tsushimaCompanion.screens, playTsushima],
  ['Red Sun Rising', redSunCompanion.screens, playRedSun],
  ['Mukden', mukdenCompanion.screens, playMukden],
] as const;

/** All words in sight. */
const words = (): readonly string[] => {
  const found: string[] = [];
  const gather = (node: unknown): void => {
    if (typeof node === 'string') found.push(node);
    else if (Array.isArray(node)) node.forEach(gather);
    else if (node !== null && typeof node === 'object' && 'children' in node) gather(node.children);
  };
  gather(screen.toJSON());
  return found;
};

test.each(BOOKS)(
  '%s: an old link, to what is not there or not asked for now, says so and is never blank',
  async (_, screens, play) => {
    const id = await play();
    await screen.findAllByTestId('turn');
    const blank: string[] = [];
    for (const page of Object.keys(screens ?? {}).flatMap((name) => [name, `${name}/nobody`, `${name}/ijn`])) {
      await act(async () => router.replace(`/battle/${id}/${page}`));
      await calm();
      if (words().length === 0) blank.push(page);
    }
    expect(blank).toEqual([]);
  },
);

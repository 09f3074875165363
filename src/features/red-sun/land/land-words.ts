import { signed } from '@/kit/words/signed';
import { t } from '@/messages/messages';
import { type Terrain, TERRAIN_CHART } from '@/rules/red-sun/index';

/** Losses as the table prints them: "1/–". */
export const lossesWords = (losses: readonly number[]): string => losses.map((steps) => steps || '–').join('/');

/** "Mountain −2"; clear ground and towns without a number. */
export function terrainWords(terrain: Terrain): string {
  const { combat } = TERRAIN_CHART[terrain];
  const name = t(`red-sun.terrain.${terrain}`);
  return combat === null || combat === 0
    ? name
    : t('red-sun.terrain.modified', { terrain: name, modifier: signed(combat) });
}

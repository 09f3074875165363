import type { HouseRules } from './house-rules';

/** What hits leave of a rating that each hit halves (TOGO-58, TOGO-60, TOGO-65, AMB-13). */
export function halved(original: number, hits: number, house: HouseRules): number {
  if (hits === 0) return original;
  if (house.halfOriginal === 'loss-floored') return Math.max(0, original - hits * Math.floor(original / 2));
  return hits === 1 ? Math.floor(original / 2) : 0;
}

/** The same for guns other than the main battery, where an owner may halve what is left instead (TOGO-59, AMB-13). */
function halvedSecondary(original: number, hits: number, house: HouseRules): number {
  if (house.secondaryHalving === 'of-original') return halved(original, hits, house);
  let left = original;
  for (let hit = 0; hit < hits && left > 0; hit += 1) left = halved(left, 1, house);
  return left;
}

/** Dice of a battery after hits on it; an owner may leave a gun its last die at the first hit (AMB-15). */
export function diceAfterHits(printed: number, hits: number, main: boolean, house: HouseRules): number {
  const left = main ? halved(printed, hits, house) : halvedSecondary(printed, hits, house);
  return hits === 1 && printed > 0 && house.minOneDie === 'also-first-damage' ? Math.max(1, left) : left;
}

/** Half the dice while turning, but never none (TOGO-35). */
export const halfDice = (dice: number): number => (dice === 0 ? 0 : Math.max(1, Math.floor(dice / 2)));

import {
  type Battle,
  type CampaignState,
  type CommandOf,
  type Side,
  SIDES,
  targetOf,
  torpedoShips,
} from '@/rules/red-sun/index';

/** The range that is chosen on the track, before it is set; null before the first weather. */
export const chosenRange = ({ range }: Pick<Battle, 'range'>, choice: string | null): number | null =>
  range === null || choice === null ? range : Number(choice);

/** One side's torpedo attack as it is chosen: which side, and which of its ships stay out. Nobody attacks unless somebody says so. */
interface TorpedoChoice {
  readonly side: Side | null;
  readonly off: readonly string[];
}

export function torpedoChoice(choice: string | null): TorpedoChoice {
  const [first, ...off] = (choice ?? '').split(' ').filter((each) => each !== '');
  return { side: SIDES.find((side) => side === first) ?? null, off };
}

/** "ijn 1st-destroyers": the same in the one answer that the Turn tab keeps. */
export const torpedoAnswer = ({ side, off }: TorpedoChoice): string => [side ?? 'none', ...off].join(' ');

/** Those that attack, each at the ship she is aimed at. */
export function torpedoShots(
  state: CampaignState,
  battle: Battle,
  { side, off }: TorpedoChoice,
): CommandOf<'fireTorpedoes'>['shots'] {
  if (side === null) return [];
  return torpedoShips(state, battle, side).flatMap((ship) => {
    const target = targetOf(state, battle, ship);
    return target === null || off.includes(ship.id) ? [] : [{ ship: ship.id, target: target.id }];
  });
}

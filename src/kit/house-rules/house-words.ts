import { t, type Words } from '@/messages/messages';

type HouseRules = Omit<Words['house'], 'chosen' | 'group'>;
export type HouseRuleName = keyof HouseRules;
type Answer = {
  [Rule in HouseRuleName]: `house.${Rule}.${Exclude<keyof HouseRules[Rule] & string, 'ask'>}`;
}[HouseRuleName];

/** What a house rule asks. */
export const houseQuestion = (rule: HouseRuleName): string => t(`house.${rule}.ask`);

/** One of its answers: the rules' own codes are the keys of the catalogue, and a test holds them together. */
export const houseAnswer = (rule: HouseRuleName, value: string): string =>
  t(`house.${rule}.${value}` as Answer, { defaultValue: value });

type Group = `house.group.${keyof Words['house']['group']}`;

/** In the order of the book's own chapters. */
export const HOUSE_GROUPS: readonly { readonly title: Group; readonly keys: readonly HouseRuleName[] }[] = [
  {
    title: 'house.group.torpedoes',
    keys: [
      ...(['torpedoSurprise', 'torpedoTiming', 'torpedoDamageTiming', 'torpedoArmour'] as const),
      ...(['torpedoRestricted', 'torpedoTurning', 'torpedoSplit', 'evasionGeometry'] as const),
      'leavingUnderTorpedoes',
    ],
  },
  {
    title: 'house.group.hits',
    keys: [
      ...(['fireCheck', 'fireHitTiming', 'natural6Long', 'oneToZero', 'tExplosion', 'halfOriginal'] as const),
      ...(['secondaryHalving', 'speedFraction', 'minOneDie', 'restrictedSmall', 'boatsPerHit'] as const),
      'multiLetterDC',
    ],
  },
  {
    title: 'house.group.guns',
    keys: ['halfMovement', 'arcEdge', 'rangeMeasure', 'nightBurningRange', 'gunFlashRange'],
  },
  {
    title: 'house.group.moving',
    keys: ['smallBaseFormation', 'unplannedOverrun', 'flagshipLoss', 'dummyUnplanned', 'startingHand'],
  },
];

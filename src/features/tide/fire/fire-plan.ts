import {
  type CampaignState,
  type CommandOf,
  type Fire,
  firingSets,
  type FiringSet,
  otherSide,
  ratingsOf,
  setOdds,
  setsInOrder,
  type Side,
  type TargetOdds,
  tideCampaign,
} from '@/rules/tide/index';
import type { Refused } from '@/rules/rulebook';

export type Sets = NonNullable<CommandOf<'fire'>['sets']>;

/** The side whose half of the round it is; null where nobody fires. */
export const firingSide = ({ step }: Pick<CampaignState, 'step'>): Side | null =>
  step === 'fire-ijn' ? 'ijn' : step === 'fire-irn' ? 'irn' : null;

/** As the rules match them where nobody says otherwise. */
export const usualSets = ({ fight }: CampaignState, side: Side): Sets =>
  fight === null ? [] : setsInOrder(fight, side);

/** A ship fires at another target, at the end of its set. Targets keep the order of the line. */
export function moveFirer({ fight }: CampaignState, side: Side, sets: Sets, ship: string, target: string): Sets {
  const firer = sets.flatMap(({ firers }) => firers).find((each) => each.ship === ship) ?? {
    ship,
    fire: 'guns' as Fire,
  };
  const line = fight?.lines[otherSide(side)] ?? [];
  return line.flatMap((each) => {
    const others = (sets.find((set) => set.target === each)?.firers ?? []).filter((one) => one.ship !== ship);
    const firers = each === target ? [...others, firer] : others;
    return firers.length === 0 ? [] : [{ target: each, firers }];
  });
}

/** Guns, or torpedoes in place of them. */
export const withFire = (sets: Sets, ship: string, fire: Fire): Sets =>
  sets.map((set) => ({
    ...set,
    firers: set.firers.map((each) => (each.ship === ship ? { ...each, fire } : each)),
  }));

/** What the book has against these sets; null where nothing. */
export function objection(state: CampaignState, side: Side, sets: Sets): Refused | null {
  const decision = tideCampaign.decide(state, { type: 'fire', side, sets }, [], { override: false });
  return decision.type === 'refused' ? decision.refusal : null;
}

export interface SetPlan extends FiringSet {
  readonly odds: TargetOdds;
}

/** The sets with every weapon's dice and needs, and what they come to. */
export function planOf(state: CampaignState, side: Side, sets: Sets): readonly SetPlan[] {
  const { fight, rulings } = state;
  if (fight === null) return [];
  const { range, advantage } = fight;
  const smoke = fight.smoke.ijn ? 'ijn' : fight.smoke.irn ? 'irn' : null;
  return firingSets(state, side, sets).map((set) => {
    const hull = state.ships[set.target];
    const firers = set.firers.flatMap(({ ship, fire }) => {
      const counter = state.ships[ship];
      const ratings = ratingsOf(counter ?? null);
      return counter === undefined || ratings === null
        ? []
        : [{ ...ratings, class: counter.class, hits: counter.hits, fire }];
    });
    const target = {
      class: hull?.class ?? ('battleship' as const),
      damaged: hull?.damaged ?? false,
      hits: hull?.hits ?? 0,
      side: otherSide(side),
    };
    return { ...set, odds: setOdds({ target, firers }, { range, advantage, smoke }, rulings) };
  });
}

/** Chance that a set hits at all. */
export const hitChance = ({ odds: { batteries } }: SetPlan): number =>
  1 -
  batteries
    .flat()
    .reduce((miss, { need, dice }) => miss * (1 - Math.max(0, Math.min(6, need.value)) / 6) ** dice.value, 1);

export const expectedHits = (plan: readonly SetPlan[]): number =>
  plan.reduce((sum, { odds }) => sum + odds.expectedHits, 0);

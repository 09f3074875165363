import { t } from '@/messages/messages';

import { batteryStates } from './mount-shapes';
import { MARKER_LETTERS, type MarkerLetter, type PlanBearing, type PlanFacts, type PlanState } from './plan-facts';
import { HEAVY, mountsOf } from './plan-mounts';

interface Spoken {
  readonly name?: string;
  readonly facts: PlanFacts;
  readonly state?: PlanState;
  readonly bearing?: PlanBearing;
}

/** What a plan shows, in sentences: for the label of the picture, or beside it. */
export function planWords({ name, facts, state = {}, bearing }: Spoken): string {
  return [
    name === undefined ? t('plan.ofShip') : t('plan.of', { name }),
    t(`plan.kind.${facts.type}`),
    ...(state.sunk ? [t('plan.sunk')] : [...gunWords(facts), ...tubeWords(facts)]),
    ...damageWords(facts, state),
    ...(bearing === undefined ? [] : [t(`plan.bears.${bearing.quarter}`)]),
  ].join(' ');
}

function gunWords(facts: PlanFacts): readonly string[] {
  const mounts = mountsOf(facts);
  const isMain = (battery: number) => facts.batteries[battery]?.main === true;
  const main = mounts.filter(({ battery }) => isMain(battery));
  const turrets = main.filter(({ form }) => form === 'turret').length;
  const isHeavy = facts.batteries.some(({ main: isIt, weapon }) => isIt && HEAVY.includes(weapon));
  const casemates = mounts.filter(({ form }) => form === 'casemate').length / 2;
  const mainWords = main.some(({ form }) => form === 'wing')
    ? t('plan.wings', { turrets })
    : main.some(({ form }) => form === 'single') || !isHeavy
      ? t('plan.singles', { count: main.flatMap(({ barrels }) => barrels).length })
      : t('plan.turrets', { count: turrets });
  return [
    ...(main.length > 0 ? [mainWords] : []),
    ...(mounts.some(({ form, battery }) => form === 'turret' && !isMain(battery)) ? [t('plan.after')] : []),
    ...(casemates > 0 ? [t('plan.casemates', { count: casemates })] : []),
  ];
}

function tubeWords({ torpedoes }: PlanFacts): readonly string[] {
  if (torpedoes.factors === 0 || torpedoes.mount === null) return [];
  return [torpedoes.mount === 'fixed' ? t('plan.tubesFixed') : t('plan.tubesTrainable')];
}

function damageWords(facts: PlanFacts, state: PlanState): readonly string[] {
  const { fires = 0, pending = 0 } = state;
  return [
    ...batteryWords(facts, state),
    ...MARKER_LETTERS.flatMap((letter) => hitWords(letter, state)),
    ...(fires > 0 ? [t('plan.fires', { count: fires })] : []),
    ...(pending > 0 ? [t('plan.pending', { count: pending })] : []),
  ];
}

function batteryWords(facts: PlanFacts, state: PlanState): readonly string[] {
  const states = batteryStates(facts, state);
  const main = states.find((_, index) => facts.batteries[index]?.main);
  const others = states.filter((_, index) => !facts.batteries[index]?.main);
  const othersLost = others.length > 0 && others.every((battery) => battery === 'lost');
  return [
    ...(main === 'lost' ? [t('plan.mainLost')] : main === 'halved' ? [t('plan.mainHalved')] : []),
    ...(othersLost
      ? [t('plan.othersLost')]
      : others.some((battery) => battery !== 'whole')
        ? [t('plan.othersHalved')]
        : []),
  ];
}

function hitWords(letter: MarkerLetter, { markers = [] }: PlanState): readonly string[] {
  const hits = markers.filter((marker) => marker.letter === letter);
  const permanent = hits.filter((marker) => marker.permanent).length;
  if (hits.length === 0) return [];
  return [
    t(`plan.hits.${letter}`, { count: hits.length }),
    ...(permanent > 0 ? [t('plan.permanent', { count: permanent })] : []),
  ];
}

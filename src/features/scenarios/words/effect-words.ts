import { listed, type Names, type T } from '@/kit/scenario-words/terms';
import { whoWords } from '@/kit/scenario-words/who-words';
import { inchWords } from '@/kit/words/inches';
import { scenarios } from '@/messages/en/togo/scenarios';
import type { Edge, EffectType, ScenarioEffect } from '@/rules/togo/index';

import { whenWords } from './when-words';

/** An effect in plain words: what happens, to whom, when. Null where it is everybody, or always. */
interface EffectWords {
  readonly what: readonly string[];
  readonly who: string | null;
  readonly when: string | null;
  /** Nothing the app works out: it shows the sentence in these phases. */
  readonly isReminder: boolean;
}

export function effectWords(effect: ScenarioEffect, names: Names, t: T): EffectWords {
  const named = effect.type === 'arrival-roll' ? effect.formations : null;
  const who =
    'who' in effect ? whoWords(effect.who, names, t) : named && listed(named.map((id) => names.formation(id)));
  const when = 'when' in effect && effect.when ? whenWords(effect.when, t) : null;
  return { what: whatWords(effect, names, t), who, when, isReminder: effect.type === 'reminder' };
}

function whatWords(effect: ScenarioEffect, names: Names, t: T): readonly string[] {
  switch (effect.type) {
    case 'starting-damage':
      return [t('scenarios.effect.startingDamage', { hits: hitWords(effect.hits) })];
    case 'seen':
      return [
        effect.within === undefined
          ? t('scenarios.effect.seen')
          : t('scenarios.effect.seenWithin', { range: inchWords(effect.within) }),
      ];
    case 'anchored':
      return [t('scenarios.effect.anchored')];
    case 'arrival-roll':
      return [
        t('scenarios.effect.arrivalRoll', { atLeast: effect.atLeast }),
        ...(effect.eased === undefined ? [] : [t('scenarios.effect.arrivalEased', { eased: effect.eased })]),
      ];
    case 'sighting': {
      const range = inchWords(effect.range);
      return [
        effect.light === 'day' ? t('scenarios.effect.day', { range }) : t('scenarios.effect.night', { range }),
        ...(effect.die ? [t('scenarios.effect.dieAtMost', { atMost: effect.die.atMost })] : []),
      ];
    }
    case 'speed-cap':
      return [
        effect.inches === 'opening'
          ? t('scenarios.effect.openingSpeed')
          : t('scenarios.effect.speedCap', { inches: inchWords(effect.inches) }),
      ];
    case 'speed-loss':
      return [t('scenarios.effect.speedLoss', { inches: inchWords(effect.inches) })];
    case 'speed-halved':
      return [t('scenarios.effect.speedHalved')];
    case 'weigh-anchor':
      return [t('scenarios.effect.weighAnchor', { atLeast: effect.atLeast })];
    case 'exit':
      return [t('scenarios.effect.exit', { edges: listed(effect.edges.map((edge) => exitWords(edge, t))) })];
    case 'straight-turns': {
      const flagship = names.ship(effect.flagship) ?? effect.flagship;
      const formation = names.formation(effect.formation);
      return [t('scenarios.effect.straightTurns', { formation, flagship, count: effect.turns })];
    }
    case 'no-unplanned-roll':
      return [t('scenarios.effect.noUnplannedRoll')];
    case 'forbidden':
      return [t('scenarios.effect.forbidden', { acts: listed(effect.acts.map((act) => t(`scenarios.act.${act}`))) })];
    case 'half-dice':
      return [t('scenarios.effect.halfDice')];
    case 'gun-reach': {
      const reach = inchWords(effect.inches);
      return [
        effect.battery === 'main'
          ? t('scenarios.effect.mainReach', { inches: reach })
          : t('scenarios.effect.allReach', { inches: reach }),
      ];
    }
    case 'firing-turns':
      return [t('scenarios.effect.firingTurns', { count: effect.turns })];
    case 'trigger':
      return triggerWords(effect, names, t);
    case 'reminder':
      return [t('scenarios.effect.reminder', { count: effect.phases.length, phases: listed(effect.phases) })];
  }
}

function triggerWords(
  { trigger, phases, cause, die }: Extract<ScenarioEffect, { type: 'trigger' }>,
  names: Names,
  t: T,
): readonly string[] {
  const words: string[] = [t('scenarios.effect.trigger', { trigger })];
  if (cause?.type === 'torpedo-attack') words.push(t('scenarios.effect.byTorpedoes'));
  if (cause?.type === 'ship-out-of-line') {
    words.push(t('scenarios.effect.byShip', { ship: names.ship(cause.ship) ?? cause.ship }));
  }
  if (die) words.push(t('scenarios.effect.byDie', { atMost: die.atMost }));
  words.push(t('scenarios.effect.byPlayers', { count: phases.length, phases: listed(phases) }));
  return words;
}

function exitWords({ edge, from, to }: { edge: Edge; from?: number; to?: number }, t: T): string {
  const where = t(`scenarios.edge.${edge}`);
  if (from !== undefined && to !== undefined) {
    return t('scenarios.exit.fromTo', { edge: where, from: inchWords(from), to: inchWords(to) });
  }
  if (from !== undefined) return t('scenarios.exit.from', { edge: where, from: inchWords(from) });
  return to === undefined ? where : t('scenarios.exit.to', { edge: where, to: inchWords(to) });
}

/** "1 P, 2 M": counts and the letters of the markers. */
const hitWords = (hits: { readonly [letter: string]: number | undefined }): string =>
  listed(Object.entries(hits).flatMap(([letter, count]) => (count ? [`${count} ${letter}`] : [])));

/** In the order of the catalogue, which is the order they are offered in. */
export const EFFECT_TYPES = Object.keys(scenarios.effectName) as readonly EffectType[];

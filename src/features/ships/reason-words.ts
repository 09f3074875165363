import { inchWords } from '@/kit/words/inches';
import { t } from '@/messages/messages';
import {
  armourReason,
  batteryReason,
  boatsReason,
  doubtAbout,
  type FactName,
  type HouseGun,
  type ShipFacts,
  sizeReason,
  speedReason,
  torpedoReason,
  typeReason,
} from '@/rules/togo/index';

import { factWord, inMetres, inMillimetres, inTons } from './fact-words';
import { kindWord, typeWord } from './ship-words';

/** A number on a ship's page that explains itself. */
export type Rating = 'type' | 'speed' | 'armour' | 'size' | 'torpedoes' | 'boats' | { readonly weapon: HouseGun };

/** What a house rating is made of, step by step, with what is uncertain in it. */
export const reasonLines = (facts: ShipFacts, rating: Rating): readonly string[] => [
  ...stepsOf(facts, rating),
  ...SOURCES[typeof rating === 'string' ? rating : 'battery'].flatMap((fact) => doubtLine(facts, fact)),
];

/** The rules that use a rating. */
export const rulesOf = (rating: Rating): readonly string[] => {
  if (typeof rating === 'string') return RULES[rating];
  return rating.weapon === 'tbd' ? ['TOGO-34', 'TOGO-42'] : ['TOGO-34'];
};

const RULES = {
  type: ['TOGO-66'],
  speed: ['TOGO-8', 'TOGO-16'],
  armour: ['TOGO-31'],
  size: ['TOGO-30', 'TOGO-46'],
  torpedoes: ['TOGO-44', 'TOGO-49'],
  boats: ['TOGO-15', 'AMB-45'],
} as const;

/** The facts each rating rests on. */
const SOURCES: Readonly<Record<Exclude<Rating, object> | 'battery', readonly FactName[]>> = {
  type: ['displacementT'],
  speed: ['speedKn'],
  armour: ['beltMm', 'deckMm', 'launched'],
  size: ['lengthM'],
  torpedoes: ['torpedoTubes', 'tubesMount'],
  boats: [],
  battery: ['mainGuns', 'secondaryGuns', 'tertiaryGuns'],
};

function doubtLine(facts: ShipFacts, fact: FactName): readonly string[] {
  const doubt = doubtAbout(facts, fact);
  if (doubt === null) return [];
  const word = factWord(fact);
  return [
    doubt.remark === null
      ? t('ships.reason.doubt', { fact: word })
      : t('ships.reason.doubtSays', { fact: word, remark: doubt.remark }),
  ];
}

function stepsOf(facts: ShipFacts, rating: Rating): readonly string[] {
  if (typeof rating === 'object') return batteryLines(facts, rating.weapon);
  switch (rating) {
    case 'type':
      return [typeLine(facts)];
    case 'speed': {
      const { speed, speedKn, inchesPerKnot, exact } = speedReason(facts);
      const knots = t('ships.value.knots', { value: speedKn });
      return [
        t('ships.reason.speed.knots', { knots, factor: inchesPerKnot, exact: exact.toFixed(2) }),
        t('ships.reason.speed.rounded', { speed: inchWords(speed) }),
      ];
    }
    case 'armour':
      return armourLines(facts);
    case 'size':
      return [sizeLine(facts)];
    case 'torpedoes':
      return torpedoLines(facts);
    case 'boats': {
      const { hulls, most } = boatsReason(facts);
      return [hulls === 1 ? t('ships.reason.boats.one') : t('ships.reason.boats.class', { hulls, most })];
    }
  }
}

function typeLine(facts: ShipFacts): string {
  const { type, kind, weight } = typeReason(facts);
  if (weight === null) return t('ships.reason.type.kind', { kind: kindWord(kind), type: typeWord(type) });
  const words = { tons: inTons(weight.displacementT), from: inTons(weight.from), type: typeWord(type) };
  return weight.displacementT >= weight.from
    ? t('ships.reason.type.heavy', words)
    : t('ships.reason.type.light', words);
}

function armourLines(facts: ShipFacts): readonly string[] {
  const reason = armourReason(facts);
  const { armour } = reason;
  if (reason.by === 'kind') return [t('ships.reason.armour.kind')];
  if (reason.by !== 'belt') {
    const words = { deck: inMillimetres(reason.deckMm), from: inMillimetres(reason.from), armour };
    return [reason.by === 'deck' ? t('ships.reason.armour.deck', words) : t('ships.reason.armour.none', words)];
  }
  const { beltMm, launched, quality, from } = reason;
  const worth = inMillimetres(Math.round(reason.worthMm * 10) / 10);
  return [
    t('ships.reason.armour.belt', { belt: inMillimetres(beltMm), launched }),
    quality === 1
      ? t('ships.reason.armour.full', { worth })
      : t('ships.reason.armour.part', { percent: Math.round(quality * 100), worth }),
    from === null
      ? t('ships.reason.armour.any', { armour })
      : t('ships.reason.armour.from', { from: inMillimetres(from), armour }),
  ];
}

function sizeLine(facts: ShipFacts): string {
  const { by, size, lengthM, from } = sizeReason(facts);
  const words = { ...size, length: inMetres(lengthM), from: inMetres(from) };
  if (by === 'boat') return t('ships.reason.size.boat', words);
  return from === 0 ? t('ships.reason.size.short', words) : t('ships.reason.size.length', words);
}

function batteryLines(facts: ShipFacts, weapon: HouseGun): readonly string[] {
  const reason = batteryReason(facts, weapon);
  if (reason === null) return [];
  const { groups, barrelsPerDie, battery } = reason;
  return [
    ...groups.map(({ guns, calibreMm, bow, side, stern }) =>
      t('ships.reason.battery.group', { guns, calibre: calibreMm, bow, side, stern }),
    ),
    barrelsPerDie === 1 ? t('ships.reason.battery.each') : t('ships.reason.battery.light', { count: barrelsPerDie }),
    ...(battery.main ? [t('ships.reason.battery.main')] : []),
  ];
}

function torpedoLines(facts: ShipFacts): readonly string[] {
  const { by, tubes, tubesPerFactor, least, factors, mount } = torpedoReason(facts);
  if (by === 'none') return [t('ships.reason.torpedoes.none')];
  if (by === 'boat') return [t('ships.reason.torpedoes.boat', { count: tubes })];
  return [
    t('ships.reason.torpedoes.share', { count: tubes, per: tubesPerFactor, least, factors }),
    mount === 'trainable' ? t('ships.reason.torpedoes.trainable') : t('ships.reason.torpedoes.fixed'),
  ];
}

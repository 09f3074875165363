import { t } from '@/messages/messages';
import {
  type Fleet,
  type Headquarters,
  isEliminated,
  type Ship,
  stepsLeft,
  strengthNow,
  type Unit,
} from '@/rules/red-sun/index';

/** A number that may not have been typed yet. */
export const orUnknown = (value: number | null): string =>
  value === null ? t('red-sun.forces.unknown') : String(value);

/** Admiral, morale and place, one after the other. */
export function fleetFacts(fleet: Fleet): readonly string[] {
  const { admiral, isMerchant, morale, moraleCap, place, blockade, eliminated } = fleet;
  if (eliminated) return [t('red-sun.forces.fleet.eliminated')];
  const where = blockade ? t('red-sun.forces.fleet.blockade') : t(`red-sun.place.${place}`);
  if (isMerchant) return [t('red-sun.forces.fleet.merchants'), where];
  return [
    admiral === null
      ? t('red-sun.forces.fleet.noAdmiral')
      : t('red-sun.forces.fleet.admiral', { name: admiral.name, rating: orUnknown(admiral.rating) }),
    moraleCap === null
      ? t('red-sun.forces.fleet.morale', { morale })
      : t('red-sun.forces.fleet.moraleOf', { morale, cap: moraleCap }),
    where,
  ];
}

export const hqFacts = ({ rating, commandValue, isSupreme }: Headquarters): readonly string[] => [
  rating === null ? t('red-sun.forces.hq.noNumber') : t('red-sun.forces.hq.number', { number: rating }),
  ...(isSupreme && commandValue !== null ? [t('red-sun.forces.hq.value', { value: commandValue })] : []),
];

/** The whole row of a ship in a sentence. */
export function shipSaid({ name, strength, torpedo, damage, defence, disabled, fate }: Ship): string {
  if (fate !== 'afloat') return [name, t(`red-sun.forces.${fate}`)].join(', ');
  return [
    name,
    `${orUnknown(strength)} ${t('red-sun.forces.guns')}`,
    ...(torpedo === null ? [] : [t('red-sun.forces.torpedoSaid', { torpedo })]),
    defence === null ? t('red-sun.forces.noDefence') : t('red-sun.forces.defence', { damage, defence }),
    ...(disabled ? [t('red-sun.forces.disabled')] : []),
  ].join(', ');
}

/** What there is to say of a unit besides its number. */
export const unitTags = ({ supplied, entrenched, activation }: Unit): readonly string[] => [
  ...(activation === 'ready' ? [] : [t(`red-sun.forces.${activation}`)]),
  ...(supplied ? [] : [t('red-sun.forces.out')]),
  ...(entrenched ? [t('red-sun.forces.entrenched')] : []),
];

export function unitSaid(unit: Unit): string {
  if (isEliminated(unit)) return [unit.name, t('red-sun.forces.eliminated')].join(', ');
  return [
    unit.name,
    `${t('red-sun.forces.strength')} ${strengthNow(unit)}`,
    `${stepsLeft(unit)} ${t('red-sun.forces.of', { steps: unit.strengths.length })}`,
    ...unitTags(unit),
  ].join(', ');
}

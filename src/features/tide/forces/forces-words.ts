import { t } from '@/messages/messages';
import { type Ratings, type ShipView } from '@/rules/tide/index';

/** What her counter shows as it lies now. */
export const shownRatings = ({ ratings, damagedRatings, damaged }: ShipView): Ratings | null =>
  (damaged === true ? damagedRatings : null) ?? ratings;

/** A value as it is printed; a gun she does not have is a dash. */
export const valueWords = (value: number | string | null | undefined): string =>
  value === null || value === undefined ? t('tide.forces.noValue') : String(value);

/** How she is, in words: for a screen reader, and where there is no room for chips. */
export function stateWords(ship: ShipView): string {
  if (ship.fate !== 'afloat') return t(`tide.forces.fates.${ship.fate}`);
  if (ship.port === null) return t('tide.forces.unknownSaid');
  const parts = [
    ship.damaged === true && t('tide.forces.damagedSaid'),
    (ship.hits ?? 0) > 0 && t('tide.forces.hitsSaid', { count: ship.hits ?? 0 }),
    ship.port && t('tide.forces.portSaid'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? t('tide.forces.sound') : parts.join(', ');
}

/** The same where it stands alone. */
export const stateAlone = (ship: ShipView): string => {
  const state = stateWords(ship);
  return state === t('tide.forces.sound') ? t('tide.forces.soundAlone') : state;
};

export const ratingsSaid = (ratings: Ratings | null): string =>
  ratings === null
    ? t('tide.forces.noValues')
    : t('tide.forces.values', {
        primary: valueWords(ratings.primary),
        secondary: valueWords(ratings.secondary),
        letter: ratings.letter,
      });

/** Her whole row in a sentence. */
export function shipSaid(ship: ShipView): string {
  const ratings = shownRatings(ship);
  return [
    t('tide.forces.said', {
      name: ship.name,
      class: t(`tide.forces.class.${ship.class}`),
      state: stateWords(ship),
    }),
    ratingsSaid(ratings),
    ...(ratings?.torpedo ? [t('tide.forces.tubes')] : []),
  ].join(', ');
}

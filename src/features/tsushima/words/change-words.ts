import type { NameOf } from '@/features/play/companion';
import { t } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import type { EventOf, Gun, Guns, RulingKey, Where } from '@/rules/tsushima/index';

import { placeName } from './names-in';

/** The question that a ruling answers, and the answer. */
export const rulingQuestion = (key: RulingKey): string => t(`tsushima.ruling.${key}.question`);
export const rulingAnswer = (key: RulingKey, value: string): string =>
  // Every value of every ruling has words: a test holds that.
  t(`tsushima.ruling.${key}.${value}` as 'tsushima.ruling.range.between');

/** "Ruling from now on: …" */
export const rulingSentence = ({ key, value }: EventOf<'HouseRuleChanged'>): string =>
  t('tsushima.event.HouseRuleChanged', { question: rulingQuestion(key), answer: rulingAnswer(key, value) });

/** What was set by hand, from what to what, and why where somebody said so. */
export function correctedSentence({ path, before, value, reason }: EventOf<'Corrected'>, nameOf: NameOf): string {
  const [top = '', id = '', field = ''] = path;
  const values = { before: valueWords(before), value: valueWords(value) };
  const said =
    top === 'ships' || top === 'groups'
      ? t('tsushima.event.CorrectedShip', { name: nameOf(id), what: fieldWords(field), ...values })
      : t('tsushima.event.Corrected', { what: valueName(path), ...values });
  return reason === '' ? said : t('tsushima.event.CorrectedWhy', { said, why: reason });
}

const FIELDS = [
  ...(['name', 'where', 'size', 'move', 'armour', 'guns', 'torpedo', 'hits', 'morale'] as const),
  ...(['portPhases', 'torpedoUsed', 'inDock', 'unready', 'fate'] as const),
];
const fieldWords = (field: string): string => {
  const known = FIELDS.find((each) => each === field);
  return known === undefined ? field : t(`tsushima.field.${known}`);
};

const VALUES = [
  ...(['name', 'turnLimit', 'lodged', 'evading-ijn', 'evading-irn'] as const),
  ...(['land-successes', 'land-total', 'land-loads', 'land-delivered'] as const),
  ...(['merchants-sunk', 'merchants-replaced', 'inflicted-ijn', 'inflicted-irn'] as const),
  ...(['flyingBases-left', 'released-baltic-1', 'released-baltic-2'] as const),
];

/** A value of the whole campaign, by its path. */
export const valueName = (path: readonly string[]): string => {
  const key = VALUES.find((each) => each === path.join('-'));
  return key === undefined ? path.join(' ') : t(`tsushima.value.${key}`);
};

/** A plain value in a word. */
export function valueWords(value: Json): string {
  if (value === null) return t('tsushima.valueWord.none');
  if (typeof value === 'boolean') return value ? t('tsushima.valueWord.yes') : t('tsushima.valueWord.no');
  if (typeof value === 'object') {
    return 'kind' in value ? placeName(value as unknown as Where) : gunsWords(value as unknown as Guns);
  }
  const word = (['afloat', 'sunk', 'scuttled', 'interned'] as const).find((each) => each === value);
  return word === undefined ? String(value) : t(`tsushima.valueWord.${word}`);
}

const gunWords = (gun: Gun | null): string => (gun === null ? '–' : t('tsushima.gun', { ...gun }));
/** "7-2 / 2-4" as on the counter. */
export const gunsWords = ({ primary, secondary }: Guns): string =>
  t('tsushima.guns', { primary: gunWords(primary), secondary: gunWords(secondary) });

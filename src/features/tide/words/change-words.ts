import type { NameOf } from '@/features/play/companion';
import { t } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import type { EventOf, RulingKey } from '@/rules/tide/index';

/** The question that a ruling answers, and the answer. */
export const rulingQuestion = (key: RulingKey): string => t(`tide.ruling.${key}.question`);
export const rulingAnswer = (key: RulingKey, value: string): string => RULING_ANSWERS[key]?.(value) ?? value;

const RULING_ANSWERS: Readonly<Record<RulingKey, (value: string) => string>> = {
  bothFleetsOut: (value) =>
    value === 'split' ? t('tide.ruling.bothFleetsOut.split') : t('tide.ruling.bothFleetsOut.vladivostok-first'),
  notEvacuated: (value) =>
    value === 'togo-points'
      ? t('tide.ruling.notEvacuated.togo-points')
      : t('tide.ruling.notEvacuated.five-victory-points'),
  hitMarkers: (value) =>
    value === 'undamaged' ? t('tide.ruling.hitMarkers.undamaged') : t('tide.ruling.hitMarkers.damaged'),
  threeDice: (value) =>
    value === 'per-weapon' ? t('tide.ruling.threeDice.per-weapon') : t('tide.ruling.threeDice.in-all'),
  tsushimaManoeuvre: (value) =>
    value === 'once' ? t('tide.ruling.tsushimaManoeuvre.once') : t('tide.ruling.tsushimaManoeuvre.every-round'),
  recoveryAfterEarlyEnd: (value) =>
    value === 'always' ? t('tide.ruling.recoveryAfterEarlyEnd.always') : t('tide.ruling.recoveryAfterEarlyEnd.literal'),
  twoHitsOneRound: (value) =>
    value === 'sinks' ? t('tide.ruling.twoHitsOneRound.sinks') : t('tide.ruling.twoHitsOneRound.flips'),
  conditionInPort: (value) =>
    value === 'open' ? t('tide.ruling.conditionInPort.open') : t('tide.ruling.conditionInPort.secret'),
};

/** "Ruling from now on: …" */
export const rulingSentence = ({ key, value }: EventOf<'HouseRuleChanged'>): string =>
  t('tide.event.HouseRuleChanged', { question: rulingQuestion(key), answer: rulingAnswer(key, value) });

/** What was set by hand, from what to what, and why where somebody said so. */
export function correctedSentence({ path, before, value, reason }: EventOf<'Corrected'>, nameOf: NameOf): string {
  const [top = '', id = '', field = ''] = path;
  const values = { before: valueWords(before), value: valueWords(value) };
  const said =
    top === 'ships'
      ? t('tide.event.CorrectedShip', { name: nameOf(id), what: fieldWords(field), ...values })
      : t('tide.event.Corrected', { what: valueName(path), ...values });
  return reason === '' ? said : t('tide.event.CorrectedWhy', { said, why: reason });
}

const FIELDS = ['name', 'ratings', 'damagedRatings', 'damaged', 'hits', 'port', 'fate'] as const;
const fieldWords = (field: string): string => {
  const known = FIELDS.find((each) => each === field);
  return known === undefined ? field : t(`tide.field.${known}`);
};

/** A value of the whole campaign, by its path. */
export const valueName = (path: readonly string[]): string => {
  const key = VALUES.find((each) => each === path.join('-'));
  return key === undefined ? path.join(' ') : t(`tide.value.${key}`);
};

const VALUES = [
  'name',
  'turn',
  'turnLimit',
  'landingLimits',
  'evacuating',
  'portArthurFallen',
  'box',
  'togo-points',
  'base-victoryPoints',
  'base-transport',
  'transport-halved',
  'transport-minus',
  'fight-range',
  'fight-rounds',
  'fight-advantage-ijn',
  'fight-advantage-irn',
  'fight-smoke-ijn',
  'fight-smoke-irn',
] as const;

/** A plain value in a word. */
export function valueWords(value: Json): string {
  if (value === null) return t('tide.valueWord.none');
  if (typeof value === 'boolean') return value ? t('tide.valueWord.yes') : t('tide.valueWord.no');
  if (typeof value === 'object') return ratingsLine(value as unknown as RatingsLike);
  const word = WORDS.find((each) => each === value);
  return word === undefined ? String(value) : t(`tide.valueWord.${word}`);
}

const WORDS = [
  'coastal',
  'open-sea',
  'short',
  'medium',
  'long',
  'broadside',
  'crossing',
  'afloat',
  'sunk',
  'evacuated',
  'lost',
] as const;

interface RatingsLike {
  readonly primary?: number | null;
  readonly secondary?: number | null;
  readonly letter?: string;
}

/** "3/2 L" as on the counter. */
const ratingsLine = ({ primary = null, secondary = null, letter = '' }: RatingsLike): string =>
  t('tide.ratings', { primary: primary ?? '–', secondary: secondary ?? '–', letter });

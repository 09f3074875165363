import { t, type Words } from '@/messages/messages';

type Cards = Words['cards'];

/** What cards are made of, as far as words go: the rules' own codes are the keys of the catalogue. */
type EffectType = Exclude<keyof Cards['effect'], 'none'>;
type Whose = keyof Omit<Cards['target'], 'none'>;

interface Effect {
  readonly type: EffectType;
  readonly by: number;
}

/** What a card does, in one sentence with its number; null for a card whose text the players carry out. */
export const effectSentence = (effect: Effect | null): string =>
  effect === null ? t('cards.effect.none') : t(`cards.effect.${effect.type}`, { by: amountWord(effect) });

/** The number it changes, as it is called in a list. */
export const numberWord = (type: EffectType | null): string => t(`cards.number.${type ?? 'none'}`);

/** "+1", "−2", "+½″". */
export function amountWord({ type, by }: Effect): string {
  const size = Math.abs(by);
  const whole = Math.floor(size);
  const half = size === whole ? '' : '½';
  const number = `${by < 0 ? '−' : '+'}${whole === 0 && half ? '' : whole}${half}`;
  return type === 'speed' ? t('cards.inches', { by: number }) : number;
}

/** The phase it is played in. */
export const timeWord = (time: keyof Cards['time']): string => t(`cards.time.${time}`);

/** How long it lasts. */
export const lastsWord = (lasts: keyof Cards['lasts']): string => t(`cards.lasts.${lasts}`);

/** Whom it is played on. */
export const targetSentence = (
  target: { readonly whose: Whose; readonly kind: keyof Cards['target'][Whose] } | null,
): string => (target === null ? t('cards.target.none') : t(`cards.target.${target.whose}.${target.kind}`));

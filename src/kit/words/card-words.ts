import { t } from '@/messages/messages';

/** A card's effect, as far as words go. */
interface Effect {
  readonly type: string;
  readonly by: number;
}

/** What a card does, in one sentence with its number; null for a card whose text the players carry out. */
export function effectSentence(effect: Effect | null): string {
  if (effect === null) return t('cards.effect.none');
  const words = Object.hasOwn(EFFECTS, effect.type) ? EFFECTS[effect.type] : undefined;
  return words?.sentence(amountWord(effect)) ?? t('cards.effect.none');
}

/** The number it changes, as it is called in a list. */
export function numberWord(type: string | null): string {
  const words = type !== null && Object.hasOwn(EFFECTS, type) ? EFFECTS[type] : undefined;
  return words?.name() ?? t('cards.number.none');
}

/** "+1", "−2", "+½″". */
export function amountWord({ type, by }: Effect): string {
  const size = Math.abs(by);
  const whole = Math.floor(size);
  const half = size === whole ? '' : '½';
  const number = `${by < 0 ? '−' : '+'}${whole === 0 && half ? '' : whole}${half}`;
  return type === 'speed' ? t('cards.inches', { by: number }) : number;
}

/** The phase it is played in. */
export const timeWord = (time: string): string => TIMES[time]?.() ?? time;

/** How long it lasts. */
export const lastsWord = (lasts: string): string => LASTS[lasts]?.() ?? lasts;

/** Whom it is played on. */
export function targetSentence(target: { readonly whose: string; readonly kind: string } | null): string {
  if (target === null) return t('cards.target.none');
  return TARGETS[`${target.whose} ${target.kind}`]?.() ?? t('cards.target.none');
}

const EFFECTS: {
  readonly [type: string]: { readonly name: () => string; readonly sentence: (by: string) => string };
} = {
  start: { name: () => t('cards.number.start'), sentence: (by) => t('cards.effect.start', { by }) },
  'start-against': {
    name: () => t('cards.number.startAgainst'),
    sentence: (by) => t('cards.effect.startAgainst', { by }),
  },
  'start-again': { name: () => t('cards.number.startAgain'), sentence: () => t('cards.effect.startAgain') },
  dice: { name: () => t('cards.number.dice'), sentence: (by) => t('cards.effect.dice', { by }) },
  hit: { name: () => t('cards.number.hit'), sentence: (by) => t('cards.effect.hit', { by }) },
  pen: { name: () => t('cards.number.pen'), sentence: (by) => t('cards.effect.pen', { by }) },
  'torpedo-hit': { name: () => t('cards.number.torpedoHit'), sentence: (by) => t('cards.effect.torpedoHit', { by }) },
  'torpedo-size': {
    name: () => t('cards.number.torpedoSize'),
    sentence: (by) => t('cards.effect.torpedoSize', { by }),
  },
  control: { name: () => t('cards.number.control'), sentence: (by) => t('cards.effect.control', { by }) },
  'control-again': { name: () => t('cards.number.controlAgain'), sentence: () => t('cards.effect.controlAgain') },
  'fire-safe': { name: () => t('cards.number.fireSafe'), sentence: (by) => t('cards.effect.fireSafe', { by }) },
  sighted: { name: () => t('cards.number.sighted'), sentence: (by) => t('cards.effect.sighted', { by }) },
  speed: { name: () => t('cards.number.speed'), sentence: (by) => t('cards.effect.speed', { by }) },
  unplanned: { name: () => t('cards.number.unplanned'), sentence: () => t('cards.effect.unplanned') },
  initiative: { name: () => t('cards.number.initiative'), sentence: (by) => t('cards.effect.initiative', { by }) },
};

const TIMES: { readonly [time: string]: () => string } = {
  any: () => t('cards.time.any'),
  A: () => t('cards.time.A'),
  B: () => t('cards.time.B'),
  C: () => t('cards.time.C'),
  D: () => t('cards.time.D'),
  E: () => t('cards.time.E'),
  F: () => t('cards.time.F'),
  G: () => t('cards.time.G'),
  H: () => t('cards.time.H'),
  I: () => t('cards.time.I'),
};

const LASTS: { readonly [lasts: string]: () => string } = {
  phase: () => t('cards.lasts.phase'),
  turn: () => t('cards.lasts.turn'),
  once: () => t('cards.lasts.once'),
};

const TARGETS: { readonly [target: string]: () => string } = {
  'own ship': () => t('cards.target.ownShip'),
  'own formation': () => t('cards.target.ownFormation'),
  'own either': () => t('cards.target.ownEither'),
  'enemy ship': () => t('cards.target.enemyShip'),
  'enemy formation': () => t('cards.target.enemyFormation'),
  'enemy either': () => t('cards.target.enemyEither'),
  'any ship': () => t('cards.target.anyShip'),
  'any formation': () => t('cards.target.anyFormation'),
  'any either': () => t('cards.target.anyEither'),
};

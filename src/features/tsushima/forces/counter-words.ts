import { t } from '@/messages/messages';
import type { Counter, Gun, Guns } from '@/rules/tsushima/index';

/** Type and size as the counter prints them: "B9". */
export const classWords = ({ type, size }: Pick<Counter, 'type' | 'size'>): string =>
  t('tsushima.forces.classSize', { type, size });

const gunWords = (gun: Gun | null): string =>
  gun === null ? t('tsushima.forces.noGun') : t('tsushima.forces.gun', { factor: gun.factor, count: gun.salvos });

/** Both guns in a sentence, for a screen reader. */
export const gunsWords = ({ primary, secondary }: Guns): string =>
  t('tsushima.forces.guns', { primary: gunWords(primary), secondary: gunWords(secondary) });

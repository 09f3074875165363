import { t } from '@/messages/messages';

export const needWords = (need: number): string => t('tide.quick.need', { need });

/** A number on average, with one decimal. */
export const averageWords = (value: number): string => value.toFixed(value > 0 && value < 0.1 ? 2 : 1);

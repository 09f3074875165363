import { inchWords } from '@/kit/dial/dial-words';
import { t } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';

export const sideWords = (side: Side): string => (side === 'ijn' ? t('battle.side.ijn') : t('battle.side.irn'));

/** "3½″" */
export const inchesWords = (inches: number): string => inchWords(t, inches);

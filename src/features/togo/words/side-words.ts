import { t } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';

export const sideWords = (side: Side): string => (side === 'ijn' ? t('battle.side.ijn') : t('battle.side.irn'));

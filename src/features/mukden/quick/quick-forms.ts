// First: words are looked up as this file is read.
import '@/messages/mukden';

import type { QuickForm } from '@/features/play/shelf-book';
import { t } from '@/messages/messages';

import { AttackForm } from './attack-form';
import { LossesForm } from './losses-form';
import { ParalysisForm } from './paralysis-form';

/** Everything of this book that can be rolled or worked out without a campaign. */
export const QUICK_FORMS: readonly QuickForm[] = [
  { id: 'attack', label: t('mukden.quick.form.attack'), Form: AttackForm },
  { id: 'paralysis', label: t('mukden.quick.form.paralysis'), Form: ParalysisForm },
  { id: 'losses', label: t('mukden.quick.form.losses'), Form: LossesForm },
];

// First: words are looked up as this file is read.
import '@/messages/tide';

import type { QuickForm } from '@/features/play/shelf-book';
import { t } from '@/messages/messages';

import { MinesForm, RecoveryForm } from './die-forms';
import { FightForm, TsushimaForm } from './fight-form';
import { MatrixForm } from './matrix-form';
import { ShotForm } from './shot-form';

/** Everything of this book that can be rolled or looked up without a campaign. */
export const QUICK_FORMS: readonly QuickForm[] = [
  { id: 'shot', label: t('tide.quick.form.shot'), Form: ShotForm },
  { id: 'matrix', label: t('tide.quick.form.matrix'), Form: MatrixForm },
  { id: 'mines', label: t('tide.quick.form.mines'), Form: MinesForm },
  { id: 'recovery', label: t('tide.quick.form.recovery'), Form: RecoveryForm },
  { id: 'fight', label: t('tide.quick.form.fight'), Form: FightForm },
  { id: 'tsushima', label: t('tide.quick.form.tsushima'), Form: TsushimaForm },
];

// First: words are looked up as this file is read.
import '@/messages/tsushima';

import type { QuickForm } from '@/features/play/shelf-book';
import { t } from '@/messages/messages';

import { HazardForm } from './hazard-form';
import { PlanForm } from './plan-form';
import { RepairForm } from './repair-form';
import { SalvoForm } from './salvo-form';
import { SearchForm } from './search-form';
import { TorpedoForm } from './torpedo-form';

/** Everything of this book that can be rolled or looked up without a campaign. */
export const QUICK_FORMS: readonly QuickForm[] = [
  { id: 'salvo', label: t('tsushima.quick.form.salvo'), Form: SalvoForm },
  { id: 'search', label: t('tsushima.quick.form.search'), Form: SearchForm },
  { id: 'torpedo', label: t('tsushima.quick.form.torpedo'), Form: TorpedoForm },
  { id: 'hazard', label: t('tsushima.quick.form.hazard'), Form: HazardForm },
  { id: 'repair', label: t('tsushima.quick.form.repair'), Form: RepairForm },
  { id: 'plan', label: t('tsushima.quick.form.plan'), Form: PlanForm },
];

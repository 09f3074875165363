// First: words are looked up as this file is read.
import '@/messages/red-sun';

import type { QuickForm } from '@/features/play/shelf-book';
import { t } from '@/messages/messages';

import { AdmiralForm, BlockadeForm, WeatherForm } from './die-forms';
import { LandForm } from './land-form';
import { ShotForm } from './shot-form';

/** Everything of this book that can be rolled without a campaign. */
export const QUICK_FORMS: readonly QuickForm[] = [
  { id: 'land', label: t('red-sun.quick.form.land'), Form: LandForm },
  { id: 'shot', label: t('red-sun.quick.form.shot'), Form: ShotForm },
  { id: 'weather', label: t('red-sun.quick.form.weather'), Form: WeatherForm },
  { id: 'blockade', label: t('red-sun.quick.form.blockade'), Form: BlockadeForm },
  { id: 'admiral', label: t('red-sun.quick.form.admiral'), Form: AdmiralForm },
];

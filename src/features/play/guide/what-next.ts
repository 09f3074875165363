import type { Href } from 'expo-router';

import { t } from '@/messages/messages';

import type { Guide } from './guide';

/** After the first game of a book on the shelf. */
export const whatNext = (book: string): ReturnType<Guide['over']>['ways'] => [
  { id: 'campaign', label: t('play.guide.campaign'), to: `/shelf/${book}/new` as Href },
  { id: 'quick', label: t('play.guide.quick'), to: `/shelf/${book}/quick` as Href },
  { id: 'again', label: t('play.guide.again'), to: `/shelf/${book}/first` as Href },
];

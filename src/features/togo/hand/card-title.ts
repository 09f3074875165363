import { t } from '@/messages/messages';

/** A card by its title; cards of older battles may have none. */
export const cardTitle = ({ title, kind }: { readonly title: string; readonly kind: string }): string =>
  title.trim() !== '' ? title : kind === 'dummy' ? t('hand.blank') : t('hand.untitled');

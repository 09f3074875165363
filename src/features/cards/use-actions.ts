import { useRouter } from 'expo-router';

import type { DocumentKind, Documents } from '@/game/documents';
import { useBack } from '@/kit/use-back';
import { freeName, LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import { blankCard, type CardDesign, type DeckDesign, houseDeck, type Side } from '@/rules/togo/index';
import { removeDocument, restoreDocument, saveDocument, useLibrary } from '@/store/library';
import { newId } from '@/store/transfer/new-id';
import { useToast } from '@/ui/toast-provider';

import type { CatalogueCard } from './catalogue';

/** What can be done to whole cards and decks. Each is on disk before it is said, and says so when it failed. */
export function useActions() {
  const t = useT();
  const router = useRouter();
  const leave = useBack('/cards');
  const toasts = useToast();
  const say = (message: string) => toasts.show({ message });

  async function kept<K extends DocumentKind>(kind: K, document: Documents[K]): Promise<boolean> {
    try {
      await saveDocument(kind, document);
      return true;
    } catch {
      say(t('common.saveFailed'));
      return false;
    }
  }

  const bringBack = (kind: 'card' | 'deck', id: string, failed: string) =>
    void restoreDocument(kind, id)
      .then(() => useLibrary.getState()[kind].has(id) || Promise.reject(new Error('not there')))
      .catch(() => say(failed));

  async function remove(kind: 'card' | 'deck', id: string, done: string, failed: string): Promise<void> {
    try {
      await removeDocument(kind, id);
    } catch {
      return say(t('common.saveFailed'));
    }
    leave();
    toasts.show({ message: done, action: { label: t('common.undo'), onPress: () => bringBack(kind, id, failed) } });
  }

  return {
    async newCard(side: Side) {
      const name = freeName(t('cards.newCard'), names('card'));
      const card = blankCard(newId(), name, side);
      if (await kept('card', card)) router.push(`/cards/${card.id}/edit`);
    },
    async copyCard({ origin: _, history: __, balance: ___, ...card }: CatalogueCard) {
      const name = freeName(shortened(t('cards.copyName', { name: card.name })), names('card'));
      const copy: CardDesign = { ...card, id: newId(), name };
      if (!(await kept('card', copy))) return;
      router.push(`/cards/${copy.id}/edit`);
      say(t('common.copied', { name }));
    },
    removeCard: ({ id, name }: CardDesign) =>
      remove('card', id, t('cards.card.deleted', { name }), t('cards.card.backFailed')),
    async newDeck(side: Side) {
      const name = freeName(t('cards.deck.ownName'), names('deck'));
      const deck: DeckDesign = { ...houseDeck(side, name), id: newId() };
      if (await kept('deck', deck)) router.push(`/cards/deck/${deck.id}`);
    },
    async copyDeck(deck: DeckDesign) {
      const name = freeName(shortened(t('cards.copyName', { name: deck.name })), names('deck'));
      const copy = { ...deck, id: newId(), name };
      if (!(await kept('deck', copy))) return;
      router.push(`/cards/deck/${copy.id}`);
      say(t('common.copied', { name }));
    },
    removeDeck: ({ id, name }: DeckDesign) =>
      remove('deck', id, t('cards.deck.deleted', { name }), t('cards.deck.backFailed')),
  };
}

const names = (kind: 'card' | 'deck'): readonly string[] =>
  [...useLibrary.getState()[kind].values()].map(({ name }) => name);

// Room for the number that tells a copy of a copy from the first.
const shortened = (name: string): string => name.slice(0, LONGEST_NAME - 10);

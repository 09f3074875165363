import { useRouter } from 'expo-router';

import { useBack } from '@/kit/use-back';
import { useKept } from '@/kit/use-kept';
import { freeName, LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import { blankCard, type CardDesign, type DeckDesign, houseDeck, type Side } from '@/rules/togo/index';
import { namesTaken, removeDocument, restoreDocument, saveDocument } from '@/store/library';
import { newId } from '@/store/transfer/new-id';

import type { CatalogueCard } from './catalogue';

/** What can be done to whole cards and decks. Each is on disk before it is said, and says so when it failed. */
export function useActions() {
  const t = useT();
  const router = useRouter();
  const leave = useBack('/cards');
  const kept = useKept();

  const keepCard = (card: CardDesign, message?: string) =>
    kept(saveDocument('card', card), () => {
      router.push(`/cards/${card.id}/edit`);
      if (message !== undefined) return { message };
    });
  const keepDeck = (deck: DeckDesign, message?: string) =>
    kept(saveDocument('deck', deck), () => {
      router.push(`/cards/deck/${deck.id}`);
      if (message !== undefined) return { message };
    });
  const nameOfCopy = (kind: 'card' | 'deck', name: string) =>
    freeName(t('cards.copyName', { name }).slice(0, LONGEST), namesTaken(kind));
  const remove = (kind: 'card' | 'deck', id: string, message: string, failed: string) =>
    kept(removeDocument(kind, id), () => {
      leave();
      return { message, undo: () => void kept(restoreDocument(kind, id), undefined, failed) };
    });

  return {
    newCard: (side: Side) => keepCard(blankCard(newId(), freeName(t('cards.newCard'), namesTaken('card')), side)),
    copyCard({ origin: _, history: __, balance: ___, ...card }: CatalogueCard) {
      const name = nameOfCopy('card', card.name);
      return keepCard({ ...card, id: newId(), name }, t('common.copied', { name }));
    },
    removeCard: ({ id, name }: CardDesign) =>
      remove('card', id, t('cards.card.deleted', { name }), t('cards.card.backFailed')),
    newDeck: (side: Side) =>
      keepDeck({ ...houseDeck(side, freeName(t('cards.deck.ownName'), namesTaken('deck'))), id: newId() }),
    copyDeck(deck: DeckDesign) {
      const name = nameOfCopy('deck', deck.name);
      return keepDeck({ ...deck, id: newId(), name }, t('common.copied', { name }));
    },
    removeDeck: ({ id, name }: DeckDesign) =>
      remove('deck', id, t('cards.deck.deleted', { name }), t('cards.deck.backFailed')),
  };
}

// Room for the number that tells a copy of a copy from the first.
const LONGEST = LONGEST_NAME - 10;

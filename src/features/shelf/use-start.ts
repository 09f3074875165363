import { useRouter } from 'expo-router';
import { useState } from 'react';

import { loadBook } from '@/game/books';
import { err } from '@/lib/result';
import { useT } from '@/messages/messages';
import { useToast } from '@/ui/toast-provider';

import { gameAddress } from '../play/addresses';
import { type NewGame, startGame } from '../play/start-game';

/** Starts a game once, however often it is tapped, and goes there in place of this screen. */
export function useStart(bookId: string) {
  const t = useT();
  const router = useRouter();
  const toasts = useToast();
  const [starting, setStarting] = useState(false);
  const start = async (game: NewGame) => {
    if (starting) return;
    setStarting(true);
    // A browser fetches the rules, and may not get them.
    const started = await loadBook(bookId)
      .then((book) => startGame(book, game))
      .catch(() => err({ code: 'NOT_SAVED' } as const));
    if (started.ok) return router.replace(gameAddress(started.value));
    setStarting(false);
    const { error } = started;
    toasts.show({
      message: error.code === 'NOT_TAKEN' ? t('shelf.start.refused', { field: error.field }) : t('shelf.start.failed'),
    });
  };
  return { start: (game: NewGame) => void start(game), starting };
}

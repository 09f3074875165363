import { useRouter } from 'expo-router';
import { useState } from 'react';

import { loadBook } from '@/game/books';
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
    const started = await startGame(await loadBook(bookId), game);
    if (started.ok) return router.replace(gameAddress(started.value));
    setStarting(false);
    const { error } = started;
    toasts.show({
      message: error.code === 'NOT_TAKEN' ? t('shelf.start.refused', { field: error.field }) : t('shelf.start.failed'),
    });
  };
  return { start: (game: NewGame) => void start(game), starting };
}

import type { Href } from 'expo-router';

/** Where a screen of a game is: below the game's own address. */
export const gameAddress = (id: string, screen?: string): Href =>
  (screen === undefined ? `/battle/${id}` : `/battle/${id}/${screen}`) as Href;

import type { Href } from 'expo-router';

/** Where a screen of a game is: below the game's own address. */
export const gameAddress = (id: string, screen?: string): Href =>
  (screen === undefined ? `/battle/${id}` : `/battle/${id}/${screen}`) as Href;

/** Where a fight of a campaign goes over to another book. `contact`: its place, where it has not become a battle yet. */
export const fightAddress = (campaign: string, contact?: string): Href =>
  gameAddress(campaign, contact === undefined ? 'bridge' : `bridge?contact=${encodeURIComponent(contact)}`);

/** Where a battle that is fought for a campaign goes home. */
export const homeAddress = (battle: string): Href => gameAddress(battle, 'bring-home');

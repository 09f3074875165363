import type { Battle } from '@/game/battle';
import type { StoryItem } from '@/game/story';

/** What one ship did in one battle or campaign, as both sides may know it. */
export interface ServiceEntry {
  readonly name: string;
  /** The ship of the library she is, where the book says so. */
  readonly ship: string | null;
  /** Hits she scored, and what the same shots bring on average. */
  readonly given: number;
  readonly expected: number;
  readonly taken: number;
  readonly isSunk: boolean;
}

/** From the story as both sides may know it, oldest first. */
export type Service = (story: readonly StoryItem<unknown>[], battle: Battle<unknown>) => readonly ServiceEntry[];

import type { Href } from 'expo-router';

import type { Tagged } from '@/rules/rulebook';

import type { NamedStep } from '../turn/steps';

/** What the guide says over the Turn tab. */
export interface GuideWords {
  /** What is on, in plain words. */
  readonly title: string;
  /** What was passed on the way to it. */
  readonly passed?: readonly string[];
  readonly lines: readonly string[];
  /** What to tap, by the words on it, one after the other; without them the filled button. */
  readonly taps?: readonly string[];
  /** Nothing is left to do but the filled button. */
  readonly isDone?: true;
  /** A way to end the game here. It is the only one where there is nothing to tap (`taps` is empty). */
  readonly end?: { readonly label: string; readonly command: Tagged };
}

/** Explains a book to somebody who has never read its rules. */
export interface Guide<Game = never> {
  /** A game to learn by, where the guide is offered though nobody has opened it: one from another phone, or of before there was one. */
  isFirst?(game: Game): boolean;
  /** One thing at a time, from what everybody at the table can see. Null where there is nothing to say. */
  now(game: Game, next: NamedStep, choice: string | null): GuideWords | null;
  /** Once it is over: what to play next. */
  over(): {
    readonly title: string;
    readonly text: string;
    readonly ways: readonly { readonly id: string; readonly label: string; readonly to: Href }[];
  };
}

import type { ReactNode } from 'react';

import type { StepAnswer } from '@/rules/common/dice';
import type { Strip, StripStep } from '@/rules/common/strip';
import type { ButtonProps } from '@/ui/button';
import type { Face } from '@/ui/dice-input';
import type { ScreenProps } from '@/ui/screen';

import type { Counts } from './count-chain';

/** Where the next dice come from. Those who count also type what their own table says. */
export type DiceMode = 'app' | 'own' | 'count';

/** Names and meanings that only the feature knows. Everything else the strip says by itself. */
export interface StripWords {
  /** A ship or formation, where several share the strip. */
  subject?: (id: string) => string;
  /** Whom she fires at and from where, under her name. */
  subjectDetail?: (id: string) => string | undefined;
  /** A battery or hit: "12″", with a second line where there is one. */
  row?: (step: Pick<StripStep, 'subject' | 'row'>) => { readonly name: string; readonly detail?: string };
  /** Head of the column of rows; "Guns" when left out. */
  rows?: string;
  /** Room for a whole word in a row’s second line: "Japanese, Russian". */
  wideRows?: boolean;
  /** What a finished step came to, in a word or two: "On target", "P, fire". */
  result?: (step: StripStep) => string | undefined;
  /** The same of a row of several. */
  rowResult?: (steps: readonly StripStep[]) => string | undefined;
  /** What a result of the players' own table is called: "2 hits". */
  resultName?: (code: string) => string;
  /** The sign a printed table has for it: "**". */
  resultSymbol?: (code: string) => string;
  /** Between the number and the keys: what each total would bring. */
  aid?: (step: StripStep) => ReactNode;
  /** Why the number is what it is: "6″ to 4″ needs 2". */
  why?: (step: StripStep) => string | undefined;
}

/** What a player does to the strip; each is on disk before the strip shows it. */
export interface StripActions {
  /** The next die of the active step, from the players' own. */
  face: (face: Face) => void;
  /** How many, the sum, or what one's own table says: of the active step, or of one that was answered so before. */
  answer: (step: string, answer: StepAnswer) => void;
  correct: (step: string, index: number, face: Face) => void;
  takeBack: () => void;
  /** The phone's dice: one, those of the active step, or all that are still wanted. */
  roll: (how: 'die' | 'step' | 'all') => void;
}

/**
 * For strips whose rows are chains, each roll with as many dice as the one before it scored: those who count enter all
 * counts of a ship on one grid.
 */
export interface Counting {
  /** What the die thrown once for all rows decides: "Range found?" */
  question: string;
  /** What the rows of a ship scored: "2 hits". */
  scored: (count: number) => string;
  /** Her first die missed. */
  missed: string;
  count: (counts: Counts) => void;
  /** None in all rows of hers that were left blank. */
  countRest: (subject: string | null) => void;
  /** Done with none in the blank rows; null while a first die is not answered. */
  done: Pick<ButtonProps, 'label' | 'onPress'> | null;
}

export interface DiceStripProps {
  strip: Strip;
  words?: StripWords;
  /** The step that is open in the tray for a correction. */
  opened?: string | null;
  onOpen?: (step: string | null) => void;
  testID?: string;
}

export interface DiceStripScreenProps extends Pick<
  ScreenProps,
  'title' | 'subtitle' | 'back' | 'right' | 'band' | 'header' | 'testID'
> {
  strip: Strip;
  words?: StripWords;
  actions: StripActions;
  mode: DiceMode;
  onMode: (mode: DiceMode) => void;
  counting?: Counting;
  /** Over the form: who is fired at, and from where. */
  above?: ReactNode;
  /** False where what stands over the form shows the step in hand: then the list stays with it. */
  follows?: boolean;
  /** Under the form once nothing is missing: the hits, what they mean. */
  outcome?: ReactNode;
  /** The same in a sentence, told to screen readers when the last die is in. */
  spoken?: string;
  /** The filled button once nothing is missing: "Note 2 hits". */
  done: Pick<ButtonProps, 'label' | 'onPress' | 'icon' | 'spokenLabel'>;
  /** Beside it; without it, "take back last" stands there while there is something to take back. */
  aside?: ReactNode;
  /** Opens a rule by its number; without it the parts of a number are listed without a way onward. */
  onRule?: (rule: string) => void;
}

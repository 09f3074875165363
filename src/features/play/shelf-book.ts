import type { ComponentType, ReactNode } from 'react';

import type { PaperPart } from '@/kit/print/paper';
import type { TableSource } from '@/rules/common/owner-table';
import type { Json, Tagged } from '@/rules/rulebook';
import type { ScreenProps } from '@/ui/screen';

/** A rule that the book leaves open, or that tables play otherwise. */
export interface Ruling {
  /** As the setup of a campaign names it. */
  readonly id: string;
  /** Its number in the book's rules. */
  readonly rule: string;
  readonly question: string;
  /** The default first. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly shortLabel?: string }[];
}

/** The players' rulings by id, defaults filled in. */
export type Rulings = Readonly<Record<string, string>>;

/** A table, or a list of ratings, that only the owner's copy has. */
export interface ShelfTable {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  /** A hook: where its results come from now; null where that goes without saying. */
  useSource(): TableSource | null;
  readonly Editor: ComponentType<{ onBack: () => void }>;
}

export interface QuickFormProps {
  /** For the form's own screen: what stands over it is the same for all forms. */
  readonly head: Pick<ScreenProps, 'title' | 'subtitle' | 'back'>;
  /** The choice between the forms; the form puts it first. */
  readonly forms: ReactNode;
  /** The last rolls; the form puts them last. */
  readonly rolls: ReactNode;
  /** Keeps the last roll in a campaign; the form puts it under what was rolled. */
  readonly keep: ReactNode;
  /**
   * Keeps a roll among the last ten, in a sentence: "Shot ≤3: 2, 5, one hit". `command`: what keeps it in a campaign, for
   * a book that can.
   */
  readonly onRolled: (line: string, command?: Tagged) => void;
}

/** A result without a campaign: one screen, no set-up. */
export interface QuickForm {
  readonly id: string;
  readonly label: string;
  readonly shortLabel?: string;
  readonly Form: ComponentType<QuickFormProps>;
}

/** A line of the drawing on a book's spine, on a grid of 40 by 42. */
export interface GlyphStroke {
  readonly d: string;
  readonly width: number;
  readonly filled?: true;
}

/** Five minutes with the guide, on the tables of the house: for somebody who has never read the rules. */
export interface FirstGame {
  readonly name: string;
  /** What it is and how it is won, a sentence each. */
  readonly about: readonly string[];
  setup(): Json;
  /** Carried out before the players take over; none of them rolls dice. */
  readonly opening: readonly Tagged[];
}

/** What can lie beside the board instead of the phone. */
export interface PrintedBook {
  /** The charts that our rules hold, for one sheet. */
  charts(): readonly PaperPart[];
  /** What the owner has typed in; null where nothing is. */
  ownTables(): readonly PaperPart[] | null;
}

/** What a book shows of itself on the shelf, before a campaign of it is opened. */
export interface ShelfBook {
  readonly glyph: readonly GlyphStroke[];
  /** In a word, for a button: "Tide". */
  readonly shortName: string;
  /** What the phone does for the players, in a line or two. */
  readonly does: string;
  readonly newCampaign: {
    /** What a campaign is called that nobody named. */
    readonly usualName: string | ((choices: Json) => string);
    /** Complete and plain: it is checked by the book, and stored as it is. */
    setup(rulings: Rulings, choices: Json): Json;
    /** What is asked besides, where anything is. */
    readonly choices?: {
      readonly first: Json;
      readonly Fields: ComponentType<{ choices: Json; onChange: (choices: Json) => void }>;
    };
  };
  readonly firstGame?: FirstGame;
  readonly printed?: PrintedBook;
  readonly quick: readonly QuickForm[];
  readonly tables: readonly ShelfTable[];
  readonly rulings: readonly Ruling[];
  /** The numbers of its rules, in order; their texts are in its words. */
  readonly rules: readonly string[];
}

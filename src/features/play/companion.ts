import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';

import type { Draft } from '@/game/act';
import type { Action, Battle, Book } from '@/game/battle';
import type { StoryItem } from '@/game/story';
import type { Counting, StripWords } from '@/kit/dice-strip/strip-props';
import type { Side as Ensign } from '@/kit/side-mark';
import { BookContext } from '@/messages/book-context';
import type { Strip } from '@/rules/common/strip';
import type { Where } from '@/rules/common/where';
import type { Description, Moment, Obligation, Tagged } from '@/rules/rulebook';
import type { IconName } from '@/ui/icon-paths';
import type { HeaderBand } from '@/ui/stack-header';

import type { Guide } from './guide/guide';
import type { FightAhead } from './odds/break-off';
import type { Service } from './service/service';
import type { ReportContent } from './report/report';
import type { NamedStep, Step } from './turn/steps';

export type NameOf = (id: string) => string;

/** The open game as one viewer may know it. */
export interface OpenGame<State = unknown, View = unknown> {
  readonly id: string;
  /** What the players call it: of five actions off Ulsan everything that is shared must say which one it was. */
  readonly name: string;
  readonly battle: Battle<State>;
  readonly state: State;
  readonly view: View;
  /** Null for a book that counts no turns. */
  readonly moment: Moment | null;
  readonly owed: readonly Obligation[];
  /** The unfinished strip that the viewer works on: behind a curtain that side's own, else the one on the table. */
  readonly draft: Draft | null;
  /** A ship, formation, side or marker by name, as far as it is known. */
  readonly nameOf: NameOf;
}

/** Whose turn it is and what to do, for the band over the Turn tab. */
export interface TurnHead {
  /** Null where both act, or nobody. */
  readonly side: string | null;
  /** Two or three words that are read from across the table. */
  readonly headline: string;
  /** It shrinks a little rather than wrap: for words that are never longer than a line. */
  readonly isOneLine?: true;
  /** The game and its turn. */
  readonly title: string;
  /** What the phase asks for, or how the game ended. */
  readonly asks: string;
  /** The phases of a turn, and which of them it is. */
  readonly scale: {
    readonly cells: readonly string[];
    readonly at: number;
    readonly spoken: string;
    /** The current phase opens and shows its steps; `title` stands under it: "III · J move". */
    readonly open?: { readonly count: number; readonly at: number; readonly title: string };
    /** Phases that are left out this turn: struck through. */
    readonly skipped?: readonly number[];
  };
}

export interface RollWords extends StripWords {
  readonly title: string;
  /** Where no turn and phase stand under the title. */
  readonly subtitle?: string;
  readonly band: HeaderBand | undefined;
  /** What pressing Done will write down. */
  readonly done: string;
  /** Where those who count enter all counts of a ship on one grid. */
  readonly counting?: Pick<Counting, 'question' | 'scored' | 'missed'>;
  /** True where what stands over the form shows the step in hand, and the outcome belongs there too. */
  readonly outcomeAbove?: boolean;
}

/** A line of what Done will write down. */
export interface OutcomeLine {
  readonly text: string;
  /** The whole table should notice. */
  readonly loud: boolean;
  /** The code of the event it tells of. */
  readonly code: string;
}

export interface RollProps {
  readonly draft: Draft;
  readonly strip: Strip;
  readonly lines: readonly OutcomeLine[];
}

export interface TurnBodyProps {
  readonly owed: readonly Obligation[];
  readonly next: NamedStep;
  /** The answer that is chosen to the question in hand, before the filled button gives it; null where none is. */
  readonly choice: string | null;
  /** The same functions on every render. */
  readonly onChoose: (answer: string) => void;
  readonly onStep: (step: Step) => void;
  readonly onSettle: (obligation: Obligation) => void;
  readonly onEnd: () => void;
  /** The last thing everybody knew of when the game was opened. */
  readonly openedAt: number | null;
}

export interface OwedRowProps {
  readonly obligation: Obligation;
  /** What the companion finds it to be about; the same object as long as nothing of it changed. */
  readonly subject: unknown;
  readonly sentence: string;
  readonly next: boolean;
  readonly onPress: (obligation: Obligation) => void;
}

export interface LogKind {
  readonly id: string;
  readonly label: string;
  /** Codes of what is told in such an entry. */
  readonly codes: readonly string[];
  /** Which of these count, where not all do. */
  readonly counts?: (description: Description) => boolean;
}

export interface MoreRow {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  /** A screen of this game by its address below it, or something else. */
  readonly to?: string;
  readonly onPress?: () => void;
}

/** Where a game stands, in words. */
export interface WhereWords {
  /** Turn and phase. */
  readonly line: string;
  /** The same in a list, with what is wanted next. */
  readonly row: string;
  /** Who is about to do what. */
  readonly headline: string;
  readonly ensign: Ensign | null;
  /** Dice, or things owed, and what they are. */
  readonly count: number;
  readonly counts: string;
  readonly last: string | null;
}

/** What is asked before something is undone, and what records the yes. */
export interface Consent {
  readonly question: string;
  readonly consequence: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly command: Tagged;
}

interface Tab {
  readonly label: string;
  readonly icon: IconName;
  readonly Screen: ComponentType<{ tabBar: ReactNode }>;
}

/** What the frame asks of every book: enough to open its game, roll its dice, tell its log and take back. */
export interface RollCompanion<State = unknown, View = unknown> {
  readonly book: Book<State>;
  /** The book whose words it speaks, where they are not its own. */
  readonly wordsOf?: string;
  ensignOf(side: string): Ensign;

  /** What a game is called that nobody named. */
  titleOf(view: View): string;
  namesIn(view: View): NameOf;
  /** Changes whenever a name in the view does. */
  namesKey(view: View): string;
  /** The side of a ship, a unit or a formation, as far as this view knows. */
  sideOf(view: View, id: string): string | null;
  /** Whether it is over, its turn, and its last turn where there is one. None without turns. */
  timeOf?(view: View): { readonly turn: number; readonly turnLimit: number | null; readonly isOver: boolean };
  phaseTitle?(phase: string): string;

  /** Null for what tells a reader nothing worth a line. */
  eventSentence(description: Description, nameOf: NameOf): string | null;
  /** A whole action in a few words, for what undoes and redoes it: "4 ships’ fire". Null where nothing can be said. */
  actionWords(game: OpenGame<State, View>, action: Action<State>, viewer: string): string | null;

  /** For a book in which what is finished is taken back only if the opponent agrees. */
  readonly consent?: {
    /** Whose yes it takes to undo these, oldest first; null where nobody has to agree. */
    toUndo(actions: readonly Action<State>[]): Consent | null;
    /** Whether an action does nothing but record such a yes: undo takes it along with what lies before it. */
    isRecord(action: Action<State>): boolean;
  };

  /** For a book whose fights are also fought as games of another, and for that other. */
  readonly links?: {
    /** The game in which what this event brings home was fought. */
    foughtIn?(event: Tagged): string | null;
    /** The campaign that this game is fought for. */
    campaignOf?(view: View): { readonly book: string; readonly campaign: string } | null;
  };

  readonly roll: {
    words(game: OpenGame<State, View>, draft: Draft, strip: Strip | null): RollWords;
    /** The strip as the table reads it, where that is not by the order of its keys: a row for each ship of a set. */
    arrange?(game: OpenGame<State, View>, draft: Draft, strip: Strip): Strip;
    /** Events whose outcome needs no line, and those the whole table should notice. */
    isQuiet?(event: Tagged): boolean;
    isLoud?(event: Tagged): boolean;
    readonly Above?: ComponentType<RollProps>;
    readonly Outcome?: ComponentType<RollProps>;
    /** The ways behind the curtains, where dice lie that are not for all to see. */
    readonly Hidden?: ComponentType;
  };

  readonly log: {
    /** Over the log, and where nothing is in it yet; without it the frame's words for a battle. */
    readonly title?: string;
    readonly empty?: string;
    readonly kinds: readonly LogKind[];
    /** Those in the first row over the log, in fewer words. */
    readonly quick: readonly { readonly id: string; readonly label: string }[];
    /** What the umpire did. */
    readonly umpire: readonly string[];
    readonly phases: readonly string[];
    /** Ships to filter by, in the order of their lines. */
    subjects(view: View): readonly { readonly id: string; readonly name: string; readonly side: string }[];
    /** How bad it is: of what happened in one entry the worst is its headline. 0 where it is nothing out of the way. */
    gravity?(description: Description): number;
    /** Under the head of its phase; null where the usual sentence will do. */
    sentence?(description: Description): string | readonly string[] | null;
    /** All lines of an entry that tells of what was done before it, too; null where its sentences will do. */
    lines?(item: StoryItem<State>, story: readonly StoryItem<State>[], nameOf: NameOf): readonly string[] | null;
    /** Whether several rows of an entry's dice want the strip's own words. */
    wantsRollWords?(command: Tagged): boolean;
  };
}

/** What it asks of a book of turns besides: its next step and its screens. Rules stand in its `Rulebook`. */
export interface Companion<State = unknown, View = unknown> extends RollCompanion<State, View> {
  timeOf(view: View): { readonly turn: number; readonly turnLimit: number | null; readonly isOver: boolean };
  phaseTitle(phase: string): string;
  owedSentence(obligation: Obligation, nameOf: NameOf): string;
  owedCount(owed: readonly Obligation[]): string;
  whereWords(where: Where): WhereWords;

  readonly turn: {
    head(game: OpenGame<State, View>): TurnHead;
    /** What is owed, in the order it is best done. */
    inOrder(owed: readonly Obligation[], game: OpenGame<State, View>): readonly Obligation[];
    /** `choice`: what the body of the Turn tab has chosen so far. */
    next(game: OpenGame<State, View>, choice: string | null): NamedStep;
    stepOf(obligation: Obligation): Step;
    /** A roll of a die or two, made in the list of the Turn tab instead of on a screen of its own. */
    isSmallRoll?(command: Tagged): boolean;
    /** A roll whose die and outcome the body of the Turn tab shows by itself: no card tells of it. */
    isSeenInBody?(command: Tagged): boolean;
    endPhase(game: OpenGame<State, View>, options: { readonly waive: boolean }): Tagged;
    /** Ends a phase that nobody need end, by what everybody knows; null while anything may still be done in it. */
    autoEnd?(game: OpenGame<State, View>): Tagged | null;
    /** What such an end comes to, in a sentence. */
    endedWords?(events: readonly Tagged[]): string;
    readonly Body: ComponentType<TurnBodyProps>;
    /** The body shows the last roll itself: something else is worth more, and comes first. */
    rollInBody?(game: OpenGame<State, View>): boolean;
    readonly OwedRow?: ComponentType<OwedRowProps>;
    owedSubject?(view: View, obligation: Obligation): unknown;
    /** Beside the head of the owed list: rules, short ways. */
    readonly OwedAside?: ComponentType<{ readonly owed: readonly Obligation[] }>;
    /** Asks what only the players can answer. */
    readonly Ask: ComponentType<{ obligation: Obligation; onClose: () => void }>;
  };

  /** What a captain can be given to command: each with the ids by which orders name it. None where the book has no such parts. */
  divisions?(view: View, side: string): readonly { readonly name: string; readonly ids: readonly string[] }[];
  /** What each ship did in a game, for her service record; none for a book without ships. */
  readonly service?: Service;
  /** What the fight that is on comes to, round by round; null where none is, or something is not known. */
  fightAhead?(game: OpenGame<State, View>): FightAhead | null;
  /** What stands in the report of a campaign. A book with a report screen of its own has none. */
  readonly report?: ReportContent<View>;
  /** For those who have never read its rules. */
  readonly guide?: Guide<OpenGame<State, View>>;

  /** The table as it stood at a moment of the past. Looking changes nothing. */
  readonly LookBack: ComponentType;
  readonly forces: Tab;
  readonly board: Tab;
  /** Beside Turn on a tablet. */
  readonly Columns: ComponentType;
  /** For a large screen, on which nothing can be tapped. Without them: the figures of the report, and `Columns`. */
  readonly spectators?: {
    readonly Score?: ComponentType;
    readonly Forces?: ComponentType;
    /** The map or the tracks, where there are any now; in place of the forces, or over them. */
    chartOf?(view: View): { readonly Chart: ComponentType; readonly fills: boolean } | null;
  };
  /** What is seldom wanted, one tap away. */
  useMore(): readonly MoreRow[];
  /** Its own screens by their address below the game: `fire` is shown for `fire/mikasa` with 'mikasa'. */
  readonly screens: Readonly<Record<string, ComponentType<{ param: string }>>>;
}

const CompanionContext = createContext<RollCompanion | null>(null);

/** Around all that is shown of a game: its companion, and whose words are spoken. */
export const CompanionProvider = ({ companion, children }: { companion: RollCompanion; children: ReactNode }) =>
  createElement(
    CompanionContext,
    { value: companion },
    createElement(BookContext, { value: companion.wordsOf ?? companion.book.id }, children),
  );

/** Whatever book it is: what only a book of turns has is asked for with `hasTurns`. */
export function useRollCompanion(): RollCompanion {
  const companion = useContext(CompanionContext);
  if (!companion) throw new Error('useCompanion is for screens inside a game.');
  return companion;
}

export const hasTurns = (companion: RollCompanion): companion is Companion => 'turn' in companion;

export function useCompanion(): Companion {
  const companion = useRollCompanion();
  if (!hasTurns(companion)) throw new Error('This screen is for a book of turns.');
  return companion;
}

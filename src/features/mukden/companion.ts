// First: words are looked up as this file is read.
import '@/messages/mukden';

import type { Companion } from '@/features/play/companion';
import { ensignOf } from '@/kit/sides';
import { t } from '@/messages/messages';
import { type CampaignEvent, type CampaignState, type CampaignView, LAST_TURN, type Side } from '@/rules/mukden/index';

import { AttackScreen } from './attack/attack-screen';
import { ProbeScreen } from './attack/probe-screen';
import { BoardTab } from './board/board-tab';
import { LookBack, MapForAll } from './board/look-back';
import { PaintScreen } from './board/paint/paint-screen';
import { ChangesScreen, RulingsScreen } from './changes/changes-screen';
import { GoToScreen } from './changes/go-to-screen';
import { consent } from './consent';
import { ForcesColumns, ForcesTab } from './forces/forces-tab';
import { UnitScreen } from './forces/unit-screen';
import { BOOK } from './game';
import { mukdenGuide } from './guide/guide';
import { LOG } from './log-facts';
import { report } from './report/report';
import { rollWords } from './roll/roll-words';
import { turnHead } from './turn/headline';
import { MoveScreen } from './turn/move-screen';
import { isSmallRoll, nextStep, stepOf } from './turn/next-step';
import { ResultScreen } from './turn/result-screen';
import { StackScreen } from './turn/stack-screen';
import { TurnBody } from './turn/turn-body';
import { useMore } from './use-more';
import { actionWords } from './words/action-words';
import { eventSentence } from './words/event-words';
import { namesIn } from './words/names-in';
import { owedCountWords, owedSentence } from './words/owed-words';
import { phaseName, whereWords } from './words/where-words';

/** What follows by itself needs no words beside the dice it followed from. */
const QUIET: readonly string[] = ['PhaseBegan'] satisfies CampaignEvent['type'][];

/** Read from across the table. */
const LOUD: readonly string[] = ['SuddenVictory', 'ControlChanged'] satisfies CampaignEvent['type'][];

/** Mukden in the frame. */
export const mukdenCompanion: Companion<CampaignState, CampaignView> = {
  book: BOOK,
  ensignOf: (side) => ensignOf(side as Side),

  titleOf: ({ name }) => name,
  timeOf: ({ turn, result }) => ({ turn, turnLimit: LAST_TURN, isOver: result !== null }),
  namesIn,
  namesKey: ({ units }) =>
    Object.values(units)
      .map(({ name }) => name)
      .join(),
  sideOf: ({ units }, id) => units[id]?.side ?? null,

  phaseTitle: phaseName,
  owedSentence,
  owedCount: owedCountWords,
  eventSentence,
  actionWords: (_game, action, viewer) => actionWords(action, viewer as Side | 'public'),
  whereWords,
  consent,

  turn: {
    head: turnHead,
    inOrder: (owed) => owed,
    next: nextStep,
    stepOf,
    isSmallRoll,
    endPhase: () => ({ type: 'agreeToEnd' }),
    Body: TurnBody,
    // Nothing is asked in a sheet: the Turn tab and the attack ask where they stand.
    Ask: () => null,
  },

  roll: {
    words: rollWords,
    isQuiet: ({ type }) => QUIET.includes(type),
    isLoud: ({ type }) => LOUD.includes(type),
  },

  log: LOG,
  report,
  guide: mukdenGuide,

  LookBack,
  forces: { label: t('mukden.forces.title'), icon: 'ship', Screen: ForcesTab },
  board: { label: t('mukden.board.title'), icon: 'compass', Screen: BoardTab },
  Columns: ForcesColumns,
  spectators: { chartOf: ({ stacks }) => (stacks.length > 0 ? { Chart: MapForAll, fills: true } : null) },
  useMore,
  screens: {
    attack: AttackScreen,
    changes: ChangesScreen,
    'go-to': GoToScreen,
    move: MoveScreen,
    paint: PaintScreen,
    probe: ProbeScreen,
    result: ResultScreen,
    rulings: RulingsScreen,
    stack: StackScreen,
    unit: UnitScreen,
  },
};

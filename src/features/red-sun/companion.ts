// First: words are looked up as this file is read.
import '@/messages/red-sun';

import type { Companion } from '@/features/play/companion';
import { ensignOf } from '@/kit/sides';
import { t } from '@/messages/messages';
import type { CampaignEvent, CampaignState, CampaignView, Command, Side } from '@/rules/red-sun/index';

import { BoardTab } from './board/board-tab';
import { ForcesForAll, TracksForAll } from './board/for-all';
import { ChangesScreen, RulingsScreen } from './changes/changes-screen';
import { GoToScreen } from './changes/go-to-screen';
import { FleetScreen } from './forces/fleet-screen';
import { LookBack } from './forces/forces-list';
import { ForcesColumns, ForcesTab } from './forces/forces-tab';
import { ShipScreen } from './forces/ship-screen';
import { UnitScreen } from './forces/unit-screen';
import { BOOK } from './game';
import { redSunGuide } from './guide/guide';
import { AssaultScreen } from './land/assault-screen';
import { LOG } from './log-facts';
import { fightAhead } from './odds/fight-ahead';
import { report } from './report/report';
import { service } from './service/service';
import { rollWords } from './roll/roll-words';
import { ContactScreen } from './sea/contact-screen';
import { AskSheet } from './sea/fleet-sheet';
import { turnHead } from './turn/headline';
import { inOrder, isSmallRoll, nextStep, stepOf } from './turn/next-step';
import { ResultScreen } from './turn/result-screen';
import { SortiesScreen } from './turn/sorties-screen';
import { TurnBody } from './turn/turn-body';
import { useMore } from './use-more';
import { actionWords } from './words/action-words';
import { eventSentence } from './words/event-words';
import { namesIn } from './words/names-in';
import { owedCountWords, owedSentence } from './words/owed-words';
import { phaseName, whereWords } from './words/where-words';

/** What follows by itself needs no words beside the dice it followed from. */
const QUIET: readonly string[] = ['StageBegan', 'RowTicked'] satisfies CampaignEvent['type'][];

/** Their dice stand at the top of the hour. */
const SEEN: readonly string[] = ['rollWeather'] satisfies Command['type'][];

/** A ship that sank is read from across the table. */
const isLoud = (event: CampaignEvent): boolean =>
  (event.type === 'DamageTaken' && event.ships.some(({ sunk }) => sunk)) ||
  (event.type === 'AdmiralRolled' && event.casualty === 'killed');

/** Red Sun Rising in the frame. */
export const redSunCompanion: Companion<CampaignState, CampaignView> = {
  book: BOOK,
  ensignOf: (side) => ensignOf(side as Side),

  titleOf: ({ name }) => name,
  timeOf: ({ turn, turnLimit, result }) => ({ turn, turnLimit, isOver: result !== null }),
  namesIn,
  namesKey: ({ fleets, ships, headquarters, units }) =>
    [fleets, ships, headquarters, units].flatMap((each) => Object.values(each).map(({ name }) => name)).join(),
  sideOf: ({ fleets, ships, headquarters, units }, id) =>
    (ships[id] ?? fleets[id] ?? headquarters[id] ?? units[id])?.side ?? null,

  phaseTitle: phaseName,
  owedSentence,
  owedCount: owedCountWords,
  eventSentence,
  actionWords: (_game, action, viewer) => actionWords(action, viewer as Side | 'public'),
  whereWords,

  turn: {
    head: turnHead,
    inOrder,
    next: nextStep,
    stepOf,
    isSmallRoll,
    isSeenInBody: ({ type }) => SEEN.includes(type),
    // Whether anybody launches is asked first: a long list of gunnery would push it out of sight.
    rollInBody: ({ view }) => view.battle?.step === 'torpedo',
    endPhase: () => ({ type: 'endStage' }),
    Body: TurnBody,
    Ask: AskSheet,
  },

  roll: {
    words: rollWords,
    isQuiet: ({ type }) => QUIET.includes(type),
    isLoud: (event) => isLoud(event as unknown as CampaignEvent),
  },

  log: LOG,
  report,
  fightAhead,
  service,
  guide: redSunGuide,

  LookBack,
  forces: { label: t('red-sun.forces.title'), icon: 'ship', Screen: ForcesTab },
  board: { label: t('red-sun.board.title'), icon: 'compass', Screen: BoardTab },
  Columns: ForcesColumns,
  spectators: { Forces: ForcesForAll, chartOf: () => ({ Chart: TracksForAll, fills: false }) },
  useMore,
  screens: {
    assault: AssaultScreen,
    changes: ChangesScreen,
    contact: ContactScreen,
    fleet: FleetScreen,
    'go-to': GoToScreen,
    result: ResultScreen,
    rulings: RulingsScreen,
    ship: ShipScreen,
    sorties: SortiesScreen,
    unit: UnitScreen,
  },
};

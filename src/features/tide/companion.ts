// First: words are looked up as this file is read.
import '@/messages/tide';

import type { Companion } from '@/features/play/companion';
import { ensignOf } from '@/kit/sides';
import { t } from '@/messages/messages';
import {
  type CampaignEvent,
  type CampaignState,
  type CampaignView,
  type EventOf,
  type Side,
  sideOf,
} from '@/rules/tide/index';

import { BoardTab } from './board/board-tab';
import { BoxesForAll, LookBack } from './board/look-back';
import { ChangesScreen, RulingsScreen } from './changes/changes-screen';
import { GoToScreen } from './changes/go-to-screen';
import { FireScreen } from './fire/fire-screen';
import { ConditionScreen } from './forces/condition-screen';
import { ForcesColumns } from './forces/forces-columns';
import { ForcesTab } from './forces/forces-tab';
import { PlanScreen } from './forces/plan-screen';
import { RatingsScreen } from './forces/ratings-screen';
import { ShipScreen } from './forces/ship-screen';
import { BOOK } from './game';
import { tideGuide } from './guide/guide';
import { LOG } from './log-facts';
import { ChitsScreen } from './manoeuvre/chits-screen';
import { ManoeuvreScreen } from './manoeuvre/manoeuvre-screen';
import { PortScreen } from './port/port-screen';
import { fightAhead } from './odds/fight-ahead';
import { report } from './report/report';
import { service } from './service/service';
import { arrange, rollWords } from './roll/roll-words';
import { MinesScreen } from './sortie/mines-screen';
import { SailScreen } from './sortie/sail-screen';
import { AskSheet } from './turn/points-sheet';
import { ResultScreen } from './turn/result-screen';
import { turnHead } from './turn/headline';
import { isSmallRoll, nextStep, stepOf } from './turn/next-step';
import { TurnBody } from './turn/turn-body';
import { useMore } from './use-more';
import { actionWords } from './words/action-words';
import { eventSentence } from './words/event-words';
import { namesIn } from './words/names-in';
import { owedCountWords, owedSentence } from './words/owed-words';
import { phaseName, whereWords } from './words/where-words';

/** What follows by itself needs no words beside the dice it followed from. */
const QUIET: readonly string[] = ['StepBegan', 'RoundBegan', 'RolledInPort'] satisfies CampaignEvent['type'][];

/** A ship that sank is read from across the table; the names of a whole line would not be. */
function isLoud(event: CampaignEvent): boolean {
  const sunk = event.type === 'DamageTaken' ? event.ships.filter((ship) => ship.sunk).length : 0;
  return sunk === 1 || sunk === 2;
}

/** The Tide at Sunrise in the frame. */
export const tideCompanion: Companion<CampaignState, CampaignView> = {
  book: BOOK,
  ensignOf: (side) => ensignOf(side as Side),

  titleOf: ({ name }) => name,
  timeOf: ({ turn, turnLimit, result }) => ({ turn, turnLimit, isOver: result !== null }),
  namesIn,
  namesKey: ({ ships }) =>
    Object.values(ships)
      .map(({ name }) => name)
      .join(),
  sideOf: ({ ships }, id) => {
    const ship = ships[id];
    return ship === undefined ? (FLEET_SIDES[id] ?? null) : sideOf(ship.fleet);
  },

  phaseTitle: phaseName,
  owedSentence,
  owedCount: owedCountWords,
  eventSentence,
  actionWords: (_game, action, viewer) => actionWords(action, viewer as Side | 'public'),
  whereWords,
  links: {
    foughtIn: (event) =>
      (event as CampaignEvent).type === 'BroughtHome' ? (event as EventOf<'BroughtHome'>).battle : null,
  },

  turn: {
    head: turnHead,
    inOrder: (owed) => owed,
    next: nextStep,
    stepOf,
    isSmallRoll,
    endPhase: () => ({ type: 'nextTurn' }),
    Body: TurnBody,
    Ask: AskSheet,
  },

  roll: {
    words: rollWords,
    arrange,
    isQuiet: ({ type }) => QUIET.includes(type),
    isLoud: (event) => isLoud(event as unknown as CampaignEvent),
  },

  log: LOG,
  report,
  fightAhead,
  service,
  guide: tideGuide,

  LookBack,
  forces: { label: t('tide.forces.title'), icon: 'ship', Screen: ForcesTab },
  board: { label: t('tide.board.title'), icon: 'compass', Screen: BoardTab },
  Columns: ForcesColumns,
  spectators: { chartOf: () => ({ Chart: BoxesForAll, fills: false }) },
  useMore,
  screens: {
    changes: ChangesScreen,
    chits: ChitsScreen,
    condition: ConditionScreen,
    fire: FireScreen,
    'go-to': GoToScreen,
    manoeuvre: ManoeuvreScreen,
    mines: MinesScreen,
    plan: PlanScreen,
    port: PortScreen,
    ratings: RatingsScreen,
    result: ResultScreen,
    rulings: RulingsScreen,
    sail: SailScreen,
    ship: ShipScreen,
  },
};

const FLEET_SIDES: Readonly<Record<string, Side>> = {
  vladivostok: 'irn',
  'port-arthur': 'irn',
  european: 'irn',
  japan: 'ijn',
};

// First: words are looked up as this file is read.
import '@/messages/togo';

import type { Companion } from '@/features/play/companion';
import { ensignOf } from '@/kit/sides';
import { t } from '@/messages/messages';
import type { BattleEvent, BattleState, BattleView, PhaseId, Side } from '@/rules/togo/index';

import { BestTargetsScreen } from './best-targets/best-targets-screen';
import { AddShipScreen } from './changes/add-ship-screen';
import { ChangesScreen } from './changes/changes-screen';
import { RulesScreen } from './changes/rules-screen';
import { CheckScreen } from './check/check-screen';
import { FireScreen } from './fire/fire-screen';
import { VolleyScreen } from './fire/volley-screen';
import { FleetColumns, FleetsForAll } from './fleet/fleet-list';
import { FleetTab } from './fleet/fleet-tab';
import { LookBack } from './fleet/look-back';
import { BOOK } from './game';
import { DeskButtons } from './hand/desk-buttons';
import { togoGuide } from './guide/guide';
import { HandScreen } from './hand/hand-screen';
import { LOG } from './log-facts';
import { MoveScreen } from './move/move-screen';
import { fightAhead } from './odds/fight-ahead';
import { PicturesScreen } from './plot/pictures-screen';
import { SetCountersScreen } from './plot/set-counters-screen';
import { SideTableScreen } from './plot/side-table-screen';
import { TableForAll } from './plot/table-for-all';
import { TableTab } from './plot/table-tab';
import { PrintScreen } from './print/print-screen';
import { ReportScreen } from './report/report-screen';
import { RollAbove, RollOutcome } from './roll/roll-parts';
import { rollWords } from './roll/strip-words';
import { ScoreScreen } from './score/score-screen';
import { SideScores } from './score/side-scores';
import { service } from './service/service';
import { ShipScreen } from './ship/ship-screen';
import { SightScreen } from './sight/sight-screen';
import { TurnsScreen } from './summary/turns-screen';
import { TorpedoScreen } from './torpedo/torpedo-screen';
import { actionWords } from './turn/action-words';
import { AskSheet } from './turn/ask-sheet';
import { turnHead } from './turn/headline';
import { inOrder, isSmallRoll, nextStep, stepOf } from './turn/next-step';
import { OwedAside } from './turn/owed-aside';
import { OwedRow } from './turn/owed-row';
import { TurnBody } from './turn/turn-body';
import { useMore } from './use-more';
import { isExplosion } from './words/damage-words';
import { eventSentence } from './words/event-words';
import { namesIn } from './words/names-in';
import { owedCountWords, owedSentence } from './words/owed-words';
import { endedWords, phaseTitle } from './words/phase-words';
import { whereWords } from './words/where-words';

/** That a formation moves as its dice let it needs no words: what they say stands beside them. */
const QUIET: readonly string[] = ['MoveBegan', 'UnplannedRolled', 'MoveNoted'] satisfies BattleEvent['type'][];

/** Togo in the frame. */
export const togoCompanion: Companion<BattleState, BattleView> = {
  book: BOOK,
  ensignOf: (side) => ensignOf(side as Side),

  titleOf: ({ name }) => name,
  timeOf: ({ turn, turnLimit, result }) => ({ turn, turnLimit, isOver: result !== null }),
  namesIn,
  namesKey: ({ formations, ships }) =>
    [
      ...Object.values(formations).map(({ id, known }) => `${id}${known === null ? '?' : ''}`),
      ...Object.values(ships).map(({ name }) => name),
    ].join(),
  sideOf: ({ ships, formations }, id) => ships[id]?.side ?? formations[id]?.side ?? null,

  phaseTitle: (phase) => phaseTitle(phase as PhaseId),
  owedSentence,
  owedCount: owedCountWords,
  eventSentence,
  actionWords: (game, action, viewer) => actionWords(game, action, viewer as Side | 'public'),
  whereWords,
  links: { campaignOf: ({ origin }) => origin },

  turn: {
    head: turnHead,
    inOrder,
    next: nextStep,
    stepOf,
    isSmallRoll,
    endPhase: ({ view }, { waive }) => ({ type: 'endPhase', phase: view.phase, waive, through: 'I' }),
    autoEnd: ({ view }) => (view.phaseDone ? { type: 'endPhase', phase: view.phase, through: 'I', auto: true } : null),
    endedWords,
    Body: TurnBody,
    OwedRow,
    owedSubject: ({ ships }, { about }) => ships[about],
    OwedAside,
    Ask: AskSheet,
  },

  roll: {
    words: rollWords,
    isQuiet: ({ type }) => QUIET.includes(type),
    isLoud: (event) => event.type === 'DamageResolved' && isExplosion(event as never),
    Above: RollAbove,
    Outcome: RollOutcome,
    Hidden: DeskButtons,
  },

  log: LOG,

  guide: togoGuide,
  service,
  fightAhead,
  LookBack,
  forces: { label: t('battle.tabs.fleet'), icon: 'ship', Screen: FleetTab },
  board: { label: t('table.title'), icon: 'compass', Screen: TableTab },
  Columns: FleetColumns,
  spectators: {
    Score: SideScores,
    Forces: FleetsForAll,
    chartOf: ({ plotted }) => (plotted ? { Chart: TableForAll, fills: true } : null),
  },
  divisions: ({ formations }, side) =>
    Object.values(formations).flatMap(({ id, side: whose, known }) =>
      whose === side && known !== null && !known.dummy ? [{ name: known.name, ids: [id, ...known.ships] }] : [],
    ),
  useMore,
  screens: {
    'best-targets': BestTargetsScreen,
    changes: ChangesScreen,
    'changes/add': AddShipScreen,
    'changes/rules': RulesScreen,
    check: CheckScreen,
    fire: FireScreen,
    hand: HandScreen,
    move: MoveScreen,
    pictures: PicturesScreen,
    print: PrintScreen,
    report: ReportScreen,
    score: ScoreScreen,
    set: SetCountersScreen,
    ship: ShipScreen,
    sight: SightScreen,
    table: SideTableScreen,
    torpedo: TorpedoScreen,
    turns: TurnsScreen,
    volley: VolleyScreen,
  },
};

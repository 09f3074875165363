// First: words are looked up as this file is read.
import '@/messages/tsushima';

import type { Companion } from '@/features/play/companion';
import { ensignOf } from '@/kit/sides';
import { t } from '@/messages/messages';
import type { CampaignEvent, CampaignState, CampaignView, EventOf, Side } from '@/rules/tsushima/index';

import { BattleBoardScreen } from './battle-board/battle-board-screen';
import { SalvoAbove } from './battle-board/salvo-above';
import { SalvosScreen } from './battle-board/salvos-screen';
import { BoardTab } from './board/board-tab';
import { BattleForAll, ForcesForAll, SeasForAll } from './board/for-all';
import { LookBack } from './board/look-back';
import { VictoryScreen } from './board/victory-screen';
import { ChangesScreen, RulingsScreen } from './changes/changes-screen';
import { GoToScreen } from './changes/go-to-screen';
import { ForcesColumns } from './forces/forces-columns';
import { ForcesTab } from './forces/forces-tab';
import { OwnScreen } from './forces/own-screen';
import { ShipScreen } from './forces/ship-screen';
import { BOOK } from './game';
import { tsushimaGuide } from './guide/guide';
import { LOG } from './log-facts';
import { FormScreen } from './move/form-screen';
import { GroundingScreen } from './move/grounding-screen';
import { fightAhead } from './odds/fight-ahead';
import { report } from './report/report';
import { service } from './service/service';
import { HiddenWays } from './roll/hidden-ways';
import { arrange, rollWords } from './roll/roll-words';
import { SideScreen } from './roll/side-screen';
import { BlockShipsScreen } from './search/block-ships-screen';
import { SearchScreen } from './search/search-screen';
import { MinesScreen } from './terminal/mines-screen';
import { RepairsScreen } from './terminal/repairs-screen';
import { ZonesScreen } from './terminal/zones-screen';
import { AskSheet } from './turn/ask-sheet';
import { turnHead } from './turn/headline';
import { isSmallRoll, nextStep, stepOf } from './turn/next-step';
import { ResultScreen } from './turn/result-screen';
import { TurnBody } from './turn/turn-body';
import { useMore } from './use-more';
import { actionWords } from './words/action-words';
import { eventSentence } from './words/event-words';
import { namesIn } from './words/names-in';
import { owedCountWords, owedSentence } from './words/owed-words';
import { phaseName, whereWords } from './words/where-words';

/** What follows by itself needs no words beside the dice it followed from. */
const QUIET: readonly string[] = [
  'PhaseBegan',
  'SegmentBegan',
  'GroupMoved',
  'BattleBegan',
] satisfies CampaignEvent['type'][];
const LOUD: readonly string[] = ['PortArthurFell', 'SquadronReleased'] satisfies CampaignEvent['type'][];

/** Tsushima in the frame. */
export const tsushimaCompanion: Companion<CampaignState, CampaignView> = {
  book: BOOK,
  ensignOf: (side) => ensignOf(side as Side),

  titleOf: ({ name }) => name,
  timeOf: ({ turn, lastTurn, result }) => ({ turn, turnLimit: lastTurn, isOver: result !== null }),
  namesIn,
  namesKey: ({ ships, groups }) =>
    [
      ...Object.values(ships).map(({ name }) => name),
      ...Object.values(groups).map(({ id, name }) => name ?? id),
    ].join(),
  sideOf: ({ ships, groups }, id) => ships[id]?.side ?? groups[id]?.side ?? null,

  phaseTitle: phaseName,
  owedSentence,
  owedCount: owedCountWords,
  eventSentence,
  actionWords: ({ nameOf }, action, viewer) => actionWords(action, viewer as Side | 'public', nameOf),
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
    endPhase: () => ({ type: 'endMonth' }),
    Body: TurnBody,
    rollInBody: ({ view }) => view.battle?.stage === 'mark',
    Ask: AskSheet,
  },

  roll: {
    words: rollWords,
    arrange,
    Above: SalvoAbove,
    isQuiet: ({ type }) => QUIET.includes(type),
    isLoud: ({ type }) => LOUD.includes(type),
    Hidden: HiddenWays,
  },

  log: LOG,
  report,
  fightAhead,
  service,
  guide: tsushimaGuide,

  LookBack,
  forces: { label: t('tsushima.forces.title'), icon: 'ship', Screen: ForcesTab },
  board: { label: t('tsushima.board.title'), icon: 'compass', Screen: BoardTab },
  Columns: ForcesColumns,
  spectators: {
    Forces: ForcesForAll,
    // A battle on the board only has no sea around it.
    chartOf: ({ battle, turnLimit }) =>
      battle === null && turnLimit === null
        ? null
        : { Chart: battle === null ? SeasForAll : BattleForAll, fills: true },
  },
  useMore,
  screens: {
    battle: BattleBoardScreen,
    'block-ships': BlockShipsScreen,
    changes: ChangesScreen,
    form: FormScreen,
    'go-to': GoToScreen,
    grounding: GroundingScreen,
    mines: MinesScreen,
    own: OwnScreen,
    repairs: RepairsScreen,
    result: ResultScreen,
    rulings: RulingsScreen,
    salvos: SalvosScreen,
    search: SearchScreen,
    ship: ShipScreen,
    side: SideScreen,
    zones: ZonesScreen,
    victory: VictoryScreen,
  },
};

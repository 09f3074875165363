import type { Action } from '@/game/battle';
import { describeAll } from '@/game/curtain';
import { t } from '@/messages/messages';
import type { CampaignState, EventCode, Side } from '@/rules/red-sun/index';

import { BOOK } from '../game';

/** The first of these that an action tells a viewer of names it: what follows from it goes with it. */
const NAMED: readonly (readonly [EventCode, () => string])[] = [
  ['CampaignEnded', () => t('red-sun.undone.end')],
  ['TurnBegan', () => t('red-sun.undone.turn')],
  ['SortiesPicked', () => t('red-sun.undone.sorties')],
  ['SortiesLocked', () => t('red-sun.undone.sorties')],
  ['InitiativeRolled', () => t('red-sun.undone.initiative')],
  ['SearchRecorded', () => t('red-sun.undone.search')],
  ['BattleBegan', () => t('red-sun.undone.battle')],
  ['BattleEnded', () => t('red-sun.undone.battleEnd')],
  ['HourBegan', () => t('red-sun.undone.hour')],
  ['WeatherRolled', () => t('red-sun.undone.weather')],
  ['SightingRecorded', () => t('red-sun.undone.sighting')],
  ['ManoeuvreRolled', () => t('red-sun.undone.range')],
  ['RangeSet', () => t('red-sun.undone.range')],
  ['Aimed', () => t('red-sun.undone.aim')],
  ['Fired', () => t('red-sun.undone.fire')],
  ['FireHeld', () => t('red-sun.undone.held')],
  ['TorpedoesFired', () => t('red-sun.undone.torpedoes')],
  ['AdmiralRolled', () => t('red-sun.undone.admiral')],
  ['CombatRefused', () => t('red-sun.undone.refused')],
  ['BlockadeRolled', () => t('red-sun.undone.blockade')],
  ['BlockadeLosses', () => t('red-sun.undone.losses')],
  ['BlockadeSet', () => t('red-sun.undone.blockade')],
  ['FleetMoved', () => t('red-sun.undone.moved')],
  ['RoundBegan', () => t('red-sun.undone.round')],
  ['Activated', () => t('red-sun.undone.activation')],
  ['Assaulted', () => t('red-sun.undone.assault')],
  ['LossesTaken', () => t('red-sun.undone.losses')],
  ['AssaultRoundBegan', () => t('red-sun.undone.assaultRound')],
  ['SupplySet', () => t('red-sun.undone.supply')],
  ['UnitAssigned', () => t('red-sun.undone.assigned')],
  ['StepReplaced', () => t('red-sun.undone.replaced')],
  ['StageBegan', () => t('red-sun.undone.stage')],
  ['TrenchesPlaced', () => t('red-sun.undone.trenches')],
  ['MoraleChanged', () => t('red-sun.undone.morale')],
  ['RowTicked', () => t('red-sun.undone.row')],
  ['AidClaimed', () => t('red-sun.undone.aid')],
  ['FleetAdded', () => t('red-sun.undone.added')],
  ['ShipAdded', () => t('red-sun.undone.added')],
  ['HeadquartersAdded', () => t('red-sun.undone.added')],
  ['UnitAdded', () => t('red-sun.undone.added')],
  ['ShipTyped', () => t('red-sun.undone.values')],
  ['RatingTyped', () => t('red-sun.undone.values')],
  ['SightingTyped', () => t('red-sun.undone.values')],
  ['ShipDisabled', () => t('red-sun.undone.values')],
  ['AdmiralAppointed', () => t('red-sun.undone.admiral')],
  ['TableChanged', () => t('red-sun.undone.table')],
  ['HouseRuleChanged', () => t('red-sun.undone.ruling')],
  ['MovedOn', () => t('red-sun.undone.moveOn')],
  ['Corrected', () => t('red-sun.undone.correction')],
  ['RollKept', () => t('red-sun.undone.quickRoll')],
];

/** A whole action in a word or two, for the buttons that undo and redo it: only as much as the viewer knows. */
export function actionWords(
  { before, events }: Pick<Action<CampaignState>, 'before' | 'events'>,
  viewer: Side | 'public',
): string | null {
  const told = describeAll(BOOK, before, events, viewer).flatMap((description) => description?.code ?? []);
  return (
    NAMED.find(([code]) => told.includes(code))?.[1]() ?? (told.length === 0 ? t('red-sun.undone.torpedoes') : null)
  );
}

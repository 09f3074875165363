import type { NameOf } from '@/features/play/companion';
import type { Action } from '@/game/battle';
import { describeAll } from '@/game/curtain';
import { t } from '@/messages/messages';
import type { CampaignState, EventCode, EventOf, Side } from '@/rules/tsushima/index';

import { BOOK } from '../game';

/** The first of these that an action tells a viewer of names it: what follows from it goes with it. */
const NAMED: readonly (readonly [EventCode, () => string])[] = [
  ['CampaignEnded', () => t('tsushima.undone.end')],
  ['MonthBegan', () => t('tsushima.undone.month')],
  ['PortArthurFell', () => t('tsushima.undone.fall')],
  ['ItalianCruisersRolled', () => t('tsushima.undone.italian')],
  ['GroupPlaced', () => t('tsushima.undone.placed')],
  ['ShipAdded', () => t('tsushima.undone.added')],
  ['CampaignStarted', () => t('tsushima.undone.started')],
  ['ProtectionClaimed', () => t('tsushima.undone.claims')],
  ['GroupsFormed', () => t('tsushima.undone.formed')],
  ['GroupsChanged', () => t('tsushima.undone.formed')],
  ['MinesEntered', () => t('tsushima.undone.mines')],
  ['MinesPassed', () => t('tsushima.undone.mines')],
  ['GroupMoved', () => t('tsushima.undone.moved')],
  ['GroundingRolled', () => t('tsushima.undone.grounding')],
  ['GroundingDone', () => t('tsushima.undone.grounding')],
  ['Searched', () => t('tsushima.undone.search')],
  ['SearchMade', () => t('tsushima.undone.search')],
  ['ZoneSearched', () => t('tsushima.undone.search')],
  ['PortAttackRolled', () => t('tsushima.undone.attack')],
  ['BlockShipsSent', () => t('tsushima.undone.blockShips')],
  ['TownRaided', () => t('tsushima.undone.raid')],
  ['GroupRetreated', () => t('tsushima.undone.retreat')],
  ['FlyingBasePlaced', () => t('tsushima.undone.base')],
  ['LoadsDelivered', () => t('tsushima.undone.loads')],
  ['UnitArranged', () => t('tsushima.undone.arranged')],
  ['LineOrdered', () => t('tsushima.undone.arranged')],
  ['UnitMoved', () => t('tsushima.undone.unit')],
  ['UnitLeft', () => t('tsushima.undone.unit')],
  ['ShipsDropped', () => t('tsushima.undone.dropped')],
  ['CountersTakenOut', () => t('tsushima.undone.takenOut')],
  ['FlightBegan', () => t('tsushima.undone.flight')],
  ['FlightRolled', () => t('tsushima.undone.flight')],
  ['ScreenSet', () => t('tsushima.undone.screen')],
  ['TorpedoesAimed', () => t('tsushima.undone.aim')],
  ['Aimed', () => t('tsushima.undone.aim')],
  ['RoundFired', () => t('tsushima.undone.fire')],
  ['HitsMarked', () => t('tsushima.undone.marked')],
  ['BroughtHome', () => t('tsushima.undone.togo')],
  ['BattleEnded', () => t('tsushima.undone.battle')],
  ['Repaired', () => t('tsushima.undone.repairs')],
  ['RepairsRolled', () => t('tsushima.undone.repairs')],
  ['MineLaid', () => t('tsushima.undone.mine')],
  ['MineSwept', () => t('tsushima.undone.sweep')],
  ['SweepMade', () => t('tsushima.undone.sweep')],
  ['PlanChosen', () => t('tsushima.undone.plan')],
  ['TroopsResolved', () => t('tsushima.undone.troops')],
  ['ShipsScuttled', () => t('tsushima.undone.scuttle')],
  ['ZonesMoved', () => t('tsushima.undone.zones')],
  ['MoraleAdjusted', () => t('tsushima.undone.morale')],
  ['MerchantsPlaced', () => t('tsushima.undone.merchants')],
  ['ChannelCleared', () => t('tsushima.undone.channel')],
  ['TableChanged', () => t('tsushima.undone.table')],
  ['GunsTyped', () => t('tsushima.undone.guns')],
  ['GunsConfirmed', () => t('tsushima.undone.guns')],
  ['StartColumnsSet', () => t('tsushima.undone.columns')],
  ['HouseRuleChanged', () => t('tsushima.undone.ruling')],
  ['MovedOn', () => t('tsushima.undone.moveOn')],
  ['RollKept', () => t('tsushima.undone.quickRoll')],
  ['Corrected', () => t('tsushima.undone.correction')],
];

/** A whole action in a word or two, for the buttons that undo and redo it: only as much as the viewer knows. */
export function actionWords(
  { before, events }: Pick<Action<CampaignState>, 'before' | 'events'>,
  viewer: Side | 'public',
  nameOf: NameOf,
): string | null {
  const told = describeAll(BOOK, before, events, viewer).flatMap((description) => description ?? []);
  const codes = told.map(({ code }) => code);
  const [first] = told.filter(({ code }) => code !== 'RuleOverridden');
  if (first?.code === 'GroupMoved') return nameOf((first.data as unknown as EventOf<'GroupMoved'>).group);
  if (first?.code === 'SegmentBegan') {
    const { step } = first.data as unknown as EventOf<'SegmentBegan'>;
    return step === 'fight' ? t('tsushima.undone.endMove') : t('tsushima.undone.endFight');
  }
  if (first?.code === 'PhaseBegan') return t('tsushima.undone.endFight');
  const named = NAMED.find(([code]) => codes.includes(code))?.[1]();
  return named ?? (codes.length === 0 ? t('tsushima.undone.row') : null);
}

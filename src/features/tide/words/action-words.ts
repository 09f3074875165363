import type { Action } from '@/game/battle';
import { describeAll } from '@/game/curtain';
import { t } from '@/messages/messages';
import type { CampaignEvent, CampaignState, EventCode, Side } from '@/rules/tide/index';

import { BOOK } from '../game';

/** The first of these that an action tells a viewer of names it: what follows from it goes with it. */
const NAMED: readonly (readonly [EventCode, () => string])[] = [
  ['CampaignEnded', () => t('tide.undone.end')],
  ['TsushimaBegan', () => t('tide.undone.tsushima')],
  ['PortArthurFell', () => t('tide.undone.portArthur')],
  ['TurnBegan', () => t('tide.undone.turn')],
  ['EvacuationAnnounced', () => t('tide.undone.evacuation')],
  ['MinesPassed', () => t('tide.undone.mines')],
  ['MinesCrossed', () => t('tide.undone.mines')],
  ['StayedOut', () => t('tide.undone.stayOut')],
  ['FleetsRevealed', () => t('tide.undone.reveal')],
  ['Withdrew', () => t('tide.undone.withdraw')],
  ['FoughtOn', () => t('tide.undone.fightOn')],
  ['BroughtHome', () => t('tide.undone.togo')],
  ['ChitsRevealed', () => t('tide.undone.revealChits')],
  ['ChitsLaid', () => t('tide.undone.chits')],
  ['ChitsPicked', () => t('tide.undone.chits')],
  ['CrossingRolled', () => t('tide.undone.crossing')],
  ['BroadsideKept', () => t('tide.undone.broadside')],
  ['LinedUp', () => t('tide.undone.lineUp')],
  ['Fired', () => t('tide.undone.fire')],
  ['SmokeLaid', () => t('tide.undone.smoke')],
  ['NoSmokeLaid', () => t('tide.undone.noSmoke')],
  ['FleetEvacuated', () => t('tide.undone.evacuated')],
  ['RecoveryRolled', () => t('tide.undone.recovery')],
  ['Recovered', () => t('tide.undone.recovery')],
  ['RepairRolled', () => t('tide.undone.repairs')],
  ['Repaired', () => t('tide.undone.repairs')],
  ['BaseGameSet', () => t('tide.undone.baseGame')],
  ['RatingsTyped', () => t('tide.undone.ratings')],
  ['ShipAdded', () => t('tide.undone.ship')],
  ['PlanLinked', () => t('tide.undone.plan')],
  ['HouseRuleChanged', () => t('tide.undone.ruling')],
  ['MovedOn', () => t('tide.undone.moveOn')],
  ['Corrected', () => t('tide.undone.correction')],
  ['RollKept', () => t('tide.undone.quickRoll')],
];

/**
 * A whole action in a word or two, for the buttons that undo and redo it: only as much as the viewer knows. What a fleet
 * declared is named by its step, as on the ladder.
 */
export function actionWords(
  { before, events }: Pick<Action<CampaignState>, 'before' | 'events'>,
  viewer: Side | 'public',
): string | null {
  const told = describeAll(BOOK, before, events, viewer).flatMap((description) => description?.code ?? []);
  const [first] = (events as unknown as readonly CampaignEvent[]).filter(({ type }) => type !== 'RuleOverridden');
  if (first?.type === 'FleetStayed' || first?.type === 'FleetSailed') {
    return t('tide.undone.step', { step: STEP_OF[first.fleet] });
  }
  if (first?.type === 'JapaneseSailed') return t('tide.undone.step', { step: STEP_OF.japan });
  return NAMED.find(([code]) => told.includes(code))?.[1]() ?? null;
}

/** The step of the sortie in which a fleet decides. */
const STEP_OF = { vladivostok: 1, 'port-arthur': 2, japan: 4, european: 4 } as const;

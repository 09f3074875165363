import type { Action } from '@/game/battle';
import { describeAll } from '@/game/curtain';
import { t } from '@/messages/messages';
import type { CampaignState, EventCode, Side } from '@/rules/mukden/index';

import { BOOK } from '../game';

/** The first of these that an action tells a viewer of names it: what follows from it goes with it. */
const NAMED: readonly (readonly [EventCode, () => string])[] = [
  ['GameJudged', () => t('mukden.undone.end')],
  ['Capitulated', () => t('mukden.undone.end')],
  ['CorpsPlaced', () => t('mukden.undone.corps')],
  ['OrderChosen', () => t('mukden.undone.order')],
  ['ParalysisRolled', () => t('mukden.undone.paralysis')],
  ['UnitsParalysed', () => t('mukden.undone.paralysis')],
  ['UnitMoved', () => t('mukden.undone.move')],
  ['UnitFlipped', () => t('mukden.undone.flip')],
  ['AttackDeclared', () => t('mukden.undone.attack')],
  ['DefendersShown', () => t('mukden.undone.shown')],
  ['AttackResolved', () => t('mukden.undone.roll')],
  ['StepsLost', () => t('mukden.undone.losses')],
  ['UnitsAdvanced', () => t('mukden.undone.advance')],
  ['UnitsProbed', () => t('mukden.undone.probe')],
  ['ActionEnded', () => t('mukden.undone.action')],
  ['Recovered', () => t('mukden.undone.recovery')],
  ['MovedOn', () => t('mukden.undone.moveOn')],
  ['PhaseBegan', () => t('mukden.undone.phase')],
  ['ControlChanged', () => t('mukden.undone.control')],
  ['PlayedOn', () => t('mukden.undone.playOn')],
  ['ConsentGiven', () => t('mukden.undone.consent')],
  ['StackOrdered', () => t('mukden.undone.stack')],
  ['StackHandled', () => t('mukden.undone.stack')],
  ['UnitPlaced', () => t('mukden.undone.placed')],
  ['UnitAdded', () => t('mukden.undone.unit')],
  ['UnitRemoved', () => t('mukden.undone.unit')],
  ['TableChanged', () => t('mukden.undone.table')],
  ['BoardChanged', () => t('mukden.undone.board')],
  ['HouseRuleChanged', () => t('mukden.undone.ruling')],
  ['Corrected', () => t('mukden.undone.correction')],
  ['RollKept', () => t('mukden.undone.quickRoll')],
];

/** A whole action in a word or two, for the buttons that undo and redo it: only as much as the viewer knows. */
export function actionWords(
  { before, events }: Pick<Action<CampaignState>, 'before' | 'events'>,
  viewer: Side | 'public',
): string | null {
  const told = describeAll(BOOK, before, events, viewer).flatMap((description) => description?.code ?? []);
  return (
    NAMED.find(([code]) => told.includes(code))?.[1]() ?? (told.length === 0 ? t('mukden.undone.correction') : null)
  );
}

// First: words are looked up as this file is read.
import '@/messages/mukden';

import type { Companion } from '@/features/play/companion';
import { t } from '@/messages/messages';
import { type CampaignView, type EventCode, type EventOf, PHASES } from '@/rules/mukden/index';
import type { Description } from '@/rules/rulebook';

const ATTACKS: readonly EventCode[] = [
  ...(['AttackDeclared', 'DefendersShown', 'AttackResolved', 'AttackEnded', 'UnitsAdvanced', 'UnitsProbed'] as const),
];
const LOSSES: readonly EventCode[] = ['StepsLost', 'AttackResolved'];
const MOVES: readonly EventCode[] = ['UnitMoved', 'UnitFlipped', 'CorpsPlaced', 'UnitsAdvanced', 'UnitsProbed'];
const CONTROL: readonly EventCode[] = ['ControlChanged', 'SuddenVictory', 'GameJudged', 'Capitulated', 'PlayedOn'];
const TURN: readonly EventCode[] = [
  ...(['PhaseBegan', 'OrderChosen', 'ParalysisRolled', 'UnitsParalysed', 'Recovered', 'MovedOn'] as const),
];
const CHANGES: readonly EventCode[] = [
  ...(['RuleOverridden', 'Corrected', 'HouseRuleChanged', 'MovedOn', 'TableChanged', 'BoardChanged'] as const),
  ...(['UnitPlaced', 'UnitAdded', 'UnitRemoved', 'ConsentGiven', 'StackOrdered', 'StackHandled'] as const),
];

/** Steps that went, in what an event tells. */
function stepsIn({ code, data }: Description): number {
  switch (code as EventCode) {
    case 'StepsLost':
      return (data as unknown as EventOf<'StepsLost'>).units.reduce(
        (sum, { before, strength }) => sum + before - strength,
        0,
      );
    case 'AttackResolved': {
      // Of units on no list nothing else tells.
      const { counted } = data as unknown as EventOf<'AttackResolved'>;
      return counted.ijn + counted.irn;
    }
    default:
      return 0;
  }
}

/** A victory before a hex that fell, that before steps, and these before whatever else came of the same tap. */
function gravity(description: Description): number {
  switch (description.code as EventCode) {
    case 'SuddenVictory':
    case 'GameJudged':
    case 'Capitulated':
      return 1000;
    case 'ControlChanged':
      return 900;
    case 'StepsLost':
      return (description.data as unknown as EventOf<'StepsLost'>).units.some(({ strength }) => strength === 0)
        ? 500
        : stepsIn(description);
    default:
      return 0;
  }
}

/** What the log of a campaign can be filtered by. */
export const LOG: Companion<unknown, CampaignView>['log'] = {
  title: t('mukden.log.title'),
  empty: t('mukden.log.empty'),
  kinds: [
    { id: 'attacks', label: t('mukden.log.attacks'), codes: ATTACKS },
    {
      ...{ id: 'losses', label: t('mukden.log.losses'), codes: LOSSES },
      counts: (description) => stepsIn(description) > 0,
    },
    { id: 'moves', label: t('mukden.log.moves'), codes: MOVES },
    { id: 'control', label: t('mukden.log.control'), codes: CONTROL },
    { id: 'turn', label: t('mukden.log.turn'), codes: TURN },
  ],
  quick: [
    { id: 'attacks', label: t('mukden.log.attacksShort') },
    { id: 'losses', label: t('mukden.log.lossesShort') },
  ],
  umpire: CHANGES,
  phases: PHASES,
  subjects: ({ units }) => Object.values(units),
  gravity,
};

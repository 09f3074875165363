// First: words are looked up as this file is read.
import '@/messages/red-sun';

import type { Companion } from '@/features/play/companion';
import { t } from '@/messages/messages';
import { type CampaignView, type EventCode, type EventOf, PHASES } from '@/rules/red-sun/index';
import type { Description } from '@/rules/rulebook';

const FLEETS: readonly EventCode[] = [
  ...(['SortiesPicked', 'SortiesLocked', 'InitiativeRolled', 'FleetMoved', 'BlockadeSet', 'SearchRecorded'] as const),
  ...(['BlockadeRolled', 'BlockadeLosses', 'FleetsEliminated', 'CombatRefused', 'MoraleChanged'] as const),
  ...(['AdmiralRolled', 'AidClaimed'] as const),
];
const BATTLE: readonly EventCode[] = [
  ...(['BattleBegan', 'HourBegan', 'WeatherRolled', 'SightingRecorded', 'ManoeuvreRolled', 'RangeSet'] as const),
  ...(['Aimed', 'Fired', 'FireHeld', 'TorpedoesFired', 'DamageTaken', 'AdmiralRolled', 'BattleEnded'] as const),
];
const LAND: readonly EventCode[] = [
  ...(['SupplySet', 'UnitAssigned', 'StepReplaced', 'Activated', 'Assaulted', 'LossesTaken'] as const),
  ...(['AssaultRoundBegan', 'TrenchesPlaced', 'UnitAdded'] as const),
];
const LOSSES: readonly EventCode[] = ['DamageTaken', 'BlockadeLosses', 'FleetsEliminated', 'LossesTaken'];
const TURN: readonly EventCode[] = ['TurnBegan', 'StageBegan', 'RoundBegan', 'RowTicked', 'CampaignEnded'];
const CHANGES: readonly EventCode[] = [
  ...(['RuleOverridden', 'Corrected', 'HouseRuleChanged', 'MovedOn', 'TableChanged', 'SightingTyped'] as const),
  ...(['ShipTyped', 'RatingTyped', 'AdmiralAppointed', 'ShipDisabled'] as const),
  ...(['FleetAdded', 'ShipAdded', 'HeadquartersAdded', 'UnitAdded'] as const),
];

/** Ships and units that were hurt, and ships that went down, in what an event tells. */
function lossesIn({ code, data }: Description): { readonly hit: number; readonly sunk: number } {
  switch (code as EventCode) {
    case 'DamageTaken':
    case 'BlockadeLosses': {
      const { ships } = data as unknown as EventOf<'BlockadeLosses'>;
      return { hit: ships.length, sunk: ships.filter(({ sunk }) => sunk).length };
    }
    case 'FleetsEliminated': {
      const { fleets, ships } = data as unknown as EventOf<'FleetsEliminated'>;
      return { hit: fleets.length, sunk: ships.length };
    }
    case 'LossesTaken':
      return { hit: (data as unknown as EventOf<'LossesTaken'>).units.length, sunk: 0 };
    default:
      return { hit: 0, sunk: 0 };
  }
}

/** A ship that sank before whatever else came of the same tap. */
function gravity(description: Description): number {
  switch (description.code as EventCode) {
    case 'CampaignEnded':
      return 1000;
    case 'AdmiralRolled':
      return (description.data as unknown as EventOf<'AdmiralRolled'>).casualty === 'killed' ? 950 : 0;
    default: {
      const { hit, sunk } = lossesIn(description);
      return sunk > 0 ? 900 : hit;
    }
  }
}

/** What the log of a campaign can be filtered by. */
export const LOG: Companion<unknown, CampaignView>['log'] = {
  title: t('red-sun.log.title'),
  empty: t('red-sun.log.empty'),
  kinds: [
    {
      ...{ id: 'losses', label: t('red-sun.log.losses'), codes: LOSSES },
      counts: (description) => lossesIn(description).hit > 0,
    },
    { id: 'fleets', label: t('red-sun.log.fleets'), codes: FLEETS },
    { id: 'battle', label: t('red-sun.log.battle'), codes: BATTLE },
    { id: 'land', label: t('red-sun.log.land'), codes: LAND },
    { id: 'turn', label: t('red-sun.log.turn'), codes: TURN },
  ],
  quick: [
    { id: 'battle', label: t('red-sun.log.battleShort') },
    { id: 'land', label: t('red-sun.log.landShort') },
  ],
  umpire: CHANGES,
  phases: PHASES,
  subjects: ({ ships, units }) => [...Object.values(ships), ...Object.values(units)],
  gravity,
  wantsRollWords: ({ type }) => type === 'fireAll' || type === 'fireTorpedoes',
};

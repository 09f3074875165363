// First: words are looked up as this file is read.
import '@/messages/tsushima';

import type { Companion } from '@/features/play/companion';
import { t } from '@/messages/messages';
import type { Description } from '@/rules/rulebook';
import { type CampaignView, type EventCode, type EventOf, PHASES, SUNK } from '@/rules/tsushima/index';

const MOVES: readonly EventCode[] = [
  ...(['GroupPlaced', 'GroupsFormed', 'GroupsChanged', 'GroupMoved', 'GroupRetreated', 'ShipsInterned'] as const),
  ...(['MinesEntered', 'MinesPassed', 'GroundingRolled', 'GroundingDone', 'ZonesMoved'] as const),
];
const SEARCH: readonly EventCode[] = [
  ...(['Searched', 'SearchMade', 'ZoneSearched', 'PortAttackRolled', 'BlockShipsSent', 'TownRaided'] as const),
  'ProtectionClaimed',
];
const BATTLE: readonly EventCode[] = [
  ...(['BattleBegan', 'UnitMoved', 'UnitLeft', 'ShipsDropped', 'CountersTakenOut', 'FlightBegan'] as const),
  ...(['FlightRolled', 'ScreenSet', 'Aimed', 'TorpedoesAimed', 'RoundFired', 'HitsMarked', 'BroughtHome'] as const),
  'BattleEnded',
];
const LOSSES: readonly EventCode[] = [
  'BroughtHome',
  ...(['HitsMarked', 'MinesEntered', 'MinesPassed', 'GroundingRolled', 'GroundingDone', 'MineSwept'] as const),
  ...(['SweepMade', 'ShipsInterned', 'ShipsScuttled', 'ShipsCaptured'] as const),
];
const MONTH: readonly EventCode[] = [
  ...(['MonthBegan', 'Repaired', 'RepairsRolled', 'MineLaid', 'MineSwept', 'SweepMade', 'ZonesMoved'] as const),
  ...(['MoraleAdjusted', 'MerchantsPlaced', 'ChannelCleared', 'CampaignEnded'] as const),
];
const LAND: readonly EventCode[] = [
  ...(['PlanChosen', 'LoadsDelivered', 'TroopsResolved', 'SquadronReleased', 'PortArthurFell'] as const),
  ...(['ShipsScuttled', 'ShipsCaptured', 'TownRaided'] as const),
];
const CHANGES: readonly EventCode[] = [
  ...(['RuleOverridden', 'Corrected', 'HouseRuleChanged', 'ShipAdded', 'MovedOn', 'TableChanged'] as const),
  ...(['GunsTyped', 'GunsConfirmed', 'StartColumnsSet'] as const),
];

type Harm = EventOf<'MinesEntered'>['harm'];

/** Hits, and ships that went down, in what an event tells. */
function lossesIn({ code, data }: Description): { readonly hit: number; readonly sunk: number } {
  const told = data as unknown as { readonly harm?: Harm; readonly sunk?: readonly string[] };
  switch (code as EventCode) {
    case 'BroughtHome':
    case 'HitsMarked': {
      const { ships } = data as unknown as EventOf<'HitsMarked'>;
      return { hit: ships.length, sunk: ships.filter(({ sunk }) => sunk).length };
    }
    case 'ShipsInterned':
    case 'ShipsCaptured': {
      const { ships } = data as unknown as EventOf<'ShipsInterned'>;
      return { hit: ships.length, sunk: 0 };
    }
    case 'ShipsScuttled': {
      const sunk = (data as unknown as EventOf<'ShipsScuttled'>).rolls.filter((roll) => roll.sunk).length;
      return { hit: sunk, sunk };
    }
    default: {
      const harm = told.harm ?? [];
      const sunk = told.sunk?.length ?? harm.filter(({ hits }) => hits >= SUNK).length;
      return { hit: Math.max(harm.length, sunk), sunk };
    }
  }
}

/** A ship that sank before whatever else came of the same tap. */
function gravity(description: Description): number {
  switch (description.code as EventCode) {
    case 'CampaignEnded':
      return 1000;
    case 'PortArthurFell':
      return 950;
    case 'SquadronReleased':
      return 500;
    default: {
      if (!LOSSES.includes(description.code as EventCode)) return 0;
      const { hit, sunk } = lossesIn(description);
      return sunk > 0 ? 900 : hit;
    }
  }
}

/** What the log of a campaign can be filtered by. */
export const LOG: Companion<unknown, CampaignView>['log'] = {
  title: t('tsushima.log.title'),
  empty: t('tsushima.log.empty'),
  kinds: [
    {
      ...{ id: 'losses', label: t('tsushima.log.losses'), codes: LOSSES },
      counts: (description) => lossesIn(description).hit > 0,
    },
    { id: 'moves', label: t('tsushima.log.moves'), codes: MOVES },
    { id: 'search', label: t('tsushima.log.search'), codes: SEARCH },
    { id: 'battle', label: t('tsushima.log.battle'), codes: BATTLE },
    { id: 'month', label: t('tsushima.log.month'), codes: MONTH },
    { id: 'land', label: t('tsushima.log.land'), codes: LAND },
  ],
  quick: [
    { id: 'losses', label: t('tsushima.log.lossesShort') },
    { id: 'battle', label: t('tsushima.log.battleShort') },
  ],
  umpire: CHANGES,
  phases: PHASES,
  subjects: ({ ships }) => Object.values(ships).map(({ id, name, side }) => ({ id, name, side })),
  gravity,
  wantsRollWords: ({ type }) => type === 'fireRound',
};

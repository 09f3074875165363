// First: words are looked up as this file is read.
import '@/messages/tide';

import type { Companion, NameOf } from '@/features/play/companion';
import { timeOf } from '@/features/play/log/log-words';
import type { Item } from '@/features/play/log/use-story';
import { t } from '@/messages/messages';
import type { Description } from '@/rules/rulebook';
import { type CampaignView, type EventCode, type EventOf, PHASES, type Side, sideOf } from '@/rules/tide/index';

import { listed, sideWords } from './words/names-in';

const SORTIE: readonly EventCode[] = [
  'FleetStayed',
  'FleetAtSea',
  'FleetSailed',
  'JapaneseSailed',
  'EvacuationAnnounced',
  'MinesPassed',
  'MinesCrossed',
  'StayedOut',
  'FleetsRevealed',
  'Withdrew',
  'FoughtOn',
  'FleetEvacuated',
];
const FIGHT: readonly EventCode[] = [
  'ChitsRevealed',
  'CrossingRolled',
  'LinedUp',
  'Fired',
  'DamageTaken',
  'SmokeLaid',
  'BroughtHome',
];
const LOSSES: readonly EventCode[] = ['DamageTaken', 'PortArthurFell'];
const POINTS: readonly EventCode[] = ['TogoChanged', 'TransportLost', 'BaseGameSet', 'CampaignEnded'];
const PORT: readonly EventCode[] = ['RecoveryRolled', 'RepairRolled', 'Recovered', 'Repaired', 'FleetsHome'];
const UMPIRE: readonly EventCode[] = [
  'RuleOverridden',
  'Corrected',
  'HouseRuleChanged',
  'ShipAdded',
  'PlanLinked',
  'MovedOn',
];

const damageOf = ({ data }: Description): EventOf<'DamageTaken'>['ships'] =>
  (data as unknown as EventOf<'DamageTaken'>).ships;

/** A round in which nobody was hit is no loss. */
const isLoss = (description: Description): boolean =>
  description.code !== 'DamageTaken' || damageOf(description).length > 0;

/** A ship that sank before whatever else came of the same tap. */
function gravity(description: Description): number {
  switch (description.code as EventCode) {
    case 'CampaignEnded':
      return 1000;
    case 'DamageTaken':
      return damageOf(description).some(({ sunk }) => sunk) ? 900 : damageOf(description).length;
    case 'PortArthurFell':
      return 800;
    case 'FleetEvacuated':
      return 700;
    default:
      return 0;
  }
}

/** Where both fleets are revealed: each side's list, and when it was locked in. */
function revealLines(item: Item, story: readonly Item[], nameOf: NameOf): readonly string[] | null {
  const revealed = toldIn(item).find(({ code }) => code === 'FleetsRevealed');
  if (revealed === undefined) return null;
  const { fleet, ijn, irn } = revealed.data as unknown as EventOf<'FleetsRevealed'>;
  // The one in force is the last before it.
  const lockedAt = (who: string) =>
    story.find((each) => each.number < item.number && toldIn(each).some((told) => isSailing(told, who)))?.at ?? '';
  const list = (side: Side, { ships }: typeof ijn, who: string) =>
    t('tide.log.locked', { side: sideWords(side), at: timeOf(lockedAt(who)), ships: listed(ships, nameOf) });
  const back = [...ijn.turnedBack, ...irn.turnedBack];
  return [
    t('tide.log.revealed'),
    list('ijn', ijn, 'japan'),
    list('irn', irn, fleet),
    ...(back.length === 0 ? [] : [t('tide.log.turnedBack', { ships: listed(back, nameOf) })]),
  ];
}

const toldIn = (item: Item): readonly Description[] =>
  item.type === 'action' && !item.undone ? item.descriptions : [];

/** On the phone of one side its own fleet sailed with its ships, and only the others are at sea unspotted. */
function isSailing({ code, data }: Description, who: string): boolean {
  switch (code as EventCode) {
    case 'FleetAtSea':
    case 'FleetSailed':
      return (data as { readonly fleet: string }).fleet === who;
    case 'JapaneseSailed':
      return who === 'japan';
    default:
      return false;
  }
}

/** What the log of a campaign can be filtered by. */
export const LOG: Companion<unknown, CampaignView>['log'] = {
  title: t('tide.log.title'),
  empty: t('tide.log.empty'),
  kinds: [
    { id: 'losses', label: t('tide.log.losses'), codes: LOSSES, counts: isLoss },
    { id: 'sortie', label: t('tide.log.sortie'), codes: SORTIE },
    { id: 'fight', label: t('tide.log.fight'), codes: FIGHT },
    { id: 'points', label: t('tide.log.points'), codes: POINTS },
    { id: 'port', label: t('tide.log.port'), codes: PORT },
  ],
  quick: [
    { id: 'losses', label: t('tide.log.lossesShort') },
    { id: 'points', label: t('tide.log.pointsShort') },
  ],
  umpire: UMPIRE,
  phases: PHASES,
  subjects: ({ ships }) => Object.values(ships).map(({ id, name, fleet }) => ({ id, name, side: sideOf(fleet) })),
  gravity,
  lines: revealLines,
  // Several ships on one strip are told apart by whom they fire at.
  wantsRollWords: ({ type }) => type === 'fire',
};

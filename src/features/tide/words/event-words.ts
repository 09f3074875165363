import type { NameOf } from '@/features/play/companion';
import { refusalSentence } from '@/kit/words/refusal-words';
import { signed } from '@/kit/words/signed';
import { t } from '@/messages/messages';
import type { Description } from '@/rules/rulebook';
import type { EventCode, EventOf, Fleet, RussianFleet, Side } from '@/rules/tide/index';

import { correctedSentence, rulingSentence } from './change-words';
import { fleetWords, listed, sideWords } from './names-in';
import { rollLine } from './roll-line';

/** One thing that happened, as a sentence. Null for what tells a reader nothing worth a line. */
export function eventSentence(description: Description, nameOf: NameOf): string | null {
  const { code, data } = description as Description<EventCode>;
  return Object.hasOwn(TELLERS, code) ? (TELLERS[code] as Teller)(data as never, nameOf) : null;
}

type Teller = (data: never, nameOf: NameOf) => string | null;

interface OfSide {
  readonly side: Side;
}
interface OfFleet {
  readonly fleet: Fleet;
}
type Rolls = EventOf<'Recovered'>['rolls'];

const failed = (rolls: Rolls): number => rolls.filter(({ success }) => !success).length;
const succeeded = (rolls: Rolls): number => rolls.length - failed(rolls);
const rangeWords = (range: EventOf<'RoundBegan'>['range']): string => t(`tide.range.${range}`);
export const pairWords = ([one = '', two = '']: readonly string[]): string => t('tide.pair', { one, two });

/** A code without a sentence does not compile. */
const TELLERS = {
  TurnBegan: ({ turn }: EventOf<'TurnBegan'>) => t('tide.event.TurnBegan', { turn }),
  FleetStayed: ({ fleet }: OfFleet) => t('tide.event.FleetStayed', { name: fleetWords(fleet) }),
  FleetAtSea: ({ fleet }: OfFleet) => t('tide.event.FleetAtSea', { name: fleetWords(fleet) }),
  FleetSailed: ({ fleet, ships }: EventOf<'FleetSailed'>, nameOf) =>
    t('tide.event.FleetSailed', { name: fleetWords(fleet), ships: listed(ships, nameOf) }),
  JapaneseSailed: ({ groups }: EventOf<'JapaneseSailed'>, nameOf) => {
    const [first = [], second] = Object.values(groups);
    if (second === undefined) return t('tide.event.JapaneseSailed', { ships: listed(first, nameOf) });
    return t('tide.event.JapaneseSplit', { first: listed(first, nameOf), second: listed(second, nameOf) });
  },
  EvacuationAnnounced: () => t('tide.event.EvacuationAnnounced'),
  MinesPassed: ({ side }: OfSide) => t('tide.event.MinesPassed', { side: sideWords(side) }),
  MinesCrossed: ({ side, rolls }: EventOf<'MinesCrossed'>) =>
    t('tide.event.MinesCrossed', { side: sideWords(side), count: failed(rolls) }),
  StayedOut: ({ side }: OfSide) => (side === 'ijn' ? t('tide.event.StayedOut') : t('tide.event.StayedInside')),
  FleetsRevealed: revealedSentence,
  Withdrew: ({ side }: OfSide) => t('tide.event.Withdrew', { side: sideWords(side) }),
  FoughtOn: ({ side }: OfSide) => t('tide.event.FoughtOn', { side: sideWords(side) }),
  TransportLost: ({ halved, minus }: EventOf<'TransportLost'>) =>
    halved ? t('tide.event.TransportHalved') : t('tide.event.TransportLost', { count: minus }),
  FleetEvacuated: ({ ships }: EventOf<'FleetEvacuated'>, nameOf) =>
    t('tide.event.FleetEvacuated', { ships: listed(ships, nameOf) }),
  FleetsHome: ({ marked }: EventOf<'FleetsHome'>) => t('tide.event.FleetsHome', { count: marked.length }),
  TogoChanged: ({ reason, change, total, about }: EventOf<'TogoChanged'>, nameOf) =>
    t('tide.event.TogoChanged', {
      change: signed(change),
      reason: reasonWords(reason, nameOf(about)),
      total,
    }),

  FightBegan: () => t('tide.event.FightBegan'),
  ChitsLaid: ({ side }: OfSide) => t('tide.event.ChitsLaid', { side: sideWords(side) }),
  ChitsPicked: ({ side, chits }: EventOf<'ChitsPicked'>) =>
    t('tide.event.ChitsPicked', { side: sideWords(side), chits: pairWords(chits) }),
  ManoeuvreBegan: () => t('tide.event.ManoeuvreBegan'),
  ChitsRevealed: ({ ijn, irn, result, range }: EventOf<'ChitsRevealed'>) =>
    t('tide.event.ChitsRevealed', {
      japanese: pairWords(ijn),
      russian: pairWords(irn),
      result,
      range: rangeWords(range),
    }),
  CrossingRolled: ({ side, die, success }: EventOf<'CrossingRolled'>) =>
    success
      ? t('tide.event.CrossingRolled', { side: sideWords(side), die })
      : t('tide.event.CrossingFailed', { side: sideWords(side), die }),
  BroadsideKept: ({ side }: OfSide) => t('tide.event.BroadsideKept', { side: sideWords(side) }),
  LinedUp: ({ side, ships }: EventOf<'LinedUp'>, nameOf) =>
    t('tide.event.LinedUp', { side: sideWords(side), ships: listed(ships, nameOf) }),
  SmokeLaid: ({ side }: OfSide) => t('tide.event.SmokeLaid', { side: sideWords(side) }),
  NoSmokeLaid: ({ side }: OfSide) => t('tide.event.NoSmokeLaid', { side: sideWords(side) }),
  SmokeRose: ({ range }: EventOf<'SmokeRose'>) => t('tide.event.SmokeRose', { range: rangeWords(range) }),
  RoundBegan: ({ round, range }: EventOf<'RoundBegan'>) =>
    t('tide.event.RoundBegan', { round, range: rangeWords(range) }),
  Fired: ({ side, sets }: EventOf<'Fired'>) =>
    t('tide.event.Fired', { side: sideWords(side), count: sets.reduce((sum, { hits }) => sum + hits, 0) }),
  DamageTaken: damageSentence,
  BroughtHome: () => t('tide.event.BroughtHome'),
  FightEnded: ({ why }: EventOf<'FightEnded'>) => t(`tide.event.FightEnded.${why}`),

  RecoveryRolled: ({ side }: OfSide) => t('tide.event.RecoveryRolled', { side: sideWords(side) }),
  RepairRolled: ({ side }: OfSide) => t('tide.event.RepairRolled', { side: sideWords(side) }),
  Recovered: ({ side, rolls }: EventOf<'Recovered'>) =>
    rolls.length === 0 ? null : t('tide.event.Recovered', { side: sideWords(side), count: succeeded(rolls) }),
  Repaired: ({ side, rolls }: EventOf<'Repaired'>) =>
    rolls.length === 0 ? null : t('tide.event.Repaired', { side: sideWords(side), count: succeeded(rolls) }),
  PortArthurFell: ({ ships }: EventOf<'PortArthurFell'>) => t('tide.event.PortArthurFell', { count: ships.length }),
  TsushimaBegan: () => t('tide.event.TsushimaBegan'),
  CampaignEnded: ({ winner, ...points }: EventOf<'CampaignEnded'>) =>
    t('tide.event.CampaignEnded', { ...points, side: sideWords(winner) }),

  BaseGameSet: ({ victoryPoints, transport }: EventOf<'BaseGameSet'>) =>
    t('tide.event.BaseGameSet', { victoryPoints: typedWords(victoryPoints), transport: typedWords(transport) }),
  RatingsTyped: ({ ship }: EventOf<'RatingsTyped'>, nameOf) => t('tide.event.RatingsTyped', { name: nameOf(ship) }),
  ShipAdded: ({ name }: EventOf<'ShipAdded'>) => t('tide.event.ShipAdded', { name }),
  PlanLinked: ({ ship, plan }: EventOf<'PlanLinked'>, nameOf) =>
    plan === null
      ? t('tide.event.PlanLinked.usual', { name: nameOf(ship) })
      : t('tide.event.PlanLinked.ship', { name: nameOf(ship), plan: plan.name }),
  HouseRuleChanged: rulingSentence,
  MovedOn: ({ turn }: EventOf<'MovedOn'>) => t('tide.event.MovedOn', { turn }),
  Corrected: correctedSentence,
  RollKept: ({ roll }: EventOf<'RollKept'>) => t(`tide.event.RollKept.${roll.source}`, { line: rollLine(roll) }),
  RuleOverridden: ({ code, data }: EventOf<'RuleOverridden'>, nameOf) =>
    t('tide.event.RuleOverridden', { why: refusalSentence('tide', { code, data }, nameOf) }),
} satisfies { readonly [Code in EventCode]: (data: never, nameOf: NameOf) => string | null };

const typedWords = (points: number | null): string => (points === null ? t('tide.notTyped') : String(points));

/** Why the Togo points changed, about whom where that says more. */
export const reasonWords = (reason: EventOf<'TogoChanged'>['reason'], name: string): string =>
  t(`tide.event.reason.${reason}`, { name });

interface Shown {
  readonly fleet: RussianFleet;
  readonly ijn: EventOf<'FleetsRevealed'>['ijn'];
  readonly irn: EventOf<'FleetsRevealed'>['irn'];
}

function revealedSentence({ ijn, irn }: Shown, nameOf: NameOf): string {
  const out = ({ ships, turnedBack }: Shown['ijn']) =>
    listed(
      ships.filter((id) => !turnedBack.includes(id)),
      nameOf,
    );
  const back = [...ijn.turnedBack, ...irn.turnedBack];
  const met = { japanese: out(ijn), russian: out(irn) };
  return back.length === 0
    ? t('tide.event.FleetsRevealed', met)
    : t('tide.event.FleetsRevealedBack', { ...met, back: listed(back, nameOf) });
}

/** A round's hits once both have fired: who sank is said first. */
function damageSentence({ ships }: EventOf<'DamageTaken'>, nameOf: NameOf): string {
  const sunk = ships.filter((ship) => ship.sunk).map(({ ship }) => ship);
  const hurt = ships.filter((ship) => !ship.sunk).map(({ ship }) => ship);
  if (sunk.length === 0) return t('tide.event.DamageTaken', { count: hurt.length, ships: listed(hurt, nameOf) });
  const names = listed(sunk, nameOf);
  return hurt.length === 0
    ? t('tide.event.Sunk', { count: sunk.length, names })
    : t('tide.event.SunkAndDamaged', { count: sunk.length, names, ships: listed(hurt, nameOf) });
}

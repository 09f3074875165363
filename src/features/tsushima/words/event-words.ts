import type { NameOf } from '@/features/play/companion';
import { refusalSentence } from '@/kit/words/refusal-words';
import { minus } from '@/kit/words/signed';
import { t } from '@/messages/messages';
import type { Description } from '@/rules/rulebook';
import { type EventCode, type EventOf, type Side, SUNK, type Where } from '@/rules/tsushima/index';

import { correctedSentence, rulingSentence } from './change-words';
import { dateWords, listed, placeName, portName, sideWords, zoneName } from './names-in';
import { rollLine } from './roll-line';
import { roman } from './where-words';

/** One thing that happened, as a sentence. Null for what tells a reader nothing worth a line. */
export function eventSentence(description: Description, nameOf: NameOf): string | null {
  const { code, data } = description as Description<EventCode>;
  return Object.hasOwn(TELLERS, code) ? (TELLERS[code] as Teller)(data as never, nameOf) : null;
}

type Teller = (data: never, nameOf: NameOf) => string | null;

interface OfSide {
  readonly side: Side;
}
interface WithSunk extends OfSide {
  readonly sunk: readonly string[];
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
/** Ships hit in battle: those that float, and those that do not. */
const struckIn = (ships: EventOf<'HitsMarked'>['ships']) => {
  const of = (sunk: boolean) => ships.filter((each) => each.sunk === sunk).map(({ ship }) => ship);
  return { damaged: of(false), sunk: of(true) };
};

const sunkAmong = (harm: readonly { readonly ship: string; readonly hits: number }[]): readonly string[] =>
  harm.filter(({ hits }) => hits >= SUNK).map(({ ship }) => ship);

/** A sentence, and who sank in it. */
const withSunk = (said: string, sunk: readonly string[], nameOf: NameOf): string =>
  sunk.length === 0 ? said : t('tsushima.event.andSunk', { said, ships: listed(sunk, nameOf) });

/** A code without a sentence does not compile. */
const TELLERS = {
  ItalianCruisersRolled: ({ owner, zones, counters }: EventOf<'ItalianCruisersRolled'>) =>
    t('tsushima.event.ItalianCruisersRolled', {
      side: sideWords(owner),
      ships: counters.map(({ name }) => name).join(', '),
      count: zones,
    }),
  GroupPlaced: ({ group, where }: EventOf<'GroupPlaced'>, nameOf) =>
    t('tsushima.event.GroupPlaced', { name: nameOf(group), where: placeName(where) }),
  ShipAdded: ({ counter }: EventOf<'ShipAdded'>) => t('tsushima.event.ShipAdded', { name: counter.name }),
  CampaignStarted: () => t('tsushima.event.CampaignStarted'),

  PhaseBegan: ({ phase }: EventOf<'PhaseBegan'>) =>
    phase === 7 ? t('tsushima.event.TerminalBegan') : t('tsushima.event.PhaseBegan', { phase: roman(phase) }),
  ProtectionClaimed: ({ ijn, irn }: EventOf<'ProtectionClaimed'>) => {
    const ports = [...ijn, ...irn].map(portName).join(', ');
    return ports === '' ? t('tsushima.event.NothingClaimed') : t('tsushima.event.ProtectionClaimed', { ports });
  },
  SegmentBegan: ({ side, step }: EventOf<'SegmentBegan'>) =>
    t(`tsushima.event.SegmentBegan.${step}`, { side: sideWords(side) }),
  GroupsFormed: ({ side, groups }: EventOf<'GroupsFormed'>, nameOf) => {
    const made = groups.at(-1);
    return t('tsushima.event.GroupsFormed', {
      ...{ side: sideWords(side), name: nameOf(made?.id ?? ''), ships: listed(made?.ships ?? [], nameOf) },
    });
  },
  GroupsChanged: ({ side }: OfSide) => t('tsushima.event.GroupsChanged', { side: sideWords(side) }),
  GroupMoved: ({ group, where }: EventOf<'GroupMoved'>, nameOf) =>
    t('tsushima.event.GroupMoved', { name: nameOf(group), where: placeName(where) }),
  ShipsInterned: ({ ships }: EventOf<'ShipsInterned'>, nameOf) =>
    t('tsushima.event.ShipsInterned', { ships: listed(ships, nameOf) }),
  MinesEntered: ({ side, harm }: EventOf<'MinesEntered'>, nameOf) =>
    withSunk(t('tsushima.event.MinesEntered', { side: sideWords(side), count: harm.length }), sunkAmong(harm), nameOf),
  MinesPassed: ({ side, sunk }: WithSunk, nameOf) =>
    withSunk(t('tsushima.event.MinesPassed', { side: sideWords(side) }), sunk, nameOf),
  GroundingRolled: ({ side, die, harm }: EventOf<'GroundingRolled'>, nameOf) => {
    const ships = listed(
      harm.map(({ ship }) => ship),
      nameOf,
    );
    const said = t('tsushima.event.GroundingRolled', { side: sideWords(side), die, ships, count: harm.length });
    return withSunk(said, sunkAmong(harm), nameOf);
  },
  GroundingDone: ({ side, sunk }: WithSunk, nameOf) =>
    withSunk(t('tsushima.event.GroundingDone', { side: sideWords(side) }), sunk, nameOf),
  Searched: ({ side, where, spotted, die, need }: EventOf<'Searched'>) => {
    const facts = { side: sideWords(side), where: placeName(where) };
    if (die === null)
      return spotted ? t('tsushima.event.SpottedSurely', facts) : t('tsushima.event.NotFindable', facts);
    const rolled = { ...facts, die, need: need.value };
    return spotted ? t('tsushima.event.Searched', rolled) : t('tsushima.event.NotSpotted', rolled);
  },
  SearchMade: ({ side, where, spotted }: OfSide & { where: Where; spotted: boolean }) => {
    const facts = { side: sideWords(side), where: placeName(where) };
    return spotted ? t('tsushima.event.SearchMade', facts) : t('tsushima.event.SearchInVain', facts);
  },
  ZoneSearched: ({ zone, sums, spotted }: EventOf<'ZoneSearched'>) => {
    const facts = { where: zoneName(zone), japanese: sums.ijn, russian: sums.irn };
    return spotted ? t('tsushima.event.ZoneSearched', facts) : t('tsushima.event.ZoneMissed', facts);
  },
  PortAttackRolled: ({ side, port, die, success }: EventOf<'PortAttackRolled'>) => {
    const facts = { side: sideWords(side), where: portName(port), die };
    return success ? t('tsushima.event.PortAttackRolled', facts) : t('tsushima.event.PortHeld', facts);
  },
  BlockShipsSent: ({ ships, lodged }: EventOf<'BlockShipsSent'>) =>
    t('tsushima.event.BlockShipsSent', { sent: ships.length, count: lodged }),
  TownRaided: ({ die, success }: EventOf<'TownRaided'>) =>
    success ? t('tsushima.event.TownRaided', { die }) : t('tsushima.event.TownSpared', { die }),
  GroupRetreated: ({ group, where }: EventOf<'GroupRetreated'>, nameOf) =>
    t('tsushima.event.GroupRetreated', { name: nameOf(group), where: placeName(where) }),
  FlyingBasePlaced: ({ hex }: EventOf<'FlyingBasePlaced'>) =>
    t('tsushima.event.FlyingBasePlaced', { where: portName(hex) }),
  LoadsDelivered: ({ loads, delivered }: EventOf<'LoadsDelivered'>) =>
    t('tsushima.event.LoadsDelivered', { count: loads, delivered }),

  BattleBegan: ({ units }: EventOf<'BattleBegan'>) => {
    const of = (side: Side) => total(units.filter((unit) => unit.side === side).map(({ ships }) => ships.length));
    return t('tsushima.event.BattleBegan', { japanese: of('ijn'), russian: of('irn') });
  },
  UnitArranged: ({ unit, column }: EventOf<'UnitArranged'>, nameOf) =>
    t('tsushima.event.UnitArranged', { name: nameOf(unit), column }),
  LineOrdered: ({ side }: OfSide) => t('tsushima.event.LineOrdered', { side: sideWords(side) }),
  UnitMoved: ({ unit, columns }: EventOf<'UnitMoved'>, nameOf) =>
    t('tsushima.event.UnitMoved', { name: nameOf(unit), column: columns[unit] ?? 0 }),
  UnitLeft: ({ ships, escaped }: EventOf<'UnitLeft'>, nameOf) =>
    escaped
      ? t('tsushima.event.UnitEscaped', { ships: listed(ships, nameOf) })
      : t('tsushima.event.UnitLeft', { ships: listed(ships, nameOf) }),
  ShipsDropped: ({ ships }: EventOf<'ShipsDropped'>, nameOf) =>
    t('tsushima.event.ShipsDropped', { ships: listed(ships, nameOf) }),
  CountersTakenOut: ({ ships }: EventOf<'CountersTakenOut'>, nameOf) =>
    t('tsushima.event.CountersTakenOut', { ships: listed(ships, nameOf) }),
  FlightBegan: ({ side, units, flight }: EventOf<'FlightBegan'>, nameOf) =>
    t('tsushima.event.FlightBegan', { who: flight === undefined ? sideWords(side) : listed(units, nameOf) }),
  FlightRolled: ({ side, units, die, success }: EventOf<'FlightRolled'>, nameOf) => {
    const facts = { who: units === undefined ? sideWords(side) : listed(units, nameOf), die };
    return success ? t('tsushima.event.FlightRolled', facts) : t('tsushima.event.FlightFailed', facts);
  },
  ScreenSet: ({ unit, screened }: EventOf<'ScreenSet'>, nameOf) =>
    screened === null
      ? t('tsushima.event.ScreenEnded', { name: nameOf(unit) })
      : t('tsushima.event.ScreenSet', { name: nameOf(unit), target: nameOf(screened) }),
  Aimed: ({ ships, target }: EventOf<'Aimed'>, nameOf) => {
    const facts = { ships: listed(ships, nameOf), count: ships.length };
    return target === null
      ? t('tsushima.event.FireHeld', facts)
      : t('tsushima.event.Aimed', { ...facts, target: nameOf(target) });
  },
  TorpedoesAimed: ({ ship, targets }: EventOf<'TorpedoesAimed'>, nameOf) => {
    const at = [...new Set(targets)];
    return at.length === 0
      ? t('tsushima.event.TorpedoesHeld', { name: nameOf(ship) })
      : t('tsushima.event.TorpedoesAimed', { name: nameOf(ship), targets: listed(at, nameOf) });
  },
  RoundFired: ({ round, shots }: EventOf<'RoundFired'>) =>
    t('tsushima.event.RoundFired', { round, count: total(shots.map(({ hits }) => hits)) }),
  HitsMarked: ({ round, ships }: EventOf<'HitsMarked'>, nameOf) => {
    const { damaged, sunk } = struckIn(ships);
    if (sunk.length > 0 && damaged.length === 0) return t('tsushima.event.Sunk', { ships: listed(sunk, nameOf) });
    const said = t('tsushima.event.HitsMarked', { round, count: damaged.length, ships: listed(damaged, nameOf) });
    return withSunk(said, sunk, nameOf);
  },
  BroughtHome: ({ ships }: EventOf<'BroughtHome'>, nameOf) => {
    const { damaged, sunk } = struckIn(ships);
    if (sunk.length > 0 && damaged.length === 0) return t('tsushima.event.SunkInTogo', { ships: listed(sunk, nameOf) });
    const said = t('tsushima.event.BroughtHome', { count: damaged.length, ships: listed(damaged, nameOf) });
    return withSunk(said, sunk, nameOf);
  },
  BattleEnded: () => t('tsushima.event.BattleEnded'),

  Repaired: ({ side, rolls }: EventOf<'Repaired'>) => {
    const facts = { side: sideWords(side), tried: rolls.length };
    if (rolls.length === 0) return t('tsushima.event.NoRepairs', facts);
    return t('tsushima.event.Repaired', { ...facts, count: rolls.filter(({ result }) => result !== 'none').length });
  },
  RepairsRolled: ({ side }: OfSide) => t('tsushima.event.RepairsRolled', { side: sideWords(side) }),
  MineLaid: ({ side, hex }: EventOf<'MineLaid'>) =>
    t('tsushima.event.MineLaid', { side: sideWords(side), where: portName(hex) }),
  MineSwept: ({ side, hex, harm, removed }: EventOf<'MineSwept'>, nameOf) =>
    withSunk(sweptSentence(side, hex, removed), sunkAmong(harm), nameOf),
  SweepMade: ({ side, hex, removed, sunk }: WithSunk & { hex: string; removed: boolean }, nameOf) =>
    withSunk(sweptSentence(side, hex, removed), sunk, nameOf),
  PlanChosen: ({ plan, loads }: EventOf<'PlanChosen'>) => t('tsushima.event.PlanChosen', { plan, count: loads }),
  TroopsResolved: troopsSentence,
  SquadronReleased: ({ squadron }: EventOf<'SquadronReleased'>) =>
    t('tsushima.event.SquadronReleased', { name: t(`tsushima.place.squadron.${squadron}`) }),
  PortArthurFell: () => t('tsushima.event.PortArthurFell'),
  ShipsScuttled: ({ rolls }: EventOf<'ShipsScuttled'>, nameOf) => {
    const ships = rolls.filter(({ sunk }) => sunk).map(({ ship }) => ship);
    return t('tsushima.event.ShipsScuttled', { count: ships.length, ships: listed(ships, nameOf) });
  },
  ShipsCaptured: ({ ships }: EventOf<'ShipsCaptured'>, nameOf) =>
    t('tsushima.event.ShipsCaptured', { count: ships.length, ships: listed(ships, nameOf) }),
  ZonesMoved: ({ moves }: EventOf<'ZonesMoved'>) => t('tsushima.event.ZonesMoved', { count: moves.length }),
  MoraleAdjusted: ({ ships }: Pick<EventOf<'MoraleAdjusted'>, 'ships'>) =>
    t('tsushima.event.MoraleAdjusted', { count: ships.length }),
  MerchantsPlaced: ({ ships, group }: EventOf<'MerchantsPlaced'>) =>
    t('tsushima.event.MerchantsPlaced', { count: ships.length, where: placeName(group.where) }),
  ChannelCleared: ({ lodged }: EventOf<'ChannelCleared'>) => t('tsushima.event.ChannelCleared', { count: lodged }),
  MonthBegan: (date: EventOf<'MonthBegan'>) => t('tsushima.event.MonthBegan', { date: dateWords(date) }),
  CampaignEnded: ({ winner, level, points }: EventOf<'CampaignEnded'>) =>
    t('tsushima.event.CampaignEnded', {
      outcome: winner === null ? t('tsushima.result.draw') : t(`tsushima.result.${winner}.${level}`),
      ...{ japanese: minus(points.ijn), russian: minus(points.irn) },
    }),

  TableChanged: ({ table, source }: EventOf<'TableChanged'>) => t(`tsushima.event.TableChanged.${table}.${source}`),
  GunsTyped: ({ ship }: EventOf<'GunsTyped'>, nameOf) => t('tsushima.event.GunsTyped', { name: nameOf(ship) }),
  GunsConfirmed: ({ ships }: EventOf<'GunsConfirmed'>, nameOf) =>
    t('tsushima.event.GunsConfirmed', { count: ships.length, ships: listed(ships, nameOf) }),
  StartColumnsSet: ({ ijn, irn }: EventOf<'StartColumnsSet'>) => t('tsushima.event.StartColumnsSet', { ijn, irn }),
  HouseRuleChanged: rulingSentence,
  MovedOn: (date: EventOf<'MovedOn'>) => t('tsushima.event.MovedOn', { date: dateWords(date) }),
  Corrected: correctedSentence,
  RollKept: ({ roll }: EventOf<'RollKept'>) => t(`tsushima.event.RollKept.${roll.source}`, { line: rollLine(roll) }),
  RuleOverridden: ({ code, data }: EventOf<'RuleOverridden'>, nameOf) =>
    t('tsushima.event.RuleOverridden', { why: refusalSentence('tsushima', { code, data }, nameOf) }),
} satisfies { readonly [Code in EventCode]: (data: never, nameOf: NameOf) => string | null };

const sweptSentence = (side: Side, hex: string, removed: boolean): string =>
  removed
    ? t('tsushima.event.MineSwept', { side: sideWords(side), where: portName(hex) })
    : t('tsushima.event.SweepMade', { side: sideWords(side), where: portName(hex) });

/** What a month of transport came to, and the die for the total. */
function troopsSentence(event: EventOf<'TroopsResolved'>): string {
  const { success, delivered, wanted, die, successes, total: sum } = event;
  const facts = { delivered, wanted };
  if (!success) return t('tsushima.event.TroopsFailed', facts);
  if (die !== null) return t('tsushima.event.TroopsRolled', { ...facts, die, total: sum });
  return t('tsushima.event.TroopsResolved', { ...facts, count: successes });
}

import type { NameOf } from '@/features/play/companion';
import { refusalSentence } from '@/kit/words/refusal-words';
import { t } from '@/messages/messages';
import { type EventCode, type EventOf, type Side } from '@/rules/red-sun/index';
import type { Description } from '@/rules/rulebook';

import { rollLine } from '../quick/roll-line';
import { correctedSentence, rulingSentence } from './change-words';
import { listed, ofSideWords, sideWords } from './names-in';

/** One thing that happened, as a sentence. Null for what tells a reader nothing worth a line. */
export function eventSentence(description: Description, nameOf: NameOf): string | null {
  const { code, data } = description as Description<EventCode>;
  return Object.hasOwn(TELLERS, code) ? (TELLERS[code] as Teller)(data as never, nameOf) : null;
}

type Teller = (data: never, nameOf: NameOf) => string | null;

/** Who of those that rolled succeeded. */
const succeeded = (tried: EventOf<'Activated'>['tried']): readonly string[] =>
  tried.filter(({ success }) => success).map(({ id }) => id);
const total = (shots: EventOf<'Fired'>['shots']): number => shots.reduce((sum, { damage }) => sum + damage, 0);

/** Damage afterwards, ship by ship, and who sank. */
function damageSentence(
  ships: readonly { readonly ship: string; readonly damage: number; readonly sunk: boolean }[],
  nameOf: NameOf,
): string | null {
  const sunk = ships.filter((each) => each.sunk).map(({ ship }) => ship);
  const hurt = ships
    .filter((each) => !each.sunk)
    .map(({ ship, damage }) => t('red-sun.event.DamageOf', { name: nameOf(ship), damage }))
    .join(', ');
  if (hurt === '') return sunk.length === 0 ? null : t('red-sun.event.Sunk', { ships: listed(sunk, nameOf) });
  if (sunk.length === 0) return t('red-sun.event.DamageTaken', { ships: hurt });
  return t('red-sun.event.DamageAndSunk', { ships: hurt, sunk: listed(sunk, nameOf) });
}

/** A code without a sentence does not compile. */
const TELLERS = {
  SortiesPicked: ({ side, fleets }: EventOf<'SortiesPicked'>, nameOf) =>
    t('red-sun.event.SortiesPicked', { side: sideWords(side), name: listed(fleets, nameOf) }),
  SortiesLocked: ({ side }: { side: Side }) => t('red-sun.event.SortiesLocked', { side: sideWords(side) }),
  InitiativeRolled: ({ side, tried }: EventOf<'InitiativeRolled'>, nameOf) => {
    const sailed = succeeded(tried);
    return t('red-sun.event.InitiativeRolled', {
      ...{ side: ofSideWords(side), count: sailed.length, name: listed(sailed, nameOf) },
    });
  },
  StageBegan: ({ stage }: EventOf<'StageBegan'>) =>
    t('red-sun.event.StageBegan', { stage: t(`red-sun.stage.${stage}`) }),
  RowTicked: ({ row, done }: EventOf<'RowTicked'>) => {
    const words = { row: t(`red-sun.row.${row}`) };
    return done ? t('red-sun.event.RowTicked', words) : t('red-sun.event.RowUnticked', words);
  },
  SearchRecorded: ({ found }: EventOf<'SearchRecorded'>) =>
    found ? t('red-sun.event.SearchRecorded') : t('red-sun.event.SearchFailed'),
  FleetMoved: ({ fleet, place }: EventOf<'FleetMoved'>, nameOf) =>
    t('red-sun.event.FleetMoved', { name: nameOf(fleet), place: t(`red-sun.place.${place}`) }),
  BlockadeSet: ({ fleet, blockade }: EventOf<'BlockadeSet'>, nameOf) =>
    blockade
      ? t('red-sun.event.BlockadeSet', { name: nameOf(fleet) })
      : t('red-sun.event.BlockadeLifted', { name: nameOf(fleet) }),
  RoundBegan: ({ round }: EventOf<'RoundBegan'>) => t('red-sun.event.RoundBegan', { round }),
  BlockadeRolled: ({ fleet, die, attrition }: EventOf<'BlockadeRolled'>, nameOf) =>
    t('red-sun.event.BlockadeRolled', { name: nameOf(fleet), die, result: t(`red-sun.attrition.${attrition}`) }),
  BlockadeLosses: ({ ships }: EventOf<'BlockadeLosses'>, nameOf) => damageSentence(ships, nameOf),
  FleetsEliminated: ({ fleets }: EventOf<'FleetsEliminated'>, nameOf) =>
    t('red-sun.event.FleetsEliminated', { name: listed(fleets, nameOf) }),
  CombatRefused: ({ fleet }: EventOf<'CombatRefused'>, nameOf) =>
    t('red-sun.event.CombatRefused', { name: nameOf(fleet) }),
  MoraleChanged: ({ fleet, before, morale, reason }: EventOf<'MoraleChanged'>, nameOf) =>
    t('red-sun.event.MoraleChanged', {
      ...{ name: nameOf(fleet), before, morale, reason: t(`red-sun.reason.${reason}`) },
    }),

  BattleBegan: ({ ijn, irn }: EventOf<'BattleBegan'>, nameOf) =>
    t('red-sun.event.BattleBegan', { japanese: listed(ijn, nameOf), russian: listed(irn, nameOf) }),
  HourBegan: ({ hour }: EventOf<'HourBegan'>) => t('red-sun.event.HourBegan', { hour }),
  WeatherRolled: ({ die, weather }: EventOf<'WeatherRolled'>) =>
    t('red-sun.event.WeatherRolled', { die, weather: t(`red-sun.weather.${weather}`) }),
  SightingRecorded: ({ found }: EventOf<'SightingRecorded'>) =>
    found ? t('red-sun.event.SightingRecorded') : t('red-sun.event.SightingFailed'),
  ManoeuvreRolled: ({ die, range }: EventOf<'ManoeuvreRolled'>) =>
    die === null ? t('red-sun.event.ManoeuvreTyped', { range }) : t('red-sun.event.ManoeuvreRolled', { die, range }),
  RangeSet: ({ range }: EventOf<'RangeSet'>) => t('red-sun.event.RangeSet', { range }),
  Aimed: ({ ships, target }: EventOf<'Aimed'>, nameOf) =>
    target === null
      ? t('red-sun.event.FireWithheld', { ships: listed(ships, nameOf) })
      : t('red-sun.event.Aimed', { ships: listed(ships, nameOf), target: nameOf(target) }),
  Fired: ({ hour, shots }: EventOf<'Fired'>) => t('red-sun.event.Fired', { hour, count: total(shots) }),
  FireHeld: ({ hour }: EventOf<'FireHeld'>) => t('red-sun.event.FireHeld', { hour }),
  TorpedoesFired: ({ side, shots }: EventOf<'TorpedoesFired'>) =>
    t('red-sun.event.TorpedoesFired', { side: ofSideWords(side), count: total(shots) }),
  DamageTaken: ({ ships }: EventOf<'DamageTaken'>, nameOf) => damageSentence(ships, nameOf),
  AdmiralRolled: ({ fleet, die, casualty }: EventOf<'AdmiralRolled'>, nameOf) =>
    t('red-sun.event.AdmiralRolled', { name: nameOf(fleet), die, result: t(`red-sun.admiral.${casualty}`) }),
  BattleEnded: ({ hours }: EventOf<'BattleEnded'>) => t('red-sun.event.BattleEnded', { count: hours }),

  SupplySet: ({ units, supplied }: EventOf<'SupplySet'>, nameOf) =>
    supplied
      ? t('red-sun.event.SupplySet', { units: listed(units, nameOf) })
      : t('red-sun.event.SupplyLost', { units: listed(units, nameOf) }),
  UnitAssigned: ({ unit, hq }: EventOf<'UnitAssigned'>, nameOf) =>
    hq === null
      ? t('red-sun.event.UnitUnassigned', { name: nameOf(unit) })
      : t('red-sun.event.UnitAssigned', { name: nameOf(unit), target: nameOf(hq) }),
  StepReplaced: ({ unit }: EventOf<'StepReplaced'>, nameOf) => t('red-sun.event.StepReplaced', { name: nameOf(unit) }),
  Activated: ({ tried }: EventOf<'Activated'>, nameOf) => {
    const active = succeeded(tried);
    const units = listed(active.length > 0 ? active : tried.map(({ id }) => id), nameOf);
    return active.length > 0 ? t('red-sun.event.Activated', { units }) : t('red-sun.event.NotActivated', { units });
  },
  Assaulted: ({ column, die, losses }: EventOf<'Assaulted'>) =>
    die === null ? t('red-sun.event.AssaultedBelow') : t('red-sun.event.Assaulted', { column, die, ...losses }),
  LossesTaken: ({ units }: EventOf<'LossesTaken'>, nameOf) =>
    t('red-sun.event.LossesTaken', {
      units: listed(
        units.map(({ unit }) => unit),
        nameOf,
      ),
    }),
  AssaultRoundBegan: ({ round }: EventOf<'AssaultRoundBegan'>) => t('red-sun.event.AssaultRoundBegan', { round }),

  TrenchesPlaced: ({ units }: EventOf<'TrenchesPlaced'>, nameOf) =>
    t('red-sun.event.TrenchesPlaced', { units: listed(units, nameOf) }),
  AidClaimed: ({ fleet }: EventOf<'AidClaimed'>) => t('red-sun.event.AidClaimed', { name: fleet.name }),
  TurnBegan: ({ turn, season }: EventOf<'TurnBegan'>) =>
    t('red-sun.event.TurnBegan', { turn, season: t(`red-sun.season.${season}`) }),
  CampaignEnded: ({ winner }: EventOf<'CampaignEnded'>) =>
    winner === null ? t('red-sun.event.Drawn') : t('red-sun.event.CampaignEnded', { side: sideWords(winner) }),

  FleetAdded: ({ fleet }: EventOf<'FleetAdded'>) => t('red-sun.event.FleetAdded', { name: fleet.name }),
  ShipAdded: ({ ship }: EventOf<'ShipAdded'>) => t('red-sun.event.ShipAdded', { name: ship.name }),
  HeadquartersAdded: ({ headquarters }: EventOf<'HeadquartersAdded'>) =>
    t('red-sun.event.HeadquartersAdded', { name: headquarters.name }),
  UnitAdded: ({ unit }: EventOf<'UnitAdded'>) => t('red-sun.event.UnitAdded', { name: unit.name }),
  ShipTyped: ({ ship }: EventOf<'ShipTyped'>, nameOf) => t('red-sun.event.ShipTyped', { name: nameOf(ship) }),
  RatingTyped: ({ who, rating }: EventOf<'RatingTyped'>, nameOf) =>
    t('red-sun.event.RatingTyped', { name: nameOf(who), rating }),
  AdmiralAppointed: ({ fleet, name }: EventOf<'AdmiralAppointed'>, nameOf) =>
    t('red-sun.event.AdmiralAppointed', { name: nameOf(fleet), target: name }),
  ShipDisabled: ({ ship, disabled }: EventOf<'ShipDisabled'>, nameOf) =>
    disabled
      ? t('red-sun.event.ShipDisabled', { name: nameOf(ship) })
      : t('red-sun.event.ShipEnabled', { name: nameOf(ship) }),
  SightingTyped: () => t('red-sun.event.SightingTyped'),
  TableChanged: ({ source }: EventOf<'TableChanged'>) =>
    t('red-sun.event.TableChanged', { source: t(`red-sun.tableFrom.${source}`) }),
  HouseRuleChanged: rulingSentence,
  MovedOn: ({ turn, stage }: EventOf<'MovedOn'>) =>
    t('red-sun.event.MovedOn', { turn, stage: t(`red-sun.stage.${stage}`) }),
  Corrected: correctedSentence,
  RollKept: ({ roll }: EventOf<'RollKept'>) => t(`red-sun.event.RollKept.${roll.source}`, { line: rollLine(roll) }),
  RuleOverridden: ({ code, data }: EventOf<'RuleOverridden'>, nameOf) =>
    t('red-sun.event.RuleOverridden', { why: refusalSentence('red-sun', { code, data }, nameOf) }),
} satisfies { readonly [Code in EventCode]: (data: never, nameOf: NameOf) => string | null };

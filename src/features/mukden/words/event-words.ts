import type { NameOf } from '@/features/play/companion';
import { refusalSentence } from '@/kit/words/refusal-words';
import { t } from '@/messages/messages';
import {
  type EventCode,
  type EventOf,
  factorsOf,
  LIAOYANG,
  MUKDEN_HEX,
  russianTotal,
  type Side,
} from '@/rules/mukden/index';
import type { Description } from '@/rules/rulebook';

import { rollLine } from '../quick/roll-line';
import { correctedSentence, rulingSentence } from './change-words';
import { hexWords, listed, ofSideWords, sideWords } from './names-in';

/** One thing that happened, as a sentence. Null for what tells a reader nothing worth a line. */
export function eventSentence(description: Description, nameOf: NameOf): string | null {
  const { code, data } = description as Description<EventCode>;
  if (!Object.hasOwn(TELLERS, code)) return null;
  // Who was shown then may lie hidden now.
  const { names = {} } = data as { readonly names?: Readonly<Record<string, string>> };
  return (TELLERS[code] as Teller)(data as never, (id) => names[id] ?? nameOf(id));
}

type Teller = (data: never, nameOf: NameOf) => string | null;

const aHex = (hex: string | null): string => hex ?? t('mukden.event.aHex');

/** The critical place that a hex is. */
function placeOf(hex: string): string {
  if (hex === MUKDEN_HEX) return t('mukden.place.mukden');
  return hex === LIAOYANG ? t('mukden.place.liaoyang') : t('mukden.place.railroad');
}

const placesOf = (hexes: readonly string[]): string => [...new Set(hexes.map(placeOf))].join(', ');

function attackSentence({
  side,
  target,
  attackers,
  bombardment,
  defence,
  momentum,
}: EventOf<'AttackDeclared'>): string {
  const words = { side: sideWords(side), hex: aHex(target), attack: factorsOf(attackers) + bombardment };
  if (defence === null)
    return momentum ? t('mukden.event.MomentumDeclared', words) : t('mukden.event.AttackDeclared', words);
  const both = { ...words, defence };
  return momentum ? t('mukden.event.MomentumDeclaredAgainst', both) : t('mukden.event.AttackDeclaredAgainst', both);
}

function lossesSentence({ side, units }: EventOf<'StepsLost'>, nameOf: NameOf): string {
  const lost = units.map(({ unit, before, strength }) =>
    strength === 0
      ? t('mukden.event.Eliminated', { name: nameOf(unit) })
      : t('mukden.event.StepsOf', { name: nameOf(unit), before, strength }),
  );
  return t('mukden.event.StepsLost', { side: ofSideWords(side), units: lost.join(', ') });
}

function movedSentence({ unit, from, to, forced }: EventOf<'UnitMoved'>, nameOf: NameOf): string {
  const name = nameOf(unit);
  if (to === null) return t('mukden.event.UnitMovedSomewhere', { name });
  if (forced) return t('mukden.event.UnitForced', { name, hex: to });
  return from === null
    ? t('mukden.event.UnitMoved', { name, hex: to })
    : t('mukden.event.UnitMovedFrom', { name, from, hex: to });
}

function endedSentence({ target, cleared }: EventOf<'AttackEnded'>): string {
  if (target === null) return cleared ? t('mukden.event.HexClearedSomewhere') : t('mukden.event.AttackEndedSomewhere');
  return cleared ? t('mukden.event.HexCleared', { hex: target }) : t('mukden.event.AttackEnded', { hex: target });
}

/** A code without a sentence does not compile. */
const TELLERS = {
  PhaseBegan: ({ turn, phase }: EventOf<'PhaseBegan'>) => t('mukden.event.PhaseBegan', { turn, phase }),
  CorpsPlaced: ({ unit, hex }: EventOf<'CorpsPlaced'>, nameOf) =>
    hex === null
      ? t('mukden.event.CorpsReturned', { name: nameOf(unit) })
      : t('mukden.event.CorpsPlaced', { name: nameOf(unit), hex }),
  OrderChosen: ({ first }: EventOf<'OrderChosen'>) =>
    first === 'combat' ? t('mukden.event.CombatFirst') : t('mukden.event.OrderChosen'),
  ParalysisRolled: ({ die, count }: EventOf<'ParalysisRolled'>) => t('mukden.event.ParalysisRolled', { die, count }),
  UnitsParalysed: ({ units }: EventOf<'UnitsParalysed'>, nameOf) =>
    t('mukden.event.UnitsParalysed', { units: listed(units, nameOf) }),
  Recovered: () => t('mukden.event.Recovered'),

  UnitMoved: movedSentence,
  UnitFlipped: ({ unit }: EventOf<'UnitFlipped'>, nameOf) => t('mukden.event.UnitFlipped', { name: nameOf(unit) }),
  AttackDeclared: attackSentence,
  DefendersShown: ({ defence }: EventOf<'DefendersShown'>) => t('mukden.event.DefendersShown', { defence }),
  AttackResolved: ({ die, losses: [attacker, defender] }: EventOf<'AttackResolved'>) =>
    die === null
      ? t('mukden.event.AttackTyped', { attacker, defender })
      : t('mukden.event.AttackResolved', { die, attacker, defender }),
  StepsLost: lossesSentence,
  AttackEnded: endedSentence,
  UnitsAdvanced: ({ units, to }: EventOf<'UnitsAdvanced'>, nameOf) =>
    t('mukden.event.UnitsAdvanced', { units: listed(units, nameOf), hex: aHex(to) }),
  UnitsProbed: ({ units, to }: EventOf<'UnitsProbed'>, nameOf) =>
    t('mukden.event.UnitsProbed', { units: listed(units, nameOf), hex: aHex(to) }),
  ActionEnded: ({ side, flipped }: EventOf<'ActionEnded'>) =>
    t('mukden.event.ActionEnded', { side: sideWords(side), count: flipped.length }),

  ControlChanged: ({ side, hexes }: EventOf<'ControlChanged'>) =>
    t('mukden.event.ControlChanged', { side: sideWords(side), place: placesOf(hexes) }),
  SuddenVictory: ({ winner, hex }: EventOf<'SuddenVictory'>) =>
    t('mukden.event.SuddenVictory', { side: sideWords(winner), place: placeOf(hex) }),
  GameJudged: ({ winner, steps, ...losses }: EventOf<'GameJudged'>) =>
    t('mukden.event.GameJudged', {
      ...{ side: sideWords(winner), japanese: losses.ijnLosses },
      russian: russianTotal({ ...losses, withoutLoc: steps }),
    }),
  Capitulated: ({ side }: EventOf<'Capitulated'>) => t('mukden.event.Capitulated', { side: sideWords(side) }),
  PlayedOn: () => t('mukden.event.PlayedOn'),
  ConsentGiven: ({ side }: EventOf<'ConsentGiven'>) => t('mukden.event.ConsentGiven', { side: sideWords(side) }),

  StackOrdered: ({ hex, units }: EventOf<'StackOrdered'>, nameOf) =>
    t('mukden.event.StackOrdered', { hex, units: listed(units, nameOf) }),
  StackHandled: ({ side, hex }: { side: Side; hex: string }) =>
    t('mukden.event.StackHandled', { side: sideWords(side), hex }),
  UnitPlaced: ({ unit, hex }: EventOf<'UnitPlaced'>, nameOf) =>
    hex === null
      ? t('mukden.event.UnitLifted', { name: nameOf(unit) })
      : t('mukden.event.UnitPlaced', { name: nameOf(unit), hex: hexWords(hex) }),
  UnitAdded: ({ unit }: EventOf<'UnitAdded'>) => t('mukden.event.UnitAdded', { name: unit.name }),
  UnitRemoved: ({ unit }: EventOf<'UnitRemoved'>, nameOf) => t('mukden.event.UnitRemoved', { name: nameOf(unit) }),
  TableChanged: ({ source }: Pick<EventOf<'TableChanged'>, 'source'>) =>
    t('mukden.event.TableChanged', { source: t(`mukden.tableFrom.${source}`) }),
  BoardChanged: () => t('mukden.event.BoardChanged'),
  HouseRuleChanged: rulingSentence,
  MovedOn: ({ turn, phase }: EventOf<'MovedOn'>) => t('mukden.event.MovedOn', { turn, phase }),
  Corrected: correctedSentence,
  RollKept: ({ roll }: EventOf<'RollKept'>) => t(`mukden.event.RollKept.${roll.source}`, { line: rollLine(roll) }),
  RuleOverridden: ({ code, data }: EventOf<'RuleOverridden'>, nameOf) =>
    t('mukden.event.RuleOverridden', { why: refusalSentence('mukden', { code, data }, nameOf) }),
} satisfies { readonly [Code in EventCode]: (data: never, nameOf: NameOf) => string | null };

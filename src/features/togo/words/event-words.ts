import { inchWords } from '@/kit/dial/dial-words';
import { refusalSentence } from '@/kit/words/refusal-words';
import { t } from '@/messages/messages';
import type { Description } from '@/rules/rulebook';
import type { EventOf, Marker, PhaseId, Ship, Side, UnplannedResult } from '@/rules/togo/index';

import { correctedSentence, houseRuleSentence } from './change-words';
import { damageSentence } from './damage-words';
import { phaseTitle } from './phase-words';

type Fate = Ship['fate'];
export type NameOf = (id: string) => string;

/** One thing that happened, as a sentence. Null for what tells a reader nothing worth a line. */
export function eventSentence({ code, data }: Description, nameOf: NameOf): string | null {
  const teller = Object.hasOwn(TELLERS, code) ? TELLERS[code] : undefined;
  return teller ? teller(data as never, nameOf) : t('event.other', { code });
}

type Teller = (data: never, nameOf: NameOf) => string | null;

const sideName = (side: Side): string => (side === 'ijn' ? t('battle.side.ijn') : t('battle.side.irn'));

const ofCounter =
  (sentence: (name: string) => string) =>
  ({ counter }: { counter: string }, nameOf: NameOf): string =>
    sentence(nameOf(counter));
const ofShip =
  (sentence: (name: string) => string) =>
  ({ ship }: { ship: string }, nameOf: NameOf): string =>
    sentence(nameOf(ship));

const TELLERS: Readonly<Record<string, Teller>> = {
  PhaseEnded: ({ phase, turn, waived }: { phase: PhaseId; turn: number; waived: readonly unknown[] }) =>
    waived.length === 0 ? null : t('event.PhaseEndedWaived', { phase: phaseTitle(phase), turn, count: waived.length }),
  PhaseBegan: ({ phase, turn }: { phase: PhaseId; turn: number }) =>
    t('event.PhaseBegan', { phase: phaseTitle(phase), turn }),
  SideFinished: ({ side, phase }: { side: Side; phase: PhaseId }) =>
    t('event.SideFinished', { side: sideName(side), phase: phaseTitle(phase) }),
  ObligationWaived: ({ about }: { about: string }, nameOf: NameOf) =>
    t('event.ObligationWaived', { what: nameOf(about) }),
  LightChanged: ({ night, day }: { night: number | null; day: number }) =>
    night === null ? t('event.LightDay', { range: day }) : t('event.LightNight', { range: night }),
  BattleEnded: ({ winner }: { winner: Side | 'draw' | null }) => {
    if (winner === 'draw') return t('event.BattleDrawn');
    return winner === null ? t('event.BattleEnded') : t('event.BattleWon', { side: sideName(winner) });
  },
  RuleOverridden: ({ code, data }: { code: string; data: unknown }, nameOf: NameOf) =>
    t('event.RuleOverridden', { why: refusalSentence({ code, data }, nameOf) }),

  MarkerPlaced: ({ side }: { side: Side }) => t('event.MarkerPlaced', { side: sideName(side) }),
  DummyMarkerPlaced: ({ side }: { side: Side }) => t('event.MarkerPlaced', { side: sideName(side) }),
  TorpedoLaunched: ({ launcher, target }: { launcher: string; target: string }, nameOf: NameOf) =>
    t('event.TorpedoLaunched', { name: nameOf(launcher), target: nameOf(target) }),
  TorpedoesRevealed: ({ markers }: { markers: readonly Shown[] }, nameOf: NameOf) => {
    const [one] = markers;
    if (one === undefined || markers.length > 1) return t('event.TorpedoesRevealed', { count: markers.length });
    const name = one.launcher === null ? t('battle.someCounter') : nameOf(one.launcher);
    return t('event.TorpedoRevealed', { count: one.factors * one.boats, name, target: nameOf(one.target) });
  },
  MarkersRemoved: ({ markers }: { markers: readonly unknown[] }) =>
    t('event.MarkersRemoved', { count: markers.length }),
  EvasionDeclared: ofCounter((name) => t('event.EvasionDeclared', { name })),
  EvasionJudged: ({ marker, evaded }: { marker: string; evaded: boolean }, nameOf: NameOf) =>
    evaded ? t('event.Evaded', { name: nameOf(marker) }) : t('event.NotEvaded', { name: nameOf(marker) }),
  TorpedoResolved: ({ target, effective }: { target: string; effective: number }, nameOf: NameOf) =>
    effective === 0
      ? t('event.TorpedoMissed', { target: nameOf(target) })
      : t('event.TorpedoHit', { target: nameOf(target), count: effective }),

  InitiativeRolled: ({ dice, movesLast }: { dice: { ijn: number; irn: number }; movesLast: Side }) =>
    t('event.InitiativeRolled', { ...dice, side: sideName(movesLast) }),
  MoveBegan: ofCounter((name) => t('event.MoveBegan', { name })),
  UnplannedRolled: (
    { counter, total, result }: { counter: string; total?: number; result?: UnplannedResult },
    nameOf: NameOf,
  ) =>
    total === undefined || result === undefined
      ? t('event.UnplannedHidden', { name: nameOf(counter) })
      : t('event.UnplannedRolled', { name: nameOf(counter), total, result: unplannedWords(result) }),
  MoveNoted: (data: { counter: string; note?: Moved } & Partial<Moved>, nameOf: NameOf) => {
    const { turns = [], distance: inches = 0 } = data.note ?? data;
    const distance = inchWords(t, inches);
    const name = nameOf(data.counter);
    const degrees = turns.reduce((sum, turn) => sum + Math.abs(turn), 0);
    return degrees === 0
      ? t('event.MoveNoted', { name, distance })
      : t('event.MoveTurned', { name, distance, degrees });
  },
  GroupLeft: ofCounter((name) => t('event.GroupLeft', { name })),
  Plotted: ofCounter((name) => t('event.Plotted', { name })),
  CountersSet: ({ side }: { side: Side }) => t('event.CountersSet', { side: sideName(side) }),
  PlotKept: ({ on }: { on: boolean }) => (on ? t('event.PlotBegun') : t('event.PlotEnded')),
  ArrivalRolled: ({ counter, die, made }: { counter: string; die: number; made: boolean }, nameOf: NameOf) =>
    made
      ? t('event.ArrivalMade', { name: nameOf(counter), die })
      : t('event.ArrivalMissed', { name: nameOf(counter), die }),
  GroupArrived: ofCounter((name) => t('event.Arrived', { name })),
  AnchorTried: ({ ship, die, weighed }: { ship: string; die: number; weighed: boolean }, nameOf: NameOf) =>
    weighed
      ? t('event.AnchorWeighed', { name: nameOf(ship), die })
      : t('event.AnchorStuck', { name: nameOf(ship), die }),
  TriggerRolled: () => t('event.TriggerRolled'),
  TriggerHappened: () => t('event.TriggerHappened'),

  ShipLeftFormation: ofShip((name) => t('event.ShipLeftFormation', { name })),
  CounterSplit: () => t('event.CounterSplit'),
  CounterGone: ofCounter((name) => t('event.CounterGone', { name })),
  ShipJoinedFormation: ofShip((name) => t('event.ShipJoinedFormation', { name })),
  FlagshipLost: ofShip((name) => t('event.FlagshipLost', { name })),
  FlagshipNamed: ofShip((name) => t('event.FlagshipNamed', { name })),
  FleetFlagshipNamed: ofShip((name) => t('event.FleetFlagshipNamed', { name })),

  RangesNoted: ({ ranges }: { ranges: readonly unknown[] }) => t('event.RangesNoted', { count: ranges.length }),
  SightingSwept: () => t('event.SightingSwept'),
  CounterSighted: ofCounter((name) => t('event.CounterSighted', { name })),
  SightingFailed: ({ by, counter }: { by: Side; counter: string }, nameOf: NameOf) =>
    t('event.SightingFailed', { side: sideName(by), name: nameOf(counter) }),
  DummyRemoved: () => t('event.DummyRemoved'),

  FireDeclared: ofShip((name) => t('event.FireDeclared', { name })),
  FireHeld: ofShip((name) => t('event.FireHeld', { name })),
  ArcEdgeRolled: ({ winner }: { winner: Side }) => t('event.ArcEdgeRolled', { side: sideName(winner) }),
  GunfireResolved: firedSentence,
  DamageControlled: controlSentence,
  DamageResolved: damageSentence,
  UnitsLost: ({ ship, lost, left }: { ship: string; lost: number; left: number }, nameOf: NameOf) =>
    lost === 0
      ? t('event.UnitsSafe', { name: nameOf(ship) })
      : t('event.UnitsLost', { name: nameOf(ship), count: lost, left }),

  CardsDrawn: ({ side, count, cards }: { side: Side; count?: number; cards?: readonly unknown[] }) =>
    t('event.CardsDrawn', { side: sideName(side), count: count ?? cards?.length ?? 0 }),
  CardPlayed: (
    { side, card, target }: { side: Side; card: { title: string } | null; target: string | null },
    nameOf: NameOf,
  ) => {
    const played = { side: sideName(side), title: card?.title ?? '' };
    return target === null
      ? t('event.CardPlayed', played)
      : t('event.CardPlayedOn', { ...played, target: nameOf(target) });
  },
  CardDiscarded: ({ side }: { side: Side }) => t('event.CardDiscarded', { side: sideName(side) }),
  CardSpent: ({ card }: { card: { title: string } | null }) => t('event.CardSpent', { title: card?.title ?? '' }),

  FateChanged: ({ ship, fate }: { ship: string; fate: Fate }, nameOf: NameOf) =>
    t('event.FateChanged', { name: nameOf(ship), fate: fateWords(fate) }),
  ShipAdded: ({ ship }: { ship: { name: string } }) => t('event.ShipAdded', { name: ship.name }),
  CounterPlaced: ({ side }: { side: Side }) => t('event.CounterPlaced', { side: sideName(side) }),
  HouseRuleChanged: houseRuleSentence,
  Corrected: correctedSentence,
};

interface Shown {
  readonly launcher: string | null;
  readonly factors: number;
  readonly boats: number;
  readonly target: string;
}

interface Moved {
  readonly turns: readonly number[];
  readonly distance: number;
}

interface Fired {
  readonly ship: string | null;
  readonly shots: readonly { target: string; range: number; onTarget: boolean; effective: number }[];
}

function firedSentence({ ship, shots }: Fired, nameOf: NameOf): string {
  const name = ship === null ? t('battle.someCounter') : nameOf(ship);
  const count = shots.reduce((sum, { effective }) => sum + effective, 0);
  const targets = new Set(shots.map(({ target }) => target));
  const [first] = shots;
  if (targets.size > 1 || first === undefined) return t('event.FiredSplit', { name, targets: targets.size, count });
  const facts = { name, target: nameOf(first.target), range: inchWords(t, first.range) };
  return shots.some(({ onTarget }) => onTarget) ? t('event.Fired', { ...facts, count }) : t('event.OffTarget', facts);
}

interface Controlled {
  readonly ship: string;
  readonly attempt: Marker | 'fire' | null;
  readonly result: EventOf<'DamageControlled'>['result'];
  readonly fires: number;
}

function controlSentence({ ship, attempt, result, fires }: Controlled, nameOf: NameOf): string {
  const name = nameOf(ship);
  const what = attempt === null ? '' : whatWords(attempt);
  const results = {
    REMOVED: t('event.control.REMOVED', { name, what }),
    NO_CHANGE: t('event.control.NO_CHANGE', { name, what }),
    PERMANENT: t('event.control.PERMANENT', { name, what }),
    OUT: t('event.control.OUT', { name }),
    BURNS_ON: t('event.control.BURNS_ON', { name }),
    EXTRA_HIT: t('event.control.EXTRA_HIT', { name }),
  };
  const said = result === null ? t('event.control.none', { name }) : results[result];
  return fires === 0 ? said : t('event.control.fires', { said, count: fires });
}

export function whatWords(what: Marker | 'fire'): string {
  const words: Readonly<Record<Marker | 'fire', string>> = {
    P: t('event.what.P'),
    M: t('event.what.M'),
    S: t('event.what.S'),
    T: t('event.what.T'),
    fire: t('event.what.fire'),
  };
  return words[what];
}

export function unplannedWords(result: UnplannedResult): string {
  const words: Readonly<Record<UnplannedResult, string>> = {
    LEFT_180: t('event.unplanned.LEFT_180'),
    LEFT_90: t('event.unplanned.LEFT_90'),
    STRAIGHT: t('event.unplanned.STRAIGHT'),
    AS_ORDERED: t('event.unplanned.AS_ORDERED'),
    RIGHT_90: t('event.unplanned.RIGHT_90'),
    RIGHT_180: t('event.unplanned.RIGHT_180'),
  };
  return words[result];
}

export function fateWords(fate: Fate): string {
  const words: Readonly<Record<Fate, string>> = {
    afloat: t('event.fate.afloat'),
    aground: t('event.fate.aground'),
    beached: t('event.fate.beached'),
    struck: t('event.fate.struck'),
    captured: t('event.fate.captured'),
    disabled: t('event.fate.disabled'),
    scuttled: t('event.fate.scuttled'),
    sunk: t('event.fate.sunk'),
    left: t('event.fate.left'),
    removed: t('event.fate.removed'),
  };
  return words[fate];
}

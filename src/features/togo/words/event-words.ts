import { inchWords } from '@/kit/words/inches';
import { t } from '@/messages/messages';
import type { Description } from '@/rules/rulebook';
import type { DescriptionCode, EventOf, Marker, PhaseId, Ship, Side, UnplannedResult } from '@/rules/togo/index';

import { correctedSentence, houseRuleSentence } from './change-words';
import { damageSentence } from './damage-words';
import { phaseTitle } from './phase-words';
import { refusalSentence } from './refusal-words';
import { sideWords } from './side-words';

type Fate = Ship['fate'];
export type NameOf = (id: string) => string;

/** One thing that happened, as a sentence. Null for what tells a reader nothing worth a line. */
export function eventSentence(description: Description, nameOf: NameOf): string | null {
  const { code, data } = description as Description<DescriptionCode>;
  if (isTold(code)) return (TELLERS[code] as Teller)(data as never, nameOf);
  const { counter, ship, side } = data as { readonly [name: string]: string | null };
  const whom = counter ?? ship ?? null;
  const name = whom === null ? t('battle.someCounter') : nameOf(whom);
  return t(`togo.event.${code}`, { name, side: sideWords(side as Side) });
}

type Teller = (data: never, nameOf: NameOf) => string | null;

const isTold = (code: DescriptionCode): code is keyof typeof TELLERS => Object.hasOwn(TELLERS, code);

/** What takes more than the name of whom it is about. */
const TELLERS = {
  PhaseEnded: ({ phase, turn, waived, auto = false }: Ended) =>
    waived.length === 0
      ? auto
        ? t('togo.event.PhaseEndedAuto', { phase: phaseTitle(phase) })
        : null
      : t('togo.event.PhaseEndedWaived', { phase: phaseTitle(phase), turn, count: waived.length }),
  PhaseBegan: ({ phase, turn }: { phase: PhaseId; turn: number }) =>
    t('togo.event.PhaseBegan', { phase: phaseTitle(phase), turn }),
  SideFinished: ({ side, phase }: { side: Side; phase: PhaseId }) =>
    t('togo.event.SideFinished', { side: sideWords(side), phase: phaseTitle(phase) }),
  ObligationWaived: ({ about }: { about: string }, nameOf: NameOf) =>
    t('togo.event.ObligationWaived', { what: nameOf(about) }),
  LightChanged: ({ night, day }: { night: number | null; day: number }) =>
    night === null ? t('togo.event.LightDay', { range: day }) : t('togo.event.LightNight', { range: night }),
  BattleEnded: ({ winner }: { winner: Side | 'draw' | null }) => {
    if (winner === 'draw') return t('togo.event.BattleDrawn');
    return winner === null ? t('togo.event.BattleEnded') : t('togo.event.BattleWon', { side: sideWords(winner) });
  },
  RuleOverridden: ({ code, data }: { code: string; data: unknown }, nameOf: NameOf) =>
    t('togo.event.RuleOverridden', { why: refusalSentence({ code, data }, nameOf) }),

  DummyMarkerPlaced: ({ side }: { side: Side }) => t('togo.event.MarkerPlaced', { side: sideWords(side) }),
  TorpedoLaunched: ({ launcher, target }: { launcher: string; target: string }, nameOf: NameOf) =>
    t('togo.event.TorpedoLaunched', { name: nameOf(launcher), target: nameOf(target) }),
  TorpedoesRevealed: ({ markers }: { markers: readonly Shown[] }, nameOf: NameOf) => {
    const [one] = markers;
    if (one === undefined || markers.length > 1) return t('togo.event.TorpedoesRevealed', { count: markers.length });
    const name = one.launcher === null ? t('battle.someCounter') : nameOf(one.launcher);
    return t('togo.event.TorpedoRevealed', { count: one.factors * one.boats, name, target: nameOf(one.target) });
  },
  MarkersRemoved: ({ markers }: { markers: readonly unknown[] }) =>
    t('togo.event.MarkersRemoved', { count: markers.length }),
  EvasionJudged: ({ marker, evaded }: { marker: string; evaded: boolean }, nameOf: NameOf) =>
    evaded ? t('togo.event.Evaded', { name: nameOf(marker) }) : t('togo.event.NotEvaded', { name: nameOf(marker) }),
  TorpedoResolved: ({ target, effective }: { target: string; effective: number }, nameOf: NameOf) =>
    effective === 0
      ? t('togo.event.TorpedoMissed', { target: nameOf(target) })
      : t('togo.event.TorpedoHit', { target: nameOf(target), count: effective }),

  InitiativeRolled: ({ dice, movesLast }: { dice: { ijn: number; irn: number }; movesLast: Side }) =>
    t('togo.event.InitiativeRolled', { ...dice, side: sideWords(movesLast) }),
  UnplannedRolled: (
    { counter, total, result }: { counter: string; total?: number; result?: UnplannedResult },
    nameOf: NameOf,
  ) =>
    total === undefined || result === undefined
      ? t('togo.event.UnplannedHidden', { name: nameOf(counter) })
      : t('togo.event.UnplannedRolled', { name: nameOf(counter), total, result: unplannedWords(result) }),
  MoveNoted: (data: { counter: string; note?: Moved } & Partial<Moved>, nameOf: NameOf) => {
    const { turns = [], distance: inches = 0 } = data.note ?? data;
    const distance = inchWords(inches);
    const name = nameOf(data.counter);
    const degrees = turns.reduce((sum, turn) => sum + Math.abs(turn), 0);
    return degrees === 0
      ? t('togo.event.MoveNoted', { name, distance })
      : t('togo.event.MoveTurned', { name, distance, degrees });
  },
  PlotKept: ({ on }: { on: boolean }) => (on ? t('togo.event.PlotBegun') : t('togo.event.PlotEnded')),
  ArrivalRolled: ({ counter, die, made }: { counter: string; die: number; made: boolean }, nameOf: NameOf) =>
    made
      ? t('togo.event.ArrivalMade', { name: nameOf(counter), die })
      : t('togo.event.ArrivalMissed', { name: nameOf(counter), die }),
  AnchorTried: ({ ship, die, weighed }: { ship: string; die: number; weighed: boolean }, nameOf: NameOf) =>
    weighed
      ? t('togo.event.AnchorWeighed', { name: nameOf(ship), die })
      : t('togo.event.AnchorStuck', { name: nameOf(ship), die }),

  RangesNoted: ({ ranges }: { ranges: readonly unknown[] }) => t('togo.event.RangesNoted', { count: ranges.length }),
  SightingFailed: ({ by, counter }: { by: Side; counter: string }, nameOf: NameOf) =>
    t('togo.event.SightingFailed', { side: sideWords(by), name: nameOf(counter) }),

  TriggerRolled: ({ trigger }: { trigger: string }) => t('togo.event.TriggerRolled', { what: triggerWords(trigger) }),
  TriggerHappened: ({ trigger }: { trigger: string }) =>
    t('togo.event.TriggerHappened', { what: triggerWords(trigger) }),

  ArcEdgeRolled: ({ winner }: { winner: Side }) => t('togo.event.ArcEdgeRolled', { side: sideWords(winner) }),
  GunfireResolved: firedSentence,
  DamageControlled: controlSentence,
  DamageResolved: damageSentence,
  UnitsLost: ({ ship, lost, left }: { ship: string; lost: number; left: number }, nameOf: NameOf) =>
    lost === 0
      ? t('togo.event.UnitsSafe', { name: nameOf(ship) })
      : t('togo.event.UnitsLost', { name: nameOf(ship), count: lost, left }),

  CardsDrawn: ({ side, count, cards }: { side: Side; count?: number; cards?: readonly unknown[] }) =>
    t('togo.event.CardsDrawn', { side: sideWords(side), count: count ?? cards?.length ?? 0 }),
  CardPlayed: (
    { side, card, target }: { side: Side; card: { title: string } | null; target: string | null },
    nameOf: NameOf,
  ) => {
    const played = { side: sideWords(side), title: card?.title ?? '' };
    return target === null
      ? t('togo.event.CardPlayed', played)
      : t('togo.event.CardPlayedOn', { ...played, target: nameOf(target) });
  },
  CardSpent: ({ card }: { card: { title: string } | null }) => t('togo.event.CardSpent', { title: card?.title ?? '' }),

  FateChanged: ({ ship, fate }: { ship: string; fate: Fate }, nameOf: NameOf) =>
    t('togo.event.FateChanged', { name: nameOf(ship), fate: fateWords(fate) }),
  ShipAdded: ({ ship }: { ship: { name: string } }) => t('togo.event.ShipAdded', { name: ship.name }),
  HouseRuleChanged: houseRuleSentence,
  Corrected: correctedSentence,
} satisfies { readonly [Code in DescriptionCode]?: Teller };

/** What the scenario calls it, as it is written in its file: `alarm`, `tsesarevich-out`. */
const triggerWords = (trigger: string): string => trigger.replaceAll('-', ' ');

interface Ended {
  readonly phase: PhaseId;
  readonly turn: number;
  readonly waived: readonly unknown[];
  readonly auto?: boolean;
}

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
  if (targets.size > 1 || first === undefined)
    return t('togo.event.FiredSplit', { name, targets: targets.size, count });
  const facts = { name, target: nameOf(first.target), range: inchWords(first.range) };
  return shots.some(({ onTarget }) => onTarget)
    ? t('togo.event.Fired', { ...facts, count })
    : t('togo.event.OffTarget', facts);
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
  const said =
    result === null ? t('togo.event.control.none', { name }) : t(`togo.event.control.${result}`, { name, what });
  return fires === 0 ? said : t('togo.event.control.fires', { said, count: fires });
}

export const whatWords = (what: Marker | 'fire'): string => t(`togo.event.what.${what}`);

export const unplannedWords = (result: UnplannedResult): string => t(`togo.event.unplanned.${result}`);

export const fateWords = (fate: Fate): string => t(`togo.event.fate.${fate}`);

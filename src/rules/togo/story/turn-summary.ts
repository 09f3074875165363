import type { Description } from '../../rulebook';
import { knowsShip } from '../battle/knowing';
import { allShips, findShip, shipStatus } from '../battle/queries';
import type { BattleState, BySide } from '../battle/state';
import { scoreOf } from '../battle/victory';
import { dataOf, type StoryAction } from './action';

/** What a turn came to, the worst first. */
export const SUMMARY_PARTS = [
  'lost',
  'fire',
  'torpedoes',
  'damage',
  'control',
  'sighting',
  'moves',
  'cards',
  'else',
] as const;
export type SummaryPart = (typeof SUMMARY_PARTS)[number];

/** A turn for whoever was away: what happened, not how it was rolled. */
export interface TurnSummary {
  readonly turn: number;
  /** False while it is still being played. */
  readonly ended: boolean;
  readonly parts: { readonly [P in SummaryPart]: readonly Description[] };
  /** Ships, or blank counters, that fired to no effect, and those that held their fire. */
  readonly missed: readonly string[];
  readonly held: readonly string[];
  /** Effective hits each side scored, by guns and torpedoes. */
  readonly hits: BySide<number>;
  /** The scenario's points as the turn left them, as far as both sides know; null where none are counted. */
  readonly points: BySide<number> | null;
}

/** Every turn that was played, oldest first. Only what was told is used, so a public story gives public summaries. */
export function turnSummaries(actions: readonly StoryAction[], now: BattleState): readonly TurnSummary[] {
  const inForce = actions.filter(({ undone }) => !undone);
  const byTurn = new Map<number, Told[]>();
  for (const { descriptions, before } of inForce) {
    let { turn } = before;
    for (const one of descriptions) {
      // Ending the last phase of a turn begins the next within one action.
      if (one.code === 'PhaseBegan') turn = dataOf(one, 'PhaseBegan').turn;
      byTurn.set(turn, [...(byTurn.get(turn) ?? []), { one, before }]);
    }
  }
  return [...byTurn]
    .sort(([a], [b]) => a - b)
    .map(([turn, told]) => {
      const later = inForce.find(({ before }) => before.turn > turn)?.before;
      return summaryOf(turn, told, later ?? now);
    });
}

/** What was told, and the battle as it stood before. */
interface Told {
  readonly one: Description;
  readonly before: BattleState;
}

function summaryOf(turn: number, told: readonly Told[], after: BattleState): TurnSummary {
  const empty = Object.fromEntries(SUMMARY_PARTS.map((part): [string, Description[]] => [part, []]));
  const parts = empty as Record<SummaryPart, Description[]>;
  const missed: string[] = [];
  const held: string[] = [];
  const hits = { ijn: 0, irn: 0 };
  for (const { one, before } of told) {
    const part = partOf(one, before);
    if (part !== null) parts[part].push(one);
    else if (one.code === 'GunfireResolved') missed.push(...one.about.slice(0, 1));
    else if (one.code === 'FireHeld') held.push(...one.about);
    for (const { target, effective } of strikesOf(one)) {
      const struck = findShip(after, target)?.side;
      if (struck !== undefined) hits[struck === 'ijn' ? 'irn' : 'ijn'] += effective;
    }
  }
  return {
    turn,
    ended: after.turn > turn || after.result !== null,
    parts,
    missed,
    held,
    hits,
    points: pointsOf(after),
  };
}

/** Null for what is counted elsewhere, and for what a reader who was away can do without. */
function partOf(one: Description, before: BattleState): SummaryPart | null {
  switch (one.code) {
    case 'DamageResolved': {
      const { ship, status } = dataOf(one, 'DamageResolved');
      const was = findShip(before, ship);
      // Further hits on an abandoned ship do not lose her again (AMB-48).
      const isNews = was === null || shipStatus(was) !== status;
      return isNews && (status === 'sunk' || status === 'abandoned') ? 'lost' : 'damage';
    }
    case 'UnitsLost':
      return dataOf(one, 'UnitsLost').lost > 0 ? 'lost' : null;
    case 'FateChanged':
    case 'GroupLeft':
      return 'lost';
    case 'GunfireResolved':
      return strikesOf(one).some(({ effective }) => effective > 0) ? 'fire' : null;
    case 'MarkerPlaced':
    case 'TorpedoResolved':
      return 'torpedoes';
    case 'DamageControlled': {
      const { result } = dataOf(one, 'DamageControlled');
      return result === null || result === 'NO_CHANGE' || result === 'BURNS_ON' ? null : 'control';
    }
    case 'CounterSighted':
    case 'DummyRemoved':
    case 'GroupArrived':
      return 'sighting';
    case 'UnplannedRolled': {
      const { result = 'AS_ORDERED' } = one.data as { readonly result?: string };
      return result === 'AS_ORDERED' ? null : 'moves';
    }
    case 'MoveNoted':
      return 'moves';
    case 'CardPlayed':
      return 'cards';
    case 'BattleEnded':
    case 'LightChanged':
    case 'TriggerHappened':
    case 'RuleOverridden':
    case 'Corrected':
    case 'HouseRuleChanged':
    case 'ShipAdded':
    case 'FlagshipLost':
      return 'else';
    default:
      return null;
  }
}

interface Strike {
  readonly target: string;
  readonly effective: number;
}

function strikesOf(one: Description): readonly Strike[] {
  if (one.code === 'GunfireResolved') return dataOf(one, 'GunfireResolved').shots;
  return one.code === 'TorpedoResolved' ? [dataOf(one, 'TorpedoResolved')] : [];
}

function pointsOf(state: BattleState): BySide<number> | null {
  if ((state.scenario?.victory.scores.length ?? 0) === 0) return null;
  const known = allShips(state).filter((ship) => knowsShip(state, 'public', ship));
  return scoreOf(state, known)?.standing.points ?? null;
}

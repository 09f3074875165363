import type { Obligation } from '../../rulebook';
import type { MukdenRule, Side } from '../types';
import { SIDES } from '../types';
import { linesOf } from '../zones';
import type { Command, CommandOf } from './commands';
import { knowsUnit, type MukdenViewer } from './curtain';
import { exposed } from './decide/attack';
import { corpsHexes } from './decide/turn';
import {
  type Action,
  activityOf,
  type CampaignState,
  cavalryCorps,
  gridIn,
  hexesOf,
  type Unit,
  unitsOf,
} from './state';

/** What may be owed, and the rule that wants it. */
const OWED_RULES = {
  'place-corps': 'MUK-12',
  'choose-order': 'MUK-13',
  'roll-paralysis': 'MUK-14',
  'choose-paralysed': 'MUK-14',
  'act-movement': 'MUK-15',
  'act-combat': 'MUK-15',
  'show-defenders': 'MUK-18',
  'roll-attack': 'MUK-34',
  'take-losses': 'MUK-35',
  'advance-units': 'MUK-36',
  'follow-up': 'MUK-37',
  'end-action': 'MUK-28',
  'recover-all': 'MUK-16',
  'judge-game': 'MUK-9',
} as const satisfies Readonly<Record<string, MukdenRule>>;

export type OwedCode = keyof typeof OWED_RULES;
type Owed = Obligation<OwedCode>;

const owe = (code: OwedCode, about: string, command: Command | null = null): Owed => ({
  ...{ code, rule: OWED_RULES[code], about },
  command,
});

/** Losses spread where they leave most units: the strongest lose first, one step at a time. */
export function evenLosses(units: readonly Unit[], owed: number): CommandOf<'takeLosses'>['losses'] {
  const left = new Map(units.map(({ id, strength }) => [id, strength]));
  const lost = new Map<string, number>();
  for (let step = 0; step < owed; step += 1) {
    const [id] = [...left].sort(([, a], [, b]) => b - a)[0] ?? [];
    if (id === undefined) break;
    left.set(id, left.get(id)! - 1);
    lost.set(id, (lost.get(id) ?? 0) + 1);
  }
  return [...lost].map(([unit, steps]) => ({ unit, steps }));
}

function owedAction(state: CampaignState, action: Action): readonly Owed[] {
  const { side, step } = action;
  switch (step) {
    case 'show':
      return [owe('show-defenders', side === 'ijn' ? 'irn' : 'ijn')];
    case 'roll':
      return [owe('roll-attack', side, { type: 'rollAttack' })];
    case 'losses':
      return SIDES.filter((each) => action.owed[each] > 0).map((each) => {
        const losses = evenLosses(exposed(state, action, each).units, action.owed[each]);
        return owe('take-losses', each, { type: 'takeLosses', side: each, losses });
      });
    case 'advance':
      return [owe('advance-units', side, { type: 'endAction' })];
    case 'follow':
      return [owe('follow-up', side, { type: 'endAction' })];
    case 'done':
      return [owe('end-action', side, { type: 'endAction' })];
  }
}

/** Russian units without a line of communication, as far as hexes are known (MUK-9, MUK-22). */
export function withoutLine(state: CampaignState, side: Side): readonly Unit[] {
  const grid = gridIn(state);
  const placed = unitsOf(state, side).flatMap((unit) => (unit.hex === null ? [] : [{ unit, hex: unit.hex }]));
  const enemies = hexesOf(state, side === 'ijn' ? 'irn' : 'ijn');
  const lines = linesOf(
    grid,
    side,
    enemies,
    placed.map(({ hex }) => hex),
  );
  return placed.filter((_, place) => !lines[place]).map(({ unit }) => unit);
}

function owedPhase(state: CampaignState): readonly Owed[] {
  const { phase, paralysis, actor } = state;
  switch (phase) {
    case 'I': {
      const corps = cavalryCorps(state)?.id ?? 'irn';
      return [owe('place-corps', corps, { type: 'placeCorps', hex: corpsHexes(state)[0] ?? null })];
    }
    case 'II':
      return [owe('choose-order', 'ijn')];
    case 'III':
    case 'VI':
      return paralysis === null
        ? [owe('roll-paralysis', 'ijn', { type: 'rollParalysis' })]
        : [owe('choose-paralysed', 'ijn')];
    case 'IV':
    case 'VII':
      return [owe(activityOf(state) === 'combat' ? 'act-combat' : 'act-movement', actor)];
    case 'V':
    case 'VIII':
      return [owe('recover-all', 'both', { type: 'recover' })];
    case 'end': {
      const lost = withoutLine(state, 'irn').map(({ id }) => id);
      return [owe('judge-game', 'both', { type: 'judge', withoutLoc: lost })];
    }
  }
}

/** What the rules want next. */
export function owed(state: CampaignState, viewer: MukdenViewer = 'public'): readonly Owed[] {
  if (state.result !== null) return [];
  const all = state.action === null ? owedPhase(state) : owedAction(state, state.action);
  // Nothing is owed of a counter that lies hidden: whoever is named here is in an attack, or the game is at its end.
  return all.filter(({ about }) => {
    const unit = state.units[about];
    return unit === undefined || knowsUnit(state, viewer, unit);
  });
}

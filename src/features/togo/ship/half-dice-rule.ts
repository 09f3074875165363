import type { ShipView } from '../plan-state';
import type { OpenGame } from '../game';

/** What halves her dice this turn: that she turned (TOGO-35), else a special rule of the scenario. */
export function halfDiceRule({ state }: Pick<OpenGame, 'state'>, { id, formation }: ShipView): string {
  const move = state.groups[formation]?.move ?? null;
  const made = move?.turn === state.turn ? (move.apart.find(({ ship }) => ship === id) ?? move) : null;
  const special = state.scenario?.specialRules.find(({ effects }) => effects.some(({ type }) => type === 'half-dice'));
  return made?.turned ? 'TOGO-35' : (special?.id ?? 'TOGO-35');
}

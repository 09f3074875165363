import { LIAOYANG, MUKDEN_HEX } from '../data/critical-hexes';
import { type Hex, LAST_TURN, MARKERS, type MukdenRule, STACK_LIMIT, type Side } from '../types';
import { suddenWinner } from '../victory';
import type { Chain, Objection } from './decide/decision';
import { refusal } from './refusals';
import {
  allUnits,
  type CampaignState,
  cavalryCorps,
  halfDivisions,
  isFlipped,
  isInPlay,
  mayAct,
  nextActor,
  type Order,
  type Phase,
  PHASES,
  stackAt,
  type Unit,
} from './state';

/** Bombardment markers of a phase: only where combat comes first (MUK-13, MUK-33). */
export const markersIn = (phase: Phase, order: Order | null): number =>
  phase === 'IV' && order === 'combat' ? MARKERS : 0;

const begin = (chain: Chain, turn: number, phase: Phase, actor: Side = 'ijn'): void =>
  void chain.add({ type: 'PhaseBegan', turn, phase, actor, markers: markersIn(phase, chain.state.order) });

/** On to a phase of this turn. One in which nobody is face up goes by (MUK-15). */
export function enterPhase(chain: Chain, phase: Phase): void {
  const { turn } = chain.state;
  if (phase !== 'IV' && phase !== 'VII') return begin(chain, turn, phase);
  // The Japanese act first; without a unit face up the Russians go on alone.
  const actor = mayAct(chain.state, 'ijn') ? 'ijn' : nextActor(chain.state, 'ijn');
  begin(chain, turn, phase, actor ?? 'ijn');
  if (actor === null) nextPhase(chain);
}

export const nextPhase = (chain: Chain): void =>
  enterPhase(chain, PHASES[PHASES.indexOf(chain.state.phase) + 1] ?? 'end');

/** Whether the Cavalry Corps is due back: eliminated in a turn before this one (MUK-12). */
export const isCorpsDue = (state: CampaignState): boolean => {
  const corps = cavalryCorps(state);
  return corps !== null && !isInPlay(corps);
};

/** The next turn, from phase I only where the Cavalry Corps comes back; after the last the end (MUK-9, MUK-12). */
export function nextTurn(chain: Chain): void {
  const { turn } = chain.state;
  if (turn >= LAST_TURN) return enterPhase(chain, 'end');
  begin(chain, turn + 1, isCorpsDue(chain.state) ? 'I' : 'II');
}

/** All units of both sides turn up (MUK-16). */
export const recoverAll = (chain: Chain): void =>
  void chain.add({
    type: 'Recovered',
    units: allUnits(chain.state)
      .filter(isFlipped)
      .map(({ id }) => id),
  });

/** The tape has one more; whoever is face up acts next, or the phase is over (MUK-15). */
export function endAction(
  chain: Chain,
  side: Side,
  parts: CampaignState['tape'][number]['parts'],
  units: readonly string[],
): void {
  const { state } = chain;
  const flipped = units.filter((id) => {
    const unit = state.units[id];
    return unit !== undefined && isInPlay(unit);
  });
  const unitAfter = (unit: Unit): Unit => (flipped.includes(unit.id) ? { ...unit, disrupted: true } : unit);
  const after = { units: Object.fromEntries(allUnits(state).map((unit) => [unit.id, unitAfter(unit)])) };
  const next = nextActor(after, side);
  chain.add({ type: 'ActionEnded', side, parts, flipped, next: next ?? side });
  if (next === null && chain.state.result === null) nextPhase(chain);
}

/** What a critical hex is; null for any other (MUK-6). */
export function criticalAt(
  { control }: Pick<CampaignState, 'control'>,
  hex: Hex,
): 'mukden' | 'liaoyang' | 'railroad' | null {
  if (hex === MUKDEN_HEX) return 'mukden';
  if (hex === LIAOYANG) return 'liaoyang';
  return Object.hasOwn(control, hex) ? 'railroad' : null;
}

const SUDDEN_RULE: Readonly<Record<Side, MukdenRule>> = { irn: 'MUK-7', ijn: 'MUK-8' };

/** Control changes at once, and with it the game may be over (MUK-6 to MUK-8). */
export function takeControl(chain: Chain, hexes: readonly Hex[], side: Side, isByHand: boolean): void {
  const { state } = chain;
  const taken = hexes.filter((hex) => criticalAt(state, hex) !== null && state.control[hex] !== side);
  if (taken.length === 0) return;
  chain.add({ type: 'ControlChanged', hexes: taken, side, isByHand });
  const decisive = taken.find((hex) => suddenWinner(criticalAt(state, hex)!, side, state.turn) !== null);
  if (decisive === undefined || state.isForFun || state.result !== null) return;
  chain.add({ type: 'SuddenVictory', winner: side, hex: decisive, rule: SUDDEN_RULE[side] });
}

/** Objects to more than two divisions in a hex, and to enemies in it (MUK-17, AMB-10, AMB-14). */
export function stackObjections(state: CampaignState, hex: Hex | null, coming: readonly Unit[]): readonly Objection[] {
  if (hex === null) return [];
  const there = stackAt(state, hex).filter(({ id }) => !coming.some((unit) => unit.id === id));
  const friends = there.filter(({ side }) => side === coming[0]?.side);
  return [
    friends.length < there.length && refusal('ENEMY_THERE', { hex }),
    halfDivisions([...friends, ...coming]) > STACK_LIMIT && refusal('OVERSTACKED', { hex }),
  ];
}

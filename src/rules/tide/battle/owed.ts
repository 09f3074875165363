import type { Obligation } from '../../rulebook';
import { type Side, SIDES, type TideRule } from '../types';
import type { Command } from './commands';
import { rollsIn } from './flow';
import { mayCross } from './fighting';
import { type CampaignState, findShip, isSecretInPort, type Step } from './state';

/** What may be owed, and the rule that wants it. */
const OWED_RULES = {
  'choose-vladivostok': 'TAS-7',
  'choose-port-arthur': 'TAS-8',
  'choose-japan': 'TAS-10',
  'enter-coastal': 'TAS-13',
  'leave-coastal': 'TAS-14',
  'reveal-fleets': 'TAS-12',
  'fight-or-withdraw': 'TAS-12',
  'pick-chits': 'TAS-19',
  'reveal-chits': 'TAS-19',
  'cross-t': 'TAS-21',
  'type-ratings': 'TAS-25',
  fire: 'TAS-23',
  'smoke-or-not': 'TAS-29',
  recover: 'TAS-30',
  repair: 'TAS-30',
  'next-turn': 'TAS-1',
  tsushima: 'TAS-33',
  'cross-mines': 'TAS-33',
  'type-victory-points': 'TAS-5',
  'end-campaign': 'TAS-5',
} as const satisfies Readonly<Record<string, TideRule>>;

export type OwedCode = keyof typeof OWED_RULES;
type Owed = Obligation<OwedCode>;

const owe = (code: OwedCode, about: string, command: Command | null = null): Owed => ({
  ...{ code, rule: OWED_RULES[code], about },
  command,
});

const STEPS: Readonly<Record<Step, (state: CampaignState) => readonly Owed[]>> = {
  vladivostok: () => [owe('choose-vladivostok', 'vladivostok', { type: 'stayInPort', fleet: 'vladivostok' })],
  'port-arthur': () => [owe('choose-port-arthur', 'port-arthur', { type: 'stayInPort', fleet: 'port-arthur' })],
  japan: () => [owe('choose-japan', 'japan', { type: 'stayInPort', fleet: 'japan' })],
  enter: () => [owe('enter-coastal', 'ijn', { type: 'enterCoastal' })],
  leave: () => [owe('leave-coastal', 'irn', { type: 'leaveCoastal' })],
  reveal: ({ meeting }) => [owe('reveal-fleets', meeting ?? 'port-arthur', { type: 'reveal' })],
  'withdraw-irn': () => [owe('fight-or-withdraw', 'irn', { type: 'fightOn', side: 'irn' })],
  'withdraw-ijn': () => [owe('fight-or-withdraw', 'ijn', { type: 'fightOn', side: 'ijn' })],
  chits: owedChits,
  crossing: (state) => {
    const side = mayCross(state) ?? 'ijn';
    return [owe('cross-t', side, { type: 'crossT', side })];
  },
  'fire-ijn': (state) => owedFire(state, 'ijn'),
  'fire-irn': (state) => owedFire(state, 'irn'),
  'smoke-irn': () => [owe('smoke-or-not', 'irn', { type: 'noSmoke', side: 'irn' })],
  'smoke-ijn': () => [owe('smoke-or-not', 'ijn', { type: 'noSmoke', side: 'ijn' })],
  recover: (state) => owedInPort(state, 'recover'),
  repair: (state) => owedInPort(state, 'repair'),
  land: ({ turn, turnLimit }) =>
    turnLimit !== null && turn >= turnLimit
      ? [owe('tsushima', 'european', { type: 'beginTsushima' })]
      : [owe('next-turn', `turn-${turn}`, { type: 'nextTurn' })],
  mines: () => [owe('cross-mines', 'european', { type: 'enterOpenSea' })],
  final: ({ base }) =>
    base.victoryPoints === null
      ? [owe('type-victory-points', 'ijn')]
      : [owe('end-campaign', 'ijn', { type: 'endCampaign' })],
  over: () => [],
};

function owedChits({ fight }: CampaignState): readonly Owed[] {
  const missing = SIDES.filter((side) => fight?.chits[side] === null);
  return missing.length > 0
    ? missing.map((side) => owe('pick-chits', side))
    : [owe('reveal-chits', 'both', { type: 'revealChits' })];
}

/** Ships whose counters nobody has read off yet cannot fire: they come first. */
function owedFire(state: CampaignState, side: Side): readonly Owed[] {
  const unrated = (state.fight?.lines[side] ?? []).filter((id) => findShip(state, id)?.ratings === null);
  return [
    ...unrated.map((id) => ({ ...owe('type-ratings', id), first: true as const })),
    owe('fire', side, { type: 'fire', side }),
  ];
}

/** In the open all ports roll together; where conditions are secret each side rolls separately, if it has anything to roll or not. */
function owedInPort(state: CampaignState, step: 'recover' | 'repair'): readonly Owed[] {
  const isSecret = isSecretInPort(state);
  const sides = SIDES.filter((side) => !state.recovered[side] && (isSecret || rollsIn(state, step, side).length > 0));
  if (sides.length === 0) return [];
  return isSecret
    ? sides.map((side) => owe(step, side, { type: step, sides: [side] }))
    : [owe(step, 'both', { type: step, sides })];
}

/** What the rules want next. All of it is known to everybody: who has to choose is no secret, only what. */
export const owed = (state: CampaignState): readonly Owed[] => STEPS[state.step](state);

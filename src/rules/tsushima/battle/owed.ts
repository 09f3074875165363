import type { Obligation } from '../../rulebook';
import { type Side, SIDES, type TsushimaRule } from '../types';
import type { Command } from './commands';
import { contactsOf } from './contacts';
import { flightsDue } from './decide/board';
import { shipsWithoutGuns } from './decide/fire';
import { toGround } from './decide/movement';
import { inPortArthur } from './decide/land';
import { inZones, mustMoveOn, portsToClaim, repairSuggestion } from './flow';
import { areStacksHidden, type Battle, type CampaignState, type Step, TERMINAL_ROWS, type TerminalRow } from './state';

/** What may be owed, and the rule that wants it. */
const OWED_RULES = {
  'roll-italian': 'TSU-57',
  'start-campaign': 'TSU-72',
  'choose-plan': 'TSU-59',
  'start-phase': 'TSU-54',
  'roll-grounding': 'TSU-9',
  'end-move': 'TSU-3',
  search: 'TSU-18',
  'search-zone': 'TSU-21',
  'attack-port': 'TSU-54',
  retreat: 'TSU-34',
  'end-fight': 'TSU-3',
  'check-guns': 'TSU-5',
  'roll-flight': 'TSU-33',
  'fire-round': 'TSU-28',
  'mark-hits': 'TSU-28',
  repairs: 'TSU-47',
  mines: 'TSU-50',
  troops: 'TSU-59',
  zones: 'TSU-16',
  morale: 'TSU-22',
  merchants: 'TSU-49',
  channel: 'TSU-56',
  scuttle: 'TSU-61',
  'end-month': 'TSU-4',
} as const satisfies Readonly<Record<string, TsushimaRule>>;

export type OwedCode = keyof typeof OWED_RULES;
type Owed = Obligation<OwedCode>;

const owe = (code: OwedCode, about: string, command: Command | null = null): Owed => ({
  ...{ code, rule: OWED_RULES[code], about },
  command,
});
const first = (owed: Owed): Owed => ({ ...owed, first: true });

const owedPlan = ({ scenario, land }: CampaignState): readonly Owed[] =>
  scenario === 'war-at-sea' && land.plan === null && land.fallen === null ? [owe('choose-plan', 'ijn')] : [];

function owedFight(state: CampaignState): readonly Owed[] {
  const side = state.active ?? 'ijn';
  const open = contactsOf(state, side).filter(({ isTried }) => !isTried);
  const contacts = open.map(({ where, own, enemy, isProtected }): Owed => {
    const ids = { own: own.map(({ id }) => id), enemy: enemy.map(({ id }) => id) };
    if (isProtected) return owe('attack-port', where.name, { type: 'attackPort', own: ids.own, port: where.name });
    return where.kind === 'zone'
      ? owe('search-zone', where.name, { type: 'searchZone', ...ids })
      : owe('search', where.name, { type: 'search', ...ids, evades: false });
  });
  // To look is a choice; who has evaded this turn may not.
  return [
    ...state.retreats.map((group) => first(owe('retreat', group))),
    ...(state.evading[side] ? contacts.filter(({ code }) => code !== 'search') : contacts),
    owe('end-fight', side, { type: 'endFight' }),
  ];
}

function owedBattle(state: CampaignState, battle: Battle): readonly Owed[] {
  if (battle.stage === 'mark') return [owe('mark-hits', 'both', { type: 'markHits' })];
  const { mover } = battle;
  const unchecked = shipsWithoutGuns(state, battle);
  return [
    ...(unchecked.length > 0
      ? [first(owe('check-guns', unchecked[0]!, { type: 'confirmGuns', ships: unchecked }))]
      : []),
    ...flightsDue(battle).map(({ id, flight }) =>
      flight === undefined
        ? first(owe('roll-flight', mover, { type: 'rollFlight', side: mover }))
        : first(owe('roll-flight', id, { type: 'rollFlight', side: mover, unit: id })),
    ),
    owe('fire-round', 'both', { type: 'fireRound' }),
  ];
}

function owedRow(state: CampaignState, row: TerminalRow): readonly Owed[] {
  switch (row) {
    case 'repairs': {
      if (!areStacksHidden(state)) {
        const ships = SIDES.flatMap((side) => repairSuggestion(state, side));
        return [owe('repairs', 'both', { type: 'repair', ships })];
      }
      const left = SIDES.filter((side) => !state.tried.includes(`repair.${side}`));
      return left.map((side: Side) => owe('repairs', side));
    }
    case 'mines':
      return [owe('mines', 'both', { type: 'skipRow', row })];
    case 'troops':
      return [owe('troops', 'ijn', { type: 'resolveTroops' })];
    case 'zones': {
      const waits = inZones(state).some((group) => mustMoveOn(state, group));
      return [owe('zones', 'both', waits ? null : { type: 'moveZones', moves: [] })];
    }
    case 'morale':
      return [owe('morale', 'both', { type: 'adjustMorale' })];
    case 'merchants':
      return [owe('merchants', 'ijn', { type: 'placeMerchants', port: 'kure' })];
    case 'channel':
      return [owe('channel', 'irn', { type: 'clearChannel' })];
  }
}

const STEPS: Readonly<Record<Step, (state: CampaignState) => readonly Owed[]>> = {
  setup: (state) =>
    state.scenario === 'war-at-sea' && state.italian === null
      ? [first(owe('roll-italian', 'both', { type: 'rollItalianCruisers' }))]
      : [...owedPlan(state), owe('start-campaign', 'both', { type: 'startCampaign' })],
  claims: (state) => {
    const claims = SIDES.flatMap((side) => portsToClaim(state, side).map((port) => ({ side, port })));
    return [owe('start-phase', 'both', { type: 'startPhase', claims })];
  },
  move: (state) => {
    const side = state.active ?? 'ijn';
    const isDue = toGround(state, side).length > 0 && !state.grounded[side];
    return isDue
      ? [
          first(owe('roll-grounding', side, { type: 'rollGrounding', side })),
          owe('end-move', side, { type: 'endMove' }),
        ]
      : [owe('end-move', side, { type: 'endMove' })];
  },
  fight: owedFight,
  battle: (state) => (state.battle === null ? [] : owedBattle(state, state.battle)),
  terminal: (state) => [
    ...TERMINAL_ROWS.filter((row) => !state.terminal[row]).flatMap((row) => owedRow(state, row)),
    ...owedPlan(state),
    owe('end-month', `turn-${state.turn}`, { type: 'endMonth' }),
  ],
  fall: (state) => [owe('scuttle', 'irn', { type: 'scuttle', ships: inPortArthur(state) })],
  over: () => [],
};

/** What the rules want next. All of it is known to everybody. */
export const owed = (state: CampaignState): readonly Owed[] => STEPS[state.step](state);

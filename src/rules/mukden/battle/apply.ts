import { type ActionPart, type Attack, type Action, type CampaignState, findUnit, type Unit } from './state';
import { corrected } from './correct';
import type { CampaignEvent, EventOf } from './events';
import { tableInForce, unitFrom } from './setup';

type State = CampaignState;
type Reducers = { readonly [T in CampaignEvent['type']]: (state: State, event: EventOf<T>) => State };

const same = (state: State): State => state;

function withUnits(state: State, ids: readonly string[], change: (unit: Unit) => Partial<Unit>): State {
  const units = { ...state.units };
  for (const id of ids) {
    const unit = findUnit({ units }, id);
    if (unit !== null) units[id] = { ...unit, ...change(unit) };
  }
  return { ...state, units };
}

const flipped = (state: State, ids: readonly string[]): State => withUnits(state, ids, () => ({ disrupted: true }));

/** Whoever comes into a hex lies on top (MUK-18). */
const arrived = (state: State, ids: readonly string[], hex: Unit['hex']): State => {
  const moved = withUnits(state, ids, () => ({ hex }));
  return { ...moved, stacking: [...ids, ...state.stacking.filter((id) => !ids.includes(id))] };
};

const withAction = (state: State, change: (action: Action) => Partial<Action>): State =>
  state.action === null ? state : { ...state, action: { ...state.action, ...change(state.action) } };

const withAttack = (state: State, change: Partial<Attack>): State =>
  withAction(state, ({ attack }) => ({ attack: attack && { ...attack, ...change } }));

/** The tape of an action with what its last part came to. */
const lastPart = (parts: readonly ActionPart[], change: Partial<ActionPart>): readonly ActionPart[] =>
  parts.map((part, place) => (place === parts.length - 1 ? { ...part, ...change } : part));

const freshPhase = (state: State): State => ({ ...state, tape: [], action: null, paralysis: null });

const NOTHING_OWED = { ijn: 0, irn: 0 } as const;

function declared(state: State, event: EventOf<'AttackDeclared'>): State {
  const { side, momentum, target, attackers, defenders, defence, terrain, bombardment, reading } = event;
  const before = state.action;
  const units = attackers.flatMap((each) => each.units);
  const parts = [
    ...(before?.parts ?? []),
    { kind: momentum ? ('momentum' as const) : ('attack' as const), losses: null },
  ];
  return {
    ...state,
    markers: Math.max(0, state.markers - bombardment),
    action: {
      ...{ side, parts, step: defence === null ? 'show' : 'roll', owed: NOTHING_OWED, advanced: [] },
      units: [...new Set([...(before?.units ?? []), ...units])],
      attack: { target, attackers, defenders, defence, terrain, bombardment, reading, losses: null },
      hasFollowed: momentum,
    },
  };
}

const REDUCERS: Reducers = {
  PhaseBegan: (state, { turn, phase, actor, markers }) => ({
    ...freshPhase(state),
    ...{ turn, phase, actor, markers },
    order: turn === state.turn ? state.order : null,
  }),
  CorpsPlaced: (state, { unit, hex }) =>
    withUnits(arrived(state, [unit], hex), [unit], ({ start }) => ({
      strength: start,
      disrupted: false,
      paralysed: false,
    })),
  OrderChosen: (state, { first }) => ({ ...state, order: first }),
  ParalysisRolled: (state, { die, count }) => ({ ...state, paralysis: { die, count } }),
  UnitsParalysed: (state, { units }) => ({
    ...withUnits(state, units, () => ({ paralysed: true })),
    paralysis: state.paralysis && { ...state.paralysis, count: 0 },
  }),
  Recovered: (state, { units }) => withUnits(state, units, () => ({ disrupted: false, paralysed: false })),

  UnitMoved: (state, { unit, to }) => arrived(state, [unit], to),
  UnitFlipped: same,
  AttackDeclared: declared,
  DefendersShown: (state, { defence, reading }) =>
    withAction(withAttack(state, { defence, reading }), () => ({ step: 'roll' })),
  AttackResolved: (state, { losses, owed, counted }) => {
    const rolled = withAction(withAttack(state, { losses }), ({ parts }) => ({
      ...{ step: 'losses', owed, parts: lastPart(parts, { losses }) },
    }));
    const { ijn, irn } = state.losses;
    return { ...rolled, losses: { ijn: ijn + counted.ijn, irn: irn + counted.irn } };
  },
  StepsLost: (state, { side, units, counted, corpsEliminated }) => {
    const strengths = new Map(units.map(({ unit, strength }) => [unit, strength]));
    const lost = withUnits(state, [...strengths.keys()], ({ id, hex }) => {
      const strength = strengths.get(id) ?? 0;
      return { strength, hex: strength === 0 ? null : hex };
    });
    return {
      ...withAction(lost, ({ owed }) => ({ owed: { ...owed, [side]: 0 } })),
      losses: { ...state.losses, [side]: state.losses[side] + counted },
      cavalryEliminations: state.cavalryEliminations + (corpsEliminated ? 1 : 0),
    };
  },
  AttackEnded: (state, { flipped: defenders, cleared }) =>
    withAction(flipped(state, defenders), () => ({ step: cleared ? 'advance' : 'done' })),
  UnitsAdvanced: (state, { units, to }) =>
    withAction(arrived(state, units, to), ({ hasFollowed }) => ({
      ...{ advanced: units, step: hasFollowed ? 'done' : 'follow' },
    })),
  UnitsProbed: (state, { side, units, to, momentum }) => {
    const { action } = state;
    const parts = [...(action?.parts ?? []), { kind: 'probe' as const, losses: null }];
    return arrived(
      {
        ...state,
        action: {
          ...{ side, parts, step: momentum ? 'done' : 'follow', owed: NOTHING_OWED, attack: null },
          ...{ units: [...new Set([...(action?.units ?? []), ...units])], advanced: units, hasFollowed: momentum },
        },
      },
      units,
      to,
    );
  },
  ActionEnded: (state, { side, parts, flipped: ids, next }) => ({
    ...flipped(state, ids),
    ...{ action: null, actor: next, tape: [...state.tape, { side, parts }] },
  }),

  ControlChanged: (state, { hexes, side }) => ({
    ...state,
    control: { ...state.control, ...Object.fromEntries(hexes.map((hex) => [hex, side])) },
  }),
  SuddenVictory: (state, { winner }) => ({ ...state, result: { winner, how: 'sudden' } }),
  GameJudged: (state, { winner }) => ({ ...state, result: { winner, how: 'judged' } }),
  Capitulated: (state, { side }) => ({
    ...state,
    result: { winner: side === 'ijn' ? 'irn' : 'ijn', how: 'capitulation' },
  }),
  PlayedOn: (state) => ({ ...state, result: null, isForFun: true }),
  ConsentGiven: same,
  RollKept: same,

  StackOrdered: (state, { units }) => ({
    ...state,
    stacking: [...units, ...state.stacking.filter((id) => !units.includes(id))],
  }),
  UnitPlaced: (state, { unit, hex }) => arrived(state, [unit], hex),
  UnitAdded: (state, { unit }) => ({
    ...state,
    units: { ...state.units, [unit.id]: unitFrom(unit, false) },
    stacking: [unit.id, ...state.stacking.filter((id) => id !== unit.id)],
  }),
  UnitRemoved: (state, { unit }) => withUnits(state, [unit], () => ({ strength: 0, hex: null })),
  TableChanged: (state, table) => ({ ...state, table: tableInForce(table) }),
  BoardChanged: (state, { board, lastRow, control }) => ({ ...state, board, lastRow, control }),
  HouseRuleChanged: (state, { key, value, control }) => ({
    ...state,
    rulings: { ...state.rulings, [key]: value },
    control,
  }),
  MovedOn: (state, { turn, phase, order, markers }) => ({
    ...freshPhase(state),
    ...{ turn, phase, order, markers, actor: 'ijn' },
  }),
  Corrected: (state, { path, value }) => corrected(state, path, value),
  DoneInSecret: same,
  RuleOverridden: same,
};

/** The state after an event; one that this code does not know changes nothing. */
export function apply(state: CampaignState, event: CampaignEvent): CampaignState {
  if (!Object.hasOwn(REDUCERS, event.type)) return state;
  return (REDUCERS[event.type] as (state: State, event: CampaignEvent) => State)(state, event);
}

import type { Obligation } from '../../rulebook';
import { ATTRITION_SHIPS } from '../data/naval-tables';
import type { RedSunRule, Side } from '../types';
import type { Command } from './commands';
import { isDecided } from './decide/hour';
import { cheapestLosses, lendable, mayTry } from './decide/land';
import { gunnersOf, isOutOfSight, moraleDue } from './fighting';
import { outAtSea, picksLeft, rowsLeft, sailable, toBlockade } from './flow';
import { allHqs, allUnits, type Battle, type CampaignState, isPrivate, type Row, shipsOf, sideOf } from './state';

/** What may be owed, and the rule that wants it. */
const OWED_RULES = {
  'pick-sorties': 'RSR-2',
  'roll-initiative': 'RSR-2',
  'search-fleets': 'RSR-3',
  'row-move': 'RSR-1',
  'row-raid': 'RSR-1',
  'row-search': 'RSR-3',
  'next-round': 'RSR-1',
  'roll-weather': 'RSR-12',
  'record-sighting': 'RSR-10',
  'set-range': 'RSR-10',
  'type-strength': 'RSR-20',
  'fire-all': 'RSR-20',
  'out-of-sight': 'RSR-10',
  'fire-torpedoes': 'RSR-10',
  'roll-admiral': 'RSR-15',
  'apply-morale': 'RSR-17',
  'next-hour': 'RSR-10',
  'end-battle': 'RSR-10',
  'roll-blockade': 'RSR-16',
  'choose-ships': 'RSR-16',
  'fleet-at-sea': 'RSR-4',
  'end-attrition': 'RSR-4',
  'judge-supply': 'RSR-5',
  'row-units': 'RSR-6',
  'row-transported': 'RSR-6',
  'row-replacements': 'RSR-6',
  'row-assignments': 'RSR-6',
  'end-reinforcement': 'RSR-6',
  'type-rating': 'RSR-7',
  'activate-supreme': 'RSR-7',
  'activate-army': 'RSR-7',
  'activate-units': 'RSR-7',
  'end-activation': 'RSR-7',
  'take-losses': 'RSR-21',
  'end-combat': 'RSR-8',
  'row-trenches': 'RSR-9',
  'row-flip': 'RSR-9',
  'row-morale': 'RSR-9',
  'end-turn': 'RSR-9',
} as const satisfies Readonly<Record<string, RedSunRule>>;

export type OwedCode = keyof typeof OWED_RULES;
type Owed = Obligation<OwedCode>;

const owe = (code: OwedCode, about: string, command: Command | null = null): Owed => ({
  ...{ code, rule: OWED_RULES[code], about },
  command,
});
const first = (owed: Owed): Owed => ({ ...owed, first: true });

const owedRows = (state: CampaignState): readonly Owed[] =>
  rowsLeft(state).map((row: Row) =>
    owe(`row-${row}`, sideOf(state.stage) ?? 'both', { type: 'tick', row, done: true }),
  );

function owedInitiative(state: CampaignState, side: Side): readonly Owed[] {
  const waiting = picksLeft(state);
  if (waiting.length > 0) return waiting.map((each) => owe('pick-sorties', each));
  if (isPrivate(state) && state.picks[side] !== null)
    return [owe('roll-initiative', side, { type: 'rollInitiative', side })];
  const rated = sailable(state, side).filter(
    ({ isMerchant, admiral }) => isMerchant || (admiral?.rating != null && admiral.condition !== 'killed'),
  );
  const fleets = rated.map(({ id }) => id);
  return [owe('roll-initiative', side, { type: 'rollInitiative', side, fleets })];
}

function owedBattle(state: CampaignState, battle: Battle): readonly Owed[] {
  switch (battle.step) {
    case 'weather':
      return [owe('roll-weather', 'both', { type: 'rollWeather' })];
    case 'search':
      return [owe('record-sighting', 'both')];
    case 'range':
      return [owe('set-range', 'both', { type: 'setRange', range: battle.range ?? 0 })];
    case 'gunnery': {
      const unknown = gunnersOf(state, battle).filter(({ shot }) => shot === null);
      if (isOutOfSight(state, battle)) return [owe('out-of-sight', 'both', { type: 'holdFire' })];
      return [
        ...unknown.map(({ ship }) => first(owe('type-strength', ship.id))),
        owe('fire-all', 'both', unknown.length > 0 ? null : { type: 'fireAll' }),
      ];
    }
    case 'torpedo':
      return [owe('fire-torpedoes', 'both', { type: 'skipTorpedoes' })];
    case 'morale':
      return [
        ...battle.admirals.map((fleet) => owe('roll-admiral', fleet, { type: 'rollAdmiral', fleet })),
        ...(moraleDue(state, battle).length > 0 ? [owe('apply-morale', 'both', { type: 'applyMorale' })] : []),
      ];
    case 'done': {
      const isLast = isDecided(state, battle) || (battle.hours !== null && battle.hour >= battle.hours);
      return [
        isLast
          ? owe('end-battle', 'both', { type: 'endBattle' })
          : owe('next-hour', `hour-${battle.hour}`, { type: 'nextHour' }),
      ];
    }
  }
}

function owedAttrition(state: CampaignState): readonly Owed[] {
  const { attrition } = state;
  if (attrition !== null) {
    const ships = [...shipsOf(state, attrition.fleet)]
      .sort((a, b) => (a.defence ?? 0) - a.damage - ((b.defence ?? 0) - b.damage))
      .map(({ id }) => id);
    // Sunk: the two that are worth least. Damage: the one that bears it best.
    const chosen = attrition.result === 'sunk' ? ships.slice(0, ATTRITION_SHIPS.sunk) : ships.slice(-1);
    return [first(owe('choose-ships', attrition.fleet, { type: 'chooseShips', ships: chosen }))];
  }
  return [
    ...toBlockade(state).map(({ id }) => owe('roll-blockade', id, { type: 'rollBlockade', fleet: id })),
    ...outAtSea(state).map(({ id }) => owe('fleet-at-sea', id)),
    owe('end-attrition', 'both', { type: 'endStage' }),
  ];
}

function owedActivation(state: CampaignState, side: Side): readonly Owed[] {
  const hqs = allHqs(state).filter((hq) => hq.side === side && hq.activation === 'ready');
  const unrated = hqs.filter(({ rating }) => rating === null).map(({ id }) => owe('type-rating', id));
  const able = hqs.filter(({ id }) => mayTry(state, id));
  const lend = lendable(state, side) !== null;
  const units = allHqs(state)
    .filter((hq) => hq.side === side && hq.activation === 'active')
    .flatMap(({ id }): Owed[] => {
      const who = allUnits(state).filter((unit) => unit.hq === id && mayTry(state, unit.id));
      if (who.length === 0) return [];
      return [owe('activate-units', id, { type: 'activate', who: who.map((unit) => unit.id), lend: false })];
    });
  return [
    ...unrated,
    ...able.map(({ id, isSupreme }) =>
      owe(isSupreme ? 'activate-supreme' : 'activate-army', id, {
        type: 'activate',
        who: [id],
        lend: lend && !isSupreme,
      }),
    ),
    ...units,
    owe('end-activation', side, { type: 'endStage' }),
  ];
}

function owedStage(state: CampaignState): readonly Owed[] {
  const { stage, losses } = state;
  const side = sideOf(stage) ?? 'ijn';
  switch (stage) {
    case 'irn-initiative':
    case 'ijn-initiative':
      return owedInitiative(state, side);
    case 'search':
      return [owe('search-fleets', 'both', { type: 'endStage' })];
    case 'movement':
      return [...owedRows(state), owe('next-round', `round-${state.round}`, { type: 'nextRound' })];
    case 'attrition':
      return owedAttrition(state);
    case 'irn-supply':
    case 'ijn-supply':
      return [owe('judge-supply', side, { type: 'endStage' })];
    case 'irn-reinforcement':
    case 'ijn-reinforcement':
      return [...owedRows(state), owe('end-reinforcement', side, { type: 'endStage' })];
    case 'irn-activation':
    case 'ijn-activation':
      return owedActivation(state, side);
    case 'irn-combat':
    case 'ijn-combat':
      return [
        ...(losses === null
          ? []
          : [first(owe('take-losses', 'both', { type: 'takeLosses', losses: cheapestLosses(state, losses) }))]),
        owe('end-combat', side, { type: 'endStage' }),
      ];
    case 'end':
      return [...owedRows(state), owe('end-turn', `turn-${state.turn}`, { type: 'endTurn' })];
  }
}

/** What the rules want next. All of it is known to everybody. */
export function owed(state: CampaignState): readonly Owed[] {
  if (state.result !== null) return [];
  return state.battle === null ? owedStage(state) : owedBattle(state, state.battle);
}

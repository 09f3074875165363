import type { Num } from '../../common/trace';
import { otherSide, type Attrition, type Season, type Side } from '../types';
import { damageByFace } from '../naval';
import { activationOdds, blockadeOdds, type CommandOdds, initiativeOdds } from '../odds/event-odds';
import { changed, FIRST_WEATHER, surely, type WeatherChances } from '../odds/weather-odds';
import { isOwn, type RedSunViewer } from './curtain';
import { lendable, mayTry } from './decide/land';
import { gunnersOf, isOutOfSight, moraleDue, sightingOf, torpedoShips } from './fighting';
import { outAtSea, rowsLeft, sailable, seasonNext, toBlockade } from './flow';
import { type Phase, phaseOf } from './moment';
import {
  allHqs,
  allUnits,
  type Battle,
  type CampaignState,
  isEliminated,
  type Row,
  rowsOf,
  sideOf,
  strengthNow,
} from './state';

/** Somebody who may roll a number or less. Null chances: the number has not been typed. */
export interface TrierView {
  readonly id: string;
  readonly need: Num | null;
  readonly p: number | null;
}

/** A headquarters or a unit in its activation stage. */
export interface ActivationView extends TrierView {
  readonly mayTry: boolean;
  /** With the Command Value that could be lent; null where none can. */
  readonly lent: CommandOdds | null;
}

/** What a ship's guns bring against her target in this hour. */
interface GunnerView {
  readonly ship: string;
  readonly target: string;
  /** Null: her strength has not been typed. */
  readonly sum: Num | null;
  readonly column: number | null;
  /** Damage points for each face; null without a strength. */
  readonly faces: readonly number[] | null;
  readonly p: number | null;
  readonly mean: number | null;
}

export interface BattleView extends Battle {
  readonly sighting: number | null;
  readonly outOfSight: boolean;
  /** What the next weather die may bring. */
  readonly nextWeather: WeatherChances;
  readonly gunners: readonly GunnerView[];
  /** By side, ships with torpedoes. */
  readonly torpedoShips: Readonly<Record<Side, readonly string[]>>;
  readonly moraleDue: readonly { readonly fleet: string; readonly loss: number }[];
}

/** The campaign as a viewer knows it. */
export interface CampaignView extends Omit<CampaignState, 'picks' | 'battle'> {
  readonly phase: Phase;
  readonly side: Side | null;
  readonly nextSeason: Season;
  readonly rows: readonly { readonly row: Row; readonly done: boolean }[];
  readonly picks: Readonly<Record<Side, readonly string[] | 'hidden' | null>>;
  /** Fleets that may roll for initiative. */
  readonly initiative: Readonly<Record<Side, readonly TrierView[]>>;
  readonly blockade: {
    readonly chances: Readonly<Record<Attrition, number>>;
    readonly toRoll: readonly string[];
    /** Lost when attrition ends, unless they are moved. */
    readonly outAtSea: readonly string[];
  };
  /** In an activation stage, those of its side. */
  readonly activation: readonly ActivationView[];
  /** In a combat stage: who may attack, and who may still defend in this round. */
  readonly combat: {
    readonly attackers: readonly CombatantView[];
    readonly defenders: readonly CombatantView[];
  } | null;
  readonly battle: BattleView | null;
}

interface CombatantView {
  readonly id: string;
  readonly strength: number;
  readonly defended: boolean;
}

export function campaignView(state: CampaignState, viewer: RedSunViewer): CampaignView {
  const { picks, battle, season, sinkingUsed } = state;
  const left = rowsLeft(state);
  const seen = (side: Side) => (picks[side] === null || isOwn(viewer, side) ? picks[side] : ('hidden' as const));
  return {
    ...state,
    phase: phaseOf(state),
    side: sideOf(state.stage),
    nextSeason: seasonNext(state),
    rows: rowsOf(state.stage).map((row) => ({ row, done: !left.includes(row) })),
    picks: { ijn: seen('ijn'), irn: seen('irn') },
    initiative: { ijn: sailors(state, 'ijn'), irn: sailors(state, 'irn') },
    blockade: {
      chances: blockadeOdds({ season, sunkUsed: sinkingUsed }, state.rulings),
      toRoll: toBlockade(state).map(({ id }) => id),
      outAtSea: outAtSea(state).map(({ id }) => id),
    },
    activation: activationOf(state),
    combat: combatOf(state),
    battle: battle && battleView(state, battle),
  };
}

const UNKNOWN = { need: null, p: null } as const;

const sailors = (state: CampaignState, side: Side): readonly TrierView[] =>
  sailable(state, side).map(({ id, isMerchant, admiral }) => {
    if (isMerchant) return { id, need: null, p: 1 };
    const rating = admiral?.condition === 'killed' ? null : (admiral?.rating ?? null);
    return { id, ...(rating === null ? UNKNOWN : initiativeOdds({ rating, season: state.season }, state.rulings)) };
  });

function activationOf(state: CampaignState): readonly ActivationView[] {
  const side = sideOf(state.stage);
  if (side === null || state.stage !== `${side}-activation`) return [];
  const { season, rulings } = state;
  const value = lendable(state, side);
  const view = (id: string, rating: number | null, isArmy: boolean): ActivationView => ({
    ...{ id, mayTry: mayTry(state, id) },
    ...(rating === null ? UNKNOWN : activationOdds({ rating, season, lent: 0 }, rulings)),
    lent:
      rating === null || value === null || !isArmy ? null : activationOdds({ rating, season, lent: value }, rulings),
  });
  return [
    ...allHqs(state)
      .filter((hq) => hq.side === side)
      .map(({ id, rating, isSupreme }) => view(id, rating, !isSupreme)),
    ...allUnits(state)
      .filter((unit) => unit.side === side && !isEliminated(unit))
      .map(({ id, number }) => view(id, number, false)),
  ];
}

function combatOf(state: CampaignState): CampaignView['combat'] {
  const side = sideOf(state.stage);
  if (side === null || state.stage !== `${side}-combat`) return null;
  const of = (each: Side): readonly CombatantView[] =>
    allUnits(state)
      .filter((unit) => unit.side === each && !isEliminated(unit))
      .map((unit) => ({ id: unit.id, strength: strengthNow(unit), defended: unit.defended }));
  return { attackers: of(side), defenders: of(otherSide(side)) };
}

function battleView(state: CampaignState, battle: Battle): BattleView {
  const { weather } = battle;
  const ships = (side: Side) => torpedoShips(state, battle, side).map(({ id }) => id);
  return {
    ...battle,
    sighting: sightingOf(state, battle),
    outOfSight: isOutOfSight(state, battle),
    nextWeather: weather === null ? FIRST_WEATHER : changed(surely(weather)),
    gunners: gunnersOf(state, battle).map(({ ship, target, shot }) => {
      const faces = shot && damageByFace(shot);
      return {
        ...{ ship: ship.id, target: target.id, sum: shot?.sum ?? null, column: shot?.column ?? null, faces },
        p: faces && faces.filter((damage) => damage > 0).length / faces.length,
        mean: faces && faces.reduce((sum, damage) => sum + damage, 0) / faces.length,
      };
    }),
    torpedoShips: { ijn: ships('ijn'), irn: ships('irn') },
    moraleDue: moraleDue(state, battle).map(({ fleet, loss }) => ({ fleet: fleet.id, loss })),
  };
}

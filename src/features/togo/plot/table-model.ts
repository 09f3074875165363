import { ensignOf } from '@/kit/sides';
import type { TablePoint } from '@/measure/point';
import { t } from '@/messages/messages';
import {
  type BattleState,
  type BattleView,
  boundCourse,
  EVASION,
  SCALE,
  type Side,
  TUBE_LIMITS,
  TURNING,
} from '@/rules/togo/index';

import type { Mover, Piece, TableModel, Threat, Waiting } from '../table/model';
import { torpedoesAt } from '../move/move-facts';
import { planStateOf, type ShipView } from '../plan-state';
import { bandsOf } from '../sight/sight-facts';
import { plottedLaunch } from './evading';
import { lastTurns } from './history';
import { linePose, planOf, poseOfPlace, RULES, shipPose } from './plotted';
import type { OpenGame } from '../game';

type Formation = BattleView['formations'][string];

type Known = Pick<OpenGame, 'view' | 'state' | 'battle' | 'nameOf'>;

/** The table as one viewer may know it: made of his view alone, so that it cannot tell more. */
export function tableModel({ view, state, battle, nameOf }: Known, viewer: Side | 'public'): TableModel {
  const before = lastTurns(battle);
  const formations = Object.values(view.formations);
  const pieces = formations.flatMap((formation) => piecesOf(formation, view, nameOf));
  return {
    size: tableSize(state),
    terrain: state.scenario?.terrain ?? [],
    pieces: pieces.map((piece) => ({ ...piece, wake: wakeOf(piece, before) })),
    running: Object.values(view.markers).flatMap(({ id, state: shown, attack }) =>
      attack === null || shown === 'gone' || shown === 'resolved'
        ? []
        : [{ id, from: attack.launcher ?? '', to: attack.target }],
    ),
    movers: formations.flatMap((formation) => moverOf(formation, { view, state, battle, nameOf })),
    waiting: formations.flatMap((formation) => waitingOf(formation, view, nameOf, viewer)),
    rules: {
      ...RULES,
      circle: TURNING,
      halfOfMoved: state.houseRules.halfMovement === 'distance-moved',
      baseEdge: state.houseRules.rangeMeasure === 'base-edge',
      sight: state.light.night ?? state.light.day,
      sightOfFire: bandsOf({ view })[1] ?? null,
      evasion: state.houseRules.evasionGeometry === 'trust-player' ? null : EVASION,
    },
  };
}

/** As the scenario has it, but something that can be drawn. */
function tableSize({ scenario }: BattleState): TableModel['size'] {
  const { width, depth } = scenario?.table ?? SCALE.table;
  const sane = (value: number, usual: number): number => (value > 0 ? Math.min(1000, Math.max(6, value)) : usual);
  return { width: sane(width, SCALE.table.width), depth: sane(depth, SCALE.table.depth) };
}

function piecesOf(formation: Formation, view: BattleView, nameOf: OpenGame['nameOf']): readonly Omit<Piece, 'wake'>[] {
  const { id, side, place, plot, wake, known, sighted } = formation;
  if (place !== 'table') return [];
  const line = known?.ships ?? [];
  const all = line.flatMap((ship) => view.ships[ship] ?? []);
  const ships = all.filter(({ inPlay }) => inPlay);
  const common = { line: id, side: ensignOf(side) };
  if (!sighted || known === null) {
    // One counter, whoever looks; its owner sees who leads behind it.
    const [lead] = ships;
    const plan = lead && known ? planOf(lead) : null;
    if (plot === null) return [];
    return [
      {
        ...common,
        id,
        place: 0,
        name: known?.dummy ? t('table.dummy', { id }) : nameOf(id),
        ...(known === null || known.dummy ? { label: id } : {}),
        pose: poseOfPlace(plot),
        plan,
        fires: 0,
        tubes: null,
      },
    ];
  }
  const placed = ships.flatMap((ship) => {
    const at = plot === null ? ship.place && poseOfPlace(ship.place) : linePose({ plot, wake }, all, all.indexOf(ship));
    return at === null ? [] : [{ ship, pose: at, adrift: !ship.steaming }];
  });
  placed.sort((a, b) => Number(a.adrift) - Number(b.adrift));
  return placed.map(({ ship, pose, adrift }, number) => {
    const { mount } = ship.card.torpedoes;
    return {
      ...{ ...common, id: ship.id, place: number, name: ship.name, pose, fires: ship.fires, adrift },
      ...labelOf(ship),
      plan: planOf(ship),
      state: planStateOf(ship),
      tubes: ship.torpedoFactors > 0 && mount !== null ? { ...TUBE_LIMITS[mount], reach: RULES.bands[0] } : null,
    };
  });
}

/** A base of several boats is named after the first of them; the list has them all. */
function labelOf({ name }: ShipView): Pick<Piece, 'label'> {
  const [first = name, ...more] = name.split(', ');
  return more.length === 0 ? {} : { label: t('table.boats', { name: first, more: more.length }) };
}

/** Where she was at the end of the last turns: ships by themselves, blank counters by their own track. */
function wakeOf({ id, pose }: Pick<Piece, 'id' | 'pose'>, before: readonly BattleState[]): readonly TablePoint[] {
  const places = before.flatMap((state) => {
    const ship = state.ships[id];
    const plot = state.plotted ? (state.groups[id]?.plot ?? null) : null;
    const at = ship ? shipPose(state, ship) : plot && poseOfPlace(plot);
    return at ? [at.at] : [];
  });
  const moved = places.some(({ x, y }) => Math.hypot(x - pose.at.x, y - pose.at.y) > 0.05);
  return moved ? places : [];
}

function moverOf(formation: Formation, { view, state, battle, nameOf }: Known): readonly Mover[] {
  const { id, mayMove, plot, known } = formation;
  const group = state.groups[id];
  if (!mayMove || plot === null || !group) return [];
  if (known !== null && !known.dummy && known.allowance.value === 0) return [];
  const allowance = known === null || known.dummy ? null : known.allowance.value;
  const threats = torpedoesAt({ view }, formation).map(({ marker, target, mayEvade }): Threat => ({
    ...{ target, name: nameOf(target), launch: plottedLaunch({ battle, view }, marker.id) },
    evasion: mayEvade ? 'open' : known?.evading.includes(target) ? 'declared' : 'none',
  }));
  return [{ line: id, name: nameOf(id), allowance, bound: known === null ? null : boundCourse(state, group), threats }];
}

/** Nothing of it is left to stand anywhere, as far as this viewer knows. */
export const isLost = ({ known }: Formation, view: BattleView): boolean =>
  known !== null &&
  !known.dummy &&
  !known.ships.some((ship) => view.ships[ship] && (view.ships[ship].inPlay || view.ships[ship].remains));

function waitingOf(
  formation: Formation,
  view: BattleView,
  nameOf: OpenGame['nameOf'],
  viewer: Side | 'public',
): readonly Waiting[] {
  const { id, side, place, plot, mayArrive, entry, known } = formation;
  const common = { line: id, name: nameOf(id), side: ensignOf(side) };
  if (isLost(formation, view)) return [];
  if (place === 'table') {
    const placed = plot !== null || known?.ships.some((ship) => (view.ships[ship]?.place ?? null) !== null);
    return placed ? [] : [{ ...common, edges: null }];
  }
  // Another side's late counters come on behind its own curtain or on its own turn; here they only may.
  if (place !== 'off' || (viewer !== 'public' && viewer !== side)) return [];
  return [{ ...common, edges: mayArrive && entry !== null ? entry.edges : [] }];
}

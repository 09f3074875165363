import { sideName } from '@/kit/sides';
import { t } from '@/messages/messages';
import {
  type Battle,
  type CampaignState,
  findShip,
  flightOf,
  plannedLaunches,
  type Side,
} from '@/rules/tsushima/index';

import type { OpenGame } from '../game';
import { sideWords } from '../words/names-in';
import { tokenName } from './board-words';
import type { BoardModel, BoardToken } from './board-model';
import { type UnitFacts, unitFacts } from './unit-facts';

export const isCoastGun = (id: string): boolean => id === 'coast-1' || id === 'coast-2';

/** A unit by its whole name: "1st Battle Division", "Destroyer 3", "Coast gun 1". */
export function unitName({ state, nameOf }: Pick<OpenGame, 'state' | 'nameOf'>, id: string): string {
  if (isCoastGun(id)) return t('tsushima.battleBoard.coastGun', { number: id.slice(-1) });
  const unit = state.battle?.units[id];
  // A ship that was dropped is a division of one, and so is one that lost the others.
  return unit?.kind === 'division' && unit.ships.length === 1 ? nameOf(unit.ships[0]!) : nameOf(id);
}

export const sideOfUnit = (battle: Battle, id: string): Side => battle.units[id]?.side ?? battle.defender ?? 'irn';

/** Whom it fires at and with what, in sentences. */
export function fireSentences(game: Pick<OpenGame, 'state' | 'nameOf'>, battle: Battle, id: string): readonly string[] {
  const { state } = game;
  const facts = unitFacts(state, battle, id);
  const { targets, between, salvos, isShared, isScreened } = facts;
  const [first, ...others] = targets;
  const unit = battle.units[id];
  const launch = plannedLaunches(state, battle).find(({ ship }) => ship === id);
  return [
    first === undefined
      ? quietSentence(battle, facts)
      : againstSentence(targetName(game, battle, first), others.length),
    ...(first === undefined
      ? []
      : [t('tsushima.battleBoard.range', { count: between }), t('tsushima.battleBoard.salvos', { count: salvos })]),
    ...(isShared ? [t('tsushima.battleBoard.shared')] : []),
    ...(isScreened ? [t('tsushima.battleBoard.screened')] : []),
    ...(unit?.fleeing ? [t('tsushima.battleBoard.fleeing', { count: flightOf(battle, unit)?.successes ?? 0 })] : []),
    ...(launch ? [t('tsushima.battleBoard.torpedoes', { count: launch.targets.length })] : []),
  ];
}

const againstSentence = (target: string, others: number): string =>
  others === 0
    ? t('tsushima.battleBoard.against', { target })
    : t('tsushima.battleBoard.againstMany', { target, count: others });

const quietSentence = ({ surprise, round }: Battle, { isSilent, isHeld }: UnitFacts): string =>
  isSilent
    ? t('tsushima.battleBoard.silent', { count: surprise - round })
    : isHeld
      ? t('tsushima.battleBoard.held')
      : t('tsushima.battleBoard.outOfRange');

/** "Russian 1st Battle", "Variag". */
function targetName({ state }: Pick<OpenGame, 'state' | 'nameOf'>, battle: Battle, id: string): string {
  const unit = battle.units[id];
  if (unit === undefined) return id;
  const ship = findShip(state, unit.ships[0] ?? '');
  return unit.kind === 'division' && unit.ships.length === 1
    ? (ship?.name ?? id)
    : t('tsushima.battleBoard.ofSide', { side: sideName(unit.side), name: tokenName(state, unit) });
}

/** A row of the list: who is there, and what they do. */
export function rowWords(
  game: Pick<OpenGame, 'state' | 'nameOf'>,
  battle: Battle,
  model: BoardModel,
  token: BoardToken,
): string {
  const { state } = game;
  const pair = model.pairs.find(({ from }) => from === token.id);
  const parts = [
    ...(token.kind === 'division' ? [t('tsushima.battleBoard.row.ships', { count: token.hulls.length })] : []),
    pair === undefined
      ? battle.stage === 'mark'
        ? null
        : t('tsushima.battleBoard.row.quiet')
      : t('tsushima.battleBoard.row.fires', { target: targetName(game, battle, pair.to) }),
    ...(pair ? [t('tsushima.battleBoard.row.between', { count: pair.between })] : []),
    ...(model.screens.some(({ whom }) => whom === token.id) ? [t('tsushima.battleBoard.row.screened')] : []),
    ...(token.fleeing ? [t('tsushima.battleBoard.row.fleeing')] : []),
    ...(token.pending > 0 ? [t('tsushima.battleBoard.row.pending', { count: token.pending })] : []),
    ...damageWords(state, token),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

const damageWords = (state: CampaignState, { hulls }: BoardToken): readonly string[] =>
  hulls
    .filter(({ hits }) => hits > 0)
    .map(({ id, hits }) =>
      t('tsushima.battleBoard.row.damaged', { name: findShip(state, id)?.name ?? id, hits: hitsWords(hits) }),
    );

const HITS = ['none', 'one', 'two', 'sunk'] as const;
export const hitsWords = (hits: number): string =>
  t(`tsushima.battleBoard.hits.${HITS[Math.max(0, Math.min(3, hits))]!}`);

/** Where it stands: "Lane 4", or off the coast. */
export const laneWords = ({ kind, column }: BoardToken): string =>
  kind === 'coast' ? t('tsushima.battleBoard.beyond.coast') : t('tsushima.battleBoard.lane', { column });

/** "Lane 4: Japanese 1st Battle Division": the head of a row for the ear. */
export const rowTitle = (game: Pick<OpenGame, 'state' | 'nameOf'>, token: BoardToken): string =>
  t('tsushima.battleBoard.row.title', {
    lane: laneWords(token),
    side: sideWords(token.side),
    name: unitName(game, token.id),
  });

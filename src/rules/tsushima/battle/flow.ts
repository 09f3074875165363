import { MERCHANTS_A_REPLACEMENT, PORT_PHASES, SWEEPING } from '../data/dice-tables';
import { isPort, PORTS, SURPRISE } from '../data/ports';
import { TURNS_AFTER_THE_FALL } from '../data/scenarios';
import { isCapital, type Side, SIDES, type Where } from '../types';
import type { Chain } from './decide/decision';
import type { EventOf } from './events';
import { isFriendlyPort, ownerOf } from './formation';
import {
  allGroups,
  allShips,
  areStacksHidden,
  type CampaignState,
  type Group,
  groupOf,
  type Ship,
  shipsOf,
  TERMINAL,
  TERMINAL_ROWS,
  type TerminalRow,
} from './state';
import { verdict } from './verdict';

/** The first two phases of the war (TSU-58). */
export const isSurprise = ({ scenario, turn, phase }: CampaignState): boolean =>
  scenario === 'war-at-sea' && turn === 1 && phase <= SURPRISE.phases;

/** The last turn: as the scenario says, or some turns after Port Arthur has fallen (TSU-67). */
export const lastTurn = ({ scenario, turnLimit, land }: CampaignState): number | null =>
  scenario === 'war-at-sea' && land.fallen !== null && turnLimit !== null
    ? Math.min(turnLimit, land.fallen + TURNS_AFTER_THE_FALL)
    : turnLimit;

export function beginPhase(chain: Chain, phase: number): void {
  chain.add({ type: 'PhaseBegan', phase });
  if (phase === TERMINAL) passRows(chain);
}

/** Ports in which a side's ships lie that may claim protection (TSU-54). */
export const portsToClaim = (state: CampaignState, side: Side): readonly string[] => [
  ...new Set(
    allGroups(state)
      .filter((group) => group.side === side && isFriendlyPort(state, side, group.where))
      .map(({ where }) => where.name),
  ),
];

export const beginSegment = (chain: Chain, step: 'move' | 'fight', side: Side): unknown =>
  chain.add({ type: 'SegmentBegan', step, side });

/** Groups in a friendly port, whose clocks go on (TSU-23). */
export const groupsInPort = (state: CampaignState): readonly string[] =>
  allGroups(state)
    .filter(({ side, where }) => isFriendlyPort(state, side, where))
    .map(({ id }) => id);

/** Ships whose fourth phase in port this is, one of the four a terminal one: their morale rises (TSU-23, AMB-5). */
export const raisedInPort = (state: CampaignState, terminal: boolean): EventOf<'PhaseEnded'>['raised'] =>
  groupsInPort(state)
    .flatMap((id) => shipsOf(state, state.groups[id]!))
    .filter(({ portPhases, sinceTerminal }) => {
      const since = terminal ? 0 : sinceTerminal === null ? null : sinceTerminal + 1;
      return portPhases + 1 >= PORT_PHASES && since !== null && since < PORT_PHASES;
    })
    .map(({ id, morale }) => ({ ship: id, morale: Math.min(0, morale + 1) }));

/** After the combat of one side: the other moves, or the phase is over. */
export function endFightOf(chain: Chain, side: Side): void {
  if (side === 'ijn') {
    beginSegment(chain, 'move', 'irn');
    return;
  }
  chain.add({ type: 'PhaseEnded', inPort: groupsInPort(chain.state), raised: raisedInPort(chain.state, false) });
  beginPhase(chain, chain.state.phase + 1);
}

/** Ships a side could try to repair where they lie (TSU-47, TSU-48, TSU-61). */
export const repairable = (state: CampaignState, side: Side): readonly Ship[] =>
  allGroups(state)
    .filter((group) => group.side === side && slotsAt(state, group) > 0)
    .flatMap((group) => shipsOf(state, group).map((ship) => ({ ship, group })))
    .filter(
      ({ ship, group }) => ship.fate === 'afloat' && ship.hits > 0 && isCapital(ship.type) && isRepairedAt(ship, group),
    )
    .map(({ ship }) => ship);

/** Repairs the port of a group may try; none elsewhere (TSU-48). */
export const slotsAt = (state: CampaignState, { side, where }: Pick<Group, 'side' | 'where'>): number =>
  isFriendlyPort(state, side, where) && isPort(where.name) ? PORTS[where.name].repairs : 0;

/** A captured ship is repaired in the captor's home country only (TSU-61). */
export const isRepairedAt = (ship: Ship, { where }: Pick<Group, 'where'>): boolean =>
  !ship.captured || (isPort(where.name) && PORTS[where.name].home === ship.side);

/** As many attempts as every port allows, those with most hits first. */
export function repairSuggestion(state: CampaignState, side: Side): readonly string[] {
  const slots = new Map<string, number>();
  return [...repairable(state, side)]
    .sort((a, b) => b.hits - a.hits)
    .filter((ship) => {
      const group = groupOf(state, ship.id);
      if (group === null) return false;
      const left = slots.get(group.where.name) ?? slotsAt(state, group);
      slots.set(group.where.name, left - 1);
      return left > 0;
    })
    .map(({ id }) => id);
}

/** Merchants that are still to be replaced (TSU-49), where a counter of them is off the map. */
export function merchantsDue(state: CampaignState): number {
  const { sunk, replaced } = state.merchants;
  const counters = allShips(state).filter(({ type, fate }) => type === 'M' && fate === 'sunk').length;
  return Math.min(counters, Math.max(0, Math.floor(sunk / MERCHANTS_A_REPLACEMENT) - replaced));
}

/** Ships of a side that are at sea at a mine and could sweep it (TSU-52). */
export const sweepersAt = (state: CampaignState, side: Side, hex: string): readonly Ship[] =>
  allGroups(state)
    .filter(
      ({ side: own, where }) =>
        own === side && where.name === hex && (where.kind === 'partial' || where.kind === 'open'),
    )
    .flatMap((group) => shipsOf(state, group));

/** In a zone, or in the port of one. */
export const isOffMap = ({ kind, name }: Where): boolean =>
  kind === 'zone' || (kind === 'port' && name === 'kronstadt');

/** Groups in a zone, or that may leave the port of one. */
export const inZones = (state: CampaignState): readonly Group[] =>
  allGroups(state).filter(({ where }) => isOffMap(where));

/** Zones without a friendly port must be left (TSU-16). */
export const mustMoveOn = (state: CampaignState, { side, where }: Group): boolean =>
  where.kind === 'zone' && ownerOf(state, where.name) !== side;

/** Whether a row of the terminal phase has anything in it. What is a secret is always asked for. */
function isEmptyRow(state: CampaignState, row: TerminalRow): boolean {
  switch (row) {
    case 'repairs':
      return !areStacksHidden(state) && SIDES.every((side) => repairable(state, side).length === 0);
    case 'mines':
      return (
        SIDES.every((side) => state.mines.left[side] === 0) &&
        !state.mines.laid.some(({ hex }) =>
          SIDES.some((side) => areStacksHidden(state) || sweepersAt(state, side, hex).length >= SWEEPING.ships),
        )
      );
    case 'troops':
      return state.land.plan === null || state.land.fallen !== null;
    case 'zones':
      return inZones(state).every(({ where }) => where.kind !== 'zone');
    case 'morale':
      return false;
    case 'merchants':
      return merchantsDue(state) === 0;
    case 'channel':
      return state.lodged === 0;
  }
}

/** Goes on where a row has nothing in it. */
export function passRows(chain: Chain): void {
  for (const row of TERMINAL_ROWS) {
    if (!chain.state.terminal[row] && isEmptyRow(chain.state, row)) chain.add({ type: 'RowDone', row });
  }
}

/** A row that was played; done rows stay done. */
export const finishRow = (chain: Chain, row: TerminalRow): unknown =>
  chain.state.terminal[row] || chain.add({ type: 'RowDone', row });

export function endCampaignNow(chain: Chain): void {
  const { winner, level, points } = verdict(chain.state);
  chain.add({ type: 'CampaignEnded', winner, level, points });
}

/** The next month, or the end (TSU-4, TSU-67). */
export function nextMonth(chain: Chain): void {
  const { turn, month, year } = chain.state;
  const last = lastTurn(chain.state);
  if (last !== null && turn >= last) {
    endCampaignNow(chain);
    return;
  }
  const isDecember = month === 12;
  chain.add({
    ...{ type: 'MonthBegan', turn: turn + 1, month: isDecember ? 1 : month + 1, year: isDecember ? year + 1 : year },
  });
  beginPhase(chain, 1);
}

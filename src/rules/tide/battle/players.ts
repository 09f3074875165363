import { CHITS, type Fleet, otherSide, type Side, SIDES } from '../types';
import { harmOf } from '../damage';
import type { Command } from './commands';
import { setsInOrder } from './decide/combat';
import { decidesForBoth } from './flow';
import { mayCross } from './fighting';
import { owed } from './owed';
import { afloatIn, type CampaignState, findShip } from './state';

type Pick = (n: number) => number;

/** Two simple players: what whoever is asked would do. Always legal, unless nobody can go on. */
export function playerCommand(state: CampaignState, pick: Pick): Command {
  const [first] = owed(state);
  switch (state.step) {
    case 'vladivostok':
    case 'port-arthur':
      if (state.step === 'vladivostok' && !state.evacuating && pick(14) === 0) return { type: 'announceEvacuation' };
      return sailOrStay(state, state.step, pick);
    case 'japan':
      return sailOrStay(state, 'japan', pick);
    case 'enter':
      return pick(3) === 0 || japaneseAway(state) ? { type: 'stayOut', side: 'ijn' } : { type: 'enterCoastal' };
    case 'leave':
      return pick(3) === 0 ? { type: 'stayOut', side: 'irn' } : { type: 'leaveCoastal' };
    case 'withdraw-irn':
      return { type: pick(5) === 0 ? 'withdraw' : 'fightOn', side: 'irn' };
    case 'withdraw-ijn':
      return { type: pick(6) === 0 ? 'withdraw' : 'fightOn', side: 'ijn' };
    case 'chits':
      return chitsOrReveal(state, pick);
    case 'crossing': {
      const side = mayCross(state) ?? 'ijn';
      return { type: pick(4) === 0 ? 'keepBroadside' : 'crossT', side };
    }
    case 'fire-ijn':
      return pick(30) === 0 ? homecoming(state, pick) : fireOrLineUp(state, 'ijn', pick);
    case 'fire-irn':
      return fireOrLineUp(state, 'irn', pick);
    case 'smoke-irn':
      return { type: pick(4) === 0 ? 'laySmoke' : 'noSmoke', side: 'irn' };
    case 'smoke-ijn':
      return { type: pick(5) === 0 ? 'laySmoke' : 'noSmoke', side: 'ijn' };
    case 'land':
      return onLand(state, pick);
    case 'final':
      return state.base.victoryPoints === null
        ? { type: 'setBaseGame', victoryPoints: 40 + pick(40) }
        : { type: 'endCampaign' };
    default:
      return (first?.command as Command | null | undefined) ?? { type: 'goTo', turn: state.turn, step: 'land' };
  }
}

const japaneseAway = ({ meetings }: CampaignState): boolean => meetings['port-arthur'].ijn?.ships.length === 0;

function sailOrStay(state: CampaignState, fleet: Exclude<Fleet, 'european'>, pick: Pick): Command {
  const free = afloatIn(state, fleet).filter(({ port }) => !port);
  const mostly = fleet === 'japan' ? 5 : 3;
  if (free.length === 0 || pick(mostly) === 0) return { type: 'stayInPort', fleet };
  const chosen = free.filter(() => pick(4) > 0).map(({ id }) => id);
  const ships = chosen.length === 0 ? free.map(({ id }) => id) : chosen;
  if (fleet !== 'japan' || !decidesForBoth(state)) return { type: 'sail', fleet, ships };
  const here = ships.filter(() => pick(2) === 0);
  return { type: 'sail', fleet, ships: here, portArthur: ships.filter((id) => !here.includes(id)) };
}

function chitsOrReveal({ fight }: CampaignState, pick: Pick): Command {
  const chit = () => CHITS[pick(CHITS.length)] ?? 'FSH';
  const side = SIDES.find((each) => fight?.chits[each] === null);
  return side === undefined ? { type: 'revealChits' } : { type: 'pickChits', side, chits: [chit(), chit()] };
}

/** Mostly as they come; now and then the line is changed first, and torpedoes are launched where they may be. */
function fireOrLineUp(state: CampaignState, side: Side, pick: Pick): Command {
  const { fight } = state;
  const unrated = fight?.lines[side].find((id) => findShip(state, id)?.ratings === null);
  if (unrated !== undefined) {
    const ratings = {
      primary: pick(7),
      secondary: pick(2) === 0 ? null : pick(7),
      letter: 'L',
      torpedo: false,
    } as const;
    return { type: 'typeRatings', ship: unrated, ratings };
  }
  const target = otherSide(side);
  const line = fight?.lines[target] ?? [];
  if (fight && pick(8) === 0 && line.length > 1)
    return { type: 'lineUp', side: target, ships: [...line.slice(1), line[0]!] };
  if (!fight || fight.range !== 'short' || pick(3) === 0) return { type: 'fire', side };
  const sets = setsInOrder(fight, side).map(({ target: aim, firers }) => ({
    target: aim,
    firers: firers.map(({ ship }) => ({
      ship,
      fire: findShip(state, ship)?.ratings?.torpedo ? ('torpedoes' as const) : ('guns' as const),
    })),
  }));
  return { type: 'fire', side, sets };
}

/** They have fought it out elsewhere: some ships come home with more harm. */
function homecoming(state: CampaignState, pick: Pick): Command {
  const lines = SIDES.flatMap((side) => state.fight?.lines[side] ?? []);
  const ships = lines.flatMap((id) => findShip(state, id) ?? []);
  const harmed = ships.map((ship) => ({ ship: ship.id, harm: Math.min(3, harmOf(ship) + pick(2)) }));
  return { type: 'bringHome', battle: 'togo-1', ships: harmed };
}

/** Between Naval Phases: what the base game brings, then the next turn or the end. */
function onLand(state: CampaignState, pick: Pick): Command {
  if (pick(10) === 0) return { type: 'setBaseGame', victoryPoints: pick(60), transport: pick(15) };
  if (!state.portArthurFallen && state.turn > 6 && pick(8) === 0) return { type: 'losePortArthur' };
  const isLast = state.turnLimit !== null ? state.turn >= state.turnLimit : state.turn >= 14;
  return isLast ? { type: 'beginTsushima' } : { type: 'nextTurn' };
}

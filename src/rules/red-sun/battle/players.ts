import { ASSAULT_ROUNDS } from '../data/land-tables';
import { AID_EVENTS, otherSide, type Side, SIDES, TERRAINS } from '../types';
import type { Command } from './commands';
import { isDecided } from './decide/hour';
import { isOutOfSight, shipsIn, targetOf, torpedoShips } from './fighting';
import { outAtSea, picksLeft, sailable } from './flow';
import { owed } from './owed';
import {
  allFleets,
  allUnits,
  type Battle,
  type CampaignState,
  type Fleet,
  isEliminated,
  PLACES,
  sideOf,
  type Unit,
} from './state';

type Pick = (n: number) => number;

const among = <T>(pick: Pick, items: readonly T[]): T | undefined => items[pick(items.length)];
const some = <T>(pick: Pick, items: readonly T[], oneIn: number): readonly T[] => items.filter(() => pick(oneIn) === 0);
const idsOf = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);

/** Two simple players: what whoever is asked would do. Nearly always legal; what is not they leave. */
export function playerCommand(state: CampaignState, pick: Pick): Command {
  const { battle, stage } = state;
  if (state.result !== null) return { type: 'endCampaign', winner: null };
  if (battle !== null) return inBattle(state, battle, pick);
  const side = sideOf(stage) ?? 'ijn';
  switch (stage) {
    case 'irn-initiative':
    case 'ijn-initiative':
      return toSea(state, side, pick);
    case 'search':
    case 'movement':
      return atSea(state, pick);
    case 'attrition':
      return inAttrition(state, pick);
    case 'irn-supply':
    case 'ijn-supply':
      return inSupply(state, side, pick);
    case 'irn-reinforcement':
    case 'ijn-reinforcement':
      return reinforcing(state, side, pick);
    case 'irn-combat':
    case 'ijn-combat':
      return inCombat(state, side, pick);
    case 'end':
      return atTheEnd(state, pick);
    default:
      return usual(state);
  }
}

/** What is owed first. */
export const usual = (state: CampaignState): Command =>
  (owed(state).find(({ command }) => command !== null)?.command as Command | undefined) ?? {
    type: 'endCampaign',
    winner: null,
  };

/** Fleets that could sail with an admiral whose rating is known. */
const ready = (state: CampaignState, side: Side): readonly Fleet[] =>
  sailable(state, side).filter(
    ({ isMerchant, admiral }) => isMerchant || (admiral?.rating != null && admiral.condition !== 'killed'),
  );

function toSea(state: CampaignState, side: Side, pick: Pick): Command {
  const headless = sailable(state, side).find(
    ({ isMerchant, admiral }) => !isMerchant && admiral?.condition === 'killed',
  );
  if (headless !== undefined && pick(2) === 0) {
    return { type: 'appoint', fleet: headless.id, name: 'Another', rating: 2 + pick(3) };
  }
  const [waiting] = picksLeft(state);
  const who = waiting ?? side;
  const fleets = idsOf(ready(state, who)).filter(() => pick(4) > 0);
  if (waiting !== undefined) return { type: 'pickSorties', side: waiting, fleets };
  return { type: 'rollInitiative', side, ...(state.picks[side] === null && { fleets }) };
}

function atSea(state: CampaignState, pick: Pick): Command {
  const out = (side: Side) =>
    allFleets(state).filter((fleet) => fleet.side === side && fleet.place !== 'port' && !fleet.eliminated);
  const [ijn, irn] = [out('ijn'), out('irn')];
  const isMet = ijn.length > 0 && irn.length > 0;
  const contact = { ijn: idsOf(ijn), irn: idsOf(irn) };
  switch (pick(8)) {
    case 0:
      if (isMet && [...ijn, ...irn].some(({ isMerchant }) => !isMerchant)) {
        return { type: 'startBattle', ...contact, ...(pick(2) === 0 && { hours: 2 + pick(4) }) };
      }
      break;
    case 1:
      if (isMet) return { type: 'recordSearch', ...contact, found: pick(2) === 0 };
      break;
    case 2: {
      const fleet = among(pick, [...ijn, ...irn]);
      if (fleet !== undefined) return { type: 'moveFleet', fleet: fleet.id, place: PLACES[pick(3)]! };
      break;
    }
    case 3: {
      const fleet = among(
        pick,
        ijn.filter(({ isMerchant }) => !isMerchant),
      );
      if (fleet !== undefined) return { type: 'setBlockade', fleet: fleet.id, blockade: !fleet.blockade };
      break;
    }
    case 4: {
      const fleet = among(
        pick,
        allFleets(state).filter(({ place, eliminated }) => place === 'port' && !eliminated),
      );
      if (fleet !== undefined && pick(4) === 0) return { type: 'refuseCombat', fleet: fleet.id };
      break;
    }
    default:
  }
  // Ten rounds with three ticks each are long: mostly they just go on.
  return state.stage === 'movement' && pick(4) > 0 ? { type: 'nextRound' } : usual(state);
}

function inAttrition(state: CampaignState, pick: Pick): Command {
  const out = among(pick, outAtSea(state));
  if (out !== undefined && state.attrition === null && pick(4) > 0) {
    return { type: 'moveFleet', fleet: out.id, place: pick(2) === 0 ? 'port' : 'coast' };
  }
  return usual(state);
}

const left = (state: CampaignState, side: Side): readonly Unit[] =>
  allUnits(state).filter((unit) => unit.side === side && !isEliminated(unit));

function inSupply(state: CampaignState, side: Side, pick: Pick): Command {
  const unit = among(pick, left(state, side));
  return unit !== undefined && pick(3) === 0
    ? { type: 'setSupply', units: [unit.id], supplied: !unit.supplied }
    : usual(state);
}

function reinforcing(state: CampaignState, side: Side, pick: Pick): Command {
  const unit = among(pick, left(state, side));
  const hurt = among(
    pick,
    left(state, side).filter(({ lost }) => lost > 0),
  );
  const hq = among(
    pick,
    Object.values(state.headquarters).filter((each) => each.side === side && !each.isSupreme),
  );
  switch (pick(6)) {
    case 0:
      if (unit !== undefined && hq !== undefined) return { type: 'assignUnit', unit: unit.id, hq: hq.id };
      break;
    case 1:
      if (hurt !== undefined) return { type: 'replaceStep', unit: hurt.id };
      break;
    case 2: {
      const id = `reserve-${side}-${state.turn}`;
      if (hq !== undefined && !Object.hasOwn(state.units, id) && pick(2) === 0) {
        const fresh = { id, name: `Reserve ${state.turn}`, activation: 2 + pick(3), strengths: [4, 2] };
        return { type: 'addUnit', side, hq: hq.id, unit: fresh };
      }
      break;
    }
    case 3: {
      const event = AID_EVENTS.find((each) => !state.aid[each]);
      if (side === 'ijn' && event !== undefined && pick(2) === 0) return { type: 'claimAid', event };
      break;
    }
    default:
  }
  return usual(state);
}

function inCombat(state: CampaignState, side: Side, pick: Pick): Command {
  if (state.losses !== null) return usual(state);
  const attackers = some(pick, left(state, side), 2);
  const defender = among(
    pick,
    left(state, otherSide(side)).filter(({ defended }) => !defended),
  );
  if (attackers.length > 0 && defender !== undefined && pick(4) > 0) {
    return {
      ...{ type: 'assault', attackers: idsOf(attackers), defenders: [defender.id] },
      ...{ terrain: among(pick, TERRAINS)!, river: pick(3) === 0 },
    };
  }
  if (state.assaultRound < ASSAULT_ROUNDS && pick(2) === 0) return { type: 'nextAssaultRound' };
  return usual(state);
}

function atTheEnd(state: CampaignState, pick: Pick): Command {
  const eligible = allFleets(state).filter(
    ({ eliminated, isMerchant, morale, moraleCap }) => !eliminated && !isMerchant && morale < (moraleCap ?? 30),
  );
  if (!state.ticks.includes('morale') && eligible.length > 0 && pick(2) === 0) {
    return { type: 'raiseMorale', fleets: idsOf(eligible) };
  }
  const unit = among(
    pick,
    allUnits(state).filter((each) => !each.entrenched && !isEliminated(each)),
  );
  if (unit !== undefined && pick(3) === 0) return { type: 'placeTrenches', units: [unit.id] };
  if (state.turn > 1 && pick(20) === 0) return { type: 'endCampaign', winner: among(pick, [...SIDES, null]) ?? null };
  return pick(2) === 0 ? { type: 'endTurn' } : usual(state);
}

function inBattle(state: CampaignState, battle: Battle, pick: Pick): Command {
  const range = battle.range ?? 0;
  const ships = shipsIn(state, battle);
  switch (battle.step) {
    case 'search':
      return { type: 'recordSighting', found: pick(3) > 0 };
    case 'range':
      if (!battle.choosing && state.manoeuvre.reading !== null && pick(2) === 0) return { type: 'rollManoeuvre' };
      return { type: 'setRange', range: Math.max(0, range - 2 + pick(4)) };
    case 'gunnery': {
      const blank = ships.find(({ strength }) => strength === null);
      if (blank !== undefined) {
        return {
          type: 'typeShip',
          ship: blank.id,
          values: { strength: 3 + pick(6), torpedo: null, defence: 4 + pick(7) },
        };
      }
      const ship = among(pick, ships);
      if (ship !== undefined && pick(6) === 0) {
        const target = targetOf(state, battle, ship);
        const foe = among(
          pick,
          ships.filter(({ side }) => side !== ship.side),
        );
        return { type: 'aim', ships: [ship.id], target: pick(3) === 0 || target === null ? null : (foe?.id ?? null) };
      }
      if (ship !== undefined && pick(12) === 0) return { type: 'disable', ship: ship.id, disabled: !ship.disabled };
      return isOutOfSight(state, battle) || pick(10) === 0 ? { type: 'holdFire' } : { type: 'fireAll' };
    }
    case 'torpedo': {
      const side = pick(2) === 0 ? 'ijn' : 'irn';
      const [boat] = torpedoShips(state, battle, side);
      const foe = among(
        pick,
        ships.filter((ship) => ship.side !== side),
      );
      if (boat === undefined || foe === undefined || pick(4) === 0) return { type: 'skipTorpedoes' };
      return { type: 'fireTorpedoes', side, shots: [{ ship: boat.id, target: foe.id }] };
    }
    case 'morale':
      // The admiral's die and the ledger come in any order.
      return (among(pick, owed(state))?.command as Command | undefined) ?? usual(state);
    case 'done':
      return isDecided(state, battle) || pick(4) === 0 ? { type: 'endBattle' } : usual(state);
    default:
      return usual(state);
  }
}

import {
  AID_EVENTS,
  allFleets,
  allUnits,
  type CampaignState,
  type Command,
  COMMAND_TYPES,
  lineOf,
  PLACES,
  playerCommand,
  type Row,
  RULING_KEYS,
  SEASONS,
  SIDES,
  STAGES,
  TERRAINS,
} from '@/rules/red-sun/index';

import { among, type Pick, withOtherSide } from './chance';

const ROWS: readonly Row[] = ['move', 'raid', 'search', 'units', 'assignments', 'trenches', 'morale'];

/** A command somebody might send by mistake: right in form, at any time, about anything. Some are even legal. */
export function mistakenCommand(state: CampaignState, last: Command | null, pick: Pick): Command {
  switch (pick(5)) {
    case 0:
      return last ?? strayCommand(state, pick);
    case 1:
      return withOtherSide(playerCommand(state, pick));
    case 2:
      return slip(state, pick);
    default:
      return strayCommand(state, pick);
  }
}

export function strayCommand(state: CampaignState, pick: Pick): Command {
  const side = among(pick, SIDES);
  const anyOf = (from: object): string => (pick(12) === 0 ? 'nobody' : among(pick, Object.keys(from)));
  const fleet = anyOf(state.fleets);
  const ship = anyOf(state.ships);
  const unit = anyOf(state.units);
  const hq = anyOf(state.headquarters);
  const who = pick(2) === 0 ? unit : hq;
  const fleets = (of: 'ijn' | 'irn') => {
    const own = allFleets(state).filter((each) => each.side === of || pick(10) === 0);
    return [among(pick, own).id];
  };
  const value = pick(9);
  const type = among(pick, COMMAND_TYPES);
  switch (type) {
    case 'pickSorties':
    case 'rollInitiative':
      return { type, side, fleets: pick(3) === 0 ? [] : [fleet] };
    case 'recordSearch':
      return { type, ijn: fleets('ijn'), irn: fleets('irn'), found: pick(2) === 0 };
    case 'startBattle':
      return { type, ijn: fleets('ijn'), irn: fleets('irn'), hours: 1 + pick(3) };
    case 'moveFleet':
      return { type, fleet, place: among(pick, PLACES) };
    case 'setBlockade':
      return { type, fleet, blockade: pick(3) > 0 };
    case 'refuseCombat':
    case 'rollBlockade':
    case 'rollAdmiral':
      return { type, fleet };
    case 'chooseShips':
      return { type, ships: pick(2) === 0 ? [ship] : [ship, ship] };
    case 'recordSighting':
      return { type, found: pick(2) === 0 };
    case 'setRange':
      return { type, range: value - 2 };
    case 'aim':
      return { type, ships: [ship], target: pick(3) === 0 ? null : anyOf(state.ships) };
    case 'fireTorpedoes':
      return { type, side, shots: [{ ship, target: anyOf(state.ships) }] };
    case 'setSupply':
      return { type, units: [unit], supplied: pick(2) === 0 };
    case 'assignUnit':
      return { type, unit, hq: pick(4) === 0 ? null : hq };
    case 'replaceStep':
      return { type, unit };
    case 'activate':
      return { type, who: [who], lend: pick(2) === 0 };
    case 'assault': {
      const strengths = pick(2) === 0 ? {} : { attack: pick(20), defence: pick(4) };
      return {
        ...{ type, attackers: [unit], defenders: [anyOf(state.units)], ...strengths },
        ...{ terrain: among(pick, TERRAINS), river: pick(2) === 0 },
      };
    }
    case 'takeLosses':
      return { type, losses: [{ unit, steps: 1 + pick(3) }] };
    case 'tick':
      return { type, row: among(pick, ROWS), done: pick(3) > 0 };
    case 'placeTrenches':
      return { type, units: [unit] };
    case 'raiseMorale':
      return { type, fleets: [fleet] };
    case 'claimAid':
      return { type, event: among(pick, AID_EVENTS) };
    case 'endTurn':
      return { type, ...(pick(2) === 0 && { season: among(pick, SEASONS) }) };
    case 'endCampaign':
      return { type, winner: side };
    case 'addFleet': {
      const id = pick(4) === 0 ? fleet : `fleet-${value}`;
      const admiral = { name: 'Somebody', rating: pick(7) };
      const made = { id, name: 'Another', side, isMerchant: false, admiral, flagship: null, morale: 2, moraleCap: 4 };
      return { type, fleet: { ...made, ships: [{ id: `${id}-1`, name: 'One', strength: 5, torpedo: 4, defence: 6 }] } };
    }
    case 'addShip':
      return {
        type,
        fleet,
        ship: {
          id: pick(2) === 0 ? ship : `ship-${value}`,
          name: 'Another',
          strength: null,
          torpedo: null,
          defence: null,
        },
      };
    case 'addHeadquarters': {
      const id = pick(4) === 0 ? hq : `hq-${value}`;
      return {
        type,
        headquarters: { id, name: 'Another', side, isSupreme: false, rating: 3, commandValue: null, units: [] },
      };
    }
    case 'addUnit':
      return {
        ...{ type, side, hq: pick(3) === 0 ? null : hq },
        unit: { id: pick(3) === 0 ? unit : `unit-${value}`, name: 'Another', activation: null, strengths: [3] },
      };
    case 'typeShip':
      return { type, ship, values: { strength: value, torpedo: pick(2) === 0 ? null : value, defence: 20 } };
    case 'typeRating':
      return { type, who, rating: pick(7) };
    case 'appoint':
      return { type, fleet, name: 'Another', rating: pick(7), ...(pick(2) === 0 && { flagship: ship }) };
    case 'disable':
      return { type, ship, disabled: pick(2) === 0 };
    case 'setSighting':
      return { type, clear: value, fog: pick(2) === 0 ? null : value, storm: null };
    case 'useTable':
      return { type, source: among(pick, ['yours', 'house', 'none'] as const), reading: null };
    case 'changeHouseRule':
      return { type, key: among(pick, RULING_KEYS), value: among(pick, ['die', 'none', 'private', 'nonsense']) };
    case 'goTo':
      return { type, turn: 1 + pick(6), season: among(pick, SEASONS), stage: among(pick, STAGES) };
    case 'correct':
      return {
        type,
        path: among(pick, [
          ['fleets', fleet, 'morale'],
          ['units', unit, 'lost'],
          ['ships', ship, 'fleet'],
          ['sinkingUsed'],
        ]),
        value: pick(4),
      };
    case 'keepRoll':
      return { type, roll: { ...{ type: 'admiral', die: 1 + pick(6) }, casualty: 'unharmed', source: 'table' } };
    default:
      return { type };
  }
}

/** What people do all the time and chance seldom does. */
function slip(state: CampaignState, pick: Pick): Command {
  const { battle, stage } = state;
  const [fleet] = allFleets(state);
  const units = allUnits(state);
  const defended = units.find((unit) => unit.defended);
  const attacker = units.find((unit) => unit.side !== defended?.side);
  const boat = Object.values(state.ships).find(({ torpedo, fate }) => torpedo !== null && fate === 'afloat');
  const foe = Object.values(state.ships).find(({ side, fate }) => side !== boat?.side && fate === 'afloat');
  const there = battle === null ? [] : lineOf(state, battle, 'ijn');
  const gun = there.find(({ torpedo }) => torpedo === null);
  const target = battle === null ? undefined : lineOf(state, battle, 'irn')[0];
  const onCombat: readonly Command[] = [
    { type: 'nextAssaultRound' },
    { type: 'assault', attackers: [], defenders: [], attack: 6, defence: 0, terrain: 'clear', river: false },
    { type: 'assault', attackers: [], defenders: [], terrain: 'clear', river: false },
    ...(defended && attacker
      ? [
          {
            type: 'assault' as const,
            attackers: [attacker.id],
            defenders: [defended.id],
            terrain: 'city' as const,
            river: true,
          },
        ]
      : []),
    { type: 'takeLosses', losses: [] },
    { type: 'takeLosses', losses: (state.losses?.attackers ?? []).slice(0, 1).map((unit) => ({ unit, steps: 8 })) },
  ];
  const inBattle: readonly Command[] = [
    { type: 'nextHour' },
    { type: 'endBattle' },
    { type: 'fireAll' },
    { type: 'setRange', range: -1 },
    { type: 'rollManoeuvre' },
    ...(boat && foe
      ? [{ type: 'fireTorpedoes', side: boat.side, shots: [{ ship: boat.id, target: foe.id }] } as const]
      : []),
    ...(gun && target
      ? [{ type: 'fireTorpedoes', side: gun.side, shots: [{ ship: gun.id, target: target.id }] } as const]
      : []),
  ];
  const side = stage.startsWith('ijn') ? 'ijn' : 'irn';
  const hqs = Object.values(state.headquarters).filter((hq) => hq.side === side);
  // What seldom can be done wrong is done wrong whenever it can.
  const capped = allFleets(state).filter(({ morale, moraleCap }) => moraleCap !== null && morale >= moraleCap);
  const alone = units.filter((unit) => unit.side === side && unit.hq === null && unit.activation === 'ready');
  const rare: readonly Command[] = [
    ...(stage === 'end' ? capped.map(({ id }) => ({ type: 'raiseMorale', fleets: [id] }) as const) : []),
    ...(stage.endsWith('activation')
      ? alone.map(({ id }) => ({ type: 'activate', who: [id], lend: false }) as const)
      : []),
  ];
  if (rare.length > 0 && pick(2) === 0) return among(pick, rare);
  const out = allFleets(state).find((each) => each.side === side && each.place !== 'port' && !each.isMerchant);
  const stages: Readonly<Record<string, readonly Command[]>> = {
    initiative: [
      { type: 'rollInitiative', side },
      { type: 'pickSorties', side, fleets: [] },
      { type: 'rollInitiative', side, fleets: [fleet!.id, fleet!.id] },
      ...(out ? [{ type: 'rollInitiative' as const, side, fleets: [out.id] } as const] : []),
      ...allFleets(state)
        .filter((each) => each.side === 'irn' && each.isMerchant)
        .map(({ id }) => ({ type: 'rollInitiative', side: 'irn', fleets: [id] }) as const),
    ],
    activation: [
      ...hqs.map(({ id }) => ({ type: 'activate', who: [id], lend: pick(2) === 0 }) as const),
      ...units
        .filter((unit) => unit.side === side)
        .map(({ id }) => ({ type: 'activate', who: [id], lend: false }) as const),
    ],
    combat: onCombat,
  };
  const merchants = (of: 'ijn' | 'irn') => allFleets(state).filter((each) => each.side === of && each.isMerchant);
  const always: readonly Command[] = [
    { type: 'endStage' },
    { type: 'chooseShips', ships: [Object.keys(state.ships)[0]!] },
    { type: 'raiseMorale', fleets: [among(pick, allFleets(state)).id] },
    ...units.filter(({ hq }) => hq === null).map(({ id }) => ({ type: 'activate', who: [id], lend: false }) as const),
    ...(merchants('irn').length > 0
      ? [
          {
            type: 'startBattle',
            ijn: merchants('ijn').map(({ id }) => id),
            irn: merchants('irn').map(({ id }) => id),
          } as const,
        ]
      : []),
  ];
  if (battle !== null && pick(3) > 0) return among(pick, inBattle);
  return among(pick, [...always, ...(stages[stage.split('-').at(-1) ?? ''] ?? [])]);
}

/** A sensible command of the other side. */

import {
  type CampaignState,
  CHITS,
  type Command,
  COMMAND_TYPES,
  FLEETS,
  playerCommand,
  RULING_KEYS,
  setsInOrder,
  SIDES,
} from '@/rules/tide/index';

import { among, type Pick, withOtherSide } from './chance';

/** A command somebody might send by mistake: right in form, at any time, about anything. Some are even legal. */
export function mistakenCommand(state: CampaignState, last: Command | null, pick: Pick): Command {
  switch (pick(5)) {
    case 0:
      return last ?? strayCommand(state, pick);
    case 1:
      return spoiled(playerCommand(state, pick), state, pick);
    case 2:
      return slip(state, pick);
    default:
      return strayCommand(state, pick);
  }
}

const STRAY_FLEETS = ['vladivostok', 'port-arthur', 'japan'] as const;

export function strayCommand(state: CampaignState, pick: Pick): Command {
  const side = among(pick, SIDES);
  const fleet = among(pick, STRAY_FLEETS);
  const ids = Object.keys(state.ships);
  const ship = pick(20) === 0 ? 'nobody' : among(pick, ids);
  const some = ids.filter(() => pick(6) === 0);
  const rating = () => (pick(4) === 0 ? null : pick(9) - 1);
  const type = among(pick, COMMAND_TYPES);
  switch (type) {
    case 'stayInPort':
      return { type, fleet };
    case 'sail':
      return { type, fleet, ships: some, ...(pick(4) === 0 && { portArthur: [ship] }) };
    case 'stayOut':
    case 'withdraw':
    case 'fightOn':
    case 'crossT':
    case 'keepBroadside':
    case 'laySmoke':
    case 'noSmoke':
      return { type, side };
    case 'pickChits':
      return { type, side, chits: [among(pick, CHITS), among(pick, CHITS)] };
    case 'lineUp':
      return { type, side, ships: [ship] };
    case 'fire':
      return { type, side, sets: [{ target: ship, firers: [{ ship: among(pick, ids), fire: 'torpedoes' }] }] };
    case 'bringHome':
      return { type, battle: 'togo-1', ships: [{ ship, harm: pick(4) }] };
    case 'recover':
    case 'repair':
      return { type, sides: pick(2) === 0 ? [side] : [side, among(pick, SIDES)] };
    case 'setBaseGame':
      return { type, victoryPoints: pick(80) };
    case 'typeRatings':
      return { type, ship, ratings: { primary: rating(), secondary: rating(), letter: 'L', torpedo: pick(2) === 0 } };
    case 'addShip':
      return { type, id: ship, name: 'Another', fleet: among(pick, FLEETS), class: 'cruiser', ratings: null };
    case 'changeHouseRule':
      return { type, key: among(pick, RULING_KEYS), value: among(pick, ['flips', 'secret', 'nonsense']) };
    case 'goTo':
      return { type, turn: 1 + pick(14), step: among(pick, ['sortie', 'recovery', 'land'] as const) };
    case 'correct':
      return {
        type,
        path: among(pick, [
          ['togo', 'points'],
          ['ships', ship, 'hits'],
          ['ships', ship, 'fleet'],
        ]),
        value: pick(5),
      };
    case 'linkPlan':
      return { type, ship, plan: null };
    case 'keepRoll': {
      const faces = [1 + pick(6), 1 + pick(6)];
      const successes = pick(3) === 0 ? 2 : faces.filter((face) => face <= 3).length;
      const roll = { purpose: 'recovery', about: 'port-arthur', need: 3, dice: 2, faces, successes } as const;
      return { type, roll: { ...roll, source: 'table' } };
    }
    default:
      return { type };
  }
}

/** What people do all the time and chance seldom does: ships under markers, a third ship too early, smoke and torpedoes at the wrong moment. */
function slip(state: CampaignState, pick: Pick): Command {
  const { fight, step } = state;
  const marked = Object.values(state.ships).filter(({ port, fate }) => port && fate === 'afloat');
  if (step === 'vladivostok' || step === 'port-arthur' || step === 'japan') {
    const fleet = pick(3) === 0 ? 'vladivostok' : step;
    const hers = Object.values(state.ships)
      .filter((ship) => ship.fleet === fleet)
      .map(({ id }) => id);
    const choices: readonly Command[] = [
      { type: 'sail', fleet, ships: [] },
      { type: 'sail', fleet, ships: [hers[0] ?? 'nobody', hers[0] ?? 'nobody'] },
      { type: 'sail', fleet, ships: hers },
      { type: 'sail', fleet, ships: ['port-arthur-cruisers'] },
      { type: 'sail', fleet, ships: hers.slice(0, 1), portArthur: hers.slice(1, 2) },
      { type: 'announceEvacuation' },
      ...marked.slice(0, 1).map(({ id }) => ({ type: 'sail' as const, fleet, ships: [id] })),
    ];
    return among(pick, choices);
  }
  if (fight && (step === 'fire-ijn' || step === 'fire-irn')) {
    const side = step === 'fire-ijn' ? ('ijn' as const) : ('irn' as const);
    const sets = setsInOrder(fight, side);
    const all = sets.flatMap(({ firers }) => firers);
    const [first] = sets;
    const choices: readonly Command[] = [
      { type: 'laySmoke', side },
      { type: 'crossT', side },
      { type: 'bringHome', battle: 'togo-1', ships: fight.lines[side].map((ship) => ({ ship, harm: 0 })) },
      ...(first ? [{ type: 'fire' as const, side, sets: [{ target: first.target, firers: all }] }] : []),
      ...(first ? [{ type: 'fire' as const, side, sets: [{ target: first.target, firers: all.slice(0, 2) }] }] : []),
      ...(first ? [{ type: 'fire' as const, side, sets: [first, first] }] : []),
      {
        type: 'fire',
        side,
        sets: sets.map(({ target, firers }) => ({
          target,
          firers: firers.map(({ ship }) => ({ ship, fire: 'torpedoes' })),
        })),
      },
    ];
    return among(pick, choices);
  }
  if (step === 'enter') return { type: 'enterCoastal' };
  if (step === 'smoke-ijn') return { type: 'laySmoke', side: 'irn' };
  if (step === 'land')
    return among(pick, [
      { type: 'nextTurn' },
      { type: 'beginTsushima' },
      { type: 'losePortArthur' },
      { type: 'sail', fleet: 'port-arthur', ships: ['poltava'] },
    ] as const);
  if (step === 'recover' || step === 'repair') return { type: step, sides: [...SIDES] };
  return pick(2) === 0 ? { type: 'endCampaign' } : { type: 'revealChits' };
}

/** A sensible command with another side or ship in it. */
function spoiled(command: Command, state: CampaignState, pick: Pick): Command {
  const text = JSON.stringify(command);
  if (/"i(jn|rn)"/.test(text)) return withOtherSide(command);
  const ids = Object.keys(state.ships);
  return JSON.parse(text.replace('poltava', among(pick, ids))) as Command;
}

import { strayCommand } from '@/rules/togo/battle/captains/stray';
import { type BattleState, captainCommand, type Command, type CommandOf, SIDES, sideToAct } from '@/rules/togo/index';

type Pick = (n: number) => number;
type Fields = Record<string, unknown>;

const among = <T>(pick: Pick, items: readonly T[]): T | undefined => items[pick(Math.max(1, items.length))];

/**
 * An order somebody gives by mistake: anything at all, the last one again, the other side's, or a sensible one with a
 * wrong ship, side or number in it. Most are refused, and between them they meet every refusal there is.
 */
export function mistakenCommand(state: BattleState, last: Command | null, pick: Pick): Command {
  const now = sideToAct(state);
  // On to the next turn, though there is none.
  if (state.phase === 'I' && state.turn === state.turnLimit) return { type: 'endPhase', phase: 'I', waive: true };
  switch (pick(7)) {
    case 0:
      return last ?? strayCommand(state, pick);
    case 1:
      return captainCommand(state, SIDES.find((side) => side !== now) ?? now, pick);
    case 2:
      return spoiled(state, strayCommand(state, pick), pick);
    case 3:
    case 4:
      return spoiled(state, captainCommand(state, now, pick), pick);
    case 5:
      return slip(state, captainCommand(state, now, pick), pick);
    default:
      return strayCommand(state, pick);
  }
}

/** What people do all the time and chance seldom does: too soon, too many, too late, with the wrong one. */
function slip(state: BattleState, command: Command, pick: Pick): Command {
  const bearing = among(pick, [30, 150, -30]) ?? 30;
  if (command.type === 'noteMove') return { ...command, turns: [...command.turns, 22.5] };
  if (command.type === 'declareFire') return { ...command, shots: unsure(command.shots, bearing) };
  if (command.type === 'fire' && pick(2) === 0) {
    const fires = command.fires.map(({ ship, shots }) => (shots ? { ship, shots: unsure(shots, bearing) } : { ship }));
    return { ...command, fires };
  }
  const [worst] = Object.values(state.ships).sort((a, b) => b.markers.length - a.markers.length);
  const [fullest] = Object.values(state.groups).sort((a, b) => b.ships.length - a.ships.length);
  const gone = Object.values(state.groups).find(({ place }) => place === 'left');
  const { phase } = state;
  const running = Object.values(state.markers).find(({ attack, state: shown }) => attack && shown === 'revealed');
  switch (pick(6)) {
    case 0:
      return { type: 'endPhase', phase, waive: true };
    case 1:
      return worst
        ? { type: 'controlDamage', tries: [{ ship: worst.id, attempt: worst.markers[0]?.id ?? null }] }
        : command;
    case 2:
      return gone ? { type: 'arrive', counter: gone.id, edge: state.sides[gone.side].edges[0] ?? 'north' } : command;
    case 3:
      return running ? { type: 'confirmEvasion', marker: running.id, away: true } : command;
    case 4:
      return fullest && worst
        ? {
            type: 'addShip',
            side: fullest.side,
            id: 'one-more',
            name: 'One more',
            card: worst.card,
            counter: fullest.id,
          }
        : command;
    default:
      return command.type === 'fire' && worst
        ? { ...command, fires: [{ ...command.fires[0]!, ship: worst.id }] }
        : command;
  }
}

/** Shots that leave the arc to the bearing, on the very edge of two. */
const unsure = (shots: CommandOf<'declareFire'>['shots'], bearing: number): CommandOf<'declareFire'>['shots'] =>
  shots.map(({ battery, target, range }) => ({ battery, target, range, bearing }));

/** The command with one value somewhere in it replaced by another of its kind. */
function spoiled(state: BattleState, command: Command, pick: Pick): Command {
  const copy = JSON.parse(JSON.stringify(command)) as Fields;
  const places = placesIn(copy).filter(({ key }) => key !== 'type');
  const place = among(pick, places);
  if (place) place.within[place.key] = another(state, place.within[place.key], pick);
  return copy as unknown as Command;
}

function placesIn(within: Fields): { within: Fields; key: string }[] {
  return Object.entries(within).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? placesIn(value as Fields) : [{ within, key }],
  );
}

function another(state: BattleState, value: unknown, pick: Pick): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return among(pick, [0, value + 1, value + 8, value / 2, -value, 90, 180]);
  const { ships, groups, markers, sides } = state;
  const cards = SIDES.flatMap((side) => sides[side].hand);
  const kinds: readonly (readonly string[])[] = [SIDES, Object.keys(ships), Object.keys(groups), Object.keys(markers)];
  const kind = kinds.find((ids) => ids.includes(String(value))) ?? cards;
  return among(pick, kind) ?? value;
}

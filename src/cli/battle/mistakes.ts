import { type BattleState, captainCommand, type Command, SIDES, sideToAct, strayCommand } from '@/rules/togo/index';

type Pick = (n: number) => number;
type Fields = Record<string, unknown>;

const among = <T>(pick: Pick, items: readonly T[]): T | undefined => items[pick(Math.max(1, items.length))];

/**
 * An order somebody gives by mistake: anything at all, the last one again, the other side's, or a sensible one with a
 * wrong ship, side or number in it. Most are refused, and between them they meet every refusal there is.
 */
export function mistakenCommand(state: BattleState, last: Command | null, pick: Pick): Command {
  const now = sideToAct(state);
  switch (pick(6)) {
    case 0:
      return last ?? strayCommand(state, pick);
    case 1:
      return captainCommand(state, SIDES.find((side) => side !== now) ?? now, pick);
    case 2:
      return spoiled(state, strayCommand(state, pick), pick);
    case 3:
    case 4:
      return spoiled(state, captainCommand(state, now, pick), pick);
    default:
      return strayCommand(state, pick);
  }
}

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

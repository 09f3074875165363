import type { BoardShip } from '@/rules/tsushima/index';

/**
 * The odds of a firing round written out by hand, on typed arrays: what the rule book is measured by. It knows default
 * rulings, capital ships and the house table only.
 */
const MOST = 32;
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
const chance = new Float64Array(MOST * 4);
const firers = new Int32Array(MOST);
const salvo = new Float64Array(4);

export function loopAnswer(ships: readonly BoardShip[]): number {
  const place: Record<string, number> = {};
  chance.fill(0);
  firers.fill(0);
  for (let i = 0; i < ships.length; i += 1) {
    place[ships[i]!.id] = i;
    chance[i * 4 + ships[i]!.hits] = 1;
  }
  for (let i = 0; i < ships.length; i += 1) {
    const { guns, targets, column } = ships[i]!;
    const target = place[targets.primary ?? ''] ?? -1;
    if (target < 0) continue;
    const lost = Math.max(0, Math.abs(column - ships[target]!.column) - 1);
    const best = Math.max(guns.primary?.factor ?? 0, guns.secondary?.factor ?? 0);
    if (best - lost > 0) firers[target]! += 1;
  }
  for (let i = 0; i < ships.length; i += 1) {
    const { guns, targets, column, hits, morale, screened } = ships[i]!;
    const target = place[targets.primary ?? ''] ?? -1;
    if (target < 0) continue;
    const aim = ships[target]!;
    const lost = Math.max(0, Math.abs(column - aim.column) - 1);
    const shared = (firers[target]! > 1 ? -2 : 0) + (screened ? -2 : 0) + (aim.screened ? -2 : 0) + morale - aim.morale;
    if (guns.primary !== null)
      fire(target, aim.size, guns.primary.factor - lost, aim.armour, shared, cut(guns.primary.salvos, hits));
    if (guns.secondary !== null)
      fire(target, aim.size, guns.secondary.factor - lost, aim.armour, shared, cut(guns.secondary.salvos, hits));
  }
  let sum = 0;
  for (let i = 0; i < ships.length; i += 1) {
    sum += (i + 1) * (chance[i * 4]! + 2 * chance[i * 4 + 1]! + 3 * chance[i * 4 + 2]! + 4 * chance[i * 4 + 3]!);
  }
  return sum;
}

const cut = (salvos: number, hits: number): number =>
  hits === 0 ? salvos : hits === 1 ? Math.max(1, Math.floor(salvos / 2)) : 1;

function fire(target: number, size: number, effective: number, armour: number, shared: number, salvos: number): void {
  if (effective <= 0) return;
  salvo.fill(0);
  for (let sum = 2; sum <= 12; sum += 1) {
    const net = Math.min(19, sum + effective - armour + shared);
    const hits = net >= 23 - size ? 3 : net >= 20 - size ? 2 : net >= 17 - size ? 1 : 0;
    salvo[hits]! += WAYS[sum - 2]! / 36;
  }
  const at = target * 4;
  for (let n = 0; n < salvos; n += 1) {
    const [c0, c1, c2] = [chance[at]!, chance[at + 1]!, chance[at + 2]!];
    chance[at + 3]! += c2 * (salvo[1]! + salvo[2]! + salvo[3]!) + c1 * (salvo[2]! + salvo[3]!) + c0 * salvo[3]!;
    chance[at + 2] = c2 * salvo[0]! + c1 * salvo[1]! + c0 * salvo[2]!;
    chance[at + 1] = c1 * salvo[0]! + c0 * salvo[1]!;
    chance[at] = c0 * salvo[0]!;
  }
}

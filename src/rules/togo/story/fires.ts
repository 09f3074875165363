import type { Description } from '../../rulebook';
import { findShip, shipStatus } from '../battle/look';
import type { BattleState } from '../battle/state';
import type { Side } from '../types';
import type { FireReport } from './report-types';
import { dataOf } from './told';

interface Burning {
  lit: number;
  putOut: number;
  damage: number;
}

/** Every fire from the hit that lit it to how it ended. */
export class Fires {
  private readonly ships = new Map<string, Burning>();

  read(one: Description): void {
    if (one.code === 'DamageResolved') {
      const { ship, hits } = dataOf(one, 'DamageResolved');
      this.of(ship).lit += hits.reduce((sum, hit) => sum + hit.fires, 0);
    } else if (one.code === 'DamageControlled') {
      const { ship, result, extra } = dataOf(one, 'DamageControlled');
      const burning = this.of(ship);
      if (result === 'OUT') burning.putOut += 1;
      burning.damage += extra.length;
    }
  }

  litOn(side: Side, now: BattleState): number {
    let lit = 0;
    for (const [ship, burning] of this.ships) if (findShip(now, ship)?.side === side) lit += burning.lit;
    return lit;
  }

  /** Ships that burned, the most fires first. */
  report(now: BattleState): readonly FireReport[] {
    return [...this.ships]
      .filter(([, { lit, damage }]) => lit + damage > 0)
      .map(([id, { lit, putOut, damage }]) => {
        const ship = findShip(now, id);
        const lost = ship !== null && shipStatus(ship) === 'sunk';
        return { ship: id, lit, putOut, damage, burning: lost ? 0 : (ship?.fires ?? 0), lost };
      })
      .sort((a, b) => b.lit - a.lit || (a.ship < b.ship ? -1 : 1));
  }

  private of(ship: string): Burning {
    const made = this.ships.get(ship) ?? { lit: 0, putOut: 0, damage: 0 };
    this.ships.set(ship, made);
    return made;
  }
}

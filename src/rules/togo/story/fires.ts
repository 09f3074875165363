import type { Description } from '../../rulebook';
import { findShip, shipStatus } from '../battle/queries';
import type { BattleState, Ship } from '../battle/state';
import type { Side } from '../types';
import type { FireReport } from './report-types';
import { dataOf } from './action';

type Burning = { -readonly [Part in 'lit' | 'spread' | 'putOut' | 'damage']: number };

/** Every fire from the hit that lit it to how it ended. */
export class Fires {
  private readonly ships = new Map<string, Burning>();
  /** Hits that fires did to the ships they burned on. */
  private readonly own = new Set<number>();

  read(one: Description): void {
    if (one.code === 'DamageResolved') {
      const { ship, hits } = dataOf(one, 'DamageResolved');
      const burning = this.of(ship);
      for (const { hit, fires } of hits) burning[this.own.has(hit) ? 'spread' : 'lit'] += fires;
    } else if (one.code === 'DamageControlled') {
      const { ship, result, extra } = dataOf(one, 'DamageControlled');
      const burning = this.of(ship);
      if (result === 'OUT') burning.putOut += 1;
      burning.damage += extra.length;
      for (const { id } of extra) this.own.add(id);
    }
  }

  /** Fires that hits of the other side lit; not those that spread from them. */
  litOn(side: Side, now: BattleState): number {
    let lit = 0;
    for (const [ship, burning] of this.ships) if (findShip(now, ship)?.side === side) lit += burning.lit;
    return lit;
  }

  /** Ships that burned or burn, the most fires first. */
  report(known: readonly Ship[]): readonly FireReport[] {
    return known
      .map((ship): FireReport => {
        const told = this.ships.get(ship.id) ?? none();
        const lost = shipStatus(ship) === 'sunk';
        const otherwise = ship.fires - (told.lit + told.spread - told.putOut);
        return { ship: ship.id, ...told, otherwise, burning: lost ? 0 : ship.fires, lost };
      })
      .filter(({ lit, spread, damage, otherwise }) => lit + spread + damage > 0 || otherwise !== 0)
      .sort((a, b) => b.lit - a.lit || (a.ship < b.ship ? -1 : 1));
  }

  private of(ship: string): Burning {
    const made = this.ships.get(ship) ?? none();
    this.ships.set(ship, made);
    return made;
  }
}

const none = (): Burning => ({ lit: 0, spread: 0, putOut: 0, damage: 0 });

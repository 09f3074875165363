import { type AfterRound, swingOf } from '@/rules/common/fight-ahead';
import * as mukden from '@/rules/mukden/index';
import * as redSun from '@/rules/red-sun/index';
import * as tide from '@/rules/tide/index';
import * as tsushima from '@/rules/tsushima/index';
import { RedSunTable } from '@/testing/red-sun-table';

const AT_MOST = 1e-12;
/** The same with the names of the sides exchanged. */
const exchanged = (rows: readonly AfterRound[]): readonly AfterRound[] =>
  rows.map((row) => ({
    ...row,
    lost: { ijn: row.lost.irn, irn: row.lost.ijn },
    ships: row.ships.map((ship) => ({ ...ship, side: ship.side === 'ijn' ? 'irn' : 'ijn' })),
  }));
const close = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(AT_MOST);

describe('The Tide at Sunrise', () => {
  const ship = (id: string) => tide.COUNTERS.find((counter) => counter.id === id)!;
  const hull = (id: string) => ({ ...ship(id), ratings: ship(id).ratings!, damaged: false, hits: 0 });
  const ids = { ijn: ['mikasa', 'japanese-cruisers-1'], irn: ['poltava'] };
  const facts = {
    ids,
    range: 'short',
    rounds: 3,
    advantage: { ijn: 'broadside', irn: null },
    lines: { ijn: ids.ijn.map(hull), irn: ids.irn.map(hull) },
  } as const;

  test('[TAS-6] each round as the odds of a fight of so many; points for battleships alone', () => {
    const rows = tide.fightAhead(facts, tide.DEFAULT_RULINGS);
    expect(rows.map(({ round }) => round)).toEqual([1, 2, 3]);
    for (const row of rows) {
      const { ships } = tide.fightOdds({ ...facts, rounds: row.round }, tide.DEFAULT_RULINGS);
      close(row.lost.irn, ships.irn[0]!.pSunk);
      // The cruisers bring no Togo points.
      close(row.lost.ijn, ships.ijn[0]!.pSunk);
      expect(row.ships.map(({ id }) => id)).toEqual([...ids.ijn, ...ids.irn]);
    }
  });

  test('with the sides swapped the fleets change hands, and the broadside stays Japanese', () => {
    const swapped = tide.swappedFight(facts);
    expect(swapped.ids).toEqual({ ijn: ids.irn, irn: ids.ijn });
    expect(swapped.advantage).toBe(facts.advantage);
    const [now] = tide.fightAhead(facts, tide.DEFAULT_RULINGS);
    const [then] = tide.fightAhead(swapped, tide.DEFAULT_RULINGS);
    // Two ships shoot at one: whoever has the two is better off.
    expect(swingOf(now!)).toBeGreaterThan(swingOf(then!));
  });
});

describe('Tsushima', () => {
  const begun = tsushima.tsushimaCampaign.begin(tsushima.houseSetup('test', 'chemulpo'));
  /** Variag and Asama in the same lane, everybody else gone: two ships, so the joint chances are few. */
  const duel: tsushima.CampaignState = {
    ...begun,
    battle: {
      ...begun.battle!,
      units: Object.fromEntries(
        Object.values(begun.battle!.units)
          .filter(({ kind }) => kind === 'division')
          .map((unit) => [unit.id, { ...unit, column: 6, from: 6, ships: [unit.side === 'ijn' ? 'asama' : 'variag'] }]),
      ),
    },
  };

  test('one round is what the board says', () => {
    const [first] = tsushima.battleAhead(duel, duel.battle!, 1)!;
    for (const { id, after } of tsushima.boardOdds(duel, duel.battle!)) {
      close(first!.ships.find((ship) => ship.id === id)!.pLost, after[3]);
    }
  });

  test('two rounds are exact: the same as going through the joint states of both ships', () => {
    const start = new Map([['0 0', 1]]);
    const after = (chances: ReadonlyMap<string, number>) => {
      const next = new Map<string, number>();
      for (const [key, p] of chances) {
        const [asama = 0, variag = 0] = key.split(' ').map(Number);
        const hits: Record<string, number> = { asama, variag };
        const ships = Object.fromEntries(
          Object.entries(duel.ships).map(([id, ship]) => [
            id,
            id in hits ? { ...ship, hits: Math.min(2, hits[id]!) } : ship,
          ]),
        );
        const odds = tsushima.boardOdds({ ...duel, ships }, duel.battle!);
        const quad = (id: string, foe: string) => {
          // Who is sunk stays sunk and fires no more.
          const stay = [0, 1, 2, 3].map((state) => (state === hits[id] ? 1 : 0));
          return hits[id] === 3 || hits[foe] === 3 ? stay : odds.find((ship) => ship.id === id)!.after;
        };
        for (const [a, pa] of quad('asama', 'variag').entries()) {
          for (const [v, pv] of quad('variag', 'asama').entries()) {
            next.set(`${a} ${v}`, (next.get(`${a} ${v}`) ?? 0) + p * pa * pv);
          }
        }
      }
      return next;
    };
    const joint = after(after(start));
    const rows = tsushima.battleAhead(duel, duel.battle!, 3)!;
    const lost = (place: 0 | 1) =>
      [...joint].reduce((sum, [key, p]) => (key.split(' ')[place] === '3' ? sum + p : sum), 0);
    expect(lost(0) + lost(1)).toBeGreaterThan(0);
    close(rows[1]!.ships.find(({ id }) => id === 'asama')!.pLost, lost(0));
    close(rows[1]!.ships.find(({ id }) => id === 'variag')!.pLost, lost(1));
    expect(rows.map(({ exact }) => exact)).toEqual([true, true, false]);
  });

  test('[TSU-58] the Russians fire from the round in which their surprise is over', () => {
    const lost = (surprise: number) =>
      tsushima
        .battleAhead(duel, { ...duel.battle!, round: 3, surprise }, 3)!
        .map(({ ships }) => ships.find(({ id }) => id === 'asama')!.pLost);
    expect(lost(9)).toEqual([0, 0, 0]);
    const [first, second, third] = lost(4);
    expect([first, second! > 0, third! > second!]).toEqual([0, true, true]);
  });

  describe('with the sides swapped', () => {
    const { battle } = duel;
    const swapped = (of: tsushima.Battle) => tsushima.battleAhead(duel, tsushima.swappedBattle(of), 2)!;

    test('on the open sea only the losses change hands, and it is not offered', () => {
      expect(tsushima.hasRoles(battle!)).toBe(false);
      expect(swapped(battle!)).toEqual(exchanged(tsushima.battleAhead(duel, battle!, 2)!));
    });

    test('[TSU-55] the coast guns stay with the port, so they fire at the ships that defended it', () => {
      // Asama in lane 6 and Variag in lane 7: either is as far from the coast behind the other.
      const units = Object.fromEntries(
        Object.values(battle!.units).map((unit) => [unit.id, unit.side === 'irn' ? { ...unit, column: 7 } : unit]),
      );
      const port = { ...battle!, units, defender: 'irn' } as const;
      expect(tsushima.hasRoles(port)).toBe(true);
      const now = tsushima.battleAhead(duel, port, 2)!;
      expect(swapped(port)).not.toEqual(exchanged(now));
      // The same as if the Japanese had the port and everybody else stayed.
      expect(swapped(port)).toEqual(exchanged(tsushima.battleAhead(duel, { ...port, defender: 'ijn' }, 2)!));
    });

    test('[TSU-58] whoever has the Russian part is surprised', () => {
      const surprised = { ...battle!, surprise: 5 };
      expect(tsushima.hasRoles(surprised)).toBe(true);
      const [now] = tsushima.battleAhead(duel, surprised, 1)!;
      const [then] = swapped(surprised);
      expect([now!.lost.ijn, then!.lost.ijn]).toEqual([0, 0]);
      // Variag is silent now, Asama is once she is Russian.
      expect(now!.lost.irn).toBeGreaterThan(0);
      close(then!.lost.irn, tsushima.battleAhead(duel, battle!, 1)![0]!.lost.ijn);
    });
  });

  test('without a table nobody can say', () => {
    const none = { source: 'none', reading: null } as const;
    expect(tsushima.battleAhead({ ...duel, tables: { ...duel.tables, gunfire: none } }, duel.battle!, 2)).toBeNull();
  });
});

describe('Red Sun Rising', () => {
  const { state, battle } = new RedSunTable().meet().close(1, 2);

  test('the first hour is the sum of what every gun brings; longer is never less', () => {
    const rows = redSun.battleAhead(state, battle, 3)!;
    const view = redSun.redSunCampaign.view(state, 'public') as unknown as redSun.CampaignView;
    /** Every way the dice at one ship may fall; what goes beyond sinking her is not counted. */
    const meanAt = (id: string): number => {
      const left = state.ships[id]!.defence! - state.ships[id]!.damage;
      const guns = view.battle!.gunners.filter(({ target }) => target === id);
      const ways = guns.reduce<readonly number[]>(
        (sums, { faces }) => sums.flatMap((sum) => faces!.map((damage) => sum + damage)),
        [0],
      );
      return ways.reduce((sum, damage) => sum + Math.min(left, damage), 0) / ways.length;
    };
    const mean = (side: string) =>
      Object.values(state.ships).reduce((sum, ship) => (ship.side === side ? sum + meanAt(ship.id) : sum), 0);
    close(rows[0]!.lost.ijn, mean('ijn'));
    close(rows[0]!.lost.irn, mean('irn'));
    expect(rows[2]!.lost.irn).toBeGreaterThan(rows[0]!.lost.irn);
  });

  test('with the best targets more defence points are sunk than in line order, and as many as any choice brings', () => {
    // Two ships against two, one of them all but sunk: four ways for the Japanese to fire.
    const ids = { ijn: [] as string[], irn: [] as string[] };
    for (const side of ['ijn', 'irn'] as const) {
      ids[side] = battle.fleets[side].flatMap((fleet) => redSun.shipsOf(state, fleet).map(({ id }) => id)).slice(0, 2);
    }
    const kept = [...ids.ijn, ...ids.irn];
    const ships = Object.fromEntries(
      Object.values(state.ships).map((ship) => {
        const isWeak = ship.id === ids.irn[1];
        if (!kept.includes(ship.id)) return [ship.id, { ...ship, fate: 'sunk' as const }];
        return [ship.id, { ...ship, strength: 8, disabled: false, defence: 20, damage: isWeak ? 18 : 0 }];
      }),
    );
    const few = { ...state, ships };
    const sunkPoints = (rows: readonly AfterRound[]) =>
      rows.at(-1)!.ships.reduce((sum, { id, pLost }) => (ids.irn.includes(id) ? sum + 20 * pLost : sum), 0);
    const choices = ids.irn.flatMap((first) =>
      ids.irn.map((second) => {
        const aims = { [ids.ijn[0]!]: first, [ids.ijn[1]!]: second };
        return sunkPoints(redSun.battleAhead(few, { ...battle, aims }, 2)!);
      }),
    );
    const best = sunkPoints(redSun.battleAhead(few, battle, 2, 'best')!);
    close(best, Math.max(...choices));
    expect(best).toBeGreaterThan(Math.min(...choices));
  });

  test('[RSR-8] an assault, round by round; swapped, the defenders assault on the same ground', () => {
    const facts = { attack: [6, 3], defence: [4, 2], terrain: 'clear', river: false, rounds: 2 } as const;
    const [one] = redSun.assaultAhead(facts, 'irn');
    const { cells } = redSun.landOdds({ attack: 6, defence: 4, terrain: 'clear', river: false });
    close(one!.lost.irn, cells.reduce((sum, [lost]) => sum + Math.min(2, lost), 0) / 6);
    close(one!.lost.ijn, cells.reduce((sum, [, lost]) => sum + Math.min(2, lost), 0) / 6);
    close(one!.ships.find(({ side }) => side === 'ijn')!.pLost, cells.filter(([, lost]) => lost >= 2).length / 6);
    const [other] = redSun.assaultAhead(redSun.swappedAssault(facts), 'ijn');
    const turned = redSun.landOdds({ attack: 4, defence: 6, terrain: 'clear', river: false }).cells;
    close(other!.lost.ijn, turned.reduce((sum, [lost]) => sum + Math.min(2, lost), 0) / 6);
    close(other!.lost.irn, turned.reduce((sum, [, lost]) => sum + Math.min(2, lost), 0) / 6);
    expect(other!.lost).not.toEqual(one!.lost);
  });
});

describe('Mukden', () => {
  const facts: Parameters<typeof mukden.attackOdds>[0] = {
    side: 'ijn',
    defence: 4,
    terrain: 'clear',
    bombardment: 0,
    attackers: ([0, 2, 4] as const).map((place) => ({ place, factors: 4, hexside: 'open' })),
  };

  test('[MUK-37] this attack alone, and with momentum: never fewer steps lost', () => {
    const { odds } = mukden.attackOdds(facts, mukden.HOUSE_CRT, mukden.DEFAULT_RULINGS);
    const [attack, momentum] = mukden.attackAhead(facts, mukden.HOUSE_CRT, mukden.DEFAULT_RULINGS)!;
    close(attack!.lost.irn, odds!.cells.reduce((sum, [, lost]) => sum + Math.min(4, lost), 0) / 6);
    close(attack!.ships[0]!.pLost, odds!.pClears);
    expect(momentum!.lost.irn).toBeGreaterThanOrEqual(attack!.lost.irn);
    expect(momentum!.lost.ijn).toBeGreaterThanOrEqual(attack!.lost.ijn);
  });

  test('[MUK-32] by the other side the concentric bonus is a column less', () => {
    const bonus = (side: 'ijn' | 'irn') =>
      mukden.attackOdds({ ...facts, side }, mukden.HOUSE_CRT, mukden.DEFAULT_RULINGS).reading.shifts[0]?.shift;
    expect([bonus('ijn'), bonus(mukden.swappedAttack(facts).side)]).toEqual([2, 1]);
  });
});

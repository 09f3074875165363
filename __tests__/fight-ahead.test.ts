import { exchanged, swingOf } from '@/rules/common/fight-ahead';
import * as mukden from '@/rules/mukden/index';
import * as redSun from '@/rules/red-sun/index';
import * as tide from '@/rules/tide/index';
import * as tsushima from '@/rules/tsushima/index';
import { RedSunTable } from '@/testing/red-sun-table';

const AT_MOST = 1e-12;
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

  test('the rules treat both alike: swapped, the losses change hands', () => {
    const rows = redSun.battleAhead(state, battle, 2)!;
    exchanged(rows).forEach((row, place) => close(swingOf(row), -swingOf(rows[place]!)));
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

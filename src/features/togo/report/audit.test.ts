import '@/messages/togo';

import { paperMarkdown } from '@/kit/print/markdown';
import { type BattleState, battleView, type EventOf, turnSummaries } from '@/rules/togo/index';
import { eventsInForce, goldenStory } from '@/testing/golden-story';

import { namesIn } from '../words/names-in';
import { reportOf } from './report-of';
import { reportPaper } from './report-paper';

// The report of every golden game, worked out a second time from the recorded events by other means.

type Side = 'ijn' | 'irn';
interface Salvo {
  readonly weapon: string;
  readonly target: string;
  readonly dice: { readonly value: number };
  readonly start: { readonly value: number };
  readonly hit: { readonly value: number };
  readonly size: { readonly value: number };
  readonly pen: { readonly value: number };
  readonly onTarget: boolean;
  readonly effective: number;
  readonly hits: readonly { readonly id: number }[];
}
interface Fire {
  readonly side: Side;
  readonly salvos: readonly Salvo[];
}

const GAMES = ['day-fleet-action', 'night-torpedoes', 'convoy', 'umpire', 'second-thoughts', 'own-dice'];
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

function audit(game: string) {
  const { entries, items, state } = goldenStory(game);
  const events = eventsInForce(entries);
  const ofType = <T extends Parameters<typeof typed>[0]>(type: T) => events.flatMap((event) => typed(type, event));
  const fires: Fire[] = [
    ...ofType('GunfireResolved').map(({ ship, shots }) => ({ side: state.ships[ship]!.side, salvos: shots })),
    ...ofType('TorpedoResolved').map((attack) => ({
      side: state.ships[attack.launcher]!.side,
      salvos: [{ ...attack, weapon: 'torpedo' }],
    })),
  ];
  return { state, ofType, fires, report: reportOf(items, state) };
}

const typed = <
  T extends
    'GunfireResolved' | 'TorpedoResolved' | 'DamageResolved' | 'DamageControlled' | 'UnitsLost' | 'HouseRuleChanged',
>(
  type: T,
  event: { readonly type: string },
): readonly EventOf<T>[] => (event.type === type ? [event as EventOf<T>] : []);

const chanceOf = ({ hit, size, pen }: Salvo) =>
  [hit, size, pen].reduce((p, { value }) => p * (Math.min(6, value) / 6), 1);

/** How many hits one ship's fire brings: the start die face by face, then every die for itself. */
function spread(salvos: readonly Salvo[]): readonly number[] {
  const sum: number[] = [];
  for (let face = 1; face <= 6; face += 1) {
    let ways = [1 / 6];
    for (const salvo of salvos.filter(({ start }) => face <= start.value)) {
      for (let die = 0; die < salvo.dice.value; die += 1) ways = oneMore(ways, chanceOf(salvo));
    }
    for (const [count, p] of ways.entries()) sum[count] = (sum[count] ?? 0) + p;
  }
  return sum;
}

const oneMore = (ways: readonly number[], p: number): number[] =>
  [...ways, 0].map((_, count) => (ways[count] ?? 0) * (1 - p) + (ways[count - 1] ?? 0) * p);

function together(spreads: readonly (readonly number[])[]): readonly number[] {
  return spreads.reduce(
    (all, each) =>
      Array.from({ length: all.length + each.length - 1 }, (_, count) =>
        total(each.map((p, hits) => p * (all[count - hits] ?? 0))),
      ),
    [1],
  );
}

describe.each(GAMES)('%s', (game) => {
  const { state, ofType, fires, report } = audit(game);
  const sides: readonly Side[] = ['ijn', 'irn'];

  test('hits, dice and expectation of each weapon, and the luck of each side', () => {
    for (const side of sides) {
      const own = fires.filter((fire) => fire.side === side);
      const salvos = own.flatMap((fire) => fire.salvos);
      const { luck, weapons } = report.sides[side];
      expect(luck.hits).toBe(total(salvos.map(({ effective }) => effective)));
      const whole = together(own.map((fire) => spread(fire.salvos)));
      expect(luck.expected).toBeCloseTo(total(whole.map((p, count) => p * count)), 8);
      expect(luck.atLeast).toBeCloseTo(total(whole.slice(luck.hits)), 8);
      expect(luck.atMost).toBeCloseTo(total(whole.slice(0, luck.hits + 1)), 8);
      expect(weapons.map(({ weapon }) => weapon).sort()).toEqual(
        [...new Set(salvos.map(({ weapon }) => weapon))].sort(),
      );
      for (const told of weapons) {
        const fired = salvos.filter(({ weapon }) => weapon === told.weapon);
        expect(told).toMatchObject({
          shots: fired.length,
          onTarget: fired.filter(({ onTarget }) => onTarget).length,
          dice: total(fired.map(({ dice }) => dice.value)),
          hits: total(fired.map(({ effective }) => effective)),
        });
        expect(told.expected).toBeCloseTo(
          total(fired.map((salvo) => (salvo.dice.value * chanceOf(salvo) * Math.min(6, salvo.start.value)) / 6)),
          8,
        );
      }
    }
  });

  test('what the hits of each weapon came to', () => {
    const weaponOf = new Map<number, string>();
    for (const { side, salvos } of fires) {
      for (const { weapon, hits } of salvos) for (const { id } of hits) weaponOf.set(id, `${side} ${weapon}`);
    }
    const letters: Record<string, number> = {};
    const sank: Record<string, number> = {};
    const add = (to: Record<string, number>, key: string, by: number) => {
      if (by > 0) to[key] = (to[key] ?? 0) + by;
    };
    for (const { hits, markers } of ofType('DamageResolved')) {
      for (const { hit, letter } of markers) if (weaponOf.has(hit)) add(letters, `${weaponOf.get(hit)} ${letter}`, 1);
      for (const { hit, fires: lit, sunk } of hits) {
        const weapon = weaponOf.get(hit);
        if (weapon === undefined) continue;
        add(letters, `${weapon} F`, lit);
        if (sunk) add(sank, weapon, 1);
      }
    }
    for (const { worked, lost } of ofType('UnitsLost')) {
      for (const hit of worked.slice(0, lost)) add(sank, weaponOf.get(hit)!, 1);
    }
    const told: Record<string, number> = {};
    const toldSank: Record<string, number> = {};
    for (const side of sides) {
      for (const { weapon, harm: of, sank: sunk } of report.sides[side].weapons) {
        for (const [letter, count] of Object.entries(of)) if (count > 0) told[`${side} ${weapon} ${letter}`] = count;
        if (sunk > 0) toldSank[`${side} ${weapon}`] = sunk;
      }
    }
    expect(told).toEqual(letters);
    expect(toldSank).toEqual(sank);
  });

  test('fires: lit, put out, what they did and how they ended', () => {
    for (const fire of report.fires) {
      const hits = ofType('DamageResolved').filter(({ ship }) => ship === fire.ship);
      const tries = ofType('DamageControlled').filter(({ ship }) => ship === fire.ship);
      const own = new Set(tries.flatMap(({ extra }) => extra.map(({ id }) => id)));
      const lit = (bySelf: boolean) =>
        total(hits.flatMap((each) => each.hits.map((hit) => (own.has(hit.hit) === bySelf ? hit.fires : 0))));
      expect(fire.lit + fire.spread).toBe(lit(true) + lit(false));
      if (game !== 'umpire') expect([fire.lit, fire.spread]).toEqual([lit(false), lit(true)]);
      expect(fire.putOut).toBe(tries.filter(({ result }) => result === 'OUT').length);
      // There the umpire let a ship try her damage control behind a blank counter: nobody else was told.
      const damage = total(tries.map(({ extra }) => extra.length));
      if (game === 'umpire') expect(fire.damage).toBeLessThanOrEqual(damage);
      else expect(fire.damage).toBe(damage);
      expect(fire.lost ? 0 : state.ships[fire.ship]!.fires).toBe(fire.burning);
      // The columns add up; only where an umpire's pencil set fires is anything left over.
      expect(fire.lit + fire.spread + fire.otherwise - fire.putOut).toBe(state.ships[fire.ship]!.fires);
      if (game !== 'umpire') expect(fire.otherwise).toBe(0);
    }
    const burning = Object.values(state.ships).filter(
      ({ fires: now, group }) => now > 0 && state.groups[group]!.sighted,
    );
    expect(report.fires.map(({ ship }) => ship)).toEqual(expect.arrayContaining(burning.map(({ id }) => id)));
    const burned = ofType('DamageResolved').filter(({ hits }) => hits.some((hit) => hit.fires > 0));
    expect(report.fires.map(({ ship }) => ship)).toEqual(expect.arrayContaining(burned.map(({ ship }) => ship)));
  });

  test('losses: every boat once, every ship once', () => {
    for (const side of sides) {
      const own = ofType('UnitsLost').filter(({ ship }) => state.ships[ship]!.side === side);
      const gone = Object.values(state.ships).filter(
        (ship) => ship.side === side && !['TBD', 'TB', 'convoy'].includes(ship.card.type) && isGone(ship),
      );
      const { ships, boats, transports } = report.sides[side].losses;
      expect(boats + transports).toBe(total(own.map(({ lost }) => lost)));
      expect(ships).toBe(gone.length);
      const listed = report.losses.filter((loss) => loss.side === side && loss.units === 0);
      expect(listed.map(({ ship }) => ship)).toEqual(expect.arrayContaining(gone.map(({ id }) => id)));
    }
  });

  test('rulings: every house rule that was changed is listed', () => {
    const listed = report.umpire.filter(({ description }) => description.code === 'HouseRuleChanged');
    expect(listed.map(({ description }) => description.data)).toEqual(
      ofType('HouseRuleChanged').map(({ type: _, ...data }) => expect.objectContaining(data)),
    );
  });
});

const isGone = ({ fate, markers, fires }: BattleState['ships'][string]): boolean =>
  fate === 'sunk' || fate === 'scuttled' || fires >= 5 || markers.filter(({ letter }) => letter === 'P').length >= 3;

test('[TOGO-19] at no moment does the report of the night attack name a ship behind a blank counter', () => {
  for (let rows = 40; rows < 720; rows += 40) {
    const { items, state } = goldenStory('night-torpedoes', rows);
    const actions = items.flatMap((item) => (item.type === 'action' ? [item] : []));
    const names = namesIn(battleView(state, 'public'));
    const text = paperMarkdown(reportPaper(reportOf(items, state), turnSummaries(actions, state), names));
    const hidden = Object.values(state.ships).filter(({ group }) => state.groups[group]?.sighted === false);
    for (const { name } of hidden) expect(text).not.toContain(name);
  }
});

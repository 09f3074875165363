import type { Description } from '../../rulebook';
import { findGroup, findShip } from '../battle/queries';
import type { BattleState, BySide } from '../battle/state';
import type { Side, Weapon } from '../types';
import { Expectation, type FiredNumbers, hitsExpected, meanHits } from './luck';
import type { Harm, ShipReport, SideReport, TurnHits, WeaponReport } from './report-types';
import { dataOf } from './action';

type Tally = { -readonly [Part in Exclude<keyof WeaponReport, 'weapon' | 'harm'>]: number } & { harm: Counted };
type Counted = { -readonly [Part in keyof Harm]: number };

/** A hit under way to the damage phase: on whose account it goes. */
interface Scored {
  readonly tallies: readonly Tally[];
  readonly restricted: boolean;
}

interface Gunner {
  readonly side: Side;
  readonly luck: Expectation;
  readonly weapons: Map<Weapon, Tally>;
}

/** Who fired what, gathered shot by shot; hits are followed to what the hit table made of them. */
export class Shooting {
  private readonly gunners = new Map<string, Gunner>();
  private readonly ofSide: BySide<Gunner>;
  private readonly taken = new Map<string, number>();
  private readonly byTurn = new Map<number, { hits: Record<Side, number>; expected: Record<Side, number> }>();
  private readonly suffered = new Map<string, Counted>();
  private readonly hits = new Map<number, Scored>();

  constructor(private readonly now: BattleState) {
    this.ofSide = { ijn: newGunner('ijn'), irn: newGunner('irn') };
  }

  read(one: Description, turn: number): void {
    if (one.code === 'GunfireResolved') {
      const { ship, shots } = dataOf(one, 'GunfireResolved');
      this.fired(ship, shots, turn);
    } else if (one.code === 'TorpedoResolved') {
      const attack = dataOf(one, 'TorpedoResolved');
      this.fired(attack.launcher, [{ ...attack, weapon: 'torpedo' as const }], turn);
    } else if (one.code === 'DamageResolved') this.worked(one);
    else if (one.code === 'UnitsLost') this.unitsLost(one);
  }

  private fired(firer: string | null, shots: readonly Fired[], turn: number): void {
    const side = this.sideOf(firer, shots);
    if (side === null) return;
    const distribution = hitsExpected(shots);
    const hits = shots.reduce((sum, { effective }) => sum + effective, 0);
    const gunners = [this.ofSide[side], ...(firer === null ? [] : [this.gunner(firer, side)])];
    for (const { luck } of gunners) luck.add(distribution, hits);
    const inTurn = this.byTurn.get(turn) ?? { hits: { ijn: 0, irn: 0 }, expected: { ijn: 0, irn: 0 } };
    this.byTurn.set(turn, inTurn);
    for (const shot of shots) {
      const expected = meanHits(shot, shots);
      inTurn.hits[side] += shot.effective;
      inTurn.expected[side] += expected;
      this.taken.set(shot.target, (this.taken.get(shot.target) ?? 0) + shot.effective);
      const tallies = gunners.map(({ weapons }) => tallyIn(weapons, shot.weapon));
      for (const tallied of tallies) {
        tallied.shots += 1;
        tallied.onTarget += shot.onTarget ? 1 : 0;
        tallied.dice += shot.dice.value;
        tallied.hits += shot.effective;
        tallied.expected += expected;
      }
      for (const { id, restricted } of shot.hits) this.hits.set(id, { tallies, restricted });
    }
  }

  private worked(one: Description): void {
    const { ship, hits, markers } = dataOf(one, 'DamageResolved');
    const own = this.suffered.get(ship) ?? noHarm();
    this.suffered.set(ship, own);
    const count = (hit: number, letter: keyof Harm, by: number) => {
      own[letter] += by;
      for (const { harm } of this.hits.get(hit)?.tallies ?? []) harm[letter] += by;
    };
    for (const { hit, letter } of markers) count(hit, letter, 1);
    for (const { hit, fires, sunk } of hits) {
      count(hit, 'F', fires);
      if (sunk) sank(this.hits.get(hit), 1);
    }
  }

  /** A hit takes a boat, or the whole base. Only restricted hits may do no harm: where some did not, the others did. */
  private unitsLost(one: Description): void {
    const { worked, lost } = dataOf(one, 'UnitsLost');
    const scored = worked.flatMap((id) => this.hits.get(id) ?? []);
    scored.sort((a, b) => Number(a.restricted) - Number(b.restricted));
    for (const hit of scored.slice(0, lost)) sank(hit, 1);
    sank(scored[0], Math.max(0, lost - worked.length));
  }

  /** Of a firer nobody knows, the side is that which her targets are not on. */
  private sideOf(firer: string | null, shots: readonly Fired[]): Side | null {
    const own = firer === null ? null : (findShip(this.now, firer)?.side ?? findGroup(this.now, firer)?.side ?? null);
    const struck = findShip(this.now, shots[0]?.target ?? '')?.side ?? null;
    return own ?? (struck === null ? null : struck === 'ijn' ? 'irn' : 'ijn');
  }

  private gunner(id: string, side: Side): Gunner {
    const made = this.gunners.get(id) ?? newGunner(side);
    this.gunners.set(id, made);
    return made;
  }

  side(side: Side): Pick<SideReport, 'luck' | 'weapons'> {
    const { luck, weapons } = this.ofSide[side];
    return { luck: luck.luck(), weapons: weaponReports(weapons) };
  }

  /** Everybody who fired or was hit, the most hits first. */
  ships(): readonly ShipReport[] {
    const struck = [...this.taken].flatMap(([id, taken]) => (taken > 0 ? [id] : []));
    for (const id of [...struck, ...this.suffered.keys()]) {
      const side = findShip(this.now, id)?.side;
      if (side !== undefined) this.gunner(id, side);
    }
    return [...this.gunners]
      .map(([id, { side, luck, weapons }]) => ({
        ...{ id, side, unseen: findShip(this.now, id) === null, luck: luck.luck(), weapons: weaponReports(weapons) },
        ...{ taken: this.taken.get(id) ?? 0, suffered: this.suffered.get(id) ?? noHarm() },
      }))
      .sort((a, b) => b.luck.hits - a.luck.hits || b.taken - a.taken || (a.id < b.id ? -1 : 1));
  }

  turns(last: number): readonly TurnHits[] {
    const none = { ijn: 0, irn: 0 };
    return Array.from({ length: last }, (_, place) => {
      const { hits = none, expected = none } = this.byTurn.get(place + 1) ?? {};
      return { turn: place + 1, hits, expected };
    });
  }
}

type Fired = FiredNumbers & {
  readonly weapon: Weapon;
  readonly target: string;
  readonly onTarget: boolean;
  readonly effective: number;
  readonly hits: readonly { readonly id: number; readonly restricted: boolean }[];
};

const noHarm = (): Counted => ({ P: 0, M: 0, S: 0, T: 0, F: 0 });

function sank(hit: Scored | undefined, count: number): void {
  for (const tallied of hit?.tallies ?? []) tallied.sank += count;
}

const newGunner = (side: Side): Gunner => ({ side, luck: new Expectation(), weapons: new Map() });

function tallyIn(weapons: Map<Weapon, Tally>, weapon: Weapon): Tally {
  const none = { shots: 0, onTarget: 0, dice: 0, hits: 0, expected: 0, sank: 0 };
  const made = weapons.get(weapon) ?? { ...none, harm: noHarm() };
  weapons.set(weapon, made);
  return made;
}

const weaponReports = (weapons: ReadonlyMap<Weapon, Tally>): readonly WeaponReport[] =>
  [...weapons]
    .map(([weapon, tallied]) => ({ weapon, ...tallied }))
    .sort((a, b) => b.hits - a.hits || b.dice - a.dice || (a.weapon < b.weapon ? -1 : 1));

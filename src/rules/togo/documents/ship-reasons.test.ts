import { SHIPS, shipById } from '../ships/library';
import { rateShip } from '../ships/rate-ship';
import { ARCS } from '../types';
import {
  armourReason,
  batteryReason,
  boatsReason,
  sizeReason,
  speedReason,
  torpedoReason,
  typeReason,
} from './ship-reasons';

const ship = (id: string) => shipById(id)!;

test('what is told of a rating comes to that rating, for every ship', () => {
  for (const facts of SHIPS) {
    const ratings = rateShip(facts);
    expect(typeReason(facts).type).toBe(ratings.type);
    expect(speedReason(facts).speed).toBe(ratings.speed);
    expect(armourReason(facts).armour).toBe(ratings.armour);
    expect(sizeReason(facts).size).toEqual(ratings.size);
    expect(torpedoReason(facts)).toMatchObject(ratings.torpedoes);
    expect(boatsReason(facts).boats).toBe(ratings.boatsPerBase);
    for (const battery of ratings.batteries) {
      const reason = batteryReason(facts, battery.weapon)!;
      expect(reason.groups).not.toEqual([]);
      for (const arc of ARCS) {
        const barrels = reason.groups.reduce((sum, group) => sum + group[arc], 0);
        expect(Math.ceil(barrels / reason.barrelsPerDie)).toBe(battery.dice[arc]);
      }
    }
  }
});

test('every gun of a ship is told of in one battery', () => {
  for (const facts of SHIPS) {
    const told = rateShip(facts).batteries.flatMap(({ weapon }) => batteryReason(facts, weapon)!.groups);
    const guns = [...facts.mainGuns, ...facts.secondaryGuns, ...facts.tertiaryGuns];
    expect(told).toHaveLength(guns.length);
    expect(new Set(told)).toEqual(new Set(guns));
  }
});

test('a share of the tubes is what the facts and the two numbers make it', () => {
  for (const facts of SHIPS) {
    const { by, tubes, tubesPerFactor, least, factors } = torpedoReason(facts);
    const expected = { none: 0, boat: tubes, share: Math.max(least, Math.floor(tubes / tubesPerFactor)) }[by];
    expect(factors).toBe(expected);
  }
});

test('armour comes from kind, belt or deck', () => {
  expect(armourReason(ship('mikasa'))).toMatchObject({ by: 'belt', quality: 1, worthMm: 229, from: 180 });
  expect(armourReason(ship('harusame-class'))).toMatchObject({ by: 'kind', kind: 'destroyer' });
  expect(armourReason({ ...ship('mikasa'), beltMm: 20 })).toMatchObject({ by: 'belt', armour: 1, from: null });
  expect(armourReason({ ...ship('mikasa'), beltMm: 0, deckMm: 44 })).toMatchObject({ by: 'none', from: 45 });
  expect(armourReason({ ...ship('mikasa'), beltMm: 0, deckMm: 45 })).toMatchObject({ by: 'deck', armour: 1 });
});

test('a weapon she never had has no reason', () => {
  expect(batteryReason(ship('mikasa'), '10in')).toBeNull();
});

import { batteryNumbers } from '../battery';
import type { ShipCard } from '../battle/state';
import { type FollowUpEffect, THRESHOLDS } from '../data/hit-tables';
import { RANGE_BANDS } from '../data/range-tables';
import { halved } from '../halving';
import { readHit } from '../hit-effect';
import type { Ruleset } from '../ruleset';
import { type Column, COLUMNS, type Letter, LETTERS, MARKERS, type Side } from '../types';

/** A ship in one of the two lines. Small craft have no damage table and do not stand in line. */
export interface DuelShip {
  readonly side: Side;
  readonly card: ShipCard;
}

export const standsInLine = ({ type }: ShipCard): boolean => (COLUMNS as readonly string[]).includes(type);

/** Hits on a battery beyond this change nothing any more. */
const HITS = 8;
const FACES = 6;
const EFFECTS: readonly FollowUpEffect[] = [null, 'fire', 'sunk'];

/**
 * Two lines at one range, broadside to broadside, as bare numbers: what the procedures would answer, asked once. Letters
 * of a table result are packed, three bits each, the first lowest.
 */
export interface Duel {
  readonly ships: number;
  /** Of each ship: 0 or 1, and where her batteries begin; one place more at the end. */
  readonly side: Uint8Array;
  readonly first: Uint16Array;
  /** Of each battery. */
  readonly start: Uint8Array;
  readonly hit: Uint8Array;
  readonly main: Uint8Array;
  /** Of each battery after 0 to 7 hits on it. */
  readonly dice: Uint8Array;
  /** Of each battery at each ship. */
  readonly pen: Uint8Array;
  readonly restricted: Uint8Array;
  /** Of each ship as a target: her size, and twelve table results, free and restricted. */
  readonly size: Uint8Array;
  readonly results: Uint16Array;
  /** Whether T hits 1 to 4 are counted, and throw their die. */
  readonly counted: Uint8Array;
  readonly explodes: Uint8Array;
  /** Follow-up dice of M, S and T: 0 nothing, 1 fire, 2 sunk. */
  readonly follow: Uint8Array;
  /** Most dice one ship's fire can use. */
  readonly mostDice: number;
}

export function makeDuel(ships: readonly DuelShip[], range: number, rules: Ruleset): Duel {
  const batteries = ships.flatMap(({ card }, ship) => card.batteries.map((battery) => ({ ...battery, ship })));
  const first = new Uint16Array(ships.length + 1);
  for (const { ship } of batteries) for (let next = ship + 1; next <= ships.length; next += 1) first[next]! += 1;
  const duel = {
    ships: ships.length,
    side: Uint8Array.from(ships, ({ side }) => (side === 'ijn' ? 0 : 1)),
    first,
    start: new Uint8Array(batteries.length),
    hit: new Uint8Array(batteries.length),
    main: Uint8Array.from(batteries, ({ main }) => Number(main)),
    dice: new Uint8Array(batteries.length * HITS),
    pen: new Uint8Array(batteries.length * ships.length),
    restricted: new Uint8Array(batteries.length * ships.length),
    size: Uint8Array.from(ships, ({ card }) => card.size.gun),
    results: Uint16Array.from(ships.flatMap(({ card }) => resultsOf(card.type as Column, range, rules))),
    counted: Uint8Array.from(ships.flatMap(({ card }) => torpedoTable(card, rules))),
    explodes: Uint8Array.from(ships.flatMap(({ card }) => explosionTable(card, rules))),
    follow: Uint8Array.from(
      (['M', 'S', 'T'] as const).flatMap((letter) =>
        rules.tables.followUps[letter].map((each) => EFFECTS.indexOf(each)),
      ),
    ),
    mostDice: 1,
  };
  for (const [place, { weapon, dice, main }] of batteries.entries()) {
    for (const [target, { card }] of ships.entries()) {
      const facts = { weapon, dice: dice.side, range, size: card.size.gun, armour: card.armour, main };
      const numbers = batteryNumbers(facts, rules);
      if (!numbers.ok) continue;
      const { start, hit, pen, restricted } = numbers.value;
      duel.start[place] = start.value;
      duel.hit[place] = hit.value;
      duel.pen[place * ships.length + target] = pen.value;
      duel.restricted[place * ships.length + target] = Number(restricted);
      for (let hits = 0; hits < HITS; hits += 1) {
        const left = batteryNumbers({ ...facts, batteryHits: hits }, rules);
        duel.dice[place * HITS + hits] = left.ok ? left.value.dice.value : 0;
      }
    }
  }
  const most = ships.map((_, ship) => {
    let dice = 1;
    for (let battery = first[ship]!; battery < first[ship + 1]!; battery += 1) dice += 3 * duel.dice[battery * HITS]!;
    return dice;
  });
  return { ...duel, mostDice: Math.max(1, ...most) };
}

/** Free hits, then restricted ones, for each face. */
function resultsOf(column: Column, range: number, rules: Ruleset): readonly number[] {
  const beyond8 = range > RANGE_BANDS[2];
  return [false, true].flatMap((restricted) =>
    Array.from({ length: FACES }, (_, face) =>
      packed(readHit({ kind: 'gun', beyond8, restricted }, column, face + 1, rules).letters),
    ),
  );
}

const packed = (letters: readonly Letter[]): number =>
  letters.reduce((sum, letter, place) => sum + ((LETTERS.indexOf(letter) + 1) << (3 * place)), 0);

const T_HITS = [0, 1, 2, 3] as const;

const torpedoTable = ({ torpedoes }: ShipCard, { houseRules }: Ruleset): readonly number[] =>
  T_HITS.map((hits) => Number(halved(torpedoes.factors, hits, houseRules) > 0));

function explosionTable(card: ShipCard, rules: Ruleset): readonly number[] {
  const { tExplosion } = rules.houseRules;
  if (tExplosion === 'if-torpedoes-aboard') return torpedoTable(card, rules);
  return T_HITS.map(() => Number(tExplosion === 'always'));
}

/** Faces for simulations, made by whoever runs them: a buffer that is filled anew when it may run short. */
export interface DiceBuffer {
  readonly faces: Uint8Array;
  at: number;
  fill(): void;
}

/** What became of the ships in a fight, kept from fight to fight like the arrays of a bare loop. */
interface Fight {
  readonly marks: Uint8Array;
  readonly out: Uint8Array;
  readonly line: Uint16Array;
  readonly hitShip: Uint16Array;
  readonly hitKind: Uint8Array;
}

/** Places of a ship's marks: P, M, S, T, fires, sunk. */
const MARKS = 8;
const FIRES = MARKERS.length;
const SUNK = FIRES + 1;
const MOST_HITS = 4096;
/** Dice of one hit: the table's, and one for each of three letters. */
const DICE_OF_A_HIT = 4;

export const newFight = ({ ships }: Duel): Fight => ({
  marks: new Uint8Array(ships * MARKS),
  out: new Uint8Array(ships),
  line: new Uint16Array(2 * (ships + 1)),
  hitShip: new Uint16Array(MOST_HITS),
  hitKind: new Uint8Array(MOST_HITS),
});

/**
 * One fight of so many turns. In each, every ship fires her broadside at her opposite number, then all hits are worked
 * off. Ships out of the line by the end of each turn are added to `losses`, two numbers a turn.
 */
export function fight(duel: Duel, dice: DiceBuffer, turns: number, losses: Float64Array, run: Fight): void {
  const { out, marks } = run;
  out.fill(0);
  marks.fill(0);
  let lost0 = 0;
  let lost1 = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const hits = fireAll(duel, dice, run);
    for (let hit = 0; hit < hits; hit += 1) workOff(duel, dice, run, run.hitShip[hit]!, run.hitKind[hit]!);
    for (let ship = 0; ship < duel.ships; ship += 1) {
      if (out[ship] === 1 || !isOut(marks, ship * MARKS)) continue;
      out[ship] = 1;
      if (duel.side[ship] === 0) lost0 += 1;
      else lost1 += 1;
    }
    losses[2 * turn]! += lost0;
    losses[2 * turn + 1]! += lost1;
  }
}

const isOut = (marks: Uint8Array, at: number): boolean =>
  marks[at]! >= THRESHOLDS.sunk.P || marks[at + SUNK] === 1 || marks[at + FIRES]! >= THRESHOLDS.abandoned.fires;

const isSilent = (marks: Uint8Array, at: number): boolean =>
  marks[at]! >= THRESHOLDS.silenced.P || marks[at + FIRES]! >= THRESHOLDS.silenced.fires;

/** All ships fire at once: hits wait until the last has fired. */
function fireAll(duel: Duel, dice: DiceBuffer, { marks, out, line, hitShip, hitKind }: Fight): number {
  const { ships, side, first, start, hit, main, dice: diceOf, pen, restricted, size } = duel;
  // Both lines without those that are out, one after the other in one array.
  const half = ships + 1;
  let count0 = 0;
  let count1 = 0;
  for (let ship = 0; ship < ships; ship += 1) {
    if (out[ship] === 1) continue;
    if (side[ship] === 0) line[count0++] = ship;
    else line[half + count1++] = ship;
  }
  if (count0 === 0 || count1 === 0) return 0;
  const { faces } = dice;
  let hits = 0;
  for (let place = 0; place < count0 + count1; place += 1) {
    const isFirst = place < count0;
    const ship = isFirst ? line[place]! : line[half + place - count0]!;
    if (isSilent(marks, ship * MARKS)) continue;
    const target = isFirst ? line[half + (place % count1)]! : line[(place - count0) % count0]!;
    if (dice.at + duel.mostDice > faces.length) dice.fill();
    let { at } = dice;
    const die = faces[at++]!;
    for (let battery = first[ship]!; battery < first[ship + 1]!; battery += 1) {
      if (die > start[battery]!) continue;
      const marked = marks[ship * MARKS + (main[battery] === 1 ? 1 : 2)]!;
      let left = diceOf[battery * HITS + (marked < HITS ? marked : HITS - 1)]!;
      left = successes(faces, at, (at += left), hit[battery]!);
      left = successes(faces, at, (at += left), size[target]!);
      left = successes(faces, at, (at += left), pen[battery * ships + target]!);
      for (; left > 0 && hits < MOST_HITS; left -= 1) {
        hitShip[hits] = target;
        hitKind[hits] = restricted[battery * ships + target]!;
        hits += 1;
      }
    }
    dice.at = at;
  }
  return hits;
}

function successes(faces: Uint8Array, from: number, to: number, limit: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if (faces[at]! <= limit) count += 1;
  return count;
}

/** One hit by the table, its letters left to right; a ship that sank takes no more. */
function workOff(duel: Duel, dice: DiceBuffer, { marks }: Fight, ship: number, kind: number): void {
  const at = ship * MARKS;
  if (marks[at]! >= THRESHOLDS.sunk.P || marks[at + SUNK] === 1) return;
  const { faces } = dice;
  if (dice.at + DICE_OF_A_HIT > faces.length) dice.fill();
  let letters = duel.results[ship * 2 * FACES + kind * FACES + faces[dice.at++]! - 1]!;
  for (; letters > 0; letters >>= 3) {
    const letter = (letters & 7) - 1;
    if (letter === SUNK) marks[at + SUNK] = 1;
    else if (letter === 0 || letter === FIRES) marks[at + letter]! += 1;
    else followUp(duel, dice, marks, at, ship, letter);
    if (marks[at]! >= THRESHOLDS.sunk.P || marks[at + SUNK] === 1) return;
  }
}

function followUp(duel: Duel, dice: DiceBuffer, marks: Uint8Array, at: number, ship: number, letter: number): void {
  const isTorpedo = letter === 3;
  const place = ship * 4 + Math.min(3, marks[at + 3]!);
  const rolls = !isTorpedo || duel.explodes[place] === 1;
  if (!isTorpedo || duel.counted[place] === 1) marks[at + letter]! += 1;
  if (!rolls) return;
  const effect = duel.follow[(letter - 1) * FACES + dice.faces[dice.at++]! - 1]!;
  if (effect === 1) marks[at + FIRES]! += 1;
  else if (effect === 2) marks[at + SUNK] = 1;
}

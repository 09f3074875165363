import { outcomeOf, codeOf } from '@/testing/scripted-dice';
import { type Example, examples, fixture } from '@/testing/togo-examples';
import { house } from '@/testing/togo-arbitraries';
import { cardOdds } from './odds/card-odds';
import { type BatteryFacts } from './battery';
import { resolveHits, statusOf, type Target } from './damage';
import { resolveDamageControl } from './damage-control';
import { resolveGunfire } from './gunfire';
import { resolveInitiative } from './initiative';
import { formationSpeed, resolveUnplanned } from './movement';
import { type FireOutcome, type SalvoOutcome } from './salvo';
import { fitness } from './ship';
import { resolveSighting } from './sighting';
import { resolveSmallHits } from './small-craft';
import { resolveTorpedo, torpedoSize } from './torpedo';
import { turning } from './turning';
import type { Column, Gun } from './types';

/** One runner for each family of cases: what the engine answers, in the words of the example file. */
const RUNNERS: Readonly<Record<string, (example: Example) => object>> = {
  'EX-01': ({ diceInOrder }) => {
    const { movesLast, firesFirst } = outcomeOf(resolveInitiative(diceInOrder));
    const letter = { ijn: 'J', irn: 'R' };
    return { movesLastInBandC: letter[movesLast], firesFirstInF: letter[firesFirst] };
  },
  'EX-02': ({ given }) => {
    const result = turning({ turns: [given.degrees as number], allowance: given.allowance as number });
    if (!result.ok) return result;
    const { cost, turned, mayFire, halfDice } = result.value;
    return { turnCost: cost.value, turned, mayFire, diceFactor: halfDice ? 'half' : 'full' };
  },
  'EX-03': ({ given }) => {
    const speeds = (given.speeds ?? given.originalSpeeds) as readonly number[];
    const hits = (given.P ?? []) as readonly number[];
    const result = formationSpeed({ ships: speeds.map((speed, i) => ({ speed, P: hits[i] ?? 0 })) });
    return result.ok ? { formationSpeed: result.value.speed.value } : result;
  },
  'EX-04': ({ diceInOrder }) => outcomeOf(resolveUnplanned({}, diceInOrder)),
  'EX-05': ({ given, diceInOrder, expected }) => {
    const facts = {
      side: given.sightingSide === 'J' ? 'ijn' : 'irn',
      range: given.distance as number,
      night: given.nightRange as number,
      burning: given.targetBurning as boolean,
      fired: given.targetFired as boolean,
    } as const;
    const { sighted, how } = outcomeOf(resolveSighting(facts, diceInOrder));
    if ('need' in expected) {
      const asked = resolveSighting(facts, []);
      return { sighted, need: asked.type === 'needs' ? asked.needs.call.need?.value : null };
    }
    return {
      sighted,
      how: { fired: 'fired guns last turn', 'out-of-range': 'out of range, no roll allowed' }[how as string] ?? how,
    };
  },
  'EX-06': gunfire,
  'EX-07': gunfire,
  'EX-08': ({ diceInOrder, expected }) => {
    const answer = resolveGunfire(
      [
        { weapon: '12in', dice: 4, range: 6, size: 5, armour: 4 },
        { weapon: '6in', dice: 5, range: 2, size: 3, armour: 1 },
      ],
      diceInOrder,
    );
    const [a, b] = outcomeOf(answer).salvos;
    const faces = (key: string) => facesOf(answer, key);
    if (a === undefined || b === undefined) return {};
    return {
      A: only(
        expected.A,
        report(a, diceInOrder[0], (key) => faces(`0.${key}`)),
      ),
      B: only(
        expected.B,
        report(b, diceInOrder[0], (key) => faces(`1.${key}`)),
      ),
    };
  },
  'EX-09': gunfire,
  'EX-10': gunfire,
  'EX-11': gunfire,
  'EX-12': ({ given }) => ({ refused: codeOf(resolveGunfire([battery(given)], [])) }),
  'EX-13': hitEffect,
  'EX-14': hitEffect,
  'EX-15': hitEffect,
  'EX-16': ({ given }) => {
    const evaded = given.evading === true && given.turned_away === true;
    const { printed, stationary, unaware, convoy } = given as Record<'stationary' | 'unaware' | 'convoy', boolean> & {
      printed: number;
    };
    const result = torpedoSize(
      { printed, evaded, stationary, unaware, convoy },
      house(given.rule === undefined ? {} : { torpedoSurprise: given.rule as 'always-six' }),
    );
    return result.ok ? { size: result.value.value } : result;
  },
  'EX-17': ({ given, diceInOrder }) => {
    const answer = resolveTorpedo(
      {
        factors: given.n as number,
        range: given.rng as number,
        sizeUsed: given.size as number,
        armour: given.armor as number,
      },
      diceInOrder,
    );
    return salvoReport(answer);
  },
  'EX-18': hitEffect,
  'EX-19': ({ given, diceInOrder }) => {
    const fire = given.marker === 'F';
    const facts = {
      markers: fire ? [] : [{ letter: given.marker as 'P' }],
      fires: fire ? 1 : 0,
      attempt: fire ? 'fire' : 0,
    } as const;
    return { result: outcomeOf(resolveDamageControl(facts, diceInOrder)).attempt };
  },
  'EX-20': ({ given }) => {
    const damage = { ...FRESH, ...(given as Partial<Target>), torpedoFactors: 3, torpedoFactorsLeft: 3 };
    const card = {
      speed: 3.5,
      batteries: [
        { name: 'main', weapon: '12in', main: true, dice: { bow: 2, side: 4, stern: 2 } },
        { name: 'secondary', weapon: '6in', main: false, dice: { bow: 3, side: 7, stern: 3 } },
      ],
    } as const;
    const { speed, torpedoFactors, silenced, sunk, abandoned, batteries } = fitness(card, damage);
    const dice = batteries.map((b) => [b.dice.bow, b.dice.side, b.dice.stern]);
    return { speed, main: dice[0], secondary: dice[1], torpedoFactors, silenced, sunk, abandoned };
  },
  'EX-21': ({ given, title, diceInOrder }) => {
    const hit = { kind: 'gun', beyond8: false, restricted: false } as const;
    const hits = Array.from({ length: given.effectiveHits as number }, () => hit);
    const type = title.startsWith('convoy') ? 'convoy' : 'TBD';
    const answer = resolveSmallHits({ type, units: given.units as number }, hits, diceInOrder);
    return { left: outcomeOf(answer).left, tableRolls: answer.type === 'done' ? answer.rolls.length : null };
  },
  'EX-22': ({ given, expected }) => {
    const result = cardOdds(given as { deck: number; events: number; seen: number });
    const [top, bottom] = String(expected.pNoEvent).split('/').map(Number);
    if (!result.ok || top === undefined || bottom === undefined) return {};
    return {
      pNoEvent: Math.abs(result.value.pNoEvent - top / bottom) < 1e-12 ? expected.pNoEvent : result.value.pNoEvent,
    };
  },
};

const all = fixture('examples.json') as readonly Example[];

test('every worked case has a runner', () => {
  expect(all).toHaveLength(83);
  expect([...new Set(all.map((example) => example.id.replace(/[a-z]$/, '')))]).toEqual(Object.keys(RUNNERS));
});

describe.each(Object.entries(RUNNERS))('%s', (id, runner) => {
  test.each(examples(id).map((example) => [example.id, example.title, example] as const))(
    '%s %s',
    (_id, _title, example) => {
      expect(runner(example)).toEqual(example.expected);
    },
  );
});

const FRESH: Target = { column: 'B', P: 0, M: 0, S: 0, T: 0, fires: 0, torpedoFactors: 2, torpedoFactorsLeft: 2 };

const GUN_NAMES: Readonly<Record<string, Gun>> = {
  '12': '12in',
  '12.5': '12.5in',
  '6': '6in',
  '12p': '12p',
  Misc: 'misc',
};

function battery(given: Example['given']): BatteryFacts {
  return {
    weapon: GUN_NAMES[String(given.weapon)] ?? 'misc',
    dice: given.n as number,
    range: given.rng as number,
    size: given.size as number,
    armour: given.armor as number,
    turning: given.turning === true,
    overHalfTurning: given.over_half === true,
    batteryHits: (given.damage_hits as number | undefined) ?? 0,
    night: given.night === true ? { range: given.night_range as number, targetBurning: false } : null,
  };
}

function gunfire({ given, diceInOrder, expected }: Example): object {
  const answer = resolveGunfire([battery(given)], diceInOrder);
  return only(expected, salvoReport(answer));
}

function salvoReport(answer: Rolls): Readonly<Record<string, unknown>> {
  const { start, salvos } = outcomeOf<FireOutcome>(answer);
  const [salvo] = salvos;
  return salvo === undefined ? {} : report(salvo, start ?? undefined, (key) => facesOf(answer, `0.${key}`));
}

type Rolls = ReturnType<typeof resolveGunfire> | ReturnType<typeof resolveTorpedo>;

const facesOf = (answer: Rolls, key: string): readonly number[] =>
  (answer.type === 'done' ? answer.rolls.find((rolled) => rolled.call.key === key)?.roll.faces : null) ?? [];

function report(
  { numbers, ...result }: SalvoOutcome,
  startDie: number | undefined,
  faces: (key: string) => readonly number[],
) {
  return {
    startDie,
    startNumber: numbers.start.value,
    onTarget: result.onTarget,
    hitDice: faces('hit'),
    hitValue: numbers.hit.value,
    potential: result.potential,
    sizeDice: faces('size'),
    sizeValue: numbers.size.value,
    actual: result.actual,
    penDice: faces('pen'),
    penRaw: numbers.penRaw,
    penValue: numbers.pen.value,
    effective: result.effective,
    restricted: result.restricted,
    longRangeShift: result.long,
  };
}

/** The fields an expectation names: some cases state fewer than others. */
const only = (expected: unknown, actual: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.keys(expected as object).map((key) => [key, actual[key]]));

function hitEffect({ given, diceInOrder }: Example): object {
  const column = { 'B/CA': 'B', 'C2/C3': 'C2', B: 'B', CA: 'CA' }[String(given.col)] as Column;
  const left = given.torps_present === false ? 0 : 2;
  const hit = {
    kind: given.table === 'gun' ? 'gun' : 'torpedo',
    beyond8: given.long_range === true,
    restricted: given.restricted === true,
  } as const;
  const rules = house(given.nat6 === undefined ? {} : { natural6Long: given.nat6 as 'fire-plus-shifted' });
  const { hits, target } = outcomeOf(
    resolveHits({ ...FRESH, column, torpedoFactorsLeft: left }, [hit], diceInOrder, rules),
  );
  const [outcome] = hits;
  if (outcome === undefined) return {};
  const { die, row, letters, ignored, follow, fires, sunk } = outcome;
  expect(statusOf(target) === 'sunk').toBe(sunk);
  return {
    die,
    row,
    letters: letters.map((letter) => (letter === 'sunk' ? 'Sunk' : letter)),
    ignored,
    follow: follow.map((step) => [step.letter, step.die]),
    fires,
    sunk,
  };
}

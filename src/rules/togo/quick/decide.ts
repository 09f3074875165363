import type { DiceInput } from '../../common/dice';
import { type Answer, run } from '../../common/procedure';
import type { Decision, DecideOptions } from '../../rulebook';
import { fromBook, type TogoRefusal, type TogoRefusalCode } from '../battle/refusals';
import { resolveHits } from '../damage';
import { resolveDamageControl } from '../damage-control';
import { shipNumbers } from '../gunfire';
import { resolveUnplanned, unplannedTurn } from '../movement';
import type { Refusal } from '../refusals';
import { PRINTED } from '../ruleset';
import { type FireOutcome, fireSteps, hitOf, type Salvo } from '../salvo';
import { resolveSighting } from '../sighting';
import { resolveSmallHits } from '../small-craft';
import { torpedoNumbers } from '../torpedo';
import type { Column, SmallType, Weapon } from '../types';
import type { QuickCommand, QuickOf } from './commands';
import type { OutcomeOf, QuickEvent } from './events';
import {
  allowedBattery,
  allowedTorpedo,
  isSmallShip,
  NOTHING_TO_FIRE,
  quickBatteries,
  quickTorpedo,
  torpedoRefusal,
} from './shooting';
import type { QuickState } from './state';

type Outcome = Decision<QuickEvent, TogoRefusalCode>;
interface Asked {
  readonly no: number;
  readonly dice: DiceInput;
  readonly override: boolean;
}

/** One procedure with the dice at hand. Each is the book's own; nothing is decided here but who may do it. */
export function decide(
  state: QuickState,
  command: QuickCommand,
  dice: DiceInput,
  { override }: DecideOptions,
): Outcome {
  const asked = { no: state.count + 1, dice, override };
  switch (command.type) {
    case 'fireGuns':
      return fireGuns(command, asked);
    case 'launchTorpedo':
      return launchTorpedo(command, asked);
    case 'rollHits':
      return rollHits(command, asked);
    case 'controlDamage':
      return settled(
        resolveDamageControl(command.facts, dice),
        ({ extraHits, attempt, removed, madePermanent, fires }) => ({
          type: 'DamageControlled',
          no: asked.no,
          asked: command,
          outcome: { attempt, removed, madePermanent, fires, extraHits: extraHits.length },
          allowed: [],
        }),
      );
    case 'trySighting':
      return settled(resolveSighting(command.facts, dice), (outcome) => ({
        type: 'SightingTried',
        no: asked.no,
        asked: command,
        outcome,
        allowed: [],
      }));
    case 'rollUnplanned':
      return settled(resolveUnplanned({}, dice), ({ total, result }) => {
        const { degrees, cost, straight } = unplannedTurn(result, command.speed, PRINTED.houseRules);
        return {
          type: 'UnplannedRolled',
          no: asked.no,
          asked: command,
          outcome: { total, result, degrees, cost, straight },
          allowed: [],
        };
      });
  }
}

function fireGuns(command: QuickOf<'fireGuns'>, { no, dice, override }: Asked): Outcome {
  const aimed = quickBatteries(command).map(({ facts }) => facts);
  if (aimed.length === 0) return barred(NOTHING_TO_FIRE);
  const strict = shipNumbers(aimed);
  if ('code' in strict) return barred(strict);
  // An umpire's word lets every battery fire that the rules keep silent.
  const ship = override && strict.firing.length === 0 ? shipNumbers(aimed.map(allowedBattery)) : strict;
  if ('code' in ship) return barred(ship);
  const [first] = ship.refused;
  if (ship.firing.length === 0) return barred(first?.refusal ?? NOTHING_TO_FIRE);
  const allowed = ship === strict ? [] : strict.refused.map(({ refusal }) => bookRefusal(refusal));
  return settled(run(fireSteps(ship.firing), dice), (outcome) => ({
    type: 'GunsFired',
    no,
    asked: command,
    outcome: firedEvent(outcome, (index) => command.firer.card.batteries[index] ?? NAMELESS, ship.refused),
    allowed,
  }));
}

function launchTorpedo(command: QuickOf<'launchTorpedo'>, { no, dice, override }: Asked): Outcome {
  const strict = quickTorpedo(command);
  const refusal = torpedoRefusal(strict);
  const numbers = torpedoNumbers(override && refusal !== null ? allowedTorpedo(strict) : strict);
  if (!numbers.ok) return barred(numbers.error);
  const salvo: Salvo = { index: 0, numbers: numbers.value };
  return settled(run(fireSteps([salvo]), dice), (outcome) => ({
    type: 'TorpedoLaunched',
    no,
    asked: command,
    outcome: firedEvent(outcome, () => ({ name: '', weapon: 'torpedo' }), []),
    allowed: refusal === null ? [] : [bookRefusal(refusal)],
  }));
}

function rollHits(command: QuickOf<'rollHits'>, { no, dice }: Asked): Outcome {
  const { target, damage, hits } = command;
  if (isSmallShip(target)) {
    const units = target.units ?? 1;
    const small = resolveSmallHits({ type: target.card.type as SmallType, units }, hits, dice);
    return settled(small, ({ left, lost, harmless }) => ({
      type: 'HitsRolled',
      no,
      asked: command,
      outcome: {
        damage,
        status: left === 0 ? 'sunk' : 'afloat',
        worked: [],
        dropped: 0,
        units: { lost, left, harmless },
      },
      allowed: [],
    }));
  }
  const { factors } = target.card.torpedoes;
  const ship = { column: target.card.type as Column, ...damage, torpedoFactors: factors, torpedoFactorsLeft: factors };
  return settled(resolveHits(ship, hits, dice), (outcome) => {
    const { P, M, S, T, fires } = outcome.target;
    const { status, dropped } = outcome;
    return {
      type: 'HitsRolled',
      no,
      asked: command,
      outcome: { damage: { P, M, S, T, fires }, status, worked: outcome.hits, dropped, units: null },
      allowed: [],
    };
  });
}

const NAMELESS = { name: '', weapon: 'misc' } as const;

function firedEvent(
  { start, salvos }: FireOutcome,
  batteryAt: (index: number) => { readonly name: string; readonly weapon: Weapon },
  silent: readonly { readonly index: number; readonly refusal: Refusal }[],
): OutcomeOf<'fireGuns'> {
  return {
    die: start,
    salvos: salvos.map(({ index, numbers, onTarget, potential, actual, effective, restricted, long }) => {
      const { dice, start: startAt, hit, size, pen } = numbers;
      const { name, weapon } = batteryAt(index);
      const told = { dice, start: startAt, hit, size, pen, restricted, long, onTarget, potential, actual, effective };
      return { battery: index, name, weapon, ...told };
    }),
    silent: silent.map(({ index, refusal }) => ({ battery: index, ...bookRefusal(refusal) })),
    hits: salvos.flatMap(({ numbers, effective }) => Array.from({ length: effective }, () => hitOf(numbers))),
  };
}

const bookRefusal = (refusal: Refusal): Pick<TogoRefusal, 'code' | 'rule'> => {
  const { code, rule } = fromBook(refusal);
  return { code, rule };
};

const barred = (refusal: Refusal): Outcome => ({ type: 'refused', refusal: fromBook(refusal) });

function settled<O>(answer: Answer<O, Refusal>, tell: (outcome: O) => QuickEvent): Outcome {
  if (answer.type === 'refused') return barred(answer.refusal);
  if (answer.type === 'needs') return answer;
  return { type: 'done', events: [tell(answer.outcome)], rolls: answer.rolls };
}

import { matchingRefusal, matchInOrder } from '../../matching';
import { type FiringSet, fireSets } from '../../procedures';
import { batteriesOf, type FireConditions } from '../../shot';
import { type Fire, otherSide, type Side } from '../../types';
import type { CommandOf } from '../commands';
import { afterSmoke, endRound, passSilent, smokeInRound } from '../fighting';
import { refusal, type TideRefusal } from '../refusals';
import { type CampaignState, type Fight, findShip, type Ship } from '../state';
import { type DecideContext, done, guard, type Outcome, refused, rolled, unlessStep } from './decision';

/** The side that is fired at lines up before it is (TAS-23). */
export function lineUp(context: DecideContext, { side, ships }: CommandOf<'lineUp'>): Outcome {
  const line = context.state.fight?.lines[side] ?? [];
  const isHers = ships.length === line.length && line.every((id) => ships.includes(id));
  return guard(
    context,
    [unlessStep(context, `fire-${otherSide(side)}`), !isHers && refusal('NOT_HER_LINE', { side })],
    () => done(context, (chain) => chain.add({ type: 'LinedUp', side, ships })),
  );
}

type Sets = NonNullable<CommandOf<'fire'>['sets']>;

/** Matched in line order, guns: what is fired when nobody says otherwise. */
export function setsInOrder(fight: Fight, side: Side): Sets {
  return matchInOrder(fight.lines[otherSide(side)], fight.lines[side]).map(({ target, firers }) => ({
    target,
    firers: firers.map((ship) => ({ ship, fire: 'guns' as const })),
  }));
}

/** One side's half of a round: all its sets (TAS-23 to TAS-29). */
export function fire(context: DecideContext, command: CommandOf<'fire'>): Outcome {
  const { side } = command;
  const { state } = context;
  const { fight } = state;
  if (fight === null || state.step !== `fire-${side}`) return refused(refusal('WRONG_STEP', { step: state.step }));
  const sets = command.sets ?? setsInOrder(fight, side);
  const nonsense = setNonsense(state, fight, side, sets);
  if (nonsense !== null) return refused(nonsense);
  return guard(context, [matched(fight, side, sets), ...torpedoObjections(state, fight, sets)], () =>
    rolled(context, fireSets(firingSets(state, side, sets)), (fired, chain) => {
      chain.add({ type: 'Fired', side, round: fight.round, sets: fired });
      if (side === 'irn') endRound(chain);
      else passSilent(chain.step('fire-irn'));
    }),
  );
}

function setNonsense(state: CampaignState, fight: Fight, side: Side, sets: Sets): TideRefusal | null {
  const targets = sets.map(({ target }) => target);
  const firers = sets.flatMap((set) => set.firers.map(({ ship }) => ship));
  const stranger =
    targets.find((id) => !fight.lines[otherSide(side)].includes(id)) ??
    firers.find((id) => !fight.lines[side].includes(id));
  if (stranger !== undefined) return refusal('NOT_IN_THE_FIGHT', { ship: stranger });
  if (new Set(targets).size < targets.length || new Set(firers).size < firers.length) return refusal('CHOSEN_TWICE');
  const unrated = firers.find((id) => findShip(state, id)?.ratings === null);
  return unrated === undefined ? null : refusal('RATINGS_MISSING', { ship: unrated });
}

function matched(fight: Fight, side: Side, sets: Sets): TideRefusal | null {
  const line = fight.lines[otherSide(side)];
  const wrong = matchingRefusal(line.map((id) => sets.find(({ target }) => target === id)?.firers.length ?? 0));
  return wrong && refusal(wrong.code);
}

function torpedoObjections(state: CampaignState, fight: Fight, sets: Sets): readonly (TideRefusal | false)[] {
  const launching = sets.flatMap(({ firers }) => firers.filter((each) => each.fire === 'torpedoes'));
  const [first] = launching;
  const without = launching.find(({ ship }) => ratingsOf(findShip(state, ship))?.torpedo === false);
  return [
    without !== undefined && refusal('NO_TORPEDOES', { ship: without.ship }),
    first !== undefined && fight.range !== 'short' && refusal('TORPEDOES_OUT_OF_RANGE', { ship: first.ship }),
  ];
}

/** What her counter shows now: a battleship's damaged side may have ratings of its own. */
export const ratingsOf = (ship: Ship | null): Ship['ratings'] =>
  ship === null ? null : ((ship.damaged ? ship.damagedRatings : null) ?? ship.ratings);

/** What holds for one side's fire in this round. */
const conditionsOf = (fight: Fight, side: Side): FireConditions => ({
  range: fight.range,
  advantage: fight.advantage[side],
  enemySmoke: fight.smoke[otherSide(side)],
  ownSmoke: fight.smoke[side],
});

/** The sets with every weapon's dice and needs. Torpedoes that the rules would not let run do so as at short range. */
export function firingSets(state: CampaignState, side: Side, sets: Sets): readonly FiringSet[] {
  const { fight } = state;
  if (fight === null) return [];
  const conditions = conditionsOf(fight, side);
  const batteries = (id: string, how: Fire) => {
    const ship = findShip(state, id);
    const ratings = ratingsOf(ship);
    if (ship === null || ratings === null) return [];
    const gunner = { ...ratings, class: ship.class, hits: ship.hits, fire: how };
    return batteriesOf(gunner, how === 'torpedoes' ? { ...conditions, range: 'short' } : conditions, state.rulings);
  };
  return sets.map(({ target, firers }) => ({
    target,
    firers: firers.map((each) => ({ ship: each.ship, fire: each.fire, batteries: batteries(each.ship, each.fire) })),
  }));
}

/** After round one of two, the Russians first; at Tsushima the Japanese alone (TAS-29, TAS-33). */
export function laySmoke(context: DecideContext, { side }: CommandOf<'laySmoke'>): Outcome {
  const { state } = context;
  const { fight } = state;
  if (fight === null || fight.smoke[side]) return refused(refusal('WRONG_STEP', { step: state.step }));
  const isAsked = state.step === `smoke-${side}`;
  return guard(
    context,
    [side === 'irn' && fight.tsushima && refusal('NO_RUSSIAN_SMOKE'), !isAsked && refusal('SMOKE_NOT_NOW')],
    () =>
      done(context, (chain) => {
        chain.add({ type: 'SmokeLaid', side });
        if (isAsked) smokeAnswered(chain, side);
        // Allowed anyway in the middle of a round, it counts at once; at any other moment it counts in the next.
        else if (state.step === 'fire-ijn' || state.step === 'fire-irn') smokeInRound(chain);
      }),
  );
}

export function noSmoke(context: DecideContext, { side }: CommandOf<'noSmoke'>): Outcome {
  return guard(context, [unlessStep(context, `smoke-${side}`)], () =>
    done(context, (chain) => smokeAnswered(chain.add({ type: 'NoSmokeLaid', side }), side)),
  );
}

const smokeAnswered = (chain: Parameters<typeof afterSmoke>[0], side: Side): unknown =>
  side === 'irn' ? chain.step('smoke-ijn') : afterSmoke(chain);

import { CARD_EFFECT_TYPES } from '../cards/effects';
import { cardsOn, modifiersOf } from './cards-in-force';
import { knowsShipId, type TogoViewer, knowsMarker } from './knowing';
import { speedOf, turningOf } from './moving';
import { mayFire, suggestedAttempt } from './owed/owed-combat';
import { dueHits, findGroup, inPlay, isSmall, mayLead, remains, shipFitness, shipStatus, steaming } from './queries';
import { gunsSilent } from './shooting';
import { weighsNow } from './decide/order';
import { halfDiceFor, weighingOf } from './special';
import type { BattleState, Ship, WaitingHit } from './state';
import { mayEvade } from './torpedo-facts';

/** A ship as a viewer who may know her sees her: ratings, damage, what she can still do. */
export function shipView(state: BattleState, ship: Ship, viewer: TogoViewer) {
  const { card, markers, fires, units, unitsAtFirst, fate, firedIn, heldIn, controlledIn } = ship;
  // Torpedoes still running unseen are counted as aboard for everybody but their owner.
  const launched = ship.launched - otherLaunches(state, ship, viewer);
  const fit = shipFitness(state, { ...ship, launched });
  const speed = speedOf(state, ship);
  const group = findGroup(state, ship.group);
  return {
    id: ship.id,
    name: ship.name,
    side: ship.side,
    formation: ship.group,
    /** The name of her formation, where she is all of it. */
    soleIn: group?.ships.length === 1 ? group.name : null,
    lengthM: ship.lengthM ?? null,
    card,
    units,
    unitsAtFirst,
    fate,
    status: shipStatus(ship),
    inPlay: inPlay(state, ship),
    remains: remains(ship),
    steaming: steaming(state, ship),
    mayLead: mayLead(state, ship),
    mayEvade: mayEvade(state, ship),
    speed: speed.value,
    speedParts: speed.parts,
    batteries: fit.batteries,
    torpedoFactors: isSmall(card.type) ? card.torpedoes.factors * (units - launched) : fit.torpedoFactors,
    launched,
    markers,
    fires,
    /** Cards in force on her: what the facts of her rolls carry too. */
    cards: modifiersOf(cardsOn(state, ship, ...CARD_EFFECT_TYPES)),
    anchored: ship.anchored,
    /** The die that gets her under way, this or more; null where she has no try to make now. */
    weighs:
      ship.anchored && ship.weighedIn !== state.turn && weighsNow(state, ship.side) === null
        ? (weighingOf(state, ship)?.atLeast ?? null)
        : null,
    waiting: ship.waiting.map((hit) => hitView(state, hit, viewer)),
    due: dueHits(state, ship).length,
    declared: ship.declared?.turn === state.turn ? ship.declared.shots : null,
    fired: firedIn === state.turn,
    held: heldIn === state.turn,
    tried: controlledIn === state.turn,
    mayFire: state.phase === 'F' && mayFire(state, ship),
    /** Half dice with every gun: she turned this turn, or the scenario says so (TOGO-35). */
    halfDice: turningOf(state, group, ship).turned || halfDiceFor(state, ship) !== null,
    silent: gunsSilent(state, ship)?.code ?? null,
    suggestedControl: suggestedAttempt(ship),
    scored: ship.scored,
    taken: ship.taken,
    place: ship.place,
  };
}

/** A hit remembers who fired, but a firer behind a blank counter is not told. */
function hitView(state: BattleState, hit: WaitingHit, viewer: TogoViewer): WaitingHit {
  return hit.from === null || knowsShipId(state, viewer, hit.from) ? hit : { ...hit, from: null };
}

/** Launches of a ship that a viewer does not know of yet: boats of a base, or 1. */
export function otherLaunches(state: BattleState, ship: Ship, viewer: TogoViewer): number {
  let hidden = 0;
  for (const marker of Object.values(state.markers)) {
    if (marker.attack?.launcher !== ship.id || marker.state !== 'hidden' || knowsMarker(viewer, marker)) continue;
    // Boats of a base launch one by one; where a launch may be split, its markers share their boats (AMB-7).
    const { boats } = marker.attack;
    hidden = state.houseRules.torpedoSplit === 'split' ? Math.max(hidden, boats) : hidden + boats;
  }
  return Math.min(hidden, ship.launched);
}

import { NO_NAVAL_PHASE } from '../../data/port-tables';
import { crossMines } from '../../procedures';
import { type Fleet, type RussianFleet, sideOf } from '../../types';
import type { CommandOf } from '../commands';
import {
  afterReveal,
  changeTogo,
  decidesForBoth,
  endMeeting,
  isFrozen,
  japaneseAtSea,
  loseTransport,
  mayAnnounceEvacuation,
  nextMeeting,
  russiansDeclared,
  vladivostokDeclared,
  waitingFleets,
} from '../flow';
import { refusal, type TideRefusal } from '../refusals';
import { type CampaignState, findShip, type Group, type Ship, type Step } from '../state';
import { beginFight } from '../fighting';
import { type Chain, type DecideContext, done, guard, type Outcome, refused, rolled, unlessStep } from './decision';

const STEP_OF: Readonly<Record<Exclude<Fleet, 'european'>, Step>> = {
  vladivostok: 'vladivostok',
  'port-arthur': 'port-arthur',
  japan: 'japan',
};

export function stayInPort(context: DecideContext, { fleet }: CommandOf<'stayInPort'>): Outcome {
  return guard(context, [unlessStep(context, STEP_OF[fleet])], () =>
    done(context, (chain) => {
      if (fleet === 'japan') return japaneseStay(chain);
      chain.add({ type: 'FleetStayed', fleet });
      return fleet === 'vladivostok' ? vladivostokDeclared(chain) : russiansDeclared(chain);
    }),
  );
}

/** Nobody meets the Russians: it costs points, and transport if Port Arthur is out (TAS-11). */
function japaneseStay(chain: Chain): void {
  chain.add({ type: 'FleetStayed', fleet: 'japan' });
  const out = waitingFleets(chain.state);
  for (const fleet of out) changeTogo(chain, 'unopposed-sortie', fleet);
  if (out.includes('port-arthur')) {
    chain.add({ type: 'TransportLost', halved: true, minus: 0 });
    if (chain.state.evacuating) evacuate(chain);
  }
  for (const fleet of out) chain.add({ type: 'FleetsHome', fleet, marked: [] });
  nextMeeting(chain, out.at(-1) ?? 'port-arthur');
}

const evacuate = (chain: Chain): unknown =>
  chain.add({ type: 'FleetEvacuated', ships: chain.state.meetings['port-arthur'].irn?.ships ?? [] });

export function sail(context: DecideContext, { fleet, ships, portArthur = [] }: CommandOf<'sail'>): Outcome {
  const { state } = context;
  const picked = [...ships, ...portArthur];
  const isThere = picked.every(
    (id) => findShip(state, id) !== null && sideOf(findShip(state, id)!.fleet) === sideOf(fleet),
  );
  if (!isThere) return refused(refusal('NO_SUCH_SHIP'));
  const chosen = picked.map((id) => findShip(state, id)!);
  return guard(
    context,
    [
      ...timeObjections(context, fleet),
      picked.length === 0 && refusal('NO_SHIPS_CHOSEN', { fleet }),
      new Set(picked).size < picked.length && refusal('CHOSEN_TWICE'),
      chosen.some(({ fate }) => fate !== 'afloat') && refusal('NO_SUCH_SHIP'),
      aboutShip(chosen, (ship) => ship.fleet !== fleet, 'WRONG_PORT'),
      aboutShip(chosen, ({ port }) => port, 'UNDER_PORT_MARKER'),
      portArthur.length > 0 && !(fleet === 'japan' && decidesForBoth(state)) && refusal('ONE_GROUP_ONLY'),
    ],
    () =>
      done(context, (chain) => {
        const inOrder = (ids: readonly string[]) => Object.keys(state.ships).filter((id) => ids.includes(id));
        if (fleet === 'japan') return japaneseSail(chain, inOrder(ships), inOrder(portArthur));
        chain.add({ type: 'FleetSailed', fleet, ships: inOrder(picked) });
        return fleet === 'vladivostok' ? vladivostokDeclared(chain) : russiansDeclared(chain);
      }),
  );
}

function aboutShip(
  ships: readonly Ship[],
  isIt: (ship: Ship) => boolean,
  code: 'WRONG_PORT' | 'UNDER_PORT_MARKER',
): TideRefusal | null {
  const ship = ships.find(isIt);
  return ship === undefined ? null : refusal(code, { ship: ship.id });
}

/** A fleet sails when it is asked; on turn 1 none is, and Vladivostok is not while its harbour is frozen (TAS-4). */
function timeObjections(
  context: DecideContext,
  fleet: keyof typeof STEP_OF,
): readonly (TideRefusal | false | null | undefined)[] {
  const { state } = context;
  if (fleet !== 'japan' && state.step === 'land' && state.turn === NO_NAVAL_PHASE) return [refusal('NO_NAVAL_PHASE')];
  const isAsked = state.step === 'vladivostok' || state.step === 'port-arthur';
  const isTooCold = fleet === 'vladivostok' && isAsked && isFrozen(state);
  const isStillIn = state.meetings.vladivostok.irn === null;
  if (isTooCold && isStillIn) return [refusal('VLADIVOSTOK_FROZEN', { turn: state.turn })];
  return [unlessStep(context, STEP_OF[fleet])];
}

/** One group, or two where they decide once for both Russian fleets (AMB-1). */
function japaneseSail(chain: Chain, ships: readonly string[], portArthur: readonly string[]): void {
  const [first, second] = waitingFleets(chain.state);
  const groups: Record<string, readonly string[]> = { [first ?? 'port-arthur']: ships };
  if (second !== undefined) groups[second] = portArthur;
  chain.add({ type: 'JapaneseSailed', groups });
  japaneseAtSea(chain);
}

/** At the start of a Naval Phase: before Vladivostok declares, or Port Arthur where Vladivostok is not asked (TAS-32). */
export function announceEvacuation(context: DecideContext): Outcome {
  const { state } = context;
  return guard(
    context,
    [
      unlessStep(context, 'vladivostok', 'port-arthur'),
      state.evacuating && refusal('WRONG_STEP', { step: state.step }),
      !mayAnnounceEvacuation(state) && refusal('EVACUATION_TOO_LATE'),
    ],
    () => done(context, (chain) => chain.add({ type: 'EvacuationAnnounced' })),
  );
}

const groupIn = (state: CampaignState, side: 'ijn' | 'irn'): Group | null =>
  state.meeting && state.meetings[state.meeting][side];

export function enterCoastal(context: DecideContext): Outcome {
  const group = groupIn(context.state, 'ijn');
  return guard(context, [unlessStep(context, 'enter'), group?.ships.length === 0 && refusal('NO_SHIPS_THERE')], () =>
    throughTheMines(context, 'ijn', 'coastal'),
  );
}

/** Out of the Coastal Waters: through the mines, or away for good where they evacuate (TAS-14, TAS-32). */
export function leaveCoastal(context: DecideContext): Outcome {
  return guard(context, [unlessStep(context, 'leave')], () =>
    context.state.evacuating
      ? done(context, (chain) => {
          evacuate(chain);
          endMeeting(chain, { marked: true });
        })
      : throughTheMines(context, 'irn', 'open-sea'),
  );
}

function throughTheMines(context: DecideContext, side: 'ijn' | 'irn', box: 'coastal' | 'open-sea'): Outcome {
  const ships = (groupIn(context.state, side)?.ships ?? []).flatMap((id) => findShip(context.state, id) ?? []);
  return rolled(context, crossMines(side, ships), (rolls, chain) =>
    chain.add({ type: 'MinesCrossed', side, box, rolls }).step('reveal'),
  );
}

export function stayOut(context: DecideContext, { side }: CommandOf<'stayOut'>): Outcome {
  return guard(context, [unlessStep(context, side === 'ijn' ? 'enter' : 'leave')], () =>
    done(context, (chain) => {
      chain.add({ type: 'StayedOut', side });
      if (side === 'ijn') chain.step('leave');
      else endMeeting(chain, { marked: true });
    }),
  );
}

export function reveal(context: DecideContext): Outcome {
  return guard(context, [unlessStep(context, 'reveal')], () =>
    done(context, (chain) => {
      const fleet: RussianFleet = chain.state.meeting ?? 'port-arthur';
      const { ijn, irn } = chain.state.meetings[fleet];
      const none: Group = { ships: [], turnedBack: [] };
      chain.add({ type: 'FleetsRevealed', fleet, ijn: ijn ?? none, irn: irn ?? none });
      afterReveal(chain);
    }),
  );
}

/** The Russians decide first, then the Japanese (TAS-12). */
export function withdraw(context: DecideContext, { side }: CommandOf<'withdraw'>): Outcome {
  return guard(context, [unlessStep(context, `withdraw-${side}`)], () =>
    done(context, (chain) => {
      chain.add({ type: 'Withdrew', side });
      changeTogo(chain, side === 'ijn' ? 'japanese-withdraw' : 'russians-withdraw', chain.state.meeting ?? side);
      if (side === 'ijn') loseTransport(chain);
      endMeeting(chain, { marked: true });
    }),
  );
}

export function fightOn(context: DecideContext, { side }: CommandOf<'fightOn'>): Outcome {
  return guard(context, [unlessStep(context, `withdraw-${side}`)], () =>
    done(context, (chain) => {
      chain.add({ type: 'FoughtOn', side });
      if (side === 'irn') chain.step('withdraw-ijn');
      else beginFight(chain);
    }),
  );
}

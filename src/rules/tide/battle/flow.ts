import { TOGO_POINTS, type TogoReason, TRANSPORT_LOST } from '../data/point-tables';
import { NO_NAVAL_PHASE, VLADIVOSTOK_FROZEN } from '../data/port-tables';
import { type RussianFleet, type Side, SIDES, sideOf } from '../types';
import type { Chain } from './decide/decision';
import { afloatIn, allShips, type CampaignState, findShip, isSecretInPort, type Ship, throughMines } from './state';

export const isFrozen = ({ turn }: Pick<CampaignState, 'turn'>): boolean =>
  turn >= VLADIVOSTOK_FROZEN.from && turn <= VLADIVOSTOK_FROZEN.to;
const maySortie = (state: CampaignState, fleet: RussianFleet): boolean => afloatIn(state, fleet).length > 0;
/**
 * The Naval Phase begins: nobody has been asked yet. Vladivostok is not asked while its harbour is frozen, nor when it had no
 * ship left; where the Japanese have sailed, it lost them only now.
 */
const isPhaseStart = (state: CampaignState): boolean =>
  state.step === 'vladivostok' ||
  (state.step === 'port-arthur' && (isFrozen(state) || (!maySortie(state, 'vladivostok') && !state.japaneseSailed)));

/** An evacuation is announced at the start of the phase, once (TAS-32). */
export const mayAnnounceEvacuation = (state: CampaignState): boolean => isPhaseStart(state) && !state.evacuating;

const isSplit = ({ rulings }: CampaignState): boolean => rulings.bothFleetsOut === 'split';
/** Both Russian fleets are declared before the Japanese decide, once for both (AMB-1). */
export const decidesForBoth = (state: CampaignState): boolean =>
  isSplit(state) && state.meetings.vladivostok.irn !== null && state.meetings['port-arthur'].irn !== null;

/** Changes the Togo points; they never go below 0 (TAS-5). */
export function changeTogo(chain: Chain, reason: TogoReason, about: string): void {
  const { change, rule } = TOGO_POINTS[reason];
  const total = Math.max(0, chain.state.togo.points + change);
  chain.add({ type: 'TogoChanged', reason, rule, change, total, about });
}

/** The Naval Phase of a turn begins; on turn 1 there is none (TAS-4). */
export function beginNavalPhase(chain: Chain): void {
  if (chain.state.turn === NO_NAVAL_PHASE) chain.step('land');
  else if (!isFrozen(chain.state) && maySortie(chain.state, 'vladivostok')) chain.step('vladivostok');
  else askPortArthur(chain);
}

const setMeeting = (chain: Chain, meeting: RussianFleet | null, step: Parameters<Chain['step']>[0]): void => {
  chain.add({ type: 'StepBegan', step, meeting });
};

/** After Vladivostok has stayed in port, or its sortie is over. */
function askPortArthur(chain: Chain): void {
  if (maySortie(chain.state, 'port-arthur')) setMeeting(chain, null, 'port-arthur');
  else {
    chain.add({ type: 'FleetStayed', fleet: 'port-arthur' });
    russiansDeclared(chain);
  }
}

/** Vladivostok is declared: its sortie is played out first, or Port Arthur declares too (AMB-1). */
export function vladivostokDeclared(chain: Chain): void {
  if (isSplit(chain.state) || chain.state.meetings.vladivostok.irn === null) askPortArthur(chain);
  else setMeeting(chain, 'vladivostok', 'japan');
}

/** Both Russian fleets have declared (TAS-9). */
export function russiansDeclared(chain: Chain): void {
  const { meetings } = chain.state;
  const first = (['vladivostok', 'port-arthur'] as const).find((fleet) => meetings[fleet].irn !== null);
  if (first === undefined) beginRecovery(chain);
  else setMeeting(chain, first, 'japan');
}

/** The fleets that wait for the Japanese decision. */
export const waitingFleets = (state: CampaignState): readonly RussianFleet[] =>
  decidesForBoth(state) ? ['vladivostok', 'port-arthur'] : state.meeting === null ? [] : [state.meeting];

/** The Japanese have sailed: against Vladivostok they meet at sea, against Port Arthur they may go in. */
export const japaneseAtSea = (chain: Chain): unknown =>
  chain.step(chain.state.meeting === 'vladivostok' ? 'reveal' : 'enter');

/** A sortie ends: everybody goes home, under Port markers if they were out to meet. */
export function endMeeting(chain: Chain, { marked }: { readonly marked: boolean }): void {
  const { meeting, meetings } = chain.state;
  if (meeting === null) return;
  const out = SIDES.flatMap((side) => meetings[meeting][side]?.ships ?? []);
  const home = out.filter((id) => findShip(chain.state, id)?.fate === 'afloat');
  chain.add({ type: 'FleetsHome', fleet: meeting, marked: marked ? home : [] });
  nextMeeting(chain, meeting);
}

/** What is left of the sorties after one is over. */
export function nextMeeting(chain: Chain, over: RussianFleet): void {
  const { meetings } = chain.state;
  if (over === 'european') setMeeting(chain, null, 'final');
  else if (over === 'port-arthur') beginRecovery(chain);
  else if (!isSplit(chain.state)) askPortArthur(chain);
  else if (meetings['port-arthur'].irn !== null) {
    setMeeting(chain, 'port-arthur', 'enter');
  } else beginRecovery(chain);
}

/** The transport lost when the Japanese withdraw before Port Arthur (TAS-13, TAS-14). */
export function loseTransport(chain: Chain): void {
  const { meeting, box } = chain.state;
  if (meeting === 'port-arthur') chain.add({ type: 'TransportLost', halved: false, minus: TRANSPORT_LOST[box] });
}

/** Undamaged, for the first step of the recovery (TAS-30, AMB-6). */
const isSound = ({ rulings }: CampaignState, ship: Ship): boolean =>
  ship.class === 'battleship' ? !ship.damaged : rulings.hitMarkers === 'undamaged' || ship.hits === 0;

/** Ships that roll in this step of the recovery. */
export const rollsIn = (state: CampaignState, step: 'recover' | 'repair', side: Side): readonly Ship[] =>
  allShips(state).filter(
    (ship) =>
      ship.fate === 'afloat' &&
      ship.fleet !== 'european' &&
      sideOf(ship.fleet) === side &&
      (step === 'recover' ? ship.port && isSound(state, ship) : ship.class === 'battleship' && ship.damaged),
  );

/** After the last sortie: the Recovery Segment, unless the phase was cut short and the table takes that to the letter (AMB-23). */
function beginRecovery(chain: Chain): void {
  const { rulings, japaneseSailed } = chain.state;
  chain.add({ type: 'StepBegan', step: 'recover', meeting: null });
  if (rulings.recoveryAfterEarlyEnd === 'literal' && !japaneseSailed) chain.step('land');
  else passRecovery(chain);
}

/** Goes on where nobody has anything to roll for. Whether there is may be a secret: then each side says when it is done. */
export function passRecovery(chain: Chain): void {
  while (chain.state.step === 'recover' || chain.state.step === 'repair') {
    const { state } = chain;
    const step = chain.state.step;
    const isDone = (side: Side) =>
      state.recovered[side] || (!isSecretInPort(state) && rollsIn(state, step, side).length === 0);
    if (!SIDES.every(isDone)) return;
    chain.step(step === 'recover' ? 'repair' : 'land');
  }
}

/** Both sides have shown their ships: they may withdraw, unless the mines left one of them with none (AMB-14). */
export function afterReveal(chain: Chain): void {
  const { meeting, meetings } = chain.state;
  if (meeting === null) return;
  const isEmpty = SIDES.some((side) => throughMines(meetings[meeting][side]).length === 0);
  if (isEmpty) endMeeting(chain, { marked: true });
  else chain.step('withdraw-irn');
}

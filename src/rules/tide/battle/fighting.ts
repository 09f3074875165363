import { RANGES, type Range, type Side, SIDES } from '../types';
import { harmAfter, harmOf } from '../damage';
import { SINKS_AT } from '../data/combat-tables';
import type { Chain } from './decide/decision';
import type { EventOf } from './events';
import { changeTogo, endMeeting } from './flow';
import { type CampaignState, findShip, throughMines } from './state';

/** The fight begins with a manoeuvre, at Tsushima too (TAS-19, AMB-13). */
export function beginFight(chain: Chain): void {
  const { meeting, meetings } = chain.state;
  if (meeting === null) return;
  const lineOf = (side: Side) => throughMines(meetings[meeting][side]);
  chain.add({ type: 'FightBegan', tsushima: meeting === 'european', ijn: lineOf('ijn'), irn: lineOf('irn') });
  chain.step('chits');
}

/** The next range up; null from long, where the fight is over (TAS-29, AMB-10). */
const rangeUp = (range: Range): Range | null => RANGES[RANGES.indexOf(range) + 1] ?? null;

/** A round begins at the range of the manoeuvre, or one up where somebody lays smoke; from long that is the end. */
export function beginRound(chain: Chain): void {
  const { fight } = chain.state;
  if (fight === null) return;
  const isSmoky = fight.smoke.ijn || fight.smoke.irn;
  const range = isSmoky ? rangeUp(fight.manoeuvred) : fight.manoeuvred;
  if (range === null) return endFight(chain, 'smoke');
  chain.add({ type: 'RoundBegan', round: fight.round + 1, range, advantage: fight.advantage });
  chain.step('fire-ijn');
  passSilent(chain);
}

/** Smoke in the middle of a round: the range rises once, and who laid it is silent from now on. */
export function smokeInRound(chain: Chain): void {
  const { fight } = chain.state;
  if (fight === null) return;
  const range = rangeUp(fight.manoeuvred);
  if (range === null) return endFight(chain, 'smoke');
  chain.add({ type: 'SmokeRose', range });
  passSilent(chain);
}

/** Who lays smoke does not fire; after both halves the hits count (TAS-23, TAS-29). */
export function passSilent(chain: Chain): void {
  if (chain.state.step === 'fire-ijn' && chain.state.fight?.smoke.ijn) chain.step('fire-irn');
  if (chain.state.step === 'fire-irn' && chain.state.fight?.smoke.irn) endRound(chain);
}

/** Both have fired: hits count, and those who are sunk fired too (AMB-16). */
export function endRound(chain: Chain): void {
  const { fight } = chain.state;
  if (fight === null) return;
  addDamage(
    chain,
    Object.entries(fight.pending).flatMap(([id, count]) => {
      const ship = findShip(chain.state, id);
      if (ship === null || count === 0) return [];
      return [{ ship: id, count, harm: harmAfter(ship.class, harmOf(ship), count, chain.state.rulings) }];
    }),
  );
  afterRound(chain);
}

interface Harmed {
  readonly ship: string;
  /** Hits that did it. */
  readonly count: number;
  readonly harm: number;
}

/** What hits have made of ships, and the Togo points for battleships that sank (TAS-6, TAS-26). */
export function addDamage(chain: Chain, harmed: readonly Harmed[]): void {
  const ships = harmed.flatMap(({ ship: id, count, harm }) => {
    const ship = findShip(chain.state, id);
    if (ship === null) return [];
    const isBattleship = ship.class === 'battleship';
    const sunk = harm >= SINKS_AT[ship.class];
    return [{ ship: id, count, damaged: isBattleship && harm > 0, hits: isBattleship ? ship.hits : harm, sunk }];
  });
  chain.add({ type: 'DamageTaken', ships });
  for (const { ship: id, sunk } of ships) {
    const ship = findShip(chain.state, id);
    if (!sunk || ship?.class !== 'battleship') continue;
    changeTogo(chain, ship.fleet === 'japan' ? 'japanese-battleship-sunk' : 'russian-battleship-sunk', id);
  }
}

function afterRound(chain: Chain): void {
  const { fight, rulings } = chain.state;
  if (fight === null) return;
  if (SIDES.some((side) => fight.lines[side].length === 0)) return endFight(chain, 'sunk');
  if (fight.round >= fight.rounds) return endFight(chain, 'rounds');
  // Smoke is laid after the first round only, at Tsushima by the Japanese alone (TAS-29, TAS-33).
  if (fight.round === 1) chain.step(fight.tsushima ? 'smoke-ijn' : 'smoke-irn');
  else if (fight.tsushima && rulings.tsushimaManoeuvre === 'every-round') manoeuvreAgain(chain);
  else beginRound(chain);
}

/** After the answers about smoke. */
export function afterSmoke(chain: Chain): void {
  const { fight, rulings } = chain.state;
  if (fight?.tsushima && rulings.tsushimaManoeuvre === 'every-round') manoeuvreAgain(chain);
  else beginRound(chain);
}

const manoeuvreAgain = (chain: Chain): unknown => chain.add({ type: 'ManoeuvreBegan' }).step('chits');

export function endFight(chain: Chain, why: EventOf<'FightEnded'>['why']): void {
  chain.add({ type: 'FightEnded', why });
  endMeeting(chain, { marked: chain.state.meeting !== 'european' });
}

/** The side that alone has a broadside, and may try to cross the T (TAS-21, AMB-3). */
export function mayCross({ fight }: CampaignState): Side | null {
  if (fight === null) return null;
  const { ijn, irn } = fight.advantage;
  if (ijn === 'broadside' && irn === null) return 'ijn';
  return irn === 'broadside' && ijn === null ? 'irn' : null;
}

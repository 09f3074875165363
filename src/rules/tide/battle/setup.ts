import { int, nullable, object, type Of, optional } from '../../common/shape';
import { only, words } from '../../common/tagged';
import { TOGO_START } from '../data/point-tables';
import { type Counter, COUNTERS } from '../data/ships';
import { DEFAULT_RULINGS, parseRulings, type Rulings } from '../rulings';
import { COUNTER_LIST } from '../shapes';
import { NO_NAVAL_PHASE } from '../data/port-tables';
import { isFrozen } from './flow';
import { type CampaignState, NEITHER, NO_MEETINGS, type Ship, type Step } from './state';

const rulings = only<Partial<Rulings>>('house rules', (value) => parseRulings(value).ok);

export const SETUP = object({
  name: words,
  turn: optional(int(1, 99)),
  turnLimit: nullable(int(1, 99)),
  counters: COUNTER_LIST,
  houseRules: rulings,
});
export type Setup = Of<typeof SETUP>;

/** A campaign with the house list of counters, as the book sets it up. */
export const houseSetup = (
  name: string,
  { turnLimit = null, houseRules = {}, counters = COUNTERS }: Partial<Setup> = {},
): Setup => ({
  ...{ name, turnLimit, counters, houseRules },
});

const shipOf = (counter: Counter): Ship => ({ ...counter, damaged: false, hits: 0, port: false, fate: 'afloat' });

/** Who is asked first: nobody on turn 1, and Port Arthur while Vladivostok is frozen in (TAS-4). */
const firstStep = (turn: number): Step =>
  turn === NO_NAVAL_PHASE ? 'land' : isFrozen({ turn }) ? 'port-arthur' : 'vladivostok';

export function begin({ name, turn = NO_NAVAL_PHASE, turnLimit, counters, houseRules }: Setup): CampaignState {
  return {
    ...{ name, turn, turnLimit },
    rulings: { ...DEFAULT_RULINGS, ...houseRules },
    step: firstStep(turn),
    ships: Object.fromEntries(counters.map((counter) => [counter.id, shipOf(counter)])),
    togo: { points: TOGO_START, ledger: [] },
    base: { victoryPoints: null, transport: null },
    transport: { halved: false, minus: 0 },
    landingLimits: null,
    meetings: NO_MEETINGS,
    meeting: null,
    box: 'open-sea',
    evacuating: false,
    japaneseSailed: false,
    portArthurFallen: false,
    recovered: NEITHER,
    fight: null,
    result: null,
  };
}

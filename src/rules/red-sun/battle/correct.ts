import { type Correctable, correctionsOf } from '../../common/corrections';
import { bool, int, nullable, object, oneOf } from '../../common/shape';
import { id, words } from '../../common/tagged';
import { season, side, STRENGTHS, typed, weather } from '../shapes';
import { AID_EVENTS, CASUALTIES } from '../types';
import { ACTIVATIONS, type CampaignState, PLACES } from './state';

/** Values that may be set by hand. */
const CORRECTABLE: Correctable = {
  name: words,
  season,
  seasonTurn: int(1, 99),
  turnsPerSeason: nullable(int(1, 52)),
  turnLimit: nullable(int(1, 99)),
  round: int(1, 10),
  assaultRound: int(1, 9),
  sinkingUsed: bool,
  ...Object.fromEntries(AID_EVENTS.map((event) => [`aid/${event}`, bool])),
  'battle/hours': nullable(int(1, 48)),
  'battle/range': int(-99, 99),
  'battle/weather': weather,
  'fleets/*/name': words,
  'fleets/*/admiral': nullable(object({ name: words, rating: typed(12), condition: oneOf(CASUALTIES) })),
  'fleets/*/flagship': nullable(id),
  'fleets/*/morale': int(0, 30),
  'fleets/*/moraleCap': typed(30),
  'fleets/*/place': oneOf(PLACES),
  'fleets/*/initiative': bool,
  'fleets/*/blockade': bool,
  'fleets/*/eliminated': bool,
  'ships/*/name': words,
  'ships/*/strength': typed(99),
  'ships/*/torpedo': typed(99),
  'ships/*/defence': typed(99),
  'ships/*/damage': int(0, 99),
  'ships/*/disabled': bool,
  'ships/*/fate': oneOf(['afloat', 'sunk', 'lost'] as const),
  'headquarters/*/name': words,
  'headquarters/*/rating': typed(12),
  'headquarters/*/commandValue': typed(12),
  'headquarters/*/activation': oneOf(ACTIVATIONS),
  'units/*/name': words,
  'units/*/side': side,
  'units/*/number': typed(12),
  'units/*/strengths': STRENGTHS,
  'units/*/lost': int(0, 8),
  'units/*/activation': oneOf(ACTIVATIONS),
  'units/*/supplied': bool,
  'units/*/entrenched': bool,
  'units/*/defended': bool,
};

export const { shapeAt, valueAt, corrected } = correctionsOf<CampaignState>(CORRECTABLE, [
  ...['fleets', 'ships', 'headquarters', 'units'],
]);

import { type Correctable, correctionsOf } from '../../common/corrections';
import { bool, int, nullable, oneOf } from '../../common/shape';
import { words } from '../../common/tagged';
import { side } from '../shapes';
import { MARKERS, MOST_STRENGTH, SIZES } from '../types';
import { type CampaignState, ORDERS } from './state';

/** Values that may be set by hand. Where a unit is, and whether it is left at all, has commands of its own. */
const CORRECTABLE: Correctable = {
  name: words,
  order: nullable(oneOf(ORDERS)),
  actor: side,
  'losses/ijn': int(0, 400),
  'losses/irn': int(0, 400),
  cavalryEliminations: int(0, 99),
  markers: int(0, MARKERS),
  'units/*/name': words,
  'units/*/size': oneOf(SIZES),
  'units/*/start': int(1, MOST_STRENGTH),
  'units/*/strength': int(1, MOST_STRENGTH),
  'units/*/disrupted': bool,
  'units/*/paralysed': bool,
};

export const { shapeAt, valueAt, corrected } = correctionsOf<CampaignState>(CORRECTABLE, ['units']);

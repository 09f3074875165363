import { type Correctable, correctionsOf } from '../../common/corrections';
import { bool, int, nullable, oneOf } from '../../common/shape';
import { words } from '../../common/tagged';
import { advantage, range, RATINGS } from '../shapes';
import { BOXES, type CampaignState, FATES } from './state';

/** Values that may be set by hand, by path; `*` stands for a ship. */
const CORRECTABLE: Correctable = {
  name: words,
  turn: int(1, 99),
  turnLimit: nullable(int(1, 99)),
  landingLimits: nullable(bool),
  evacuating: bool,
  portArthurFallen: bool,
  box: oneOf(BOXES),
  'togo/points': int(0, 999),
  'base/victoryPoints': nullable(int(0, 999)),
  'base/transport': nullable(int(0, 999)),
  'transport/halved': bool,
  'transport/minus': int(0, 999),
  'fight/range': range,
  'fight/rounds': int(1, 4),
  'fight/advantage/ijn': advantage,
  'fight/advantage/irn': advantage,
  'fight/smoke/ijn': bool,
  'fight/smoke/irn': bool,
  'ships/*/name': words,
  'ships/*/ratings': nullable(RATINGS),
  'ships/*/damagedRatings': nullable(RATINGS),
  'ships/*/damaged': bool,
  'ships/*/hits': int(0, 3),
  'ships/*/port': bool,
  'ships/*/fate': oneOf(FATES),
};

export const { shapeAt, valueAt, corrected } = correctionsOf<CampaignState>(CORRECTABLE, ['ships']);

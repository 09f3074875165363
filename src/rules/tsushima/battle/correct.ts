import { type Correctable, correctionsOf } from '../../common/corrections';
import { bool, int, nullable, oneOf } from '../../common/shape';
import { words } from '../../common/tagged';
import { GUNS, WHERE } from '../shapes';
import { type CampaignState, FATES } from './state';

/** Values that may be set by hand, by path; `*` stands for a ship, a group or a unit. */
const CORRECTABLE: Correctable = {
  name: words,
  turnLimit: nullable(int(1, 99)),
  lodged: int(0, 20),
  'evading/ijn': bool,
  'evading/irn': bool,
  'land/successes': int(0, 60),
  'land/total': int(0, 99),
  'land/loads': nullable(int(0, 40)),
  'land/delivered': int(0, 60),
  'merchants/sunk': int(0, 60),
  'merchants/replaced': int(0, 60),
  'inflicted/ijn': int(0, 999),
  'inflicted/irn': int(0, 999),
  'flyingBases/left': int(0, 9),
  'released/baltic-1': bool,
  'released/baltic-2': bool,
  'groups/*/name': nullable(words),
  'groups/*/where': WHERE,
  'ships/*/name': words,
  'ships/*/size': int(1, 9),
  'ships/*/move': int(0, 9),
  'ships/*/armour': int(0, 9),
  'ships/*/guns': nullable(GUNS),
  'ships/*/torpedo': nullable(int(0, 12)),
  'ships/*/hits': int(0, 2),
  'ships/*/morale': int(-20, 0),
  'ships/*/portPhases': int(0, 20),
  'ships/*/torpedoUsed': bool,
  'ships/*/inDock': bool,
  'ships/*/unready': bool,
  'ships/*/fate': oneOf(FATES),
};

export const { shapeAt, valueAt, corrected } = correctionsOf<CampaignState>(CORRECTABLE, ['ships', 'groups']);

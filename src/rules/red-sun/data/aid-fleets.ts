import type { Of } from '../../common/shape';
import type { FLEET } from '../shapes';
import type { AidEvent } from '../types';

const merchants = (event: AidEvent, name: string): Of<typeof FLEET> => ({
  ...{ id: `aid-${event}`, name, side: 'ijn', isMerchant: true, admiral: null },
  ...{ flagship: null, morale: 0, moraleCap: null, ships: [] },
});

/** The merchant fleet each event brings (RSR-18); the names are ours. */
export const AID_FLEETS: Readonly<Record<AidEvent, Of<typeof FLEET>>> = {
  'rail-hex': merchants('rail-hex', 'Railway Merchants'),
  seoul: merchants('seoul', 'Seoul Merchants'),
  'port-arthur': merchants('port-arthur', 'Port Arthur Merchants'),
  liaoyang: merchants('liaoyang', 'Liaoyang Merchants'),
  mukden: merchants('mukden', 'Mukden Merchants'),
};

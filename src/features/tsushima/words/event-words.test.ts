import '@/messages/tsushima';

import type { CampaignEvent } from '@/rules/tsushima/index';
import type { Description, Json } from '@/rules/rulebook';

import { eventSentence } from './event-words';

const said = ({ type: code, ...data }: CampaignEvent): string | null =>
  eventSentence({ code, data: data as unknown as Json, about: [] } satisfies Description, (id) => id);

test('one block ship is one, and one that lodged is said', () => {
  expect(said({ type: 'BlockShipsSent', ships: ['kure-1'], lodged: 0, used: [] })).toBe(
    'Block ships: 1 sent, none lodged',
  );
  expect(said({ type: 'BlockShipsSent', ships: ['kure-1', 'kure-2'], lodged: 1, used: [] })).toBe(
    'Block ships: 2 sent, 1 lodged',
  );
});

test('[TSU-66] points below nothing have a true minus', () => {
  const over = { type: 'CampaignEnded', winner: 'irn', level: 'plain', points: { ijn: -3, irn: 4 } } as const;
  expect(said(over)).toBe('Russian victory: −3 v 4');
});

test('[TSU-47] a side that tried no repairs has not failed in any', () => {
  const none = { type: 'Repaired', side: 'irn', rolls: [], groups: [], removed: [] } as const;
  expect(said(none)).toBe('Russians tried no repairs');
  const roll = { ship: 'askold', die: 1, result: 'none', hits: 1 } as const;
  expect(said({ ...none, rolls: [roll] })).toBe('Russians: repairs failed, 1 tried');
});

test('[TSU-33] a flight of its own is told by its ships', () => {
  const rolled = { type: 'FlightRolled', side: 'irn', die: 2, success: true } as const;
  expect(said(rolled)).toBe('Russians flight: rolled 2, 3 columns');
  expect(said({ ...rolled, units: ['rurik'] })).toBe('rurik flight: rolled 2, 3 columns');
  expect(said({ type: 'FlightBegan', side: 'irn', units: ['rurik'], left: [], flight: 'irn.3' })).toBe('rurik fled');
});

import type { Scenario } from '../scenario';
import { LOST } from './groups';

export const TSUSHIMA_SVETLANA: Scenario = {
  id: 'tsushima-svetlana',
  name: '28 May: loss of Svetlana',
  date: '1905-05-28',
  dateText: '28 May 1905',
  startTime: '09:00',
  light: 'day',
  sightingRange: 24,
  turnLimit: 24,
  table: { width: 72, depth: 48 },
  terrain: [{ kind: 'land', x: 0, y: 0, width: 3, depth: 48, note: 'Korean coast' }],
  sides: {
    ijn: {
      entryEdge: 'south',
      fleetFlagship: 'otowa',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'ijn-otowa-and-niitaka', name: 'Otowa and Niitaka',
          position: { x: 50, y: 32 }, heading: 310, speed: 3, knots: 18,
          flagship: 'otowa', ships: ['otowa', 'niitaka'],
        },
        {
          id: 'ijn-murakumo', name: 'Murakumo',
          position: { x: 53, y: 34 }, heading: 310, speed: 4, knots: 24,
          flagship: 'murakumo-class', ships: ['murakumo-class'],
          boats: [['Murakumo']],
        },
      ],
    },
    irn: {
      entryEdge: 'north',
      fleetFlagship: 'svetlana',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'irn-svetlana', name: 'Svetlana', commander: 'Shein',
          position: { x: 40, y: 22 }, heading: 300, speed: 2.5, knots: 15,
          flagship: 'svetlana', ships: ['svetlana'],
        },
        {
          id: 'irn-bystry', name: 'Bystry',
          position: { x: 39, y: 20 }, heading: 300, speed: 3.5, knots: 20,
          flagship: 'buiny-class', ships: ['buiny-class'],
          boats: [['Bystry']],
        },
      ],
    },
  },
  convoy: null,
  specialRules: [
    {
      id: 'special-1',
      text: 'Flooded bows: Svetlana starts half an inch slower than her rating and may not use damage control for it.',
      effects: [{ type: 'speed-loss', inches: 0.5, who: { ships: ['svetlana'] } }],
    },
    {
      id: 'special-2',
      text: 'Short of shell: Svetlana may fire in eight turns only.',
      effects: [{ type: 'firing-turns', turns: 8, who: { ships: ['svetlana'] } }],
    },
    {
      id: 'special-3',
      text: 'Coast: the strip along the west edge is Korea. A Russian ship touching it is beached: out of play but not sunk.',
      effects: [{ type: 'reminder', phases: ['B', 'C'] }],
    },
  ],
  victory: {
    text: 'Russia scores 2 if Svetlana beaches or leaves by the north edge, 1 for the destroyer, 1 per two effective hits scored. Japan scores 3 for Svetlana sunk and 1 for the destroyer sunk or beached. Higher total wins.',
    scores: [
      {
        side: 'irn',
        points: 2,
        of: { ships: ['svetlana'] },
        deed: { type: 'fate', fates: ['beached', 'left'], edges: ['north'] },
      },
      {
        side: 'irn',
        points: 1,
        of: { formations: ['irn-bystry'] },
        deed: { type: 'fate', fates: ['beached', 'left'], edges: ['north'] },
      },
      { side: 'irn', points: 1, each: 2, of: { side: 'irn' }, deed: { type: 'hits-made' } },
      { side: 'ijn', points: 3, of: { ships: ['svetlana'] }, deed: { type: 'fate', fates: LOST } },
      {
        side: 'ijn',
        points: 1,
        of: { formations: ['irn-bystry'] },
        deed: { type: 'fate', fates: [...LOST, 'beached'] },
      },
    ],
    verdicts: [
      { winner: 'ijn', if: [{ type: 'ahead', side: 'ijn', times: 1 }] },
      { winner: 'irn', if: [{ type: 'ahead', side: 'irn', times: 1 }] },
    ],
  },
  history: 'Svetlana fought until her shell ran out and was sunk about 11:00; Bystry was run ashore.',
  size: { ijn: 3, irn: 2, minutes: 35, note: 'counting the two destroyers' },
  facts: [
    'In sight about 08:00; fire from about 09:30 at 9,000-10,000 yards; Otowa and Niitaka 18 knots, Svetlana about 15.',
  ],
  variants: [],
  uncertain: ['Which Japanese destroyer chased Bystry (Murakumo usual).', 'Start positions are fitted to the table.'],
};

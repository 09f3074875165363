import type { Scenario } from '../scenario';
import { CRUISERS, LOST } from './groups';

export const ULSAN: Scenario = {
  id: 'ulsan',
  name: 'Action off Ulsan',
  date: '1904-08-14',
  dateText: '14 August 1904',
  startTime: '05:20',
  light: 'day',
  sightingRange: 24,
  turnLimit: 30,
  table: { width: 72, depth: 48 },
  terrain: [],
  sides: {
    ijn: {
      entryEdge: 'north',
      fleetFlagship: 'izumo',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'ijn-2nd-division', name: '2nd Division', commander: 'Kamimura',
          position: { x: 38, y: 8 }, heading: 150, speed: 3, knots: 17,
          flagship: 'izumo', ships: ['izumo', 'azuma', 'tokiwa', 'iwate'],
        },
        {
          id: 'ijn-4th-division', name: '4th Division', commander: 'Uryu', arrives: { turn: 20, edge: 'south' },
          position: { x: 40, y: 47 }, heading: 0, speed: 2.5, knots: 15,
          flagship: 'naniwa', ships: ['naniwa', 'takachiho'],
        },
      ],
    },
    irn: {
      entryEdge: 'south',
      fleetFlagship: 'rossia',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'irn-vladivostok-cruisers', name: 'Vladivostok cruisers', commander: 'Jessen',
          position: { x: 30, y: 30 }, heading: 110, speed: 2.5, knots: 15,
          flagship: 'rossia', ships: ['rossia', 'gromoboi', 'rurik'],
        },
      ],
    },
  },
  convoy: null,
  specialRules: [
    {
      id: 'special-1',
      text: 'Way home: Russian ships may leave by the north edge only.',
      effects: [{ type: 'exit', edges: [{ edge: 'north' }], who: { side: 'irn' } }],
    },
    {
      id: 'special-2',
      text: 'Rurik’s steering: after her first P or T hit roll a die each turn. On 1-2 she turns 90 degrees, to a side decided by a die.',
      effects: [{ type: 'reminder', phases: ['B', 'C'] }],
    },
    {
      id: 'special-3',
      text: 'The Russians may wait for Rurik: within 6″ of her the other two may circle without a roll for unplanned movement.',
      effects: [{ type: 'reminder', phases: ['B', 'C'] }],
    },
    {
      id: 'special-4',
      text: 'Ammunition: from turn 24 each Japanese ship rolls a die before firing her main guns. On 1 she has none left.',
      effects: [{ type: 'reminder', phases: ['F'], when: { from: 24 } }],
    },
  ],
  victory: {
    text: 'Russia scores 3 for each cruiser leaving by the north edge and 3 per Japanese armoured cruiser sunk. Japan scores 4 per Russian cruiser sunk and 2 per one still on the table with a P hit at the end. Higher total wins.',
    scores: [
      {
        side: 'irn',
        points: 3,
        of: { side: 'irn', types: CRUISERS },
        deed: { type: 'fate', fates: ['left'], edges: ['north'] },
      },
      { side: 'irn', points: 3, of: { side: 'ijn', types: ['CA'] }, deed: { type: 'fate', fates: LOST } },
      { side: 'ijn', points: 4, of: { side: 'irn', types: CRUISERS }, deed: { type: 'fate', fates: LOST } },
      {
        side: 'ijn',
        points: 2,
        of: { side: 'irn', types: CRUISERS },
        deed: { type: 'fate', fates: ['on-table'], markers: { atLeast: { P: 1 } } },
      },
    ],
    verdicts: [
      { winner: 'ijn', if: [{ type: 'ahead', side: 'ijn', times: 1 }] },
      { winner: 'irn', if: [{ type: 'ahead', side: 'irn', times: 1 }] },
    ],
  },
  history: 'Rurik was disabled and sunk; Rossia and Gromoboi got away badly hurt when Kamimura broke off.',
  size: { ijn: 6, irn: 3, minutes: 120, note: 'a good first game without the 4th Division: 4 v 3' },
  facts: [
    'Sighted about 05:00; fire opened about 05:20 at some 8,500 m; Jessen left Rurik about 08:30; chase ended before noon.',
    'Uryu joined in the later part.',
  ],
  variants: [],
  uncertain: [
    'Arrival of Naniwa and Takachiho (between 06:30 and 08:00).',
    'Niitaka, Tsushima and Chihaya came up later and are left out.',
    'First headings.',
  ],
};

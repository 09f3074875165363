import type { Scenario } from '../scenario';
import { CRUISERS, LOST } from './groups';

export const HITACHI_MARU: Scenario = {
  id: 'hitachi-maru',
  name: 'Raid on the Hitachi Maru convoy',
  date: '1904-06-15',
  dateText: '15 June 1904',
  startTime: '08:00',
  light: 'day',
  sightingRange: 24,
  turnLimit: 24,
  table: { width: 72, depth: 48 },
  terrain: [],
  sides: {
    ijn: {
      entryEdge: 'west',
      fleetFlagship: 'izumo',
      dummies: 3,
      // prettier-ignore
      formations: [
        {
          id: 'ijn-picket', name: 'Picket',
          position: { x: 34, y: 20 }, heading: 60, speed: 2.5, knots: 15,
          flagship: 'tsushima', ships: ['tsushima'],
        },
        {
          id: 'ijn-2nd-division', name: '2nd Division', commander: 'Kamimura', arrives: { turn: 16, edge: 'west' },
          position: { x: 1, y: 22 }, heading: 90, speed: 3, knots: 17,
          flagship: 'izumo', ships: ['izumo', 'azuma', 'tokiwa', 'iwate'],
        },
        {
          id: 'ijn-naniwa', name: 'Naniwa', commander: 'Uryu', arrives: { turn: 16, edge: 'west' },
          position: { x: 1, y: 27 }, heading: 90, speed: 3, knots: 17,
          flagship: 'naniwa', ships: ['naniwa'],
        },
      ],
    },
    irn: {
      entryEdge: 'north',
      fleetFlagship: 'rossia',
      dummies: 2,
      // prettier-ignore
      formations: [
        {
          id: 'irn-vladivostok-cruisers', name: 'Vladivostok cruisers', commander: 'Bezobrazov',
          position: { x: 44, y: 3 }, heading: 190, speed: 2.5, knots: 15,
          flagship: 'rossia', ships: ['rossia', 'gromoboi', 'rurik'],
        },
      ],
    },
  },
  convoy: {
    side: 'ijn',
    groups: [
      {
        id: 'ijn-izumi-maru',
        name: 'Izumi Maru (homeward)',
        count: 1,
        position: { x: 36, y: 24 },
        heading: 110,
        speed: 1.5,
        knots: 10,
      },
      {
        id: 'ijn-outward-transports',
        name: 'Hitachi Maru and Sado Maru (outward)',
        count: 2,
        position: { x: 66, y: 32 },
        heading: 280,
        speed: 1.5,
        knots: 10,
      },
    ],
    note: 'Unarmed; each effective hit sinks one.',
  },
  specialRules: [
    {
      id: 'special-1',
      text: 'Rain: roll a die at the start of each turn. On 1-3 sighting is 12″ that turn, on 4-6 it is 24″.',
      effects: [{ type: 'sighting', light: 'day', range: 12, die: { atMost: 3 } }],
    },
    {
      id: 'special-2',
      text: 'A transport may stop when challenged by a Russian ship within 3″. The Russians may then sink it by torpedo after two turns alongside.',
      effects: [{ type: 'reminder', phases: ['A', 'B', 'C'] }],
    },
    {
      id: 'special-3',
      text: 'Rescue: the 2nd Division needs a roll of 5 or more each turn from turn 16 (4 or more if Tsushima is still within 24″ of a Russian ship).',
      effects: [{ type: 'arrival-roll', formations: ['ijn-2nd-division'], atLeast: 5, eased: 4 }],
    },
    {
      id: 'special-4',
      text: 'Transports may leave by the south edge or, when outward bound, by the west edge.',
      effects: [
        { type: 'exit', edges: [{ edge: 'south' }], who: { formations: ['ijn-izumi-maru'] } },
        { type: 'exit', edges: [{ edge: 'south' }, { edge: 'west' }], who: { formations: ['ijn-outward-transports'] } },
      ],
    },
    {
      id: 'special-5',
      text: 'Russian ships must leave by the north or east edge. Any still on the table at the end counts as lost if the 2nd Division is within 12″.',
      effects: [
        { type: 'exit', edges: [{ edge: 'north' }, { edge: 'east' }], who: { side: 'irn' } },
        { type: 'reminder', phases: ['I'], when: { from: 24 } },
      ],
    },
  ],
  victory: {
    text: 'Russia wins with two transports sunk and no cruiser lost, decisively with three. Japan wins with two transports saved, or if a Russian cruiser is sunk. Otherwise a draw.',
    scores: [],
    verdicts: [
      {
        winner: 'irn',
        decisive: true,
        if: [
          { type: 'count', of: { side: 'ijn', types: ['convoy'] }, deed: { type: 'units-lost' }, atLeast: 3 },
          { type: 'count', of: { side: 'irn', types: CRUISERS }, deed: { type: 'fate', fates: LOST }, atMost: 0 },
        ],
      },
      {
        winner: 'irn',
        if: [
          { type: 'count', of: { side: 'ijn', types: ['convoy'] }, deed: { type: 'units-lost' }, atLeast: 2 },
          { type: 'count', of: { side: 'irn', types: CRUISERS }, deed: { type: 'fate', fates: LOST }, atMost: 0 },
        ],
      },
      {
        winner: 'ijn',
        if: [{ type: 'count', of: { side: 'irn', types: CRUISERS }, deed: { type: 'fate', fates: LOST }, atLeast: 1 }],
      },
      {
        winner: 'ijn',
        if: [{ type: 'count', of: { side: 'ijn', types: ['convoy'] }, deed: { type: 'units-lost' }, atMost: 1 }],
      },
    ],
  },
  history:
    'Hitachi Maru and Izumi Maru were sunk and Sado Maru torpedoed but saved; over a thousand died. Kamimura lost the raiders in rain.',
  size: { ijn: 6, irn: 3, minutes: 75, note: 'only the picket and 3 transports until the rescue' },
  facts: [
    'Tsushima met the raiders after daybreak near Okinoshima and lost and found them in rain.',
    'Izumi Maru was stopped first, then the two outward transports about 10:00-11:00.',
    'Takachiho and Niitaka were under repair.',
  ],
  variants: [],
  uncertain: ['Which cruiser flew the flag (Rossia here).', 'Rescue timing is for play; historically too late.'],
};

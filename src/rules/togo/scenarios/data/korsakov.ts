import type { Scenario } from '../scenario';
import { LOST } from './groups';

export const KORSAKOV: Scenario = {
  id: 'korsakov',
  name: 'Novik at Korsakov',
  date: '1904-08-20',
  dateText: '20 August 1904',
  startTime: '16:30',
  light: 'day',
  sightingRange: 24,
  turnLimit: 16,
  table: { width: 72, depth: 48 },
  terrain: [
    { kind: 'land', x: 0, y: 0, width: 72, depth: 2, note: 'Korsakov' },
    { kind: 'land', x: 0, y: 0, width: 3, depth: 48, note: 'Krilon side of Aniva Bay (optional)' },
  ],
  sides: {
    ijn: {
      entryEdge: 'south',
      fleetFlagship: 'tsushima',
      dummies: 1,
      // prettier-ignore
      formations: [
        {
          id: 'ijn-tsushima', name: 'Tsushima', commander: 'Sento',
          position: { x: 38, y: 28 }, heading: 350, speed: 3, knots: 18,
          flagship: 'tsushima', ships: ['tsushima'],
        },
        {
          id: 'ijn-chitose', name: 'Chitose', commander: 'Takagi', arrives: { turn: 12, edge: 'south' }, optional: true,
          position: { x: 44, y: 47 }, heading: 0, speed: 3, knots: 18,
          flagship: 'chitose', ships: ['chitose'],
        },
      ],
    },
    irn: {
      entryEdge: 'north',
      fleetFlagship: 'novik',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'irn-novik', name: 'Novik', commander: 'von Schultz',
          position: { x: 36, y: 5 }, heading: 195, speed: 3, knots: 18,
          flagship: 'novik', ships: ['novik'],
        },
      ],
    },
  },
  convoy: null,
  specialRules: [
    {
      id: 'special-1',
      text: 'Worn boilers: Novik moves at most 3″ a turn. Each turn she moves more than 2.5″, roll a die: on 1 her limit drops by half an inch for good.',
      effects: [
        { type: 'speed-cap', inches: 3, who: { ships: ['novik'] } },
        { type: 'reminder', phases: ['B', 'C'] },
      ],
    },
    {
      id: 'special-2',
      text: 'Leaks: from her second effective hit Novik loses half an inch of speed at the end of every third turn.',
      effects: [{ type: 'reminder', phases: ['I'] }],
    },
    {
      id: 'special-3',
      text: 'Flooding: Tsushima must stop for one turn after her second P or T hit.',
      effects: [{ type: 'reminder', phases: ['B', 'C'] }],
    },
    {
      id: 'special-4',
      text: 'Coast: the strip along the north edge is shoal. Novik may ground there on purpose and is then out of play.',
      effects: [{ type: 'reminder', phases: ['B', 'C'] }],
    },
  ],
  victory: {
    text: 'Russia wins if Novik leaves by the south or east edge (by the west edge too if its land strip is not used) with guns and speed above half, or sinks Tsushima. Japan wins if Novik sinks, grounds or has two P hits. Otherwise a draw.',
    scores: [],
    verdicts: [
      {
        winner: 'irn',
        if: [
          {
            type: 'count',
            of: { ships: ['novik'] },
            deed: { type: 'fate', fates: ['left'], edges: ['south', 'east'], markers: { atMost: { P: 0, M: 0 } } },
            atLeast: 1,
          },
        ],
      },
      {
        winner: 'irn',
        if: [{ type: 'count', of: { ships: ['tsushima'] }, deed: { type: 'fate', fates: LOST }, atLeast: 1 }],
      },
      {
        winner: 'ijn',
        if: [
          { type: 'count', of: { ships: ['novik'] }, deed: { type: 'fate', fates: [...LOST, 'beached'] }, atLeast: 1 },
        ],
      },
      {
        winner: 'ijn',
        if: [
          {
            type: 'count',
            of: { ships: ['novik'] },
            deed: { type: 'fate', fates: ['on-table'], markers: { atLeast: { P: 2 } } },
            atLeast: 1,
          },
        ],
      },
    ],
  },
  history:
    'After about 45 minutes both ships were holed; Novik put back to Korsakov and was scuttled that night, Chitose shelling the wreck next day.',
  size: { ijn: 1, irn: 1, minutes: 25, note: 'Chitose is a late arrival; teaching game' },
  facts: [
    'Novik sailed from Korsakov at about 16:00 on sighting smoke; fight about 16:30 to 17:15.',
    'Several of her boilers were out of use.',
  ],
  variants: [],
  uncertain: ['Boiler state in numbers.', 'Chitose came up at night; her arrival here is optional.'],
};

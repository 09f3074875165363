import type { Scenario } from '../scenario';
import { CRUISERS, LOST } from './groups';

export const TSUSHIMA_DONSKOI: Scenario = {
  id: 'tsushima-donskoi',
  name: '28 May: Dmitrii Donskoi off Ullung-do',
  date: '1905-05-28',
  dateText: '28 May 1905',
  startTime: '18:45',
  light: 'day',
  sightingRange: 24,
  turnLimit: 20,
  table: { width: 72, depth: 48 },
  terrain: [
    { kind: 'island', x: 36, y: 4, radius: 4, note: 'Ullung-do (Dagelet; Matsushima to the Japanese of the day)' },
  ],
  sides: {
    ijn: {
      entryEdge: 'east',
      fleetFlagship: 'naniwa',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'ijn-4th-division', name: '4th Division', commander: 'Uryu',
          position: { x: 52, y: 38 }, heading: 315, speed: 2.5, knots: 16,
          flagship: 'naniwa', ships: ['naniwa', 'takachiho', 'akashi', 'tsushima'],
        },
        {
          id: 'ijn-otowa-and-niitaka', name: 'Otowa and Niitaka',
          position: { x: 20, y: 38 }, heading: 60, speed: 3, knots: 18,
          flagship: 'otowa', ships: ['otowa', 'niitaka'],
        },
        {
          id: 'ijn-destroyers', name: 'Destroyers', arrives: { turn: 14, edge: 'south' },
          position: { x: 60, y: 47 }, heading: 0, speed: 3.5, knots: 22,
          flagship: 'harusame-class', ships: ['harusame-class', 'shirakumo-class'],
          boats: [['Asagiri', 'Fubuki'], ['Shirakumo']],
        },
      ],
    },
    irn: {
      entryEdge: 'south',
      fleetFlagship: 'dmitrii-donskoi',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'irn-dmitrii-donskoi', name: 'Dmitrii Donskoi', commander: 'Lebedev',
          position: { x: 36, y: 44 }, heading: 350, speed: 2, knots: 13,
          flagship: 'dmitrii-donskoi', ships: ['dmitrii-donskoi'],
        },
      ],
    },
  },
  convoy: null,
  specialRules: [
    {
      id: 'special-1',
      text: 'The island is at (36,4), radius 4″. Within 1″ of it Donskoi may beach and is then out of play.',
      effects: [{ type: 'reminder', phases: ['B', 'C'] }],
    },
    {
      id: 'special-2',
      text: 'Flooding: after her second effective hit Naniwa must leave the line for good.',
      effects: [{ type: 'reminder', phases: ['B', 'C'] }],
    },
    {
      id: 'special-3',
      text: 'Dusk: from turn 12 night rules, sighting 4″. Destroyers may attack from turn 14.',
      effects: [
        { type: 'sighting', light: 'night', range: 4, when: { from: 12 } },
        { type: 'forbidden', acts: ['gunfire', 'torpedoes'], who: { side: 'ijn', types: ['TBD'] }, when: { to: 13 } },
      ],
    },
  ],
  victory: {
    text: 'Russia wins if Donskoi beaches at the island or is afloat with one P or less at the end; draws if afloat but worse, or if a Japanese cruiser is sunk. Japan wins if she sinks in open water.',
    scores: [],
    verdicts: [
      {
        winner: 'irn',
        if: [
          { type: 'count', of: { ships: ['dmitrii-donskoi'] }, deed: { type: 'fate', fates: ['beached'] }, atLeast: 1 },
        ],
      },
      {
        winner: 'irn',
        if: [
          {
            type: 'count',
            of: { ships: ['dmitrii-donskoi'] },
            deed: { type: 'fate', fates: ['on-table'], markers: { atMost: { P: 1 } } },
            atLeast: 1,
          },
        ],
      },
      {
        winner: 'draw',
        if: [
          {
            type: 'count',
            of: { ships: ['dmitrii-donskoi'] },
            deed: { type: 'fate', fates: ['on-table'] },
            atLeast: 1,
          },
        ],
      },
      {
        winner: 'draw',
        if: [{ type: 'count', of: { side: 'ijn', types: CRUISERS }, deed: { type: 'fate', fates: LOST }, atLeast: 1 }],
      },
      {
        winner: 'ijn',
        if: [{ type: 'count', of: { ships: ['dmitrii-donskoi'] }, deed: { type: 'fate', fates: LOST }, atLeast: 1 }],
      },
    ],
  },
  history:
    'She beat off six cruisers and the destroyers until dark, landed her crew on the island and was scuttled next morning.',
  size: { ijn: 6, irn: 1, minutes: 45, note: 'plus 3 destroyers' },
  facts: [
    'Sighted about 18:00; Otowa opened shortly after 19:00 at 8,000 yards; 4th Division in by 19:40 at 7,000; down to 3,000-4,000 by 20:00.',
    'She carried many survivors of Oslyabya.',
  ],
  variants: [],
  uncertain: ['Destroyers that attacked (Asagiri, Shirakumo and Fubuki named).', '4th Division order.'],
};

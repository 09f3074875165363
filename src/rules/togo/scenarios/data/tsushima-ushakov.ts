import type { Scenario } from '../scenario';

export const TSUSHIMA_USHAKOV: Scenario = {
  id: 'tsushima-ushakov',
  name: '28 May: last fight of Admiral Ushakov',
  date: '1905-05-28',
  dateText: '28 May 1905',
  startTime: '17:15',
  light: 'day',
  sightingRange: 24,
  turnLimit: 20,
  table: { width: 72, depth: 48 },
  terrain: [],
  sides: {
    ijn: {
      entryEdge: 'north',
      fleetFlagship: 'iwate',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'ijn-iwate-and-yakumo', name: 'Iwate and Yakumo', commander: 'Shimamura',
          position: { x: 36, y: 3 }, heading: 190, speed: 3, knots: 17,
          flagship: 'iwate', ships: ['iwate', 'yakumo'],
        },
      ],
    },
    irn: {
      entryEdge: 'south',
      fleetFlagship: 'admiral-ushakov',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'irn-admiral-ushakov', name: 'Admiral Ushakov', commander: 'Miklukha',
          position: { x: 34, y: 25 }, heading: 200, speed: 1.5, knots: 10,
          flagship: 'admiral-ushakov', ships: ['admiral-ushakov'],
        },
      ],
    },
  },
  convoy: null,
  specialRules: [
    {
      id: 'special-1',
      text: 'Holed forward: Admiral Ushakov moves at most 1.5″ a turn.',
      effects: [{ type: 'speed-cap', inches: 1.5, who: { ships: ['admiral-ushakov'] } }],
    },
    {
      id: 'special-2',
      text: 'Worn guns: Admiral Ushakov’s main guns reach 8″ at most. From turn 8 she lists and rolls half dice.',
      effects: [
        { type: 'gun-reach', inches: 8, battery: 'main', who: { ships: ['admiral-ushakov'] } },
        { type: 'half-dice', who: { ships: ['admiral-ushakov'] }, when: { from: 8 } },
      ],
    },
    {
      id: 'special-3',
      text: 'Call to surrender: when first within 12″ the Japanese may hold fire for one turn. If the Russian player refuses, Japan fires first that turn.',
      effects: [{ type: 'reminder', phases: ['E', 'F'] }],
    },
    {
      id: 'special-4',
      text: 'Darkness falls at the end of turn 20.',
      effects: [{ type: 'reminder', phases: ['I'], when: { from: 20 } }],
    },
  ],
  victory: {
    text: 'Russia wins if Admiral Ushakov is afloat at the end or leaves by the south or west edge. A draw if she scores three effective hits before sinking. Otherwise Japan wins.',
    scores: [],
    verdicts: [
      {
        winner: 'irn',
        if: [
          {
            type: 'count',
            of: { ships: ['admiral-ushakov'] },
            deed: { type: 'fate', fates: ['on-table'] },
            atLeast: 1,
          },
        ],
      },
      {
        winner: 'irn',
        if: [
          {
            type: 'count',
            of: { ships: ['admiral-ushakov'] },
            deed: { type: 'fate', fates: ['left'], edges: ['south', 'west'] },
            atLeast: 1,
          },
        ],
      },
      {
        winner: 'draw',
        if: [{ type: 'count', of: { ships: ['admiral-ushakov'] }, deed: { type: 'hits-made' }, atLeast: 3 }],
      },
      { winner: 'ijn', if: [] },
    ],
  },
  history: 'She refused to strike, fought for about half an hour and was scuttled and sank.',
  size: { ijn: 2, irn: 1, minutes: 30, note: 'teaching game' },
  facts: ['Fire opened about 17:30 at some 9,000-10,000 m; sank about 18:10.'],
  variants: [],
  uncertain: ['First headings.', 'How far she was holed; the speed cap is a game value.'],
};

import type { Scenario } from '../scenario';
import { CRUISERS, LOST, SHIPS } from './groups';

export const CHEMULPO: Scenario = {
  id: 'chemulpo',
  name: 'Varyag and Korietz at Chemulpo',
  date: '1904-02-09',
  dateText: '9 February 1904',
  startTime: '11:45',
  light: 'day',
  sightingRange: 24,
  turnLimit: 16,
  table: { width: 72, depth: 48 },
  terrain: [
    { kind: 'island', x: 46, y: 18, radius: 0.5, note: 'Yodolmi' },
    { kind: 'anchorage', x: 57, y: 7, radius: 3, note: 'Chemulpo roads' },
  ],
  sides: {
    ijn: {
      entryEdge: 'west',
      fleetFlagship: 'naniwa',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'ijn-asama-group', name: 'Asama group', commander: 'Yashiro',
          position: { x: 40, y: 24 }, heading: 315, speed: 2.5, knots: 15,
          flagship: 'asama', ships: ['asama', 'chiyoda'],
        },
        {
          id: 'ijn-naniwa-group', name: 'Naniwa group', commander: 'Uryu',
          position: { x: 35, y: 28 }, heading: 315, speed: 2.5, knots: 15,
          flagship: 'naniwa', ships: ['naniwa', 'niitaka'],
        },
        {
          id: 'ijn-takachiho-group', name: 'Takachiho group',
          position: { x: 30, y: 30 }, heading: 315, speed: 2.5, knots: 15,
          flagship: 'takachiho', ships: ['takachiho', 'akashi'],
        },
        {
          id: 'ijn-14th-torpedo-boat-flotilla', name: '14th Torpedo Boat Flotilla',
          position: { x: 32, y: 31 }, heading: 315, speed: 3.5, knots: 20,
          flagship: 'hayabusa-class', ships: ['hayabusa-class'],
          boats: [['Chidori', 'Hayabusa', 'Manazuru']],
        },
        {
          id: 'ijn-dispatch-vessel', name: 'Dispatch vessel', optional: true,
          position: { x: 27, y: 33 }, heading: 315, speed: 2.5, knots: 15,
          flagship: 'chihaya', ships: ['chihaya'],
        },
      ],
    },
    irn: {
      entryEdge: 'east',
      fleetFlagship: 'varyag',
      dummies: 0,
      // prettier-ignore
      formations: [
        {
          id: 'irn-guardships', name: 'Guardships', commander: 'Rudnev',
          position: { x: 52, y: 12 }, heading: 225, speed: 2, knots: 12,
          flagship: 'varyag', ships: ['varyag', 'korietz'],
        },
      ],
    },
  },
  convoy: null,
  specialRules: [
    {
      id: 'special-1',
      text: 'Channel: north-east of Yodolmi (46,18) ships stay within 2″ of the line from (58,6) to (46,18). South-west of it the fairway is 8″ wide, centred on the line from (46,18) to the south-west corner. A ship that leaves the channel stops and takes one P hit.',
      effects: [{ type: 'reminder', phases: ['B', 'C'] }],
    },
    { id: 'special-2', text: 'All ships are sighted from the start.', effects: [{ type: 'seen', who: {} }] },
    {
      id: 'special-3',
      text: 'Neutral warships are anchored at (57,7): no fire within 3″ of them.',
      effects: [{ type: 'reminder', phases: ['A', 'F'] }],
    },
    {
      id: 'special-4',
      text: 'Torpedo boats may not attack before turn 6.',
      effects: [
        { type: 'forbidden', acts: ['gunfire', 'torpedoes'], who: { side: 'ijn', types: ['TB'] }, when: { to: 5 } },
      ],
    },
    {
      id: 'special-5',
      text: 'Varyag may leave Korietz. Her worn engines limit her to 3″ a turn.',
      effects: [{ type: 'speed-cap', inches: 3, who: { ships: ['varyag'] } }],
    },
  ],
  victory: {
    text: 'Russia wins outright if Varyag leaves by the west or south edge or a Japanese cruiser is sunk. Japan wins if Varyag sinks or takes two P hits, with no Japanese ship lost. A draw if Varyag gets back to the anchorage with one P or less.',
    scores: [],
    verdicts: [
      {
        winner: 'irn',
        if: [
          {
            type: 'count',
            of: { ships: ['varyag'] },
            deed: { type: 'fate', fates: ['left'], edges: ['west', 'south'] },
            atLeast: 1,
          },
        ],
      },
      {
        winner: 'irn',
        if: [{ type: 'count', of: { side: 'ijn', types: CRUISERS }, deed: { type: 'fate', fates: LOST }, atLeast: 1 }],
      },
      {
        winner: 'ijn',
        if: [
          { type: 'count', of: { ships: ['varyag'] }, deed: { type: 'fate', fates: LOST }, atLeast: 1 },
          { type: 'count', of: { side: 'ijn', types: SHIPS }, deed: { type: 'fate', fates: LOST }, atMost: 0 },
        ],
      },
      {
        winner: 'ijn',
        if: [
          {
            type: 'count',
            of: { ships: ['varyag'] },
            deed: { type: 'fate', fates: ['on-table', 'beached'], markers: { atLeast: { P: 2 } } },
            atLeast: 1,
          },
          { type: 'count', of: { side: 'ijn', types: SHIPS }, deed: { type: 'fate', fates: LOST }, atMost: 0 },
        ],
      },
    ],
  },
  history:
    'Varyag was hit hard, turned back after about an hour and was scuttled; Korietz was blown up. The Japanese reported no loss.',
  size: { ijn: 7, irn: 2, minutes: 60, note: '7 ships counting Chihaya, and 3 torpedo boats on 1 base' },
  facts: [
    'The Russians sailed about 11:20; Asama opened at about 7,000 m at 11:45.',
    'Varyag turned back about 12:15 and anchored about 13:00.',
  ],
  variants: [],
  uncertain: [
    'Which torpedo boats were in the fight (9th and 14th flotillas named; three to eight boats).',
    'Pairing of Takachiho and Akashi.',
    'Chihaya on the spot during the fire fight.',
  ],
};
